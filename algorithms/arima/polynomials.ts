import type { Order } from './order.ts';

/**
 * Parameters as they are searched, and the polynomials that they stand for. Partial autocorrelations between -1 and 1 are exactly the stationary (or invertible)
 * models (Barndorff-Nielsen and Schou 1973), so the search has no walls to run into.
 */

/** The coefficients of the lags: of past values with their sign on the right side, and of past errors. Lags without one are left out. */
export interface Polynomials {
  arLags: Int32Array;
  ar: Float64Array;
  maLags: Int32Array;
  ma: Float64Array;
  mean: number;
}

/** Keeps roots away from the unit circle, where a forecast stands or falls with a digit. */
const partialMaximum = 0.99;

/** @returns places of the parameters of each part: p, q, P, Q, then the constant */
export function polynomialsOf(parameters: Float64Array, order: Order): Polynomials {
  const { p, q, seasonalP, seasonalQ, season, hasConstant } = order;
  let at = 0;
  const take = (count: number): Float64Array => {
    const coefficients = fromPartials(parameters.subarray(at, at + count));
    at += count;
    return coefficients;
  };
  const shortAr = take(p);
  const shortMa = take(q);
  const seasonalAr = take(seasonalP);
  const seasonalMa = take(seasonalQ);
  const ar = multiply(shortAr, seasonalAr, season, -1);
  // 1 + θ is written as 1 - (-θ), so that both kinds have one transform.
  const ma = multiply(shortMa, seasonalMa, season, -1);
  return {
    arLags: ar.lags,
    ar: ar.coefficients,
    maLags: ma.lags,
    ma: ma.coefficients.map((value) => -value),
    mean: hasConstant ? (parameters[at] as number) : 0,
  };
}

/** The recursion of Durbin and Levinson, on tanh of what is searched. */
function fromPartials(searched: Float64Array): Float64Array {
  const size = searched.length;
  const coefficients = new Float64Array(size);
  const before = new Float64Array(size);
  for (let order = 0; order < size; order += 1) {
    const partial = partialMaximum * Math.tanh(searched[order] as number);
    before.set(coefficients);
    for (let at = 0; at < order; at += 1) {
      coefficients[at] = (before[at] as number) - partial * (before[order - 1 - at] as number);
    }
    coefficients[order] = partial;
  }
  return coefficients;
}

/** (1 - Σ short)(1 - Σ seasonal), written again as 1 - Σ. Lags that both reach are kept apart: they add up by themselves. */
function multiply(
  short: Float64Array,
  seasonal: Float64Array,
  season: number,
  sign: number,
): { lags: Int32Array; coefficients: Float64Array } {
  const size = short.length + seasonal.length + short.length * seasonal.length;
  const lags = new Int32Array(size);
  const coefficients = new Float64Array(size);
  let at = 0;
  const add = (lag: number, coefficient: number) => {
    lags[at] = lag;
    coefficients[at] = coefficient;
    at += 1;
  };
  for (let lag = 1; lag <= short.length; lag += 1) add(lag, short[lag - 1] as number);
  for (let times = 1; times <= seasonal.length; times += 1) {
    add(times * season, seasonal[times - 1] as number);
    for (let lag = 1; lag <= short.length; lag += 1) {
      add(times * season + lag, sign * (seasonal[times - 1] as number) * (short[lag - 1] as number));
    }
  }
  return { lags, coefficients };
}

/** Coefficients by lag, the first for lag 1. */
export function dense(lags: Int32Array, coefficients: Float64Array, size: number): Float64Array {
  const full = new Float64Array(size);
  for (let at = 0; at < lags.length; at += 1) {
    const place = (lags[at] as number) - 1;
    full[place] = (full[place] as number) + (coefficients[at] as number);
  }
  return full;
}

export function longestLag(lags: Int32Array): number {
  return lags.reduce((longest, lag) => Math.max(longest, lag), 0);
}
