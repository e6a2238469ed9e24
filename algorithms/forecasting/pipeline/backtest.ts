import { type MemberFit, type MemberId, memberIds, type Projection } from '../members/member.ts';
import { members } from '../members/members.ts';

/** Forecasts from earlier ends of the series, as far ahead as the real one: what each member would have said, against what came. */

/** One earlier end. A member that could not be fitted there is missing. */
export interface Origin {
  /** Values that were known. */
  known: number;
  actual: Float64Array;
  projections: ReadonlyMap<MemberId, Projection>;
}

const originsMaximum = 6;

/**
 * Earlier ends, earliest first: half a horizon apart, and none with less than two seasons and a bit before it.
 * Empty where the series is too short for one.
 */
export function originsOf(count: number, horizon: number, season: number): number[] {
  const apart = originDistance(horizon);
  const least = Math.max(2 * season + 4, 10);
  const ends = Array.from({ length: originsMaximum }, (_, back) => count - horizon - back * apart);
  return ends.filter((known) => known >= least).reverse();
}

export function originDistance(horizon: number): number {
  return Math.max(1, Math.round(horizon / 2));
}

export interface BacktestOptions {
  season: number;
  horizon: number;
  /** Called often, with the share that is done; may throw. */
  onPause: (share: number) => void;
}

export function backtest(values: Float64Array, { season, horizon, onPause }: BacktestOptions): Origin[] {
  const ends = originsOf(values.length, horizon, season);
  const earlier = new Map<MemberId, MemberFit | null>();
  return ends.map((known, at) => {
    const projections = new Map<MemberId, Projection>();
    for (const [place, id] of memberIds.entries()) {
      const share = (at + place / memberIds.length) / ends.length;
      const fit = members[id].fit(values.subarray(0, known), season, {
        earlier: earlier.get(id),
        onPause: () => onPause(share),
      });
      onPause(share);
      earlier.set(id, fit);
      const projection = fit && members[id].project(fit, horizon);
      if (projection && isFiniteProjection(projection)) projections.set(id, projection);
    }
    return { known, actual: values.slice(known, known + horizon), projections };
  });
}

export function isFiniteProjection({ mean, deviation }: Projection): boolean {
  return mean.every(Number.isFinite) && deviation.every(Number.isFinite);
}
