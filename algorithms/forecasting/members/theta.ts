import { adjustForSeason, figureArrays, figureOf, restoreSeason } from '../numeric/adjustment.ts';
import { continueSmoothing, fitSmoothing } from '../numeric/smoothing.ts';
import { type Member, type MemberFit, numberOf, type Projection } from './member.ts';

/**
 * The Theta method (Assimakopoulos and Nikolopoulos 2000) as in the M4 competition's `Theta.classic`: the mean of the straight line through the series
 * and of the smoothed line that doubles the distance to it.
 */
export const theta: Member = { id: 'theta', fit, project };

function fit(values: Float64Array, season: number): MemberFit | null {
  if (values.length < 3) return null;
  const adjusted = adjustForSeason(values, season);
  const { intercept, slope } = straightLine(adjusted.values);
  const doubled = adjusted.values.map((value, at) => 2 * value - intercept - slope * at);
  const smoothing = fitSmoothing(doubled, 'none');
  return {
    numbers: {
      count: values.length,
      intercept,
      slope,
      alpha: smoothing.alpha,
      level: smoothing.level,
      // The errors of the mean of both lines are half of those of the doubled one.
      variance: smoothing.variance / 4,
      isAdditive: adjusted.season?.kind === 'additive' ? 1 : 0,
    },
    arrays: figureArrays(adjusted.season),
  };
}

function project(fit: MemberFit, horizon: number): Projection {
  const of = (name: string) => numberOf(fit, name);
  const count = of('count');
  const smoothed = continueSmoothing(
    { alpha: of('alpha'), beta: 0, damping: 0, level: of('level'), slope: 0, variance: of('variance') },
    horizon,
  );
  const mean = smoothed.mean.map(
    (level, step) => (level + of('intercept') + of('slope') * (count + step)) / 2,
  );
  const deviation = smoothed.variance.map(Math.sqrt);
  restoreSeason(mean, deviation, figureOf(fit), count);
  return { mean, deviation };
}

/** Least squares over the places 0, 1, 2, … */
function straightLine(values: Float64Array): { intercept: number; slope: number } {
  const count = values.length;
  const middle = (count - 1) / 2;
  let mean = 0;
  let moment = 0;
  let spread = 0;
  for (let at = 0; at < count; at += 1) {
    mean += (values[at] as number) / count;
    moment += (at - middle) * (values[at] as number);
    spread += (at - middle) ** 2;
  }
  const slope = spread > 0 ? moment / spread : 0;
  return { intercept: mean - slope * middle, slope };
}
