import { type MemberId, memberIds, type Projection } from '../members/member.ts';
import { meanAbsoluteError } from '../metrics/metrics.ts';
import type { Origin } from './backtest.ts';

/** Which members a forecast is made of, and what each counts for. */

export interface Weight {
  id: MemberId;
  /** All together are 1. */
  weight: number;
}

const membersMaximum = 5;
/** Without a backtest, all that is known is that these seldom go far astray. */
const unproven: readonly MemberId[] = ['theta', 'combined', 'ets', 'arima'];

/**
 * Members whose backtest error is near the best one, each by one over its squared error. How near depends on how much the backtest can tell: of a long series
 * 1.2 times or so, of one with forty values 1.8 times, since there a rank is mostly luck.
 * @param count values of the series
 * @param available members that can be fitted on the whole series
 */
export function chooseWeights(
  origins: readonly Origin[],
  count: number,
  available: readonly MemberId[] = memberIds,
): Weight[] {
  const errors = available
    .flatMap((id) => {
      const error = backtestError(origins, id);
      return error === null ? [] : [{ id, error }];
    })
    .sort((a, b) => a.error - b.error);
  const best = errors[0]?.error;
  if (best === undefined) {
    const simple = available.filter((id) => unproven.includes(id));
    return share((simple.length > 0 ? simple : available).map((id) => ({ id, weight: 1 })));
  }
  const limit = best * (1.15 + 4 / Math.sqrt(count));
  const kept = errors.filter(({ error }) => error <= limit).slice(0, membersMaximum);
  // A member that hit everything leaves nothing to the others.
  if (best === 0) return share(kept.filter(({ error }) => error === 0).map(({ id }) => ({ id, weight: 1 })));
  return share(kept.map(({ id, error }) => ({ id, weight: (best / error) ** 2 })));
}

/** Mean absolute error over all steps of all origins; null unless the member was there at each. */
export function backtestError(origins: readonly Origin[], id: MemberId): number | null {
  let sum = 0;
  for (const { actual, projections } of origins) {
    const projection = projections.get(id);
    if (!projection) return null;
    sum += meanAbsoluteError(actual, projection.mean) / origins.length;
  }
  return origins.length > 0 ? sum : null;
}

function share(weights: readonly Weight[]): Weight[] {
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights.map(({ id, weight }) => ({ id, weight: weight / whole }));
}

/** Weighted means of what the members say, of those that say something. */
export function combineProjections(
  projections: ReadonlyMap<MemberId, Projection>,
  weights: readonly Weight[],
  horizon: number,
): Projection {
  const mean = new Float64Array(horizon);
  const deviation = new Float64Array(horizon);
  const present = weights.filter(({ id }) => projections.has(id));
  for (const { id, weight } of share(present)) {
    const projection = projections.get(id);
    if (!projection) continue;
    for (let step = 0; step < horizon; step += 1) {
      mean[step] = (mean[step] as number) + weight * (projection.mean[step] as number);
      deviation[step] = (deviation[step] as number) + weight * (projection.deviation[step] as number);
    }
  }
  return { mean, deviation };
}
