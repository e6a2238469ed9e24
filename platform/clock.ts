/** The time, handed in so that tests can stop it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** ISO 8601 UTC, the form in which times are stored. */
export function nowText(clock: Clock): string {
  return clock.now().toISOString();
}

/** The calendar day `YYYY-MM-DD` of a moment in a time zone. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}
