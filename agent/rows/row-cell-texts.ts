import { type Item, isBinding, isPlain } from './row-items.ts';
import { free, own, type Reading } from './row-reading.ts';
import { isBlank } from './row-table.ts';

const openingVerbs = new Set(['start', 'begin']);
const letterWords = new Set(['the', 'a', 'an', 'letter', 'letters', 'word']);
const longestOpening = 4;

/** "names that start with the letter r": of the names that are asked for, else of what the rows are. */
export function openings(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    const verb = free(reading, at);
    if (!verb || !openingVerbs.has(verb.lemma) || free(reading, at + 1)?.lower !== 'with') continue;
    let next = at + 2;
    while (letterWords.has(free(reading, next)?.lower ?? '')) next += 1;
    const said = free(reading, next)?.lower ?? '';
    const [shown = reading.table.subject] = [...reading.columns].filter((column) => !column.isNumeric);
    if (!shown || said.length > longestOpening || !/^[a-z]+$/.test(said)) continue;
    const rows = new Set(
      shown.cells.flatMap(({ words }, row) => (words.join(' ').startsWith(said) ? [row] : [])),
    );
    for (const total of reading.table.totals) rows.delete(total);
    if (rows.size === 0) continue;
    reading.choices.push([{ kind: 'cells', column: shown, rows, isWhole: true, isOfShown: true }]);
    reading.signs.push('opening of a name');
    own(reading, at, next + 1);
  }
}

const mostFilled = 0.9;
const leastFilled = 0.03;

/** "the only one to have closed" of a column Closed that is mostly empty: rows that tell something there. */
export function filledCells(reading: Reading): void {
  for (const [at, item] of reading.items.entries()) {
    const [column, ...more] = free(reading, at)?.header?.columns ?? [];
    if (!column || more.length > 0 || reading.columns.has(column) || isOfValue(reading, at)) continue;
    const isTold = (row: number): boolean =>
      !reading.table.totals.has(row) && !isBlank(column.cells[row]?.text ?? '');
    const rows = new Set([...column.cells.keys()].filter(isTold));
    const share = rows.size / column.cells.length;
    if (share > mostFilled || share < leastFilled) continue;
    const denial = denialBefore(reading, at);
    const condition = { kind: 'cells' as const, column, rows, isWhole: true };
    reading.choices.push([denial ? { ...condition, negated: true } : condition]);
    reading.signs.push(denial ? 'nothing told there' : 'something told there');
    reading.stretch += 0.5;
    reading.owned.add(item);
    if (denial) reading.owned.add(denial);
    reading.columns.add(column);
  }
}

/** A value of the column stands beside its header. */
function isOfValue({ items }: Reading, at: number): boolean {
  return [items[at - 1], items[at + 1]].some(
    (other) => other !== undefined && (other.mentions.length > 0 || other.number !== null),
  );
}

const reach = 4;

function denialBefore({ items, owned }: Reading, at: number): Item | undefined {
  return items
    .slice(Math.max(0, at - reach), at)
    .findLast(
      (other) =>
        isPlain(other) &&
        !isBinding(other) &&
        !owned.has(other) &&
        ['not', 'never', 'no'].includes(other.lower),
    );
}
