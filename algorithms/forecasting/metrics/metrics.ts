/**
 * How good a forecast was, by the definitions of the M4 competition (Makridakis, Spiliotis, Assimakopoulos 2020). `actual` and `forecast` have one length, the horizon.
 */

/** Symmetric mean absolute percentage error, in percent, 0 to 200; a step at which both are zero counts as hit. */
export function smape(actual: Float64Array, forecast: Float64Array): number {
  let sum = 0;
  for (let step = 0; step < actual.length; step += 1) {
    const truth = actual[step] as number;
    const guess = forecast[step] as number;
    const size = Math.abs(truth) + Math.abs(guess);
    if (size > 0) sum += (2 * Math.abs(truth - guess)) / size;
  }
  return (100 * sum) / actual.length;
}

/** Mean absolute error in units of the series. */
export function meanAbsoluteError(actual: Float64Array, forecast: Float64Array): number {
  let sum = 0;
  for (let step = 0; step < actual.length; step += 1) {
    sum += Math.abs((actual[step] as number) - (forecast[step] as number));
  }
  return sum / actual.length;
}

/**
 * What the seasonal naive forecast misses by within the known values, one step of `season` ahead: the unit of MASE and MSIS.
 * @returns NaN where the values have no season's difference, 0 where they repeat themselves exactly
 */
export function naiveScale(known: Float64Array, season: number): number {
  if (known.length <= season) return Number.NaN;
  let sum = 0;
  for (let at = season; at < known.length; at += 1) {
    sum += Math.abs((known[at] as number) - (known[at - season] as number));
  }
  return sum / (known.length - season);
}

/** Mean absolute scaled error: below 1 is better than the seasonal naive forecast was within the known values. */
export function mase(actual: Float64Array, forecast: Float64Array, scale: number): number {
  return meanAbsoluteError(actual, forecast) / scale;
}

/** Overall weighted average: the mean of sMAPE and MASE, each as a ratio to those of Naive2. All four are means over the same series. */
export function owa(ours: { smape: number; mase: number }, naive2: { smape: number; mase: number }): number {
  return (ours.smape / naive2.smape + ours.mase / naive2.mase) / 2;
}

/**
 * Mean scaled interval score: the width of the interval, plus a fine for each value outside of it (Gneiting and Raftery 2007), in units of `scale`.
 * @param coverage of the interval, 0 to 1
 */
export function msis(
  actual: Float64Array,
  low: Float64Array,
  high: Float64Array,
  scale: number,
  coverage: number,
): number {
  const fine = 2 / (1 - coverage);
  let sum = 0;
  for (let step = 0; step < actual.length; step += 1) {
    const truth = actual[step] as number;
    const from = low[step] as number;
    const to = high[step] as number;
    sum += to - from + fine * (Math.max(0, from - truth) + Math.max(0, truth - to));
  }
  return sum / actual.length / scale;
}

/** How many of the values lie in the interval, bounds included. */
export function countCovered(actual: Float64Array, low: Float64Array, high: Float64Array): number {
  let count = 0;
  for (let step = 0; step < actual.length; step += 1) {
    const truth = actual[step] as number;
    if (truth >= (low[step] as number) && truth <= (high[step] as number)) count += 1;
  }
  return count;
}

/** Weighted absolute percentage error, 0 and up: what was missed as a share of what there was. Infinity where all values are zero and were not hit. */
export function wape(actual: Float64Array, forecast: Float64Array): number {
  let size = 0;
  for (const truth of actual) size += Math.abs(truth);
  const missed = meanAbsoluteError(actual, forecast) * actual.length;
  if (size === 0) return missed === 0 ? 0 : Number.POSITIVE_INFINITY;
  return missed / size;
}
