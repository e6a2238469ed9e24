/** Periods that times fall into. All in UTC: a table's times are as they stand in it. */

export const grains = [
  'minute',
  'quarter_hour',
  'half_hour',
  'hour',
  'day',
  'working_day',
  'week',
  'month',
  'quarter',
  'year',
] as const;
export type Grain = (typeof grains)[number];

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** 1 January 1970 was a Thursday: weeks begin on the Monday before. */
const firstMondayMs = -3 * dayMs;

const fixedMs: Partial<Record<Grain, number>> = {
  minute: minuteMs,
  quarter_hour: 15 * minuteMs,
  half_hour: 30 * minuteMs,
  hour: 60 * minuteMs,
  day: dayMs,
};

const monthsOf: Partial<Record<Grain, number>> = { month: 1, quarter: 3, year: 12 };

/** Periods in the season that is usual for a grain, the shorter first; none for years. */
export const seasonsOf: Readonly<Record<Grain, readonly number[]>> = {
  minute: [60],
  quarter_hour: [96],
  half_hour: [48],
  hour: [24, 168],
  day: [7, 365],
  working_day: [5],
  week: [52],
  month: [12],
  quarter: [4],
  year: [],
};

/** Which period a time lies in, counted from 1970. Whole for every finite time. */
export function periodOf(timeMs: number, grain: Grain): number {
  const fixed = fixedMs[grain];
  if (fixed !== undefined) return Math.floor(timeMs / fixed);
  const months = monthsOf[grain];
  if (months !== undefined) {
    const date = new Date(timeMs);
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth() - 1970 * 12) / months);
  }
  const day = Math.floor((timeMs - firstMondayMs) / dayMs);
  const week = Math.floor(day / 7);
  // A weekend, where there is one after all, counts with the Friday before.
  return grain === 'week' ? week : week * 5 + Math.min(4, day - week * 7);
}

/** When a period begins, in milliseconds since 1970. */
export function startOf(period: number, grain: Grain): number {
  const fixed = fixedMs[grain];
  if (fixed !== undefined) return period * fixed;
  const months = monthsOf[grain];
  if (months !== undefined) return Date.UTC(1970, period * months, 1);
  if (grain === 'week') return firstMondayMs + period * 7 * dayMs;
  const week = Math.floor(period / 5);
  return firstMondayMs + (week * 7 + (period - week * 5)) * dayMs;
}

/** When the period after begins. */
export function endOf(period: number, grain: Grain): number {
  return startOf(period + 1, grain);
}

/** Whether it is a Saturday or a Sunday. */
export function isWeekend(timeMs: number): boolean {
  const day = new Date(timeMs).getUTCDay();
  return day === 0 || day === 6;
}
