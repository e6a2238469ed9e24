import type { AnswerCheck } from '#kernel/answer.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { pluralOf } from '../text/plurals.ts';
import type { CheckContext } from './result-checks.ts';

const keyWords = new Set('id no nr number num code key uuid guid'.split(' '));

/**
 * "how many patients" of a table `patients` in which a `patient_id` comes again: its rows are visits, and were counted as
 * patients. Where rows of the answer share one, that is told.
 */
export async function repeatedThings({ model, plan, run }: CheckContext): Promise<AnswerCheck | null> {
  const [measure, ...others] = plan.measures;
  const isCount = measure?.aggregate === 'count' && measure.column === null && measure.per === null;
  if (plan.intent !== 'aggregate' || !isCount || others.length > 0 || plan.having) return null;
  const table = tableOf(model, plan.root);
  const id = ownId(model, table);
  if (!id || isApart(plan, id)) return null;
  const whole = { ...plan, dimensions: [], sort: [], limit: null, share: null, fillsPeriods: false };
  const different = { ...measure, name: 'different', aggregate: 'countDistinct' as const, column: id };
  const [rows, things] = await Promise.all(
    [measure, different].map(async (one) =>
      Number((await run('', { ...whole, measures: [one] })).rows[0]?.[0] ?? 0),
    ),
  );
  const { label, profile } = columnOf(model, id);
  if (rows === undefined || things === undefined || things >= rows || (things === 0 && profile.nullCount > 0))
    return null;
  return {
    id: 'repeated-thing',
    outcome: 'warned',
    detail: `A ${label} comes on several rows: ${rows.toLocaleString('en')} rows are counted here, of ${things.toLocaleString('en')} different ones. Ask for the "number of different ${pluralOf(label)}" to count each once.`,
  };
}

/** The identifier that is named after the rows and does not tell them apart: `patient_id` of `patients`, and of no other table. */
function ownId(model: SemanticModel, { sqlName, name, profile }: CatalogTable): ColumnRef | null {
  const own = lemmasOfName(name).at(-1);
  const found = profile.columns.find((column) => {
    const words = lemmasOfName(column.name);
    const isNamed = words.length === 2 && words[0] === own && keyWords.has(words[1] ?? '');
    return isNamed && !column.isUnique && column.distinctCount < profile.rowCount - column.nullCount;
  });
  const points = model.relations.some(
    ({ fromTable, fromColumn }) => fromTable === sqlName && fromColumn === found?.name,
  );
  return found && !points ? { table: sqlName, column: found.name } : null;
}

/** Whether the answer speaks of the identifier itself. */
function isApart({ dimensions, where }: Plan, id: ColumnRef): boolean {
  return (
    dimensions.some(({ column, key }) => sameColumn(column, id) || (key !== null && sameColumn(key, id))) ||
    where.some((predicate) => 'column' in predicate && sameColumn(predicate.column, id))
  );
}
