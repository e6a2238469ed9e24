/** The live channel: what server and browser agree on beside the messages themselves. */

/** Where the WebSocket is, on the page's own host. */
export const liveChannelPath = '/ws';

/** A message to every authenticated page of one workspace. Each feature declares the types that it publishes. */
export interface LiveMessage {
  type: string;
  [field: string]: unknown;
}

/** The first message of a client: nothing is delivered before it. */
export interface AuthenticateMessage {
  type: 'authenticate';
  userId: string;
}

/** The server's answer to it: from here on messages come. */
export const authenticatedType = 'authenticated';

/** Why the server closed a socket (RFC 6455 §7.4; from 4000 on our own). */
export const liveCloseCodes = {
  /** The server is shutting down; come back. */
  goingAway: 1001,
  /** Not what was agreed: another account's id, no `authenticate` in time, too many messages. Do not come back. */
  policy: 1008,
  /** The session was signed out, revoked or has expired. Do not come back. */
  sessionEnded: 4401,
  /** A newer page of the same account took its place. Come back when a person looks at the page. */
  replaced: 4409,
} as const;
