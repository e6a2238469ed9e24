import type { Series } from '../../algorithm.ts';
import { seasonalStrength, strongSeason } from '../../arima/differencing.ts';
import { isSeasonal } from '../numeric/seasonality.ts';
import { valuesMinimum } from '../series-checks.ts';
import { chooseGrain } from './choose-grain.ts';
import { endOf, type Grain, periodOf, seasonsOf, startOf } from './grain.ts';
import { type PeriodSums, periodsOf, unfinishedEnds } from './periods.ts';
import type { PreparationNote, Refusal } from './reasons.ts';

/** From the rows of a table to a series of equal steps: pure, and whatever is done to the rows is told. */

export interface PreparationOptions {
  /** How the values of one period become one: amounts are added, states and rates averaged. */
  how: 'sum' | 'mean';
  /** Chosen by the times where it is not given. */
  grain?: Grain | undefined;
  /** What a period without a row is: unknown, or nothing, where a row is an event. */
  empty?: 'unknown' | 'zero' | undefined;
  /** The time of asking, in milliseconds: the period that it lies in is not over. */
  nowMs?: number | undefined;
}

export interface PreparedSeries {
  ok: true;
  series: Series;
  grain: Grain;
  /** When each value's period begins, in milliseconds since 1970. */
  startsMs: Float64Array;
  notes: readonly PreparationNote[];
}

export type Preparation = PreparedSeries | { ok: false; reason: Refusal; notes: readonly PreparationNote[] };

/** The most that may be missing where what is missing is not nothing. */
const gapShareMaximum = 0.1;
/** More periods than any forecast looks at, and more than a wrong year should be let make. */
const periodsMaximum = 2_000_000;

/**
 * @param timesMs milliseconds since 1970, NaN where missing, in any order
 * @param values of the same rows, NaN where missing
 */
export function prepareSeries(
  timesMs: Float64Array,
  values: Float64Array,
  options: PreparationOptions,
): Preparation {
  const notes: PreparationNote[] = [];
  const refuse = (reason: Refusal): Preparation => ({ ok: false, reason, notes });
  if (timesMs.length === 0) return refuse({ code: 'no_rows' });
  const rows = presentRows(timesMs, values, notes);
  if (rows.withTime === 0) return refuse({ code: 'no_times' });
  if (rows.times.length === 0) return refuse({ code: 'no_values' });
  const grain = options.grain ?? chooseGrain(rows.times, options.empty === 'zero');
  const sums = periodsOf(rows.times, rows.values, grain, periodsMaximum);
  if (!sums) return refuse({ code: 'gaps', grain, missing: periodsMaximum, ofPeriods: periodsMaximum });
  tellRowsPerPeriod(sums, grain, options.how, notes);
  const whole = withoutUnfinished(sums, grain, options, notes);
  const filled = whole.counts.reduce((count, rowsThere) => count + (rowsThere > 0 ? 1 : 0), 0);
  if (filled < valuesMinimum)
    return refuse({ code: 'too_short', grain, periods: filled, least: valuesMinimum });
  const periods = whole.counts.length;
  const missing = periods - filled;
  if (options.empty !== 'zero' && missing > gapShareMaximum * periods)
    return refuse({ code: 'gaps', grain, missing, ofPeriods: periods });
  const own = valuesOf(whole, options);
  if (missing > 0)
    notes.push({
      code: 'gaps_filled',
      periods: missing,
      ofPeriods: periods,
      how: options.empty === 'zero' ? 'zero' : 'interpolated',
    });
  return {
    ok: true,
    series: { values: own, season: seasonOf(own, grain, notes) },
    grain,
    startsMs: own.map((_, at) => startOf(whole.first + at, grain)),
    notes,
  };
}

function presentRows(timesMs: Float64Array, values: Float64Array, notes: PreparationNote[]) {
  const places: number[] = [];
  let withTime = 0;
  for (let row = 0; row < timesMs.length; row += 1) {
    if (!isTime(timesMs[row] as number)) continue;
    withTime += 1;
    if (Number.isFinite(values[row])) places.push(row);
  }
  if (withTime < timesMs.length) notes.push({ code: 'missing_times', rows: timesMs.length - withTime });
  if (places.length < withTime) notes.push({ code: 'missing_values', rows: withTime - places.length });
  return {
    withTime,
    times: Float64Array.from(places, (row) => timesMs[row] as number),
    values: Float64Array.from(places, (row) => values[row] as number),
  };
}

/** Within what a date can be (100 million days around 1970). */
function isTime(timeMs: number): boolean {
  return Math.abs(timeMs) <= 8.64e15;
}

function tellRowsPerPeriod(
  { counts, sharedTimes }: PeriodSums,
  grain: Grain,
  how: 'sum' | 'mean',
  notes: PreparationNote[],
): void {
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const periods = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
  if (sharedTimes > 0) notes.push({ code: 'duplicates', grain, rows: sharedTimes, how });
  if (rows - sharedTimes > periods) notes.push({ code: 'aggregated', grain, rows, periods, how });
}

function withoutUnfinished(
  sums: PeriodSums,
  grain: Grain,
  { nowMs }: PreparationOptions,
  notes: PreparationNote[],
): PeriodSums {
  const last = sums.first + sums.counts.length - 1;
  const isRunning = nowMs !== undefined && periodOf(nowMs, grain) <= last && nowMs < endOf(last, grain);
  const ends = unfinishedEnds(sums, grain);
  const from = ends.isFirst ? 1 : 0;
  const to = sums.counts.length - (ends.isLast || isRunning ? 1 : 0);
  if (from > 0) notes.push({ code: 'unfinished_first', grain, startMs: startOf(sums.first, grain) });
  if (to < sums.counts.length) notes.push({ code: 'unfinished_last', grain, startMs: startOf(last, grain) });
  return {
    ...sums,
    first: sums.first + from,
    sums: sums.sums.slice(from, to),
    counts: sums.counts.slice(from, to),
    earliest: sums.earliest.slice(from, to),
    latest: sums.latest.slice(from, to),
  };
}

function valuesOf({ sums, counts }: PeriodSums, { how, empty }: PreparationOptions): Float64Array {
  const values = sums.map((sum, at) => {
    const count = counts[at] as number;
    if (count === 0) return empty === 'zero' ? 0 : Number.NaN;
    return how === 'sum' ? sum : sum / count;
  });
  interpolate(values);
  return values;
}

/** Straight lines over the missing values between two that are there. In place. */
function interpolate(values: Float64Array): void {
  let before = -1;
  for (let at = 0; at < values.length; at += 1) {
    if (Number.isNaN(values[at])) continue;
    for (let gap = before + 1; before >= 0 && gap < at; gap += 1) {
      const share = (gap - before) / (at - before);
      values[gap] = (1 - share) * (values[before] as number) + share * (values[at] as number);
    }
    before = at;
  }
}

/** The usual season of the grain, if the values show it: as they are, or from each to the next where a trend hides it. */
function seasonOf(values: Float64Array, grain: Grain, notes: PreparationNote[]): number {
  const first = values[0] as number;
  if (values.every((value) => value === first)) {
    notes.push({ code: 'constant', value: first });
    return 1;
  }
  const [usual] = seasonsOf[grain];
  if (usual === undefined) return 1;
  if (values.length < 3 * usual) {
    notes.push({ code: 'season_too_long', grain, season: usual, periods: values.length });
    return 1;
  }
  const changes = values.subarray(1).map((value, at) => value - (values[at] as number));
  for (const season of seasonsOf[grain]) {
    if (isSeasonal(values, season) || isSeasonal(changes, season) || isStrong(values, season)) return season;
  }
  notes.push({ code: 'no_season', grain, season: usual });
  return 1;
}

/** A smooth wave has neighbours so alike that the test, which asks for more where they are, does not see it. */
function isStrong(values: Float64Array, season: number): boolean {
  return values.length >= 3 * season && seasonalStrength(values, season) > strongSeason;
}
