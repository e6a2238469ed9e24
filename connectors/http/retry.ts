/** Answers after which a call is made again, and how often at most: 500 is more often the call's fault than a passing state. */
const attemptsByStatus: Readonly<Record<number, number>> = { 429: 5, 500: 2, 502: 5, 503: 5, 504: 5 };
/** Errors of the network that end by themselves. */
const passingCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const firstPauseMs = 300;
const longestPauseMs = 20_000;

/** How many attempts an answer of this status is worth. */
export function attemptsFor(status: number): number {
  return attemptsByStatus[status] ?? 1;
}

/** Whether the connection broke, which the next one may not. */
export function isBrokenConnection(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && passingCodes.has(code)) return true;
  return typeof cause === 'object' && cause !== null && isBrokenConnection(cause);
}

/** `Retry-After` in both of its forms (RFC 9110 §10.2.3), in milliseconds from now; null where there is none that can be read. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date begins with a letter: `Date.parse` also takes what is no date of HTTP, such as a signed number.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** How long to wait before the next attempt: twice as long each time, spread so that callers do not come back together. */
export function pauseMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
  return whole / 2 + (random() * whole) / 2;
}
