import type { FittedModel } from '../algorithm.ts';
import { isFiniteNumber, isRecord, isWhole } from '../header-checks.ts';
import { type MemberFit, type MemberId, memberIds } from './members/member.ts';
import type { Reach } from './pipeline/intervals.ts';
import type { Measured } from './pipeline/measure.ts';

/** What a model file says of a forecast. Arrays of member `n` are called `memberN.<name>`, those of the backtest `backtest.<name>`. */
export interface ForecastHeader {
  /** Values that were fitted, after what is older than the model looks back was left out. */
  count: number;
  omitted: number;
  season: number;
  /** Steps ahead that the backtest was made for. */
  horizon: number;
  scale: number;
  /** No value is below zero, so no forecast is. */
  isNonNegative: boolean;
  members: readonly { id: MemberId; weight: number; numbers: Readonly<Record<string, number>> }[];
  reach: Reach;
  measured: Measured;
}

export const emptyArray = new Float64Array(0);

export function memberArrays(fits: readonly MemberFit[]): Record<string, Float64Array> {
  return Object.fromEntries(
    fits.flatMap((fit, place) =>
      Object.entries(fit.arrays).map(([name, values]) => [`member${place}.${name}`, values]),
    ),
  );
}

export function memberFitOf(model: FittedModel<ForecastHeader>, place: number): MemberFit {
  const prefix = `member${place}.`;
  const own = Object.entries(model.arrays).filter(([name]) => name.startsWith(prefix));
  return {
    numbers: model.header.members[place]?.numbers ?? {},
    arrays: Object.fromEntries(
      own.flatMap(([name, values]) =>
        values instanceof Float64Array ? [[name.slice(prefix.length), values] as const] : [],
      ),
    ),
  };
}

/** Whether a header from a file has the shape; what its members' numbers lead to is tried by a forecast. */
export function isForecastHeader(header: unknown): header is ForecastHeader {
  if (!isRecord(header)) return false;
  const { count, omitted, season, horizon, scale, isNonNegative, members, reach, measured } = header;
  return (
    isWhole(count, 1, 1e9) &&
    isWhole(omitted, 0, 1e9) &&
    isWhole(season, 1, 1e6) &&
    isWhole(horizon, 1, 1e6) &&
    isFiniteNumber(scale) &&
    typeof isNonNegative === 'boolean' &&
    Array.isArray(members) &&
    members.length > 0 &&
    members.length <= memberIds.length &&
    members.every(isMember) &&
    isRecord(reach) &&
    isFiniteNumber(reach[80]) &&
    isFiniteNumber(reach[95]) &&
    isRecord(measured)
  );
}

function isMember(member: unknown): boolean {
  return (
    isRecord(member) &&
    memberIds.some((id) => id === member.id) &&
    isFiniteNumber(member.weight) &&
    isRecord(member.numbers) &&
    Object.values(member.numbers).every(isFiniteNumber)
  );
}
