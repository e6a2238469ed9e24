import type { AnswerCheck } from '#kernel/answer.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { CheckContext } from './result-checks.ts';

/** Shares of a total that losses were taken from: a part may be more than the whole, and another one less than nothing. */
export function sharesOfLosses({ plan, result }: CheckContext): AnswerCheck | null {
  const place = result.columns.findIndex(({ name }) => name === 'share');
  if (plan.share !== 'of-total' || place < 0) return null;
  const isOutside = result.rows.some((row) => {
    const share = Number(row[place] ?? 0);
    return share < 0 || share > 1;
  });
  return isOutside
    ? {
        id: 'shares-of-losses',
        outcome: 'warned',
        detail:
          'Some parts are below zero, so the others come to more than the total: these shares are of what is left when the losses are taken off.',
      }
    : null;
}

/** "refund rate" by a column that some rows leave empty: they are part of the whole, though nobody knows what they are. */
export function sharesOfUnknown({ plan, model }: CheckContext): AnswerCheck | null {
  const [measure] = plan.measures;
  if (plan.share !== 'of-condition' || !measure) return null;
  for (const predicate of measure.where) {
    if (predicate.kind !== 'oneOf' || predicate.column.table !== plan.root) continue;
    const { profile, label, table } = columnOf(model, predicate.column);
    const isSetAside = plan.where.some(
      (other) => 'column' in other && other.column.column === predicate.column.column,
    );
    if (profile.nullCount === 0 || isSetAside) continue;
    return {
      id: 'share-of-unknown',
      outcome: 'warned',
      detail: `${profile.nullCount.toLocaleString('en')} of ${table.profile.rowCount.toLocaleString('en')} rows of ${table.name} have no ${label}; they count in the whole that this is a share of.`,
    };
  }
  return null;
}
