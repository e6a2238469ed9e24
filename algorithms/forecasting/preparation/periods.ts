import { endOf, type Grain, periodOf, startOf } from './grain.ts';

/** Rows by the period that they lie in. All arrays have one entry a period, from `first` on, empty periods included. */
export interface PeriodSums {
  first: number;
  sums: Float64Array;
  counts: Float64Array;
  /** The first and the last time of each period; infinite in empty ones. */
  earliest: Float64Array;
  latest: Float64Array;
  /** Rows whose very time an earlier row has. */
  sharedTimes: number;
}

/** @returns null where the rows reach over more than `periodsMaximum` periods */
export function periodsOf(
  times: Float64Array,
  values: Float64Array,
  grain: Grain,
  periodsMaximum: number,
): PeriodSums | null {
  const periods = times.map((time) => periodOf(time, grain));
  const first = periods.reduce((least, period) => Math.min(least, period), Number.POSITIVE_INFINITY);
  const last = periods.reduce((most, period) => Math.max(most, period), Number.NEGATIVE_INFINITY);
  const size = last - first + 1;
  if (size > periodsMaximum) return null;
  const sums = new Float64Array(size);
  const counts = new Float64Array(size);
  const earliest = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const latest = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < times.length; row += 1) {
    const at = (periods[row] as number) - first;
    const time = times[row] as number;
    sums[at] = (sums[at] as number) + (values[row] as number);
    counts[at] = (counts[at] as number) + 1;
    earliest[at] = Math.min(earliest[at] as number, time);
    latest[at] = Math.max(latest[at] as number, time);
  }
  return { first, sums, counts, earliest, latest, sharedTimes: times.length - new Set(times).size };
}

/** Full periods that the ends are held against. */
const comparedPeriods = 12;

/**
 * Whether rows end before their last period does, or begin after their first one did, by more than in any of the periods beside:
 * a month whose rows end on the 12th, where all others go on to the 29th at least. One row a period tells nothing of its end.
 */
export function unfinishedEnds(
  { first, counts, earliest, latest }: PeriodSums,
  grain: Grain,
): { isFirst: boolean; isLast: boolean } {
  const size = counts.length;
  if (size < 4 || !counts.some((count) => count > 1)) return { isFirst: false, isLast: false };
  const afterLast = (at: number) => endOf(first + at, grain) - (latest[at] as number);
  const beforeFirst = (at: number) => (earliest[at] as number) - startOf(first + at, grain);
  const isThere = (at: number) => (counts[at] as number) > 0;
  const inner = Array.from({ length: size - 2 }, (_, at) => at + 1).filter(isThere);
  if (inner.length < 2) return { isFirst: false, isLast: false };
  const isBeyond = (own: number, others: readonly number[]) => others.every((other) => own > other);
  return {
    isLast: isBeyond(afterLast(size - 1), inner.slice(-comparedPeriods).map(afterLast)),
    isFirst: isBeyond(beforeFirst(0), inner.slice(0, comparedPeriods).map(beforeFirst)),
  };
}
