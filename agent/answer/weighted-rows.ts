import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { CheckContext } from './result-checks.ts';

const countHeader =
  /^(?:count|counts|frequency|freq|n|number|anzahl|häufigkeit|nombre|effectif|cantidad|frequenza)$/i;

/**
 * "average stars" of a table of stars and how often each was given: one row is not one rating, and an average over rows
 * takes each as one.
 */
export function weightedRows({ model, plan }: CheckContext): AnswerCheck | null {
  for (const { aggregate, column, formula, per, named } of plan.measures) {
    if ((aggregate !== 'avg' && aggregate !== 'median') || !column || formula || per || named) continue;
    const { profile, label, table } = columnOf(model, column);
    const count = table.profile.columns.find(
      ({ name, type, role }) => type === 'integer' && role === 'additive' && countHeader.test(name.trim()),
    );
    if (!count || count.name === profile.name || !profile.isUnique || table.profile.rowCount < 2) continue;
    return {
      id: 'weighted-rows',
      outcome: 'warned',
      detail: `Each row stands for as many as its ${count.name} says. Here every row counts once, so this is not the ${aggregate === 'avg' ? 'average' : 'median'} ${label} over all of them.`,
    };
  }
  return null;
}
