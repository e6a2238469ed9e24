import { tableOf } from '../model/semantic-model.ts';
import type { Dimension } from '../plan.ts';
import { tableWords } from '../planning/labels.ts';
import { pluralOf } from '../text/plurals.ts';
import { formatNumber } from './format.ts';
import { predicateWords } from './predicate-words.ts';
import { cell, groupName, type Telling } from './telling.ts';

/** Values that several rows have, counted: none of them, or the first ones with their number of rows. */
export function tellRepeated(telling: Telling, dimension: Dimension): string {
  const { model, plan, result } = telling;
  const conditions = plan.where
    .filter(({ kind }) => kind !== 'missing')
    .map((predicate) => predicateWords(model, predicate, false));
  const among = conditions.length === 0 ? '' : ` (${conditions.join('; ')})`;
  const rows = tableWords(tableOf(model, plan.root).name);
  const count = telling.rowCount;
  if (count === 0) return `No ${dimension.label} in ${rows} occurs more than once${among}.`;
  const measure = plan.measures[0]?.name ?? '';
  const shown = result.rows
    .slice(0, 3)
    .map((_, row) => `${groupName(telling, row, dimension)} (${cell(telling, row, measure)})`);
  const more = count > shown.length ? ` and ${formatNumber(count - shown.length, telling.locale)} more` : '';
  const head =
    count === 1
      ? `One ${dimension.label} in ${rows} occurs`
      : `${formatNumber(count, telling.locale)} ${pluralOf(dimension.label)} in ${rows} occur`;
  return `${head} more than once: ${shown.join(', ')}${more}${among}.`;
}
