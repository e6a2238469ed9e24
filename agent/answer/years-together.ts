import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf, sameColumn, tableOf } from '../model/semantic-model.ts';
import { yearPartsOf } from '../model/year-parts.ts';
import type { Predicate } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

/** Groups by a column of months, or of quarters, that stands beside one of years: each holds that month of all years, if nothing tells them apart. */
export function yearsTogether({ plan, model }: CheckContext): AnswerCheck | null {
  for (const { column } of plan.dimensions) {
    const year = { table: column.table, column: tableOf(model, column.table).profile.yearParts?.year ?? '' };
    const parts = year.column === '' ? null : yearPartsOf(model, year);
    if (!parts || !sameColumn(parts.column, column)) continue;
    const isToldApart = plan.dimensions.some((other) => sameColumn(other.column, year));
    const conditions = [...plan.where, ...plan.measures.flatMap(({ where }) => where)];
    if (isToldApart || conditions.some((part) => isOf(part, year))) return null;
    const { min, max } = columnOf(model, year).profile;
    return {
      id: 'years-together',
      outcome: 'warned',
      detail: `Each ${parts.grain} holds the rows of that ${parts.grain} in all years from ${min} to ${max}. To tell the years apart, ask by ${columnOf(model, year).label} and ${columnOf(model, column).label}.`,
    };
  }
  return null;
}

function isOf(part: Predicate, year: { table: string; column: string }): boolean {
  return 'column' in part && sameColumn(part.column, year);
}
