import { withAround } from './row-around.ts';
import { type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import { type RowQuery, signed } from './row-query.ts';
import type { RowTable } from './row-table.ts';

const runWords = new Set(['consecutive', 'consecutively', 'straight']);

/** "how many consecutive games did they lose": the longest stretch of such rows. */
export function runQueries(table: RowTable, list: ItemList, used: Set<Item>): RowQuery[] {
  const words = saidOfRuns(list.items);
  return words.length === 0 ? [] : runsOf(table, list, new Set([...used, ...words]), 'counts a run');
}

/** One word with the noun behind it, or "in a row". */
function saidOfRuns(items: Item[]): Item[] {
  const at = items.findIndex((item) => isPlain(item) && (runWords.has(item.lower) || item.lower === 'row'));
  if (at < 0) return [];
  const isRow = items[at]?.lower === 'row';
  const isSaid = !isRow || (items[at - 1]?.lower === 'a' && items[at - 2]?.lower === 'in');
  if (!isSaid) return [];
  const noun = items[at + 1];
  const isCounted = !isRow && noun !== undefined && noun.mentions.length === 0 && !isBinding(noun);
  return items.slice(isRow ? at - 2 : at, isCounted ? at + 2 : at + 1);
}

const streakWords = new Set(['streak', 'streaks']);
export function saysStreak(items: Item[]): boolean {
  return items.some((item) => isPlain(item) && streakWords.has(item.lower));
}

const streakAsking = new Set(
  'what how long many is was the a their of number amount longest largest biggest greatest highest most best'.split(
    ' ',
  ),
);
const longestWords = new Set('longest largest biggest greatest highest most best'.split(' '));

/** "how long was the longest losing streak", "the most consecutive wins": the same, where nothing says "how many". */
export function streakQueries(table: RowTable, list: ItemList): RowQuery[] {
  const { items } = list;
  const isStreak = saysStreak(items);
  const isRun = items.some((item) => isPlain(item) && runWords.has(item.lower));
  const isLongest = items.some((item) => isPlain(item) && longestWords.has(item.lower));
  const opening = items[0]?.lower ?? '';
  if (!(isStreak || (isRun && isLongest)) || !['what', 'how'].includes(opening)) return [];
  const used = items.filter(
    (item) =>
      isPlain(item) &&
      (streakAsking.has(item.lower) || streakWords.has(item.lower) || runWords.has(item.lower)),
  );
  return runsOf(table, list, new Set(used), 'counts a streak').filter(({ where }) => where.length > 0);
}

function runsOf(table: RowTable, list: ItemList, used: Set<Item>, sign: string): RowQuery[] {
  const queries = withAround(table, list, used, { kind: 'count', column: null }).filter(
    ({ beside, place, extreme }) => !beside && !place && !extreme,
  );
  return signed(
    queries.map((query) => ({ ...query, shown: { kind: 'run' as const, column: null } })),
    sign,
  );
}
