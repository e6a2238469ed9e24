/** Dates are ISO texts `YYYY-MM-DD` in the proleptic Gregorian calendar; no clock and no time zone is involved. */
export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year';

export const grains: readonly Grain[] = ['day', 'week', 'month', 'quarter', 'year'];

const dayMs = 86_400_000;

export function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whether the day exists: 2023-02-29 does not. */
export function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Same day of the month, or the month's last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const lastDay = Number(addDays(dateOf(year, month + 1, 1), -1).slice(8, 10));
  return dateOf(year, month, Math.min(Number(date.slice(8, 10)), lastDay));
}

export function addGrains(date: string, grain: Grain, count: number): string {
  switch (grain) {
    case 'day':
      return addDays(date, count);
    case 'week':
      return addDays(date, count * 7);
    case 'month':
      return addMonths(date, count);
    case 'quarter':
      return addMonths(date, count * 3);
    case 'year':
      return addMonths(date, count * 12);
  }
}

/** First day of the period that holds the date. Weeks start on Monday (ISO 8601). */
export function startOfGrain(date: string, grain: Grain): string {
  switch (grain) {
    case 'day':
      return date;
    case 'week':
      return addDays(date, -((new Date(Date.parse(date)).getUTCDay() + 6) % 7));
    case 'month':
      return `${date.slice(0, 7)}-01`;
    case 'quarter':
      return dateOf(yearOf(date), Math.floor((monthOf(date) - 1) / 3) * 3 + 1, 1);
    case 'year':
      return `${date.slice(0, 4)}-01-01`;
  }
}

/** Monday of an ISO week; week 1 holds the year's first Thursday. */
export function startOfIsoWeek(year: number, week: number): string {
  return addDays(startOfGrain(dateOf(year, 1, 4), 'week'), (week - 1) * 7);
}

export function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / dayMs);
}
