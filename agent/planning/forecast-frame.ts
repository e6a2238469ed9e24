import { addDays, addGrains, daysBetween, type Grain, startOfGrain } from '../dates/calendar.ts';
import { daysOf, labelOf } from '../dates/period.ts';
import { datedProfile } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Plan, Predicate } from '../plan.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** Whole periods that a forecast needs before it, and how far it goes. A month needs two years and what was missed after them. */
const limits: Partial<Record<Grain, { least: number; most: number; longest: number }>> = {
  day: { least: 56, most: 363, longest: 31 },
  month: { least: 30, most: 120, longest: 12 },
};
/** Data that end so many days before a month does lack the end of that month. */
const quietDays = 7;
const monthsAhead = 3;

/** "forecast revenue for the next 3 months": a total or a count by day or by month, with the range in which it is to be expected. */
export function forecastFrame(model: SemanticModel, said: Parts, today: string): Draft[] | Refusal {
  const foreign = [...said.marks.keys()].some((mark) => !['forecast', 'trend', 'rows'].includes(mark));
  if (foreign || said.sorts.length + said.byMeasures.length > 0)
    return refuse(
      'A forecast is of one total or count by day or by month; it is not clear what else is asked for.',
    );
  const [period, ...more] = said.periods;
  const next = addGrains(startOfGrain(today, 'month'), 'month', 1);
  const told = period?.reading.period;
  const { start, end } = told ?? { start: next, end: addGrains(next, 'month', monthsAhead) };
  if (more.length > 0 || period?.negated || period?.column || !start || !end || end <= today)
    return refuse('A forecast needs one stretch of time that lies ahead, such as "the next 3 months".');
  const units = said.groups.flatMap(({ terms }) => terms);
  const [unit, ...others] = units;
  if (others.length > 0 || (unit && unit.kind !== 'grain'))
    return refuse('A forecast by group cannot be made yet; ask for one group, or for all of them together.');
  const isOfMonths = startOfGrain(start, 'month') === start && startOfGrain(end, 'month') === end;
  const grain =
    unit?.kind === 'grain' && unit.grain !== 'quarter' ? unit.grain : isOfMonths ? 'month' : 'day';
  if (grain !== 'day' && grain !== 'month') return refuse('A forecast is made by day or by month.');
  const known = startOfGrain(today, grain);
  if (start < known) return refuse('A forecast needs a stretch of time that lies ahead.');
  const place = { from: period?.from ?? 0, to: period?.to ?? 1 };
  const drafts = aggregateFrame(model, {
    ...said,
    asks: said.asks.difference(new Set(['what', 'show', 'how', 'when'])),
    marks: new Map(),
    periods: [],
    groups: [{ ...place, via: 'adverb', terms: [{ ...place, kind: 'grain', grain, column: null }] }],
  });
  if (isRefusal(drafts)) return refuse(`A forecast cannot be made: ${drafts.refused}`);
  const made = drafts.filter(
    ({ measures, dimensions }) =>
      dimensions.length === 0 &&
      measures.length === 1 &&
      measures.every(
        ({ aggregate, column, per, named }) =>
          per === null && !named && (aggregate === 'sum' || (aggregate === 'count' && column === null)),
      ),
  );
  const assumptions = told
    ? []
    : [{ kind: 'horizon', chosen: `the next ${monthsAhead} months`, options: [] }];
  return made.length > 0
    ? made.map((draft) => ({
        ...draft,
        forecast: { known, asked: start, until: end },
        assumptions: [...draft.assumptions, ...assumptions],
      }))
    : refuse('A forecast is made of totals and counts only.');
}

/** The history of a forecast, which the dates of the data decide; refused where there is too little of it, or where it ends too early. */
export function settledForecast(
  model: SemanticModel,
  forecast: NonNullable<Draft['forecast']>,
  where: readonly Predicate[],
  [time]: Dimension[],
): { forecast: NonNullable<Plan['forecast']>; history: Predicate } | Refusal {
  const limit = time?.grain ? limits[time.grain] : undefined;
  if (!time?.grain || !limit) return refuse('A forecast is made by day or by month.');
  const { grain, column } = time;
  const isTimed = where.some((part) => ['period', 'datePart', 'any'].includes(part.kind));
  if (isTimed) return refuse('A forecast is made of all whole periods; leave the other times out.');
  const { profile: own, label } = columnOf(model, column);
  const profile = datedProfile(own);
  const [min, max] = [profile.min?.slice(0, 10), profile.max?.slice(0, 10)];
  if (!min || !max) return refuse(`A forecast needs dates, and no row has a ${label}.`);
  const { known, until } = forecast;
  // A month that the data begin in the middle of is no whole one.
  const first = startOfGrain(min, grain) === min ? min : addGrains(startOfGrain(min, grain), grain, 1);
  const earliest = addGrains(known, grain, -limit.most);
  const begin = first > earliest ? first : earliest;
  const count = begin < known ? periodsBetween(begin, known, grain) : 0;
  const least = `${limit.least} whole ${grain}s`;
  if (count < limit.least)
    return refuse(
      `A forecast by ${grain} needs at least ${least} before it; the data have ${Math.max(0, count)}, from ${labelOf(min, 'day')} on.`,
    );
  const lastDay = addDays(known, grain === 'month' ? -quietDays : -1);
  if (max < lastDay)
    return refuse(`A forecast goes on from today, but the data end on ${labelOf(max, 'day')}.`);
  if (periodsBetween(known, until, grain) > limit.longest)
    return refuse(
      `A forecast by ${grain} goes at most ${limit.longest} ${grain}s ahead, the running one included.`,
    );
  const range = { start: begin, end: known };
  const history: Predicate = {
    kind: 'period',
    column,
    ...range,
    label: daysOf(range),
    isYearNumber: false,
    negated: false,
  };
  return { forecast: { ...forecast, begin }, history };
}

/** How many whole periods lie between two days that each begin one. */
export function periodsBetween(start: string, end: string, grain: 'day' | 'month' | Grain): number {
  if (grain === 'day') return daysBetween(start, end);
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(end) - months(start);
}
