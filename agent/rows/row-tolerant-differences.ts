import { withAround } from './row-around.ts';
import { isPlacing, sizedColumns } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import type { RowCondition, RowQuery } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { sizeAdjectives } from './row-words.ts';

const asking = new Set(
  'how many much more less fewer than difference what was is between in number amount did does do has have had and there'.split(
    ' ',
  ),
);
const mostMeasures = 3;

/**
 * "how many more people came to A than to B" of a table that is called nothing: of two names of one column the difference in each amount that
 * may be meant, or in how many rows they have. What is left of the words speaks against it.
 */
export function tolerantDifferences(table: RowTable, list: ItemList): RowQuery[] {
  const pair = pairOf(list.items);
  if (!pair) return [];
  const [left, right] = pair.items;
  const words = list.items.filter((item) => isPlain(item) && asking.has(item.lower));
  const sides = pair.mentions.map(sideOf) as [RowCondition, RowCondition];
  const isOfSingles = pair.mentions.every(({ rows }) => rows.size === 1);
  const measures = measuresOf(table, list.items, pair);
  const named = list.items.filter(({ header }) =>
    header?.columns.some((column) => pair.mentions.some((mention) => mention.column === column)),
  );
  const used = new Set([left, right, ...words, ...named]);
  const ofAmounts = measures.columns.slice(0, mostMeasures).flatMap((column) =>
    withAround(table, list, new Set([...used, ...measures.used]), { kind: 'difference', column, sides })
      .filter(isPlainDifference)
      .map((query) => ({
        ...query,
        signs: [...query.signs, measures.sign, ...(isOfSingles ? [] : ['difference of totals'])],
      })),
  );
  if (isOfSingles) return ofAmounts;
  const ofCounts = withAround(table, list, used, { kind: 'difference', column: null, sides })
    .filter(isPlainDifference)
    .map((query) => ({ ...query, signs: [...query.signs, 'difference of counts'] }));
  return [...ofAmounts, ...ofCounts];
}

function isPlainDifference({ place, beside, extreme, frequency }: RowQuery): boolean {
  return !place && !beside && !extreme && !frequency;
}

interface Pair {
  items: [Item, Item];
  mentions: [Mention, Mention];
}

/** The first two names that stand in one column, in different rows; names of single rows before others. */
function pairOf(items: Item[]): Pair | null {
  const named = items.filter(({ mentions }) => mentions.length > 0);
  const pairs = named.flatMap((left, at) =>
    named.slice(at + 1).flatMap((right) =>
      left.mentions.flatMap((own): Pair[] => {
        const other = right.mentions.find(({ column }) => column === own.column);
        const isApart = other && ![...own.rows].some((row) => other.rows.has(row));
        return isApart ? [{ items: [left, right], mentions: [own, other] }] : [];
      }),
    ),
  );
  const isOfSingles = ({ mentions }: Pair): boolean => mentions.every(({ rows }) => rows.size === 1);
  return pairs.find(isOfSingles) ?? pairs[0] ?? null;
}

function sideOf({ column, rows, isWhole }: Mention): RowCondition {
  return { kind: 'cells', column, rows, isWhole };
}

/** The amounts that may be meant: named by a header, by an adjective, by a word akin to one, or the only ones. */
function measuresOf(
  table: RowTable,
  items: Item[],
  { items: sides, mentions }: Pair,
): { columns: RowColumn[]; used: Item[]; sign: string } {
  const isSide = (column: RowColumn): boolean => mentions.some((mention) => mention.column === column);
  const isAmount = (column: RowColumn): boolean => column.isNumeric && !isSide(column);
  const rest = items.filter((item) => !sides.includes(item));
  for (const item of rest) {
    const columns = item.header?.columns.filter(isAmount) ?? [];
    if (columns.length > 0) return { columns, used: [item], sign: 'difference of a header' };
  }
  for (const item of rest.filter(isPlain)) {
    const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').includes(item.lower));
    const sized = adjective ? sizedColumns(table, adjective.headers).filter(isAmount) : [];
    if (sized.length > 0) return { columns: sized, used: [item], sign: 'difference by size' };
    const called = table.columns.filter((column) => isAmount(column) && column.lemmas.includes(item.lemma));
    const kin =
      called.length > 0 || isBinding(item) || asking.has(item.lower)
        ? called
        : kinColumns(table, item.lemma).filter((column) => isAmount(column) && !isPlacing(column));
    if (kin.length > 0) return { columns: kin, used: [item], sign: 'difference by kin' };
  }
  const times = timeColumns(table);
  const columns = table.columns.filter(
    (column) => isAmount(column) && !isPlacing(column) && !times.includes(column),
  );
  return { columns: columns.length > 2 ? [] : columns, used: [], sign: 'difference of any amount' };
}
