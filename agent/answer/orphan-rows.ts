import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf, tableOf } from '../model/semantic-model.ts';
import type { CheckContext } from './result-checks.ts';

/** Below this share of found values the rows that point nowhere may change what is told. */
const nearlyAll = 0.95;

/** Rows that point at a row of another table that is not there: they belong to none of what is looked up. */
export function orphanRows({ model, plan }: CheckContext): AnswerCheck | null {
  for (const { from, to } of plan.joins) {
    const relation = model.relations.find(
      (one) =>
        one.fromTable === from.table &&
        one.fromColumn === from.column &&
        one.toTable === to.table &&
        one.toColumn === to.column,
    );
    if (!relation || relation.inclusion >= 1) continue;
    const { profile, label, table } = columnOf(model, from);
    const filled = table.profile.rowCount - profile.nullCount;
    const rows = Math.round(filled * (1 - relation.inclusion));
    if (rows === 0) continue;
    return {
      id: relation.inclusion < nearlyAll ? 'orphan-rows' : 'some-orphan-rows',
      outcome: 'warned',
      detail: `${rows.toLocaleString('en')} of ${filled.toLocaleString('en')} rows of ${table.name} ${rows === 1 ? 'has' : 'have'} a ${label} that ${tableOf(model, to.table).name} does not hold: nothing of it is known of them.`,
    };
  }
  return null;
}
