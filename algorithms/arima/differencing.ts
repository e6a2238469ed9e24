import { centredAverage, classicalFigure, withoutSeason } from '../forecasting/numeric/seasonality.ts';

/** How often a series is differenced before a stationary model fits it. */

/** Above it a season is differenced away (Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 9.9). */
export const strongSeason = 0.64;
/** The 5 % limit of the test of a stationary level (Kwiatkowski, Phillips, Schmidt and Shin 1992). */
const kpssLimit = 0.463;

/** Share of what is no trend that the season explains, 0 to 1. */
export function seasonalStrength(values: Float64Array, season: number): number {
  if (season < 2 || values.length < 2 * season + 1) return 0;
  const figure = classicalFigure(values, season, 'additive');
  const adjusted = withoutSeason(values, figure);
  const half = Math.floor(season / 2);
  const trend = centredAverage(adjusted, season);
  const rest: number[] = [];
  const detrended: number[] = [];
  for (let at = half; at < values.length - half; at += 1) {
    rest.push((adjusted[at] as number) - (trend[at] as number));
    detrended.push((values[at] as number) - (trend[at] as number));
  }
  const whole = varianceOf(detrended);
  return whole > 0 ? Math.max(0, 1 - varianceOf(rest) / whole) : 0;
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
}

export function seasonalDifferences(values: Float64Array, season: number): 0 | 1 {
  return seasonalStrength(values, season) > strongSeason ? 1 : 0;
}

/** One difference where the level does not pass for stationary. A second would carry the last slope on for ever, which misses by more than it gains. */
export function ordinaryDifferences(values: Float64Array): 0 | 1 {
  return isLevelStationary(values) ? 0 : 1;
}

function isLevelStationary(values: Float64Array): boolean {
  const count = values.length;
  if (count < 4) return true;
  let mean = 0;
  for (const value of values) mean += value / count;
  const centred = values.map((value) => value - mean);
  let sum = 0;
  let sumOfSums = 0;
  for (const value of centred) {
    sum += value;
    sumOfSums += sum * sum;
  }
  const lags = Math.trunc((3 * Math.sqrt(count)) / 13);
  let variance = covariance(centred, 0);
  for (let lag = 1; lag <= lags; lag += 1) variance += 2 * (1 - lag / (lags + 1)) * covariance(centred, lag);
  return !(variance > 0) || sumOfSums / (count * count * variance) <= kpssLimit;
}

function covariance(centred: Float64Array, lag: number): number {
  let sum = 0;
  for (let at = lag; at < centred.length; at += 1)
    sum += (centred[at] as number) * (centred[at - lag] as number);
  return sum / centred.length;
}
