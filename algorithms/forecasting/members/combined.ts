import { adjustForSeason, figureArrays, figureOf, restoreSeason } from '../numeric/adjustment.ts';
import { continueSmoothing, fitSmoothing, type Smoothing } from '../numeric/smoothing.ts';
import { type Member, type MemberFit, numberOf, type Projection } from './member.ts';

/** The mean of simple, linear and damped smoothing, without the season: the benchmark "Comb" of the M competitions. */
export const combined: Member = { id: 'combined', fit, project };

const kinds = ['none', 'linear', 'damped'] as const;
const parts = ['alpha', 'beta', 'damping', 'level', 'slope', 'variance'] as const;

function fit(values: Float64Array, season: number): MemberFit | null {
  if (values.length < 6) return null;
  const adjusted = adjustForSeason(values, season);
  const numbers: Record<string, number> = {
    count: values.length,
    isAdditive: adjusted.season?.kind === 'additive' ? 1 : 0,
  };
  for (const kind of kinds) {
    const smoothing = fitSmoothing(adjusted.values, kind);
    for (const part of parts) numbers[`${kind}.${part}`] = smoothing[part];
  }
  return { numbers, arrays: figureArrays(adjusted.season) };
}

function project(fit: MemberFit, horizon: number): Projection {
  const mean = new Float64Array(horizon);
  const deviation = new Float64Array(horizon);
  for (const kind of kinds) {
    const of = (part: keyof Smoothing) => numberOf(fit, `${kind}.${part}`);
    const smoothing = {
      alpha: of('alpha'),
      beta: of('beta'),
      damping: of('damping'),
      level: of('level'),
      slope: of('slope'),
      variance: of('variance'),
    };
    const one = continueSmoothing(smoothing, horizon);
    for (let step = 0; step < horizon; step += 1) {
      mean[step] = (mean[step] as number) + (one.mean[step] as number) / kinds.length;
      deviation[step] = (deviation[step] as number) + Math.sqrt(one.variance[step] as number) / kinds.length;
    }
  }
  restoreSeason(mean, deviation, figureOf(fit), numberOf(fit, 'count'));
  return { mean, deviation };
}
