const dayMs = 86_400_000;

/** `YYYY-MM-DD` as the number of days since 1970-01-01. */
export function dayOf(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`Not a date: ${date}`);
  return ms / dayMs;
}

export function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** 0 is January. */
export function monthOf(day: number): number {
  return new Date(day * dayMs).getUTCMonth();
}
