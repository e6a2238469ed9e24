import type { FittedModel, Forecast } from '../algorithm.ts';
import { modelFileStrings } from '../strings.ts';
import { type ForecastHeader, isForecastHeader, memberFitOf } from './header.ts';
import type { MemberId, Projection } from './members/member.ts';
import { members } from './members/members.ts';
import { boundsOf, coverages } from './pipeline/intervals.ts';
import { floored } from './pipeline/measure.ts';
import { combineProjections } from './pipeline/weights.ts';
import { withinNumbers } from './series-checks.ts';

/** What the members say, combined, with intervals as wide as the backtest asked for. */
export function forecastFrom(model: FittedModel<ForecastHeader>, horizon: number): Forecast {
  const { members: weights, reach, scale, isNonNegative } = model.header;
  const projections = new Map<MemberId, Projection>(
    weights.map(({ id }, place) => [id, members[id].project(memberFitOf(model, place), horizon)]),
  );
  const combined = combineProjections(projections, weights, horizon);
  const told = (values: Float64Array) =>
    floored(
      values.map((value) => withinNumbers(value * scale)),
      isNonNegative,
    );
  return {
    mean: told(combined.mean),
    intervals: coverages.map((coverage) => {
      const { low, high } = boundsOf(combined, reach[coverage]);
      return { coverage, low: told(low), high: told(high) };
    }),
  };
}

/** A file may be anyone's: its numbers are tried by a forecast, whose loops end with the lengths of its arrays. */
export function checkForecast(model: FittedModel): string | null {
  const { header } = model;
  if (!isForecastHeader(header)) return modelFileStrings.badHeader;
  try {
    const { mean } = forecastFrom({ ...model, header }, Math.min(header.horizon, 400));
    return mean.every(Number.isFinite) ? null : modelFileStrings.badArrays;
  } catch {
    return modelFileStrings.badArrays;
  }
}
