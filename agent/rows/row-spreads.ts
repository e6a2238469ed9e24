import { withAround } from './row-around.ts';
import { isPlacing } from './row-extremes.ts';
import { kinColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isHeavy, isPlain } from './row-items.ts';
import { type RowQuery, type Spread, signed } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { highWords, lowWords, sizeAdjectives } from './row-words.ts';

const asking = new Set(
  'how many much more less fewer than difference what is was between in number amount total did does do has have had and there'.split(
    ' ',
  ),
);

/**
 * "the difference between the highest and the lowest price", "how many more wins than losses did X have": between the ends of one amount, or
 * between two amounts of the same rows. Of a table that is called nothing; what is left of the words speaks against it.
 */
export function spreadQueries(table: RowTable, list: ItemList): RowQuery[] {
  return [...spreadsOfEnds(table, list), ...spreadsOfAmounts(table, list)];
}

function spreadsOfEnds(table: RowTable, list: ItemList): RowQuery[] {
  const { items } = list;
  const high = items.find((item) => isEnd(item, true));
  const low = items.find((item) => isEnd(item, false));
  if (!high || !low) return [];
  const named = amountsIn(table, items);
  const [amount, ...more] = new Set(named.map(({ column }) => column));
  if (!amount || more.length > 0 || isPlacing(amount)) return [];
  const said = named.map(({ item }) => item);
  const sides: Spread = [
    { column: amount, aggregate: 'max' },
    { column: amount, aggregate: 'min' },
  ];
  return signed(spreads(table, list, [high, low, ...said], sides), 'difference of ends');
}

/** "highest" and "fewest", "tallest" and "shortest". */
function isEnd(item: Item, isHigh: boolean): boolean {
  if (!isPlain(item)) return false;
  const words = isHigh ? highWords : lowWords;
  const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').at(-1) === item.lower);
  return words.has(item.lower) || (adjective !== undefined && adjective.isHigh === isHigh);
}

function spreadsOfAmounts(table: RowTable, list: ItemList): RowQuery[] {
  const named = amountsIn(table, list.items);
  const [left, right, ...more] = named.filter(
    ({ column }, at) => named.findIndex((other) => other.column === column) === at,
  );
  if (!left || !right || more.length > 0 || isPlacing(left.column) !== isPlacing(right.column)) return [];
  const sides: Spread = [
    { column: left.column, aggregate: 'sum' },
    { column: right.column, aggregate: 'sum' },
  ];
  const used = named.map(({ item }) => item);
  return signed(spreads(table, list, used, sides), 'difference of two amounts');
}

function spreads(table: RowTable, list: ItemList, used: Item[], sides: Spread): RowQuery[] {
  const words = list.items.filter((item) => isPlain(item) && asking.has(item.lower));
  return withAround(table, list, new Set([...used, ...words]), {
    kind: 'spread',
    column: null,
    sides,
  }).filter(({ place, beside, extreme, frequency }) => !place && !beside && !extreme && !frequency);
}

/** The amounts that the words name, each by one header or by a word akin to one. */
function amountsIn(table: RowTable, items: Item[]): { item: Item; column: RowColumn }[] {
  return items.flatMap((item) => {
    const isWord = isPlain(item) && !isBinding(item) && !isHeavy(item) && !asking.has(item.lower);
    const columns = item.header?.columns ?? (isWord ? kinColumns(table, item.lemma) : []);
    const [column, ...more] = columns.filter(({ isNumeric }) => isNumeric);
    return column && more.length === 0 ? [{ item, column }] : [];
  });
}
