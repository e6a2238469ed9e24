import { countriesCalled, gendersCalled } from '../lexicon/demonyms.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { type Item, isBinding, isHeavy, isPlain } from './row-items.ts';
import type { RowCondition } from './row-query.ts';
import type { Reading } from './row-reading.ts';
import type { RowColumn, RowTable } from './row-table.ts';

const mostDistinct = 60;
const mostColumns = 3;

/**
 * "hungarians" of cells "Hungary", "us" of "United States", "released" of "Release": a word that stands in no cell as it was said,
 * but near to some of them, is a condition on them.
 */
export function nearCells(reading: Reading): void {
  for (const item of reading.items) {
    if (reading.owned.has(item) || !isPlain(item) || isBinding(item) || isHeavy(item) || item.number !== null)
      continue;
    const { choices, isAkin } = nearestIn(reading.table, item.lower, item.lemma);
    if (choices.length === 0) continue;
    const denial = deniedBy(reading, item);
    if (denial) {
      reading.owned.add(denial);
      reading.signs.push('denied near cells');
    }
    reading.choices.push(
      denial
        ? choices.map((choice) => (choice.kind === 'cells' ? { ...choice, negated: true } : choice))
        : choices,
    );
    reading.owned.add(item);
    reading.signs.push(isAkin ? 'akin cells' : 'near cells');
    if (isAkin) reading.left.push({ kind: 'near', word: item.lower });
    reading.stretch += 0.4;
    for (const choice of choices) if (choice.kind === 'cells') reading.columns.add(choice.column);
  }
}

const reach = 4;

/** "did not qualify", "is not an american": the word that denies it, a few words before. */
function deniedBy({ items, owned }: Reading, item: Item): Item | undefined {
  const at = items.indexOf(item);
  return items
    .slice(Math.max(0, at - reach), at)
    .findLast((other) => isPlain(other) && other.lower === 'not' && !owned.has(other));
}

function nearestIn(
  table: RowTable,
  lower: string,
  lemma: string,
): { choices: RowCondition[]; isAkin: boolean } {
  const named = new Set([
    ...countriesCalled(lower),
    ...gendersCalled(lemma),
    ...(states.has(lower) ? states : []),
  ]);
  const plain = [
    (words: string[]) =>
      holdsOne(words, named) || words.some((word) => countriesCalled(word).includes(lower)),
    (words: string[]) => isInitials(words, lower),
    (words: string[]) => words.some((word) => word.length > 2 && lemmaOf(word) === lemma),
  ];
  const akin = [
    (words: string[]) =>
      words.length === 1 && (words[0] ?? '').length > 2 && lower.startsWith(words[0] ?? ' '),
    (words: string[]) =>
      lower.length > 4 && words.some((word) => word.length > 4 && shareRoot(lemmaOf(word), lemma)),
  ];
  for (const test of [...plain, ...akin]) {
    const choices = table.columns.flatMap((column) => cellsOf(table, column, test));
    if (choices.length > 0 && choices.length <= mostColumns) return { choices, isAkin: akin.includes(test) };
  }
  return { choices: [], isAkin: false };
}

/** Whether a word is near to some cells by more than its root. */
export function isNearCells(table: RowTable, { lower, lemma }: Item): boolean {
  const { choices, isAkin } = nearestIn(table, lower, lemma);
  return choices.length > 0 && !isAkin;
}

/** Ways to write one country, of which none is made of the others' letters. */
const states = new Set(['us', 'usa', 'united states', 'american', 'america']);

function holdsOne(words: string[], named: Set<string>): boolean {
  const text = ` ${words.join(' ')} `;
  return [...named].some((name) => text.includes(` ${name} `));
}

/** "us" of "United States". */
function isInitials(words: string[], lower: string): boolean {
  return (
    lower.length > 1 && words.length === lower.length && words.every((word, at) => word[0] === lower[at])
  );
}

function cellsOf(table: RowTable, column: RowColumn, test: (words: string[]) => boolean): RowCondition[] {
  if (column.isLongText || column.isNumeric || column.isDate || column.distinct > mostDistinct) return [];
  const rows = new Set(
    column.cells.flatMap(({ words }, row) => (!table.totals.has(row) && test(words) ? [row] : [])),
  );
  return rows.size > 0 && rows.size < table.count ? [{ kind: 'cells', column, rows, isWhole: false }] : [];
}
