import { addDays, addGrains, type Grain, monthOf, yearOf } from './calendar.ts';

/**
 * A stretch of days, half-open: `start` is in, `end` is not. A null bound is open.
 * `label` says it in plain words and fits after "in" or stands alone: "2024", "March 2025", "the last 3 complete months".
 */
export interface Period {
  start: string | null;
  end: string | null;
  label: string;
  /** The calendar unit the period is one of, or is counted in. */
  grain: Grain | null;
  /** Other meanings of the same words, offered to the asker: "last 3 months" may count the current one. */
  alternatives: { label: string; phrase: string }[];
  /** A season, a feast or a business year: days told beside it say what it means. */
  isLoose?: true;
  /** No year was said: it is the latest one that has begun, or the newest that the data hold. */
  isYearless?: true;
  /** Its bounds are those of a text of the data, however that counts its years. */
  isAsWritten?: true;
  /** One reading of a business year: it counts only where such years begin so. */
  fiscal?: { startMonth: number; namedBy: 'start' | 'end' | null };
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function period(start: string | null, end: string | null, label: string, grain: Grain | null): Period {
  return { start, end, label, grain, alternatives: [] };
}

/** A period that is told by another one, whose year nobody said either. */
export function yearlessLike(told: Period, { isYearless }: Period): Period {
  return isYearless ? { ...told, isYearless } : told;
}

/** The calendar period of this grain that starts on `start`. */
export function calendarPeriod(start: string, grain: Grain): Period {
  return period(start, addGrains(start, grain, 1), labelOf(start, grain), grain);
}

/** "2024", "Q3 2024", "March 2025", "week of 3 March 2025", "5 March 2025". */
export function labelOf(start: string, grain: Grain): string {
  const month = monthNames[monthOf(start) - 1] ?? '';
  const day = `${Number(start.slice(8, 10))} ${month} ${yearOf(start)}`;
  switch (grain) {
    case 'year':
      return String(yearOf(start));
    case 'quarter':
      return `Q${Math.floor((monthOf(start) - 1) / 3) + 1} ${yearOf(start)}`;
    case 'month':
      return `${month} ${yearOf(start)}`;
    case 'week':
      return `the week of ${day}`;
    case 'day':
      return day;
  }
}

/** The days of a period in words: "1 January 2024 to 31 March 2024". */
export function daysOf(range: { start: string | null; end: string | null }): string {
  const first = range.start === null ? null : labelOf(range.start, 'day');
  const last = range.end === null ? null : labelOf(addDays(range.end, -1), 'day');
  if (first === null) return last === null ? 'all days' : `up to ${last}`;
  if (last === null) return `from ${first} on`;
  return first === last ? first : `${first} to ${last}`;
}
