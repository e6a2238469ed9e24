import type { AnswerCheck } from '#kernel/answer.ts';
import { addGrains } from '../dates/calendar.ts';
import type { Predicate } from '../plan.ts';
import { countingPlan } from './counting.ts';
import type { CheckContext } from './result-checks.ts';

/** So many years before the one that was taken are asked for rows. */
const mostYears = 3;
type PeriodCondition = Extract<Predicate, { kind: 'period' }>;

/**
 * "how many orders in March" of data up to June 2024 whose March rows are of 2023: nobody said a year, and that of the end of the data has none. Told
 * with the year that has; null where the period was said with its year, or other conditions leave nothing.
 */
export async function emptyAssumedYear({ plan, run }: CheckContext): Promise<AnswerCheck | null> {
  const period = plan.where.find(
    (predicate): predicate is PeriodCondition =>
      predicate.kind === 'period' &&
      predicate.start !== null &&
      plan.assumptions.some(
        ({ kind, chosen }) => kind === 'period' && chosen.startsWith(`${predicate.label}: `),
      ),
  );
  if (period === undefined) return null;
  const count = async (predicate: Predicate): Promise<number> =>
    Number((await run('', countingPlan(plan, [predicate]))).rows[0]?.[0] ?? 0);
  if ((await count(period)) > 0) return null;
  for (let years = 1; years <= mostYears; years += 1) {
    const before = yearsEarlier(period, years);
    if ((await count(before)) > 0)
      return {
        id: 'empty-year',
        outcome: 'warned',
        detail: `No year was said: ${period.label} was taken and has no rows; ${before.label} has. Say the year that is meant.`,
      };
  }
  return null;
}

function yearsEarlier(period: PeriodCondition, years: number): PeriodCondition {
  const moved = (day: string | null): string | null => (day === null ? null : addGrains(day, 'year', -years));
  return {
    ...period,
    start: moved(period.start),
    end: moved(period.end),
    label: period.label.replaceAll(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - years)),
  };
}
