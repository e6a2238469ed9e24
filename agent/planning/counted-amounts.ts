import { countColumn } from '../model/counted-rows.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Draft, DraftMeasure } from './draft.ts';

/**
 * In a table whose rows each tell of so many things, "how many nurse appointments" adds up what the rows tell, and never counts the rows;
 * these are counted where "rows" or "records" are asked for.
 */
export function withCountedAmounts(model: SemanticModel, draft: Draft): Draft {
  const [only, ...more] = model.tables.keys();
  const measures = draft.measures.map((measure): DraftMeasure => {
    const name = measure.entity ?? draft.entity ?? (more.length === 0 ? only : undefined);
    const table = name === undefined ? undefined : model.tables.get(name);
    const column =
      table && measure.aggregate === 'count' && measure.column === null ? countColumn(table) : null;
    return table && column
      ? { ...measure, aggregate: 'sum', column: { table: table.sqlName, column: column.name }, entity: null }
      : measure;
  });
  return { ...draft, measures };
}
