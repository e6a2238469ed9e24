import type { AnswerCheck } from '#kernel/answer.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { sqlName } from '../sql/literals.ts';
import type { CheckContext } from './result-checks.ts';

const keyWords = new Set('id no nr number code key name'.split(' '));

/**
 * An amount of a group that stands on each row of it: `invoice_total` on the lines of an invoice, `dept_budget` beside each employee. Told by its
 * name, which begins with that of the group, and by the data: every group has one value, and some have several rows.
 */
export async function repeatedValues({ plan, model, run }: CheckContext): Promise<AnswerCheck | null> {
  for (const { column, aggregate, formula, named } of plan.measures) {
    if (
      !column ||
      formula ||
      named ||
      (aggregate !== 'sum' && aggregate !== 'avg') ||
      column.table !== plan.root
    )
      continue;
    const group = groupOf(column, columnOf(model, column).table.profile.columns);
    if (group === null) continue;
    const [own, amount, table] = [group, column.column, column.table].map(sqlName);
    const { rows } = await run(
      `SELECT count(*), max(kinds), max(rows) FROM (SELECT count(DISTINCT ${amount}) AS kinds, count(*) AS rows FROM ${table} WHERE ${own} IS NOT NULL GROUP BY ${own}) AS g`,
      plan,
    );
    const [groups, kinds, most] = rows[0] ?? [];
    if (Number(groups) < 2 || Number(kinds) !== 1 || Number(most) < 2) continue;
    const label = columnOf(model, column).label;
    return {
      id: 'repeated-value',
      outcome: 'warned',
      detail: `${label} is the same on all rows of one ${group}, and is counted here once for each row. If it is the amount of the ${group} as a whole, count it once for each ${group}.`,
    };
  }
  return null;
}

/** The column that the name of an amount begins with: `invoice` of `invoice_total`, `order_id` of `order_amount`. */
function groupOf(
  { column }: ColumnRef,
  columns: readonly { name: string; isUnique: boolean }[],
): string | null {
  const words = lemmasOfName(column);
  const found = columns.find(({ name, isUnique }) => {
    const own = lemmasOfName(name);
    const bare = own.length > 1 && keyWords.has(own.at(-1) ?? '') ? own.slice(0, -1) : own;
    return (
      name !== column &&
      !isUnique &&
      bare.length > 0 &&
      bare.length < words.length &&
      bare.every((word, at) => words[at] === word)
    );
  });
  return found?.name ?? null;
}
