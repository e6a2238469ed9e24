import type { Projection } from '../members/member.ts';

/** How wide the intervals must be, so that they hold what they say: learnt from what the backtest missed by. */

export const coverages = [80, 95] as const;
export type Coverage = (typeof coverages)[number];

/** Deviations on either side that hold a coverage of a normal distribution. */
const normalReach: Record<Coverage, number> = { 80: 1.2816, 95: 1.96 };

/** By coverage: how many deviations an interval reaches to either side. */
export type Reach = Record<Coverage, number>;

/** A deviation that a model finds in the values it was fitted to is somewhat small for those to come. */
const usualFactor = 1.05;
/** Where nothing was tried, more is left open. */
const unprovenFactor: Record<Coverage, number> = { 80: 1.2, 95: 1.3 };
/** A backtest that went well by luck takes off at most half. */
const leastFactor = 0.5;
/** A model that saw the same value again and again was sure of itself: by how many of its deviations it missed the first other one says nothing. */
const mostFactor = 10;

/** By how many deviations each step of a backtest was missed. A step that was sure to be hit, and was, is missed by none. */
export function scoresOf(actual: Float64Array, { mean, deviation }: Projection): number[] {
  return Array.from(actual, (truth, step) => {
    const missed = Math.abs(truth - (mean[step] as number));
    return missed === 0 ? 0 : missed / Math.max(deviation[step] as number, 1e-9 * Math.abs(truth) + 1e-300);
  });
}

/**
 * Split conformal prediction in its form for few scores (Vovk et al. 2005; Lei et al. 2018), drawn towards the usual width as long as little was tried:
 * steps of overlapping windows are not as many trials as they are numbers.
 * @param windows the number of horizons that the backtest reaches over
 */
export function reachOf(scores: readonly number[], windows: number): Reach {
  const sorted = scores.toSorted((a, b) => a - b);
  const of = (coverage: Coverage): number => {
    if (sorted.length === 0) return normalReach[coverage] * unprovenFactor[coverage];
    const place = Math.min(sorted.length, Math.ceil(((sorted.length + 1) * coverage) / 100)) - 1;
    const measured = (sorted[place] as number) / normalReach[coverage];
    const factor = (windows * measured + usualFactor) / (windows + 1);
    return normalReach[coverage] * Math.min(mostFactor, Math.max(leastFactor, factor));
  };
  const inner = of(80);
  return { 80: inner, 95: Math.max(inner, of(95)) };
}

export function boundsOf(
  { mean, deviation }: Projection,
  reach: number,
): { low: Float64Array; high: Float64Array } {
  return {
    low: mean.map((middle, step) => middle - reach * (deviation[step] as number)),
    high: mean.map((middle, step) => middle + reach * (deviation[step] as number)),
  };
}
