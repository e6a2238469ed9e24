import { columnsOfFormula } from '../formula.ts';
import { isDateColumn } from '../model/dating.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { DraftMeasure } from './draft.ts';

/** The date of an amount that only some rows have: a sale price, and the profit made of it, of the day of sale. */
export function dateOfAmount(
  model: SemanticModel,
  { column, formula, named }: DraftMeasure,
): ColumnRef | null {
  // What a person named is worked out of all rows, which are told by their own date.
  if (named) return null;
  const columns = formula ? columnsOfFormula(formula) : column ? [column] : [];
  for (const ref of columns) {
    const found = model.columns.get(columnKey(ref));
    const { nullCount } = found?.profile ?? { nullCount: 0 };
    if (!found || nullCount === 0 || isDateColumn(found.profile)) continue;
    const dates = found.table.profile.columns.filter(
      (other) => isDateColumn(other) && other.nullCount === nullCount,
    );
    const [only, ...more] = dates;
    if (only && more.length === 0) return { table: ref.table, column: only.name };
  }
  return null;
}
