import type { AnswerCheck } from '#kernel/answer.ts';
import { columnsOfFormula } from '../formula.ts';
import { columnOf } from '../model/semantic-model.ts';
import { columnsOfValue, leavesOf } from '../named/trees.ts';
import type { ColumnRef, Measure, Plan } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

/** A result bears to leave out so many rows without caution. */
const mostMissing = 0.05;

/** Rows without the amount that is taken together, or that rows are ranked by. */
export function missingAmounts({ plan, model }: CheckContext): AnswerCheck | null {
  for (const column of [...plan.measures.flatMap(amountsOf), ...rankedAmounts(plan)]) {
    const { profile, label, table } = columnOf(model, column);
    if (profile.nullCount === 0) continue;
    const share = table.profile.rowCount > 0 ? profile.nullCount / table.profile.rowCount : 0;
    return {
      id: share > mostMissing ? 'missing-in-measure' : 'some-missing-in-measure',
      outcome: 'warned',
      detail: `${profile.nullCount} of ${table.profile.rowCount} rows of ${table.name} have no ${label}; they are left out.`,
    };
  }
  return null;
}

/** Columns whose values are taken together; a cell that is only counted by leaves nothing out. */
function amountsOf({ column, aggregate, named, formula, per }: Measure): ColumnRef[] {
  if (named)
    return leavesOf(named.tree).flatMap(({ of, aggregate: taken }) =>
      of && !taken.startsWith('count')
        ? columnsOfValue(of).map((name) => ({ table: named.table, column: name }))
        : [],
    );
  // A missing debit or credit counts as nothing; of a length of time the end is missing where it has not come yet.
  if (formula?.kind === 'difference' && formula.missingIsZero) return [];
  const worked = formula && formula.kind !== 'duration' ? columnsOfFormula(formula) : [];
  const own = column && aggregate !== 'countDistinct' ? [column] : [];
  const divisor = per?.aggregate === 'sum' && per.column ? [per.column] : [];
  return [...own, ...worked, ...divisor];
}

/** What the rows of a list are ranked by, where only the first of them are shown. */
function rankedAmounts({ intent, limit, sort, select }: Plan): ColumnRef[] {
  if (intent !== 'records' || limit === null) return [];
  return select.flatMap(({ name, column, formula }) =>
    sort.some((key) => key.name === name) ? (formula ? columnsOfFormula(formula) : [column]) : [],
  );
}
