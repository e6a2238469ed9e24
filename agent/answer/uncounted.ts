import type { AnswerCheck } from '#kernel/answer.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import { canLookUp } from '../model/join-paths.ts';
import { keyColumn, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { Measure, Plan } from '../plan.ts';
import { tableWords } from '../planning/labels.ts';
import { rowsOf } from './counting.ts';
import type { CheckContext } from './result-checks.ts';

/**
 * "number of customers and revenue by segment": beside an amount of the orders only customers that stand in one of them are counted.
 * Where a customer has no order, that is told, since the same count by itself would be another.
 */
export async function uncountedThings(context: CheckContext): Promise<AnswerCheck | null> {
  const { model, plan, run } = context;
  if (plan.measures.length < 2 || plan.where.length > 0) return null;
  const found = plan.measures.flatMap((measure) => {
    const table = countedThing(model, plan, measure);
    return table ? [{ measure, table }] : [];
  });
  const [counted] = found;
  if (!counted) return null;
  const { measure, table } = counted;
  const { rows } = await run('', {
    ...plan,
    measures: [measure],
    dimensions: [],
    sort: [],
    limit: null,
    having: null,
  });
  const all = await rowsOf(context, table);
  const missing = all - Number(rows[0]?.[0] ?? 0);
  if (missing <= 0) return null;
  return {
    id: 'uncounted-rows',
    outcome: 'warned',
    detail: `${missing.toLocaleString('en')} of ${all.toLocaleString('en')} ${tableWords(table.name)} ${missing === 1 ? 'has' : 'have'} no ${tableWords(tableOf(model, plan.root).name)} and ${missing === 1 ? 'is' : 'are'} not counted here.`,
  };
}

/** The table whose rows are counted through those of another, and grouped by what they are themselves. */
function countedThing(
  model: SemanticModel,
  { root, dimensions }: Plan,
  { aggregate, column, where }: Measure,
): CatalogTable | null {
  if (aggregate !== 'countDistinct' || !column || where.length > 0) return null;
  const relation = model.relations.find(
    (one) => one.fromTable === column.table && one.fromColumn === column.column,
  );
  const name = column.table === root ? relation?.toTable : column.table;
  const table = name === undefined ? undefined : model.tables.get(name);
  if (!table || table.sqlName === root) return null;
  const key = keyColumn(table);
  const isKey = column.table === root || (key !== null && sameColumn(key, column));
  const isOwn = dimensions.every((one) => canLookUp(model, table.sqlName, one.column.table));
  return isKey && isOwn ? table : null;
}
