import type { AnswerCheck } from '#kernel/answer.ts';
import { addDays } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import type { Plan } from '../plan.ts';
import { periodsBetween } from '../planning/forecast-frame.ts';

/** How many of its whole periods have rows: the plan that counts them. */
export function withoutForecast({ forecast: _forecast, ...plan }: Plan): Plan {
  return { ...plan, overGroups: 'count', fillsPeriods: false, sort: [] };
}

/** Of days at least so many have rows; a month without any is a hole. */
const daysWithRows = 0.5;

/** Why no forecast can go by a history of which only so many periods have rows; null where one can. */
export function gapOf({ forecast, dimensions }: Plan, withRows: number): string | null {
  const grain = dimensions[0]?.grain;
  if (!forecast || !grain) return null;
  const all = periodsBetween(forecast.begin, forecast.known, grain);
  const isWhole = grain === 'day' ? withRows >= all * daysWithRows : withRows === all;
  return isWhole
    ? null
    : `A forecast needs a history without holes: of the ${all} whole ${grain}s from ${labelOf(forecast.begin, grain)} on, ${all - withRows} have no row.`;
}

/** How a forecast by this unit is made, in words. */
export function forecastMethod({ dimensions }: Pick<Plan, 'dimensions'>): string {
  return dimensions[0]?.grain === 'day'
    ? 'the mean of the same weekday in the last eight weeks'
    : 'the same month of the year before, times the growth of the last twelve months';
}

/** A forecast is no fact: what it stands on, and what its range means. */
export function forecastCheck({ forecast, dimensions }: Plan): AnswerCheck | null {
  const grain = dimensions[0]?.grain;
  if (!forecast || !grain) return null;
  const count = periodsBetween(forecast.begin, forecast.known, grain);
  const last = labelOf(grain === 'day' ? addDays(forecast.known, -1) : addDays(forecast.known, -28), 'day');
  const until = grain === 'day' ? last : labelOf(`${addDays(forecast.known, -1).slice(0, 7)}-01`, 'month');
  return {
    id: 'forecast',
    outcome: 'warned',
    detail: `A forecast is an estimate and no fact. It stands on ${count} whole ${grain}s, ${labelOf(forecast.begin, grain)} to ${until}; the range is where four of five lay by the same rule.`,
  };
}
