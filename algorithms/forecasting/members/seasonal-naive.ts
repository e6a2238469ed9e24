import { arrayOf, type Member, type MemberFit, numberOf, type Projection } from './member.ts';

/** The last season once more: the baseline that every model must beat. Without a season it is the last value. */
export const seasonalNaive: Member = { id: 'seasonal_naive', fit, project };

function fit(values: Float64Array, season: number): MemberFit | null {
  const lag = values.length > season ? season : 1;
  if (values.length <= lag) return null;
  let squares = 0;
  for (let at = lag; at < values.length; at += 1) {
    squares += ((values[at] as number) - (values[at - lag] as number)) ** 2;
  }
  return {
    numbers: { variance: squares / (values.length - lag) },
    arrays: { last: values.slice(values.length - lag) },
  };
}

function project(fit: MemberFit, horizon: number): Projection {
  const last = arrayOf(fit, 'last');
  const mean = new Float64Array(horizon);
  const deviation = new Float64Array(horizon);
  for (let step = 0; step < horizon; step += 1) {
    mean[step] = last[step % last.length] as number;
    deviation[step] = Math.sqrt(numberOf(fit, 'variance') * (Math.floor(step / last.length) + 1));
  }
  return { mean, deviation };
}
