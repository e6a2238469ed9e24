import { columnKey, columnOf, tableOf } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';

const units = new Set(['day', 'week', 'month', 'quarter', 'year']);
const openers = new Set([
  'with',
  'where',
  'that',
  'which',
  'when',
  'having',
  'of',
  'above',
  'over',
  'below',
  'under',
]);

/** "days with more than 3,000 sessions" where a day has several rows: the limit is of all of them, and not of each. */
export function periodsByRow({ lattice: { tokens, model }, plan }: Guarded): string | null {
  const at = tokens.findIndex(
    ({ lemma, lower }, index) =>
      units.has(lemma) && lower !== lemma && openers.has(tokens[index + 1]?.lower ?? ''),
  );
  const unit = tokens[at];
  if (!unit || plan.having) return null;
  const limited = plan.where.find((one) => {
    if (one.kind !== 'compare' && one.kind !== 'between') return false;
    const { profile, ref } = columnOf(model, one.column);
    const { mainDate } = tableOf(model, ref.table).profile;
    const date = mainDate === null ? undefined : model.columns.get(columnKey({ ...ref, column: mainDate }));
    return profile.role === 'additive' && date !== undefined && !date.profile.isUnique;
  });
  return limited ? `It is not clear whether each row is compared, or each ${unit.lemma} as a whole.` : null;
}
