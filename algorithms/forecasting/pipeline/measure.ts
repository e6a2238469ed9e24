import type { Projection } from '../members/member.ts';
import { countCovered, meanAbsoluteError, naiveScale } from '../metrics/metrics.ts';
import type { Origin } from './backtest.ts';
import { boundsOf, coverages, type Reach, reachOf, scoresOf } from './intervals.ts';
import { chooseWeights, combineProjections } from './weights.ts';

/** What the backtest tells of the forecast, as the page of a model shows it. Null where there was none. */
export interface Measured {
  origins: number;
  /** 1 less the weighted absolute percentage error, 0 to 1; null where all values that came are zero. */
  accuracy: number | null;
  /** Mean absolute error, in units of the series. */
  error: number | null;
  /** The same of the seasonal naive forecast. */
  baselineError: number | null;
  /** Mean absolute error in units of the seasonal naive error within the known values. */
  mase: number | null;
  /** Shares of the values that came that lay in the intervals, each made without its own origin; null with fewer than two origins. */
  coverage: Reach | null;
  /** The forecast missed by no less than the last season repeated does. */
  isNoBetterThanBaseline: boolean;
}

/** One row a step of each origin, in order. `origin` is the number of values known. */
export interface BacktestRows {
  origin: Int32Array;
  actual: Float64Array;
  mean: Float64Array;
  low80: Float64Array;
  high80: Float64Array;
  low95: Float64Array;
  high95: Float64Array;
}

/**
 * Each origin is forecast with the weights that the others choose, so that no forecast is judged by what it was chosen by.
 * @returns the combined forecasts by origin
 */
export function combineApart(origins: readonly Origin[], count: number): Projection[] {
  return origins.map((origin) => {
    const others = origins.filter((other) => other !== origin);
    const weights = chooseWeights(others, count, [...origin.projections.keys()]);
    return combineProjections(origin.projections, weights, origin.actual.length);
  });
}

const exactShare = 1e-12;

/** @param season with which the baseline repeats */
export function measure(
  values: Float64Array,
  season: number,
  origins: readonly Origin[],
  combined: readonly Projection[],
): Measured {
  const pairs = origins.map((origin, at) => ({ ...origin, combined: combined[at] as Projection }));
  if (pairs.length === 0) return unmeasured;
  const mean = (of: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const size = mean(({ actual }) => meanAbsoluteError(actual, new Float64Array(actual.length)));
  const missed = mean((pair) => meanAbsoluteError(pair.actual, pair.combined.mean));
  // What is off by the last digits of a double was told exactly.
  const error = missed > exactShare * size ? missed : 0;
  const baselines = pairs.flatMap(({ actual, projections }) => {
    const baseline = projections.get('seasonal_naive');
    return baseline ? [meanAbsoluteError(actual, baseline.mean)] : [];
  });
  const baselineError =
    baselines.length > 0 ? baselines.reduce((sum, value) => sum + value, 0) / baselines.length : null;
  const scale = naiveScale(values, values.length > season ? season : 1);
  return {
    origins: pairs.length,
    accuracy: size > 0 ? Math.min(1, Math.max(0, 1 - error / size)) : error === 0 ? 1 : null,
    error,
    baselineError,
    mase: scale > 0 ? error / scale : null,
    coverage: null,
    isNoBetterThanBaseline: baselineError !== null && error > 0 && error >= baselineError,
  };
}

const unmeasured: Measured = {
  origins: 0,
  accuracy: null,
  error: null,
  baselineError: null,
  mase: null,
  coverage: null,
  isNoBetterThanBaseline: false,
};

/** The rows of the page, each origin's intervals as wide as the others ask for, and how many held. */
export function tellBacktest(
  origins: readonly Origin[],
  combined: readonly Projection[],
  windows: number,
  isNonNegative: boolean,
): { rows: BacktestRows; coverage: Reach | null } {
  const scores = origins.map(({ actual }, at) => scoresOf(actual, combined[at] as Projection));
  const steps = origins.reduce((sum, { actual }) => sum + actual.length, 0);
  const rows: BacktestRows = {
    origin: new Int32Array(steps),
    actual: new Float64Array(steps),
    mean: new Float64Array(steps),
    low80: new Float64Array(steps),
    high80: new Float64Array(steps),
    low95: new Float64Array(steps),
    high95: new Float64Array(steps),
  };
  const held: Reach = { 80: 0, 95: 0 };
  let from = 0;
  for (const [at, { actual, known }] of origins.entries()) {
    const projection = combined[at] as Projection;
    const others = scores.filter((_, place) => place !== at).flat();
    const reach = reachOf(others, (windows * Math.max(0, origins.length - 1)) / origins.length);
    rows.origin.fill(known, from, from + actual.length);
    rows.actual.set(actual, from);
    rows.mean.set(floored(projection.mean, isNonNegative), from);
    for (const coverage of coverages) {
      const { low, high } = boundsOf(projection, reach[coverage]);
      rows[`low${coverage}`].set(floored(low, isNonNegative), from);
      rows[`high${coverage}`].set(floored(high, isNonNegative), from);
      held[coverage] += countCovered(actual, low, high) / steps;
    }
    from += actual.length;
  }
  return { rows, coverage: origins.length > 1 ? held : null };
}

/** A series without a value below zero has no forecast below it. */
export function floored(values: Float64Array, isNonNegative: boolean): Float64Array {
  return isNonNegative ? values.map((value) => Math.max(0, value)) : values;
}
