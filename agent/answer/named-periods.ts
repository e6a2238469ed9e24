import type { AnswerCheck } from '#kernel/answer.ts';
import type { ColumnProfile } from '#kernel/catalog.ts';
import { periodOfHeader } from '#kernel/header-periods.ts';
import { addGrains, type Grain } from '../dates/calendar.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

const lengths: readonly Grain[] = ['day', 'week', 'month', 'quarter', 'year'];
const isShorter = (one: Grain, other: Grain): boolean => lengths.indexOf(one) < lengths.indexOf(other);
/** By fewer days no rhythm is seen. */
const leastDays = 3;

/**
 * 2024-03-31 in a column of quarters stands for three months: told by months it would be all of March, and nothing of
 * January. Told where an answer asks for shorter times than the days of its column stand for.
 */
export function namedPeriods({ model, plan }: CheckContext): AnswerCheck | null {
  for (const { column, grain } of askedTimes(plan)) {
    const { profile, label } = columnOf(model, column);
    const named = periodNamed(profile);
    if (named === null || !isShorter(grain, named)) continue;
    return {
      id: 'named-period',
      outcome: 'warned',
      detail: `Each ${label} stands for a whole ${named}, so of a ${grain} the data tell nothing: what is told of one here is of the ${named} whose day lies in it.`,
    };
  }
  return null;
}

/** Columns of dates with the unit of time that a plan groups them by, or chooses a stretch of. */
function askedTimes({ dimensions, where, measures }: Plan): { column: ColumnRef; grain: Grain }[] {
  const grouped = dimensions.flatMap(({ column, grain, part }) =>
    grain !== null && part === undefined ? [{ column, grain }] : [],
  );
  const chosen = [...where, ...measures.flatMap((measure) => measure.where)].flatMap((predicate) => {
    if (predicate.kind !== 'period' || predicate.start === null || predicate.end === null) return [];
    const { column, start, end } = predicate;
    const grain = lengths.find((unit) => addGrains(start, unit, 1) >= end);
    return grain ? [{ column, grain }] : [];
  });
  return [...grouped, ...chosen];
}

/** The unit of time that the days of a column stand for: by its header, or all are ends of months, quarters or years. */
function periodNamed(profile: ColumnProfile): Grain | null {
  const { type, name, min, max, distinctCount } = profile;
  if (type !== 'date' || min === null || max === null || distinctCount < leastDays) return null;
  const [first, last] = [min, max].map((day) => day.slice(0, 10));
  if (first === undefined || last === undefined) return null;
  const said = periodOfHeader(name);
  const ofEnds = (['year', 'quarter'] as const).find((grain) => isOfEnds(first, last, distinctCount, grain));
  if (said === 'quarter' || said === 'year') {
    // Several days in one of them are no labels.
    return distinctCount <= stepsBetween(first, last, said) + 1 ? said : null;
  }
  return ofEnds ?? null;
}

/** Whether both bounds are last days of their period, and there are no more days between them than periods end. */
function isOfEnds(first: string, last: string, days: number, grain: 'quarter' | 'year'): boolean {
  const isEnd = (day: string): boolean => {
    const next = addGrains(day, 'day', 1);
    return grain === 'year' ? next.slice(5) === '01-01' : /-(?:01|04|07|10)-01$/.test(next);
  };
  const steps = stepsBetween(first, last, grain);
  // A month's ends are three times as many: most of the quarters must be there.
  return isEnd(first) && isEnd(last) && days <= steps + 1 && days * 2 > steps;
}

/** How many periods lie between two days: 4 quarters from 2023-12-31 to 2024-12-31. */
function stepsBetween(first: string, last: string, grain: 'quarter' | 'year'): number {
  const number = (day: string): number =>
    grain === 'year'
      ? Number(day.slice(0, 4))
      : Number(day.slice(0, 4)) * 4 + Math.ceil(Number(day.slice(5, 7)) / 3);
  return number(last) - number(first);
}
