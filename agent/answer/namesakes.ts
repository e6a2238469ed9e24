import type { AnswerCheck } from '#kernel/answer.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import type { CheckContext } from './result-checks.ts';

const idWords = new Set('id no number code key'.split(' '));

/**
 * A name that was asked for and stands beside several identifiers: two people called alike are told as one. A list shows them
 * both, and so do groups by the identifier.
 */
export async function namesakes({ plan, model, run }: CheckContext): Promise<AnswerCheck | null> {
  if (plan.intent !== 'aggregate') return null;
  for (const predicate of plan.where) {
    if (predicate.kind !== 'oneOf' || predicate.negated) continue;
    const { column, values } = predicate;
    const id = identifierOf(column, tableOf(model, column.table).profile.columns);
    const isApart = plan.dimensions.some(
      (dimension) => dimension.column.column === id || dimension.key?.column === id,
    );
    if (id === null || isApart) continue;
    const name = sqlName(column.column);
    const list = values.map((value) => sqlLiteral(String(value))).join(', ');
    const { rows } = await run(
      `SELECT ${name}, count(DISTINCT ${sqlName(id)}) FROM ${sqlName(column.table)} WHERE ${name} IN (${list}) GROUP BY 1 HAVING count(DISTINCT ${sqlName(id)}) > 1`,
      plan,
    );
    const [shared] = rows;
    if (shared)
      return {
        id: 'shared-name',
        outcome: 'warned',
        detail: `${String(shared[0])} stands for ${Number(shared[1])} different values of ${id}; they are told as one. Ask by ${id} to tell them apart.`,
      };
  }
  return null;
}

/** "Donor ID" of Donor, `customer_id` of `customer_name`: the identifier of what a column names. */
function identifierOf({ column }: ColumnRef, columns: readonly { name: string }[]): string | null {
  const named = lemmasOfName(column)
    .filter((word) => word !== 'name')
    .join(' ');
  if (named === '') return null;
  const found = columns.find(({ name }) => {
    const words = lemmasOfName(name);
    return idWords.has(words.at(-1) ?? '') && words.slice(0, -1).join(' ') === named;
  });
  return found?.name ?? null;
}
