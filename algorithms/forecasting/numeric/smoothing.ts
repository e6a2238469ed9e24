import { minimise } from './nelder-mead.ts';

/** Exponential smoothing without a season: a level, and perhaps a slope that goes on or fades (Holt, Gardner). */

export type SmoothingTrend = 'none' | 'linear' | 'damped';

export interface Smoothing {
  alpha: number;
  /** Of the slope, at most alpha; 0 where there is none. */
  beta: number;
  /** What is left of the slope after each step: 0 without a slope, 1 where it does not fade. */
  damping: number;
  /** Level and slope after the last value. */
  level: number;
  slope: number;
  /** Of the one-step errors. */
  variance: number;
}

/**
 * The smoothing whose one-step errors are smallest. First level and slope enter the errors linearly, so that the best ones for given weights are solved for
 * and only the weights are searched.
 */
export function fitSmoothing(values: Float64Array, trend: SmoothingTrend): Smoothing {
  const { point } = minimise(
    (weights) => smooth(values, weightsOf(weights, trend)).variance,
    trend === 'none' ? [0.3] : trend === 'linear' ? [0.3, 0.1] : [0.3, 0.1, 0.95],
    trend === 'none'
      ? { low: [1e-4], high: [0.9999] }
      : trend === 'linear'
        ? { low: [1e-4, 1e-4], high: [0.9999, 0.9999] }
        : { low: [1e-4, 1e-4, 0.8], high: [0.9999, 0.9999, 0.98] },
    trend === 'none' ? 60 : 160,
  );
  const fitted = smooth(values, weightsOf(point, trend));
  const unknowns = trend === 'none' ? 2 : trend === 'linear' ? 4 : 5;
  const count = values.length;
  return { ...fitted, variance: (fitted.variance * count) / Math.max(1, count - unknowns) };
}

/** The second weight is searched as a share of the first. */
function weightsOf(
  point: Float64Array,
  trend: SmoothingTrend,
): Pick<Smoothing, 'alpha' | 'beta' | 'damping'> {
  const alpha = point[0] as number;
  if (trend === 'none') return { alpha, beta: 0, damping: 0 };
  return {
    alpha,
    beta: alpha * (point[1] as number),
    damping: trend === 'linear' ? 1 : (point[2] as number),
  };
}

function smooth(
  values: Float64Array,
  { alpha, beta, damping }: Pick<Smoothing, 'alpha' | 'beta' | 'damping'>,
): Smoothing {
  // Three runs at once: of the values from nothing, and what a first level and a first slope of 1 leave in the errors.
  let [level, slope, levelByLevel, slopeByLevel, levelBySlope, slopeBySlope] = [0, 0, 1, 0, 0, 1];
  let [sumLL, sumLS, sumSS, sumL, sumS, sumSquares] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const error = (values[at] as number) - level - damping * slope;
    const byLevel = levelByLevel + damping * slopeByLevel;
    const bySlope = levelBySlope + damping * slopeBySlope;
    sumLL += byLevel * byLevel;
    sumLS += byLevel * bySlope;
    sumSS += bySlope * bySlope;
    sumL += byLevel * error;
    sumS += bySlope * error;
    sumSquares += error * error;
    level += damping * slope + alpha * error;
    slope = damping * slope + beta * error;
    levelByLevel = byLevel * (1 - alpha);
    slopeByLevel = damping * slopeByLevel - beta * byLevel;
    levelBySlope = bySlope * (1 - alpha);
    slopeBySlope = damping * slopeBySlope - beta * bySlope;
  }
  const hasSlope = damping > 0;
  const determinant = sumLL * sumSS - sumLS * sumLS;
  const isSolvable = hasSlope && determinant > 1e-12 * sumLL * sumSS;
  const firstSlope = isSolvable ? (sumLL * sumS - sumLS * sumL) / determinant : 0;
  const firstLevel = (sumL - sumLS * firstSlope) / sumLL;
  const left = sumSquares - firstLevel * sumL - firstSlope * sumS;
  return {
    alpha,
    beta,
    damping,
    level: level + firstLevel * levelByLevel + firstSlope * levelBySlope,
    slope: slope + firstLevel * slopeByLevel + firstSlope * slopeBySlope,
    variance: Math.max(0, left) / values.length,
  };
}

/** How a smoothing goes on: means, and variances of their errors (Hyndman et al. 2008, table 6.2). */
export function continueSmoothing(
  { alpha, beta, damping, level, slope, variance }: Smoothing,
  horizon: number,
): { mean: Float64Array; variance: Float64Array } {
  const mean = new Float64Array(horizon);
  const variances = new Float64Array(horizon);
  let fading = 0;
  let power = 1;
  let grown = 1;
  for (let step = 0; step < horizon; step += 1) {
    power *= damping;
    fading += power;
    mean[step] = level + fading * slope;
    variances[step] = variance * grown;
    grown += (alpha + beta * fading) ** 2;
  }
  return { mean, variance: variances };
}
