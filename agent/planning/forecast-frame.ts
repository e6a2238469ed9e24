import { addDays, addGrains, daysBetween, type Grain, grains, startOfGrain } from '../dates/calendar.ts';
import { daysOf, labelOf } from '../dates/period.ts';
import { datedProfile } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Dimension, Plan, Predicate } from '../plan.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/**
 * By what a step is: whole periods that a forecast needs before it, how many of them it looks at, and how many days before its end the last rows of a
 * period may lie for it to be there as a whole.
 */
const limits: Record<Grain, { least: number; most: number; quietDays: number }> = {
  day: { least: 28, most: 1100, quietDays: 0 },
  week: { least: 12, most: 520, quietDays: 2 },
  month: { least: 12, most: 240, quietDays: 7 },
  quarter: { least: 8, most: 160, quietDays: 14 },
  year: { least: 8, most: 100, quietDays: 31 },
};
const longest = 400;
const monthsAhead = 3;

/** "forecast revenue for the next 3 months by region": a total or a count by day, week, month, quarter or year, with the ranges in which it is to be expected. */
export function forecastFrame(model: SemanticModel, said: Parts, today: string): Draft[] | Refusal {
  const foreign = [...said.marks.keys()].some((mark) => !['forecast', 'trend', 'rows'].includes(mark));
  if (foreign || said.sorts.length + said.byMeasures.length > 0)
    return refuse('A forecast is of one total or count; it is not clear what else is asked for.');
  const [period, ...more] = said.periods;
  const next = addGrains(startOfGrain(today, 'month'), 'month', 1);
  const told = period?.reading.period;
  const { start, end } = told ?? { start: next, end: addGrains(next, 'month', monthsAhead) };
  if (more.length > 0 || period?.negated || period?.column || !start || !end)
    return refuse('A forecast needs one stretch of time that lies ahead, such as "the next 3 months".');
  const terms = said.groups.flatMap(({ terms: own }) => own);
  const [unit, ...otherUnits] = terms.flatMap((term) => (term.kind === 'grain' ? [term.grain] : []));
  const groups = said.groups
    .map((group) => ({ ...group, terms: group.terms.filter(({ kind }) => kind !== 'grain') }))
    .filter(({ terms: own }) => own.length > 0);
  if (otherUnits.length > 0 || groups.flatMap(({ terms: own }) => own).length > 1)
    return refuse('A forecast is told by one unit of time, and by one kind of groups at most.');
  const isOfMonths = startOfGrain(start, 'month') === start && startOfGrain(end, 'month') === end;
  const grain = grains.find((own) => own === unit) ?? (isOfMonths ? 'month' : 'day');
  if (unit !== undefined && grain !== unit)
    return refuse('A forecast is made by day, week, month, quarter or year.');
  const known = startOfGrain(today, grain);
  const asked = startOfGrain(start, grain);
  const whole = startOfGrain(end, grain);
  const until = whole === end ? end : addGrains(whole, grain, 1);
  const place = { from: period?.from ?? 0, to: period?.to ?? 1 };
  const drafts = aggregateFrame(model, {
    ...said,
    asks: said.asks.difference(new Set(['what', 'show', 'how', 'when'])),
    marks: new Map(),
    periods: [],
    groups: [
      ...groups,
      { ...place, via: 'adverb', terms: [{ ...place, kind: 'grain', grain, column: null }] },
    ],
  });
  if (isRefusal(drafts)) return refuse(`A forecast cannot be made: ${drafts.refused}`);
  const made = drafts.filter(
    ({ measures, dimensions }) =>
      dimensions.length === groups.length &&
      measures.length === 1 &&
      measures.every(
        ({ aggregate, column, per, named }) =>
          per === null && !named && (aggregate === 'sum' || (aggregate === 'count' && column === null)),
      ),
  );
  const isAsSaid = told !== undefined && asked === start && until === end;
  const assumptions = isAsSaid
    ? []
    : [
        {
          kind: 'horizon',
          chosen: told ? daysOf({ start: asked, end: until }) : `the next ${monthsAhead} months`,
          options: [],
        },
      ];
  return made.length > 0
    ? made.map((draft) => ({
        ...draft,
        forecast: { known, asked, until },
        assumptions: [...draft.assumptions, ...assumptions],
      }))
    : refuse('A forecast is made of totals and counts only.');
}

/** The history of a forecast, which the dates of the data decide; refused where there is too little of it. */
export function settledForecast(
  model: SemanticModel,
  { known: present, asked, until }: NonNullable<Draft['forecast']>,
  where: readonly Predicate[],
  [time]: Dimension[],
): { forecast: NonNullable<Plan['forecast']>; history: Predicate } | Refusal {
  if (!time?.grain) return refuse('A forecast is made by day, week, month, quarter or year.');
  const { grain, column } = time;
  const limit = limits[grain];
  const isTimed = where.some((part) => ['period', 'datePart', 'any'].includes(part.kind));
  if (isTimed) return refuse('A forecast is made of all whole periods; leave the other times out.');
  const { profile: own, label } = columnOf(model, column);
  const profile = datedProfile(own);
  const [min, max] = [profile.min?.slice(0, 10), profile.max?.slice(0, 10)];
  if (!min || !max) return refuse(`A forecast needs dates, and no row has a ${label}.`);
  // Data that end before today are gone on from their end.
  // One date for each month, the first of it, stands for the whole month, the last one too.
  const standsForWhole =
    [min, max].every((day) => startOfGrain(day, grain) === day) &&
    profile.distinctCount <= periodsBetween(min, max, grain) + 1;
  const ended = standsForWhole ? addGrains(max, grain, 1) : wholeUntil(max, grain, limit.quietDays);
  const known = ended < present ? ended : present;
  // A month that the data begin in the middle of is no whole one.
  const first = startOfGrain(min, grain) === min ? min : addGrains(startOfGrain(min, grain), grain, 1);
  const earliest = addGrains(known, grain, -limit.most);
  const begin = first > earliest ? first : earliest;
  const count = begin < known ? periodsBetween(begin, known, grain) : 0;
  // What is to come is what comes after the data, also where they end before today.
  if (asked < known)
    return refuse(
      `A forecast needs a stretch of time that lies ahead: the data go on to ${labelOf(addDays(known, -1), 'day')}.`,
    );
  if (count < limit.least)
    return refuse(
      `A forecast by ${grain} needs at least ${limit.least} whole ${grain}s before it; the data have ${Math.max(0, count)}, from ${labelOf(min, 'day')} on.`,
    );
  const steps = periodsBetween(known, until, grain);
  const furthest = Math.min(count, longest);
  if (steps > furthest)
    return refuse(
      `A forecast goes no further ahead than its history goes back: ${steps} ${grain}s after the end of the data are asked for, and ${furthest} can be made. Ask for a time nearer to ${labelOf(known, 'day')}.`,
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
  return { forecast: { begin, known, asked, until }, history };
}

/** Where the last whole period ends. */
function wholeUntil(max: string, grain: Grain, quietDays: number): string {
  const start = startOfGrain(max, grain);
  const end = addGrains(start, grain, 1);
  return daysBetween(max, end) - 1 <= quietDays ? end : start;
}

/** How many whole periods lie between two days that each begin one. */
export function periodsBetween(start: string, end: string, grain: Grain): number {
  if (grain === 'day') return daysBetween(start, end);
  if (grain === 'week') return Math.round(daysBetween(start, end) / 7);
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return (months(end) - months(start)) / (grain === 'month' ? 1 : grain === 'quarter' ? 3 : 12);
}
