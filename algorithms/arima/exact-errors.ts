import { solve } from './linear-solve.ts';
import { dense, longestLag, type Polynomials } from './polynomials.ts';

/**
 * The exact Gaussian likelihood of a stationary ARMA model, by the Kalman filter in the fast form of Morf, Sidhu and Kailath (1974): the covariance
 * of the state changes by a matrix of rank one at each step, so that a step costs the longest lag and not its square.
 */

export interface Filtered {
  /** One-step errors in units of the errors that the model has in the long run, times the root of the determinant: their squares' sum is what the likelihood falls with. */
  scaled: Float64Array;
  /** Sum of the logarithms of the variances of the one-step errors, in the same units. */
  logVariances: number;
  /** The state after the last value; its first entry is the forecast of the next one, less the mean. */
  state: Float64Array;
  /** By lag, as long as the state. */
  ar: Float64Array;
  ma: Float64Array;
}

/** @returns null where the model has no finite variance */
export function exactErrors(values: Float64Array, polynomials: Polynomials): Filtered | null {
  const { arLags, maLags, mean } = polynomials;
  const size = Math.max(longestLag(arLags), longestLag(maLags) + 1, 1);
  const ar = dense(arLags, polynomials.ar, size);
  const ma = dense(maLags, polynomials.ma, size);
  const start = stationaryStart(ar, ma, longestLag(arLags));
  if (!start) return null;
  const count = values.length;
  const scaled = new Float64Array(count);
  const state = new Float64Array(size);
  const { gain, variance: firstVariance } = start;
  const change = Float64Array.from(gain);
  let variance = firstVariance;
  let weight = -1 / firstVariance;
  let logSum = 0;
  let isSettled = false;
  for (let at = 0; at < count; at += 1) {
    const error = (values[at] as number) - mean - (state[0] as number);
    scaled[at] = error / Math.sqrt(variance);
    logSum += Math.log(variance);
    const forecast = state[0] as number;
    const share = error / variance;
    for (let row = 0; row < size - 1; row += 1) {
      state[row] =
        (ar[row] as number) * forecast + (state[row + 1] as number) + (gain[row] as number) * share;
    }
    state[size - 1] = (ar[size - 1] as number) * forecast + (gain[size - 1] as number) * share;
    if (isSettled) continue;
    const seen = change[0] as number;
    const nextVariance = variance + weight * seen * seen;
    if (!(nextVariance > 0)) return null;
    for (let row = 0; row < size; row += 1) {
      const moved = (ar[row] as number) * seen + (row < size - 1 ? (change[row + 1] as number) : 0);
      change[row] = moved - ((gain[row] as number) * seen) / variance;
      gain[row] = (gain[row] as number) + weight * seen * moved;
    }
    weight -= (weight * weight * seen * seen) / nextVariance;
    variance = nextVariance;
    // What is left of the change moves no digit: the filter has reached its long run.
    if (variance < 1 + 1e-10 && Math.abs(weight) * maximumSquare(change) < 1e-12) isSettled = true;
  }
  const determinant = Math.exp(logSum / (2 * count));
  for (let at = 0; at < count; at += 1) scaled[at] = (scaled[at] as number) * determinant;
  return { scaled, logVariances: logSum, state, ar, ma };
}

function maximumSquare(values: Float64Array): number {
  let largest = 0;
  for (const value of values) if (value * value > largest) largest = value * value;
  return largest;
}

/**
 * Before the first value the state has its stationary covariance; the filter needs that of the first entry with each other one, moved by one step.
 * In units of the variance of the errors.
 */
function stationaryStart(
  ar: Float64Array,
  ma: Float64Array,
  arOrder: number,
): { gain: Float64Array; variance: number } | null {
  const size = ar.length;
  const responses = new Float64Array(size + 1);
  responses[0] = 1;
  for (let lag = 1; lag <= size; lag += 1) {
    let sum = ma[lag - 1] as number;
    const reach = Math.min(lag, arOrder);
    for (let back = 1; back <= reach; back += 1)
      sum += (ar[back - 1] as number) * (responses[lag - back] as number);
    responses[lag] = sum;
  }
  const covariances = autocovariances(ar, ma, arOrder, responses);
  if (!covariances || !((covariances[0] as number) > 0)) return null;
  // With y the first entry: cov(state[row], y) of the sums that make up each entry (Harvey 1989, section 3.3).
  const first = new Float64Array(size);
  first[0] = covariances[0] as number;
  for (let row = 1; row < size; row += 1) {
    let sum = 0;
    for (let lag = row; lag < size; lag += 1) {
      if (lag < arOrder) sum += (ar[lag] as number) * (covariances[lag - row + 1] as number);
      sum += (ma[lag - 1] as number) * (responses[lag - row] as number);
    }
    first[row] = sum;
  }
  const gain = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    gain[row] =
      (ar[row] as number) * (first[0] as number) + (row < size - 1 ? (first[row + 1] as number) : 0);
  }
  return { gain, variance: first[0] as number };
}

/** Of lags 0 to the size, for errors of variance 1 (McLeod 1975). */
function autocovariances(
  ar: Float64Array,
  ma: Float64Array,
  arOrder: number,
  responses: Float64Array,
): Float64Array | null {
  const size = ar.length;
  const right = new Float64Array(size + 1);
  for (let lag = 0; lag <= size; lag += 1) {
    let sum = lag === 0 ? 1 : 0;
    for (let back = Math.max(lag, 1); back <= size; back += 1) {
      sum += (ma[back - 1] as number) * (responses[back - lag] as number);
    }
    right[lag] = sum;
  }
  if (arOrder === 0) return right;
  const width = arOrder + 1;
  const matrix = new Float64Array(width * width);
  for (let lag = 0; lag < width; lag += 1) {
    matrix[lag * width + lag] = (matrix[lag * width + lag] as number) + 1;
    for (let back = 1; back <= arOrder; back += 1) {
      const place = lag * width + Math.abs(lag - back);
      matrix[place] = (matrix[place] as number) - (ar[back - 1] as number);
    }
  }
  const solved = solve(matrix, right.slice(0, width));
  if (!solved) return null;
  const covariances = new Float64Array(size + 1);
  covariances.set(solved);
  for (let lag = width; lag <= size; lag += 1) {
    let sum = right[lag] as number;
    for (let back = 1; back <= arOrder; back += 1)
      sum += (ar[back - 1] as number) * (covariances[lag - back] as number);
    covariances[lag] = sum;
  }
  return covariances;
}
