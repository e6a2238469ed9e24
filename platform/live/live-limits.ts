/** What one page may ask of the live channel. */
export interface LiveLimits {
  /** Largest message that a client may send. It has one to send: `authenticate`. */
  messageBytes: number;
  /** Messages and pings of a client between two heartbeats. */
  messagesPerHeartbeat: number;
  /** How long a socket may stay without having authenticated. */
  authenticateMs: number;
  /** Pings go out so often; a page that has not answered by the next one is gone. */
  heartbeatMs: number;
  /** Bytes waiting for a page that reads too slowly; above, it is cut off. */
  waitingBytes: number;
  /** Sockets of one account; one more closes the oldest. */
  socketsPerAccount: number;
  /** How long a page may take to close politely when the server shuts down. */
  closeMs: number;
}

export const liveLimits: LiveLimits = {
  messageBytes: 4 * 1024,
  messagesPerHeartbeat: 20,
  authenticateMs: 10_000,
  heartbeatMs: 20_000,
  waitingBytes: 1024 * 1024,
  socketsPerAccount: 8,
  closeMs: 500,
};
