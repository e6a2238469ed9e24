import { withAround } from './row-around.ts';
import { isOrder, isPlacing, sizedColumns } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import { type RowCondition, type RowQuery, rowsOf } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { numberCalled, ordinals, sizeAdjectives } from './row-words.ts';

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
  const pair = pairOf(list.items) ?? pairOfPlaces(table, list.items);
  if (!pair) return [];
  const words = list.items.filter((item) => isPlain(item) && asking.has(item.lower));
  const sides = pair.mentions.map(sideOf) as [RowCondition, RowCondition];
  const isOfSingles = pair.mentions.every(({ rows }) => rows.size === 1);
  const measures = measuresOf(table, list.items, pair);
  const named = list.items.filter(({ header }) =>
    header?.columns.some((column) => pair.mentions.some((mention) => mention.column === column)),
  );
  const used = new Set([...pair.items, ...words, ...named]);
  const ofAmounts = measures.columns.slice(0, mostMeasures).flatMap((column) =>
    withAround(table, list, new Set([...used, ...measures.used]), { kind: 'difference', column, sides })
      .filter(isPlainDifference)
      .map((query) => ({
        ...query,
        signs: [
          ...query.signs,
          measures.sign,
          ...(isOfSingles ? [] : ['difference of totals']),
          ...(pair.isOfPlaces ? ['difference of places'] : []),
        ],
      })),
  );
  if (isOfSingles) return ofAmounts;
  const ofCounts = withAround(table, list, used, { kind: 'difference', column: null, sides })
    .filter(isPlainDifference)
    .map((query) => ({ ...query, signs: [...query.signs, 'difference of counts'] }));
  return [...ofAmounts, ...ofCounts];
}

const apartWords = new Set(
  'between after before later earlier passed pass apart elapsed until separate separated difference'.split(
    ' ',
  ),
);

/** "how many years after A was B built": between the years of two rows. */
export function yearsApart(table: RowTable, list: ItemList): RowQuery[] {
  const { items } = list;
  const at = items.findIndex((item, index) => item.lower === 'how' && items[index + 1]?.lower === 'many');
  const unit = items[at + 2];
  const pair = pairOf(items);
  const isSaid = items.some((item) => isPlain(item) && apartWords.has(item.lower));
  if (at < 0 || unit?.lemma !== 'year' || !isSaid || !pair?.mentions.every(({ rows }) => rows.size === 1))
    return [];
  const sides = pair.mentions.map(sideOf) as [RowCondition, RowCondition];
  const words = items.filter(
    (item) => isPlain(item) && (asking.has(item.lower) || apartWords.has(item.lower)),
  );
  const [column, ...more] = timeColumns(table).filter(
    (own) => own.isNumeric && pair.mentions.every((mention) => mention.column !== own),
  );
  if (!column || more.length > 0) return [];
  const said = items.filter(({ header }) => header?.columns.includes(column));
  return withAround(table, list, new Set([...pair.items, ...words, ...said, unit]), {
    kind: 'difference',
    column,
    sides,
  })
    .filter(isPlainDifference)
    .map((query) => ({ ...query, signs: [...query.signs, 'difference of years'] }));
}

function isPlainDifference({ place, beside, extreme, frequency }: RowQuery): boolean {
  return !place && !beside && !extreme && !frequency;
}

interface Pair {
  items: Item[];
  mentions: [Mention, Mention];
  /** They were told by their places in the list. */
  isOfPlaces?: true;
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

const placeNouns = new Set('place position finisher'.split(' '));
const lastWords = new Set(['last', 'bottom']);
const leadWords = new Set(['winner', 'top']);

/** "between the first and the eighth place", "the top two", "the winner and the last": rows by the rank that they are told to have, else by where they stand. */
function pairOfPlaces(table: RowTable, items: Item[]): Pair | null {
  const { subject } = table;
  if (!subject) return null;
  const said = items.flatMap((item, at) => {
    const place = isPlain(item) ? placeAt(items, at) : null;
    if (!place) return [];
    const nouns = items.slice(at + 1, at + 3).filter((next) => placeNouns.has(next.lemma));
    return place.map((own) => ({ items: [item, ...nouns], place: own }));
  });
  const [left, right, ...more] = said;
  if (!left || !right || more.length > 0) return null;
  const [one, other] = [rowAt(table, left.place), rowAt(table, right.place)];
  if (one === null || other === null || one === other) return null;
  const mentionOf = (item: Item, row: number): Mention => {
    const rows = new Set([row]);
    const { from, to } = item;
    return { from, to, column: subject, rows, isWhole: true, hasLonger: false, holding: rows };
  };
  const [first, second] = [left.items[0], right.items[0]];
  if (!first || !second) return null;
  const count = items.filter((item) => item === items[items.indexOf(first) + 1] && countOf(item) === 2);
  return {
    items: [...left.items, ...right.items, ...(left.items[0] === right.items[0] ? count : [])],
    mentions: [mentionOf(first, one), mentionOf(second, other)],
    isOfPlaces: true,
  };
}

/** The places from the top that one word stands for; -1 is the last. */
function placeAt(items: Item[], at: number): number[] | null {
  const item = items[at];
  const next = items[at + 1];
  if (!item) return null;
  if ((item.lower === 'top' || item.lower === 'first') && next && countOf(next) === 2) return [1, 2];
  if (lastWords.has(item.lower)) return [-1];
  const ordinal = ordinals.get(item.lower) ?? Number(/^(\d+)(st|nd|rd|th)$/.exec(item.lower)?.[1] ?? 0);
  if (ordinal > 0) return [ordinal];
  return leadWords.has(item.lower) ? [1] : null;
}

function countOf({ number, lower }: Item): number | null {
  return number ?? numberCalled(lower);
}

function rowAt(table: RowTable, place: number): number | null {
  const rows = rowsOf(table, []);
  if (place < 0) return rows.at(-1) ?? null;
  const rank = table.columns.find((column) => column.isNumeric && isOrder(column));
  const ranked = rank ? rows.filter((row) => rank.cells[row]?.number === place) : [];
  if (ranked.length > 1) return null;
  return ranked[0] ?? rows[place - 1] ?? null;
}

function sideOf({ column, rows, isWhole }: Mention): RowCondition {
  return { kind: 'cells', column, rows, isWhole };
}

/** "in tonnes" of cells "1,450 tonnes". */
function isToldIn({ cells }: RowColumn, unit: string): boolean {
  const told = cells.filter(({ words }) => words.slice(1).includes(unit));
  return unit.length > 1 && told.length > cells.length / 2;
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
  for (const item of rest.filter((other) => isPlain(other) && !isBinding(other))) {
    const columns = table.columns.filter((column) => isAmount(column) && isToldIn(column, item.lower));
    if (columns.length > 0) return { columns, used: [item], sign: 'difference by a unit' };
  }
  const times = timeColumns(table);
  const columns = table.columns.filter(
    (column) => isAmount(column) && !isPlacing(column) && !times.includes(column),
  );
  return { columns: columns.length > 2 ? [] : columns, used: [], sign: 'difference of any amount' };
}
