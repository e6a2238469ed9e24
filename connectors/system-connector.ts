import type { Socket } from 'node:net';
import type { Settings } from '#kernel/settings.ts';
import type { SystemSession } from './system-session.ts';

/**
 * What a connector of an outside system is. It runs in a child process with a cap on its memory (`app/system-child.ts`),
 * opens no socket and resolves no name itself, and believes no length that its peer announces (`bounded-stream.ts`).
 */

/** Where a system can be tested to, in this order; the one that failed is told. */
export const systemStages = [
  'address',
  'port',
  'tls',
  'certificate',
  'login',
  'database',
  'permission',
] as const;
export type SystemStage = (typeof systemStages)[number];

/** The ways to the outside. There are no others: a socket that a driver connects by itself is refused. */
export interface Reach {
  /**
   * A connected socket to a host that a person entered, or that the system named (a tenant, a redirect): each is decided on
   * by the server's policy. Closed with the signal. Throws AppError with a sentence where the policy refuses, and the
   * network's error otherwise. TLS is laid over it by `start-tls.ts`, with the name that was entered.
   */
  dial(place: { host: string; port: number }): Promise<Socket>;
  /** The same for HTTP: headers, body, what it unpacks to and time are bounded; redirects are handed back. */
  fetch: (input: string | URL, init?: ReachInit) => Promise<Response>;
}

export interface ReachInit extends RequestInit {
  /** PEM of authorities that are trusted instead of the system's. */
  ca?: string;
}

/** What the OAuth client of a provider (OAuth Setup) hands out for a call. */
export interface AccessToken {
  value: string;
  /** Addresses that came with it, by the provider's own names: `geolocation`, `rest_instance_url`. */
  places: Readonly<Record<string, string>>;
  /** The settings of the client that calls need beside it, by field: a realm, an application key. */
  client: Settings;
}

export interface SystemTools {
  reach: Reach;
  /**
   * The access token of the provider that the system's entry names; renewed by the server, for all that ask at once by one call.
   * Throws AppError with a sentence where a person has to do something first. Absent where the entry names none.
   * @param stale the token that the system has refused: another one is wanted
   */
  accessToken?(stale?: string): Promise<AccessToken>;
  /** Aborted when the time is up or nobody waits any more. */
  signal: AbortSignal;
  /** To be told when a stage begins: whoever stops the work says where it stood. `dial` tells of address and port. */
  onStage(stage: SystemStage): void;
}

export interface SystemTestOutcome {
  isOk: boolean;
  /** Nothing there answered as the system does: who may not search the network is told no more than that. */
  isUnreached?: boolean;
  /** The stage that failed. */
  stage?: SystemStage;
  /** A sentence for the person: what works, or what was wrong and what to do. Holds nothing that the system wrote but numbers, and a title of plain words of a page that is no answer (decision 0093). */
  message: string;
}

/** Settings hold what the form asks for, secrets included; they have passed the checks of the form. */
export interface SystemConnector {
  /** Signs in and reads as little as proves the rights to read. Resolves with the failure too. */
  test(settings: Settings, tools: SystemTools): Promise<SystemTestOutcome>;
  /**
   * Ends a session of this account that was left while a statement ran: there where the system does not look for its client until it
   * has something to send. Throws where it could not be told.
   */
  endSession?(settings: Settings, tools: SystemTools, sessionId: string): Promise<void>;
  /** Opens a session. Throws `SystemFailure` with the sentence that a test would give. */
  open?(settings: Settings, tools: SystemTools): Promise<SystemSession>;
}
