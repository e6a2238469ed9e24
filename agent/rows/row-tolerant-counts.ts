import { withAround } from './row-around.ts';
import { type CountAsk, isYear } from './row-counts.ts';
import { isPlacing } from './row-extremes.ts';
import { isNounOfCells, kinColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isHeavy, isPlain } from './row-items.ts';
import { isNearCells } from './row-near-cells.ts';
import { type RowQuery, rowsOf, signed } from './row-query.ts';
import { runQueries } from './row-runs.ts';
import { isAddable, type RowColumn, type RowTable } from './row-table.ts';

/** Each way to count what no strict reading counts: the rows, the different names, or an amount that is looked up or added up. */
export function tolerantCounts(table: RowTable, list: ItemList, ask: CountAsk): RowQuery[] {
  const used = new Set(ask.used);
  const { head } = ask;
  // "how many hungarians" counts by what it says.
  const isOfCells = head !== undefined && isPlain(head) && isNearCells(table, head);
  if (head && isCountable(head) && !isOfCells) used.add(head);
  const amounts = amountsOf(table, list, head).flatMap(({ column, item }) =>
    amountQueries(table, list, new Set([...used, item]), column, item === head),
  );
  const names = (head?.header?.columns ?? [])
    .filter(({ isNumeric }) => !isNumeric)
    .flatMap((column) => [
      ...signed(plainCounts(withAround(table, list, used, { kind: 'count', column })), 'counts names'),
      // "how many different clubs" never counts the rows.
      ...(ask.isDistinct ? [] : signed(rowCounts(table, list, used, [column]), 'counts a header')),
    ]);
  const rows = names.length > 0 ? [] : signed(rowCounts(table, list, used, []), headSign(table, head));
  // "how many games were played" where some cell holds the word "game".
  const ofNoun =
    head && isNounOfCells(head)
      ? signed(rowCounts(table, list, new Set([...used, head]), []), 'counts a noun of cells')
      : [];
  return [...runQueries(table, list, used), ...amounts, ...names, ...rows, ...ofNoun];
}

const meanWords = new Set(['average', 'mean']);
const meanAsking = new Set('what is was were are number amount of how many much'.split(' '));

/** "the average number of people in attendance in September": of each amount that the words name, over the rows that are left. */
export function tolerantMeans(table: RowTable, list: ItemList): RowQuery[] {
  const word = list.items.find((item) => isPlain(item) && meanWords.has(item.lower));
  if (!word) return [];
  const asks = list.items.filter((item) => isPlain(item) && meanAsking.has(item.lower));
  return amountsOf(table, list, undefined).flatMap(({ column, item }) =>
    withAround(table, list, new Set([word, ...asks, item]), { kind: 'avg', column })
      .filter(({ place, beside, extreme, where }) => {
        const isOfRows = !place && !beside && !extreme;
        return isOfRows && rowsOf(table, where).length > 1 && !isPlacing(column);
      })
      .map((query) => ({ ...query, signs: [...query.signs, 'mean of an amount'] })),
  );
}

function headSign(table: RowTable, head: Item | undefined): string {
  if (!head || isBinding(head) || isHeavy(head)) return 'headless';
  if (head.header)
    return head.header.columns.some(({ isNumeric }) => isNumeric) ? 'counts an amount' : 'counts a header';
  if (head.mentions.length > 0) return 'counts cells';
  return kinColumns(table, head.lemma).some(({ isNumeric }) => isNumeric) ? 'counts an amount' : 'headNoun';
}

function isCountable(head: Item): boolean {
  return (
    head.header !== null || (isPlain(head) && !isBinding(head) && (!isHeavy(head) || head.lemma === 'time'))
  );
}

function rowCounts(table: RowTable, list: ItemList, used: Set<Item>, counted: RowColumn[]): RowQuery[] {
  return plainCounts(withAround(table, list, used, { kind: 'count', column: null }, counted));
}

/** Of all that fit; a place and the most of something have no part in a count. */
function plainCounts(queries: RowQuery[]): RowQuery[] {
  return queries
    .filter(({ beside, place, shown }) => !beside || (shown.kind === 'count' && !place))
    .map((query) => ({
      ...query,
      place: null,
      extreme: null,
      left:
        query.place || query.extreme
          ? [...query.left, { kind: 'unread' as const, word: 'place' }]
          : query.left,
      signs: [
        ...query.signs,
        ...(query.place ? ['place left out'] : []),
        ...(query.extreme ? ['extreme left out'] : []),
      ],
    }));
}

/** Columns of numbers that the words name, first the one behind "how many". */
function amountsOf(
  table: RowTable,
  { items }: ItemList,
  head: Item | undefined,
): { column: RowColumn; item: Item }[] {
  const named = [...(head ? [head] : []), ...items].flatMap((item) => {
    const columns =
      item.header?.columns ??
      (isPlain(item) && !isBinding(item) && !isHeavy(item) ? kinColumns(table, item.lemma) : []);
    const numeric = columns.filter((column) => column.isNumeric && !isYear(column));
    return numeric.length === 1 ? numeric.map((column) => ({ column, item })) : [];
  });
  return named
    .filter(({ column }, at) => named.findIndex((other) => other.column === column) === at)
    .slice(0, 3);
}

function amountQueries(
  table: RowTable,
  list: ItemList,
  used: Set<Item>,
  column: RowColumn,
  isHead: boolean,
): RowQuery[] {
  const sign = isHead ? 'amount of the head' : 'amount of another word';
  return signed(
    withAround(table, list, used, { kind: 'column', column }).flatMap((query): RowQuery[] => {
      const rows = rowsOf(table, query.where);
      if (query.place || query.extreme || query.beside || rows.length === 1) return [query];
      const isCompared = query.where.some((part) => part.kind === 'number' && part.column === column);
      const isSummed = isAddable(column);
      if (isCompared || isPlacing(column) || !isSummed) return [];
      return [{ ...query, shown: { kind: 'sum', column } }];
    }),
    sign,
  );
}
