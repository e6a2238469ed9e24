import { solve } from './linear-solve.ts';

/** Writes the residuals at `parameters` into `residuals`; false where the model cannot be there. */
export type Residuals = (parameters: Float64Array, residuals: Float64Array) => boolean;

export interface LeastSquares {
  parameters: Float64Array;
  sumOfSquares: number;
}

/**
 * Least squares of a smooth function by Levenberg's and Marquardt's method, with slopes from differences.
 * @param size of the residuals
 * @param steps after which it stops at the latest
 */
export function leastSquares(
  residualsAt: Residuals,
  start: Float64Array,
  size: number,
  steps: number,
  tolerance: number,
): LeastSquares | null {
  const width = start.length;
  let parameters = Float64Array.from(start);
  let residuals = new Float64Array(size);
  let trial = new Float64Array(size);
  if (!residualsAt(parameters, residuals)) return null;
  let sumOfSquares = sumSquares(residuals);
  if (!Number.isFinite(sumOfSquares)) return null;
  const slopes = Array.from({ length: width }, () => new Float64Array(size));
  let damping = 1e-3;
  for (let step = 0; step < steps && width > 0; step += 1) {
    if (!writeSlopes(residualsAt, parameters, residuals, slopes)) break;
    const { curvature, gradient } = normalEquations(slopes, residuals);
    let gained = 0;
    for (let attempt = 0; attempt < 8 && gained === 0; attempt += 1) {
      const move = dampedMove(curvature, gradient, damping);
      const moved = move && parameters.map((value, at) => value - (move[at] as number));
      const sum = moved && residualsAt(moved, trial) ? sumSquares(trial) : Number.NaN;
      if (moved && sum < sumOfSquares) {
        gained = (sumOfSquares - sum) / sumOfSquares;
        [parameters, sumOfSquares] = [moved, sum];
        [residuals, trial] = [trial, residuals];
        damping = Math.max(1e-9, damping / 10);
      } else {
        damping *= 8;
      }
    }
    if (gained < tolerance) break;
  }
  return { parameters, sumOfSquares };
}

function writeSlopes(
  residualsAt: Residuals,
  parameters: Float64Array,
  residuals: Float64Array,
  slopes: readonly Float64Array[],
): boolean {
  const near = Float64Array.from(parameters);
  for (let at = 0; at < slopes.length; at += 1) {
    const slope = slopes[at] as Float64Array;
    const value = parameters[at] as number;
    const step = 1e-6 * Math.max(1, Math.abs(value));
    near[at] = value + step;
    if (!residualsAt(near, slope)) return false;
    near[at] = value;
    for (let row = 0; row < slope.length; row += 1) {
      slope[row] = ((slope[row] as number) - (residuals[row] as number)) / step;
    }
  }
  return true;
}

function normalEquations(slopes: readonly Float64Array[], residuals: Float64Array) {
  const width = slopes.length;
  const curvature = new Float64Array(width * width);
  const gradient = new Float64Array(width);
  for (let row = 0; row < width; row += 1) {
    const left = slopes[row] as Float64Array;
    gradient[row] = dot(left, residuals);
    for (let column = 0; column <= row; column += 1) {
      const product = dot(left, slopes[column] as Float64Array);
      curvature[row * width + column] = product;
      curvature[column * width + row] = product;
    }
  }
  return { curvature, gradient };
}

function dampedMove(curvature: Float64Array, gradient: Float64Array, damping: number): Float64Array | null {
  const width = gradient.length;
  const matrix = Float64Array.from(curvature);
  for (let at = 0; at < width; at += 1) {
    const place = at * width + at;
    matrix[place] = (matrix[place] as number) * (1 + damping) + 1e-12;
  }
  return solve(matrix, Float64Array.from(gradient));
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] as number) * (right[at] as number);
  return sum;
}

function sumSquares(values: Float64Array): number {
  return dot(values, values);
}
