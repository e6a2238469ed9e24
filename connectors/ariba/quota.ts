/** Windows of a quota by the clock of UTC, as the gateway of Ariba counts them. */
const windows = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
/** Clocks differ a little. */
const marginMs = 250;

/**
 * How long to wait before the next call of the same face, in milliseconds: until the longest window ends of which
 * `X-RateLimit-Remaining-*` says that nothing is left. Where the answer tells the end itself (`RateLimit-Reset`, in seconds), until then.
 */
export function quotaWaitMs(headers: Headers, now: number): number {
  let wait = 0;
  for (const [name, lengthMs] of Object.entries(windows)) {
    const left = headers.get(`x-ratelimit-remaining-${name}`)?.trim() ?? '';
    if (!/^-?\d{1,9}$/.test(left) || Number(left) > 0) continue;
    const reset = Number(headers.get('ratelimit-reset') ?? Number.NaN);
    const isTold = name !== 'second' && reset > 0 && reset * 1000 <= lengthMs;
    wait = isTold ? reset * 1000 + marginMs : lengthMs - (now % lengthMs) + marginMs;
  }
  return wait;
}
