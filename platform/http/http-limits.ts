/** What one client may hold of the server without giving anything. */
export interface HttpLimits {
  /** How long the head of a request may take, from the opening of its socket on. */
  headMs: number;
  /** How long a socket may stay between two requests. */
  betweenMs: number;
  /** How often the heads, and the bodies on their way, are looked at. */
  checkMs: number;
  /** How long a body may stand still. */
  stillMs: number;
  /** What a body may take before its rate counts. */
  graceMs: number;
  /** Least rate of a body behind the grace, on the whole: a bad line may falter. */
  bytesPerSecond: number;
  /** How long we wait for the reader of an answer, besides the time that what waits takes at the least rate. */
  answerWaitMs: number;
  /** Least rate at which an answer is read. */
  answerBytesPerSecond: number;
  /** The longest that a request may take to arrive. 50 MB within it are 14 kB a second. */
  requestMs: number;
  /** Sockets of one address on which no request is being answered; one more closes the oldest. */
  waitingPerAddress: number;
  /** Sockets of one address; one more closes the oldest that waits, or itself. */
  socketsPerAddress: number;
  /** Sockets in all, in the same way. */
  sockets: number;
}

/** Where browsers hold six sockets each, an office of eighty people behind one address is within them. */
export const httpLimits: HttpLimits = {
  headMs: 10_000,
  betweenMs: 72_000,
  checkMs: 1000,
  stillMs: 30_000,
  graceMs: 20_000,
  bytesPerSecond: 500,
  answerWaitMs: 120_000,
  answerBytesPerSecond: 4000,
  requestMs: 60 * 60_000,
  waitingPerAddress: 256,
  socketsPerAddress: 512,
  sockets: 4096,
};
