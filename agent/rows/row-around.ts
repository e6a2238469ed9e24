import { readAround } from './row-conditions.ts';
import { timeColumns } from './row-focus.ts';
import type { Item, ItemList } from './row-items.ts';
import { compare, emptyQuery, type RowCondition, type RowQuery, rowsOf, type Shown } from './row-query.ts';
import type { Around } from './row-reading.ts';
import { ofScore } from './row-score-cells.ts';
import { isBlank, type RowColumn, type RowTable } from './row-table.ts';

const mostChoices = 24;

/** The query with what the words around it say, once for each choice that leaves rows. */
export function withAround(
  table: RowTable,
  list: ItemList,
  used: Set<Item>,
  shown: Shown,
  counted: RowColumn[] = [],
): RowQuery[] {
  const own = ownColumns(shown, counted);
  const around = readAround(table, list, used, own);
  if (!around) return [];
  const queries = queriesAround(table, list, around, shown, around.choices);
  if (queries.length > 0 || !list.isTolerant) return queries;
  // Names that no row holds together: one of them names something else.
  return around.choices.flatMap((options, at) => {
    const isPart = options.every((option) => option.kind === 'cells' && !option.isWhole);
    const others = around.choices.filter((_, index) => index !== at);
    const word = options[0] ? wordOf(options[0]) : '';
    return queriesAround(table, list, around, shown, others).map((query) => ({
      ...query,
      left: [...query.left, { kind: 'unread' as const, word }],
      stretch: query.stretch + (isPart ? 0.5 : 1),
      signs: [...query.signs, isPart ? 'part left out' : 'cell left out'],
    }));
  });
}

/** Headers of these have their part. */
function ownColumns(shown: Shown, counted: RowColumn[]): RowColumn[] {
  if (shown.kind === 'difference' || shown.kind === 'verdict') return [];
  if (shown.kind === 'spread') return shown.sides.map(({ column }) => column);
  return shown.column ? [shown.column] : counted;
}

/** What a condition that is left out was said of. */
function wordOf(condition: RowCondition): string {
  return condition.kind === 'either' ? '' : condition.column.label;
}

function queriesAround(
  table: RowTable,
  list: ItemList,
  around: Around,
  shown: Shown,
  choices: RowCondition[][],
): RowQuery[] {
  const extremes = around.extremes?.columns ?? [null];
  const besides = around.beside?.choices ?? [null];
  // Counted where two columns hold a name, the rows of either may be meant, or of both.
  if (!list.isTolerant && shown.kind !== 'column' && choices.some((options) => options.length > 1)) return [];
  return extremes.flatMap((column) =>
    besides.flatMap((anchor) =>
      combinations(choices).flatMap((where): RowQuery[] => {
        const query: RowQuery = {
          ...emptyQuery(shown),
          where,
          place: around.place,
          repeats: around.repeats,
          ofScore: around.ofScore,
          isSingle: around.isSingle,
          verbs: around.verbs,
          left: around.left,
          signs: [
            ...around.signs,
            ...(choices.some((options) => options.length > 1) ? ['cell of several columns'] : []),
          ],
          stretch: around.stretch + stretchOf(where),
          extreme: column && around.extremes ? { column, direction: around.extremes.direction } : null,
          beside: anchor && around.beside ? { side: around.beside.side, of: [anchor] } : null,
        };
        const chosen = query.ofScore ? ofScore(table, query, query.ofScore) : [query];
        return chosen.flatMap((own) => placed(table, list, around, own));
      }),
    ),
  );
}

function combinations(choices: RowCondition[][]): RowCondition[][] {
  let result: RowCondition[][] = [[]];
  for (const options of choices) {
    result = result.flatMap((known) => options.map((option) => [...known, option]));
    if (result.length > mostChoices) return [];
  }
  return result;
}

function stretchOf(where: RowCondition[]): number {
  return where.filter((condition) => condition.kind === 'cells' && !condition.isWhole).length * 0.3;
}

/** Without a row that fits there is no such reading. A row beside another is the next one; first and last must be so by date, too. */
function placed(table: RowTable, list: ItemList, around: Around, query: RowQuery): RowQuery[] {
  const { shown } = query;
  const shows = shown.kind === 'column' ? shown.column : null;
  const isShownNamed = query.where.some(
    (condition) =>
      condition.kind === 'cells' && condition.column === shows && !condition.negated && !condition.isOfShown,
  );
  if (shows && isShownNamed) {
    // "the only venue in Spain" of venues that say their country.
    const isInPart = query.where.every((condition) => condition.kind !== 'cells' || !condition.isWhole);
    if (!list.isTolerant || !isInPart || query.where.length > 1) return [];
    query.signs.push('shows what was named in part');
  }
  if (shows && query.signs.includes('both of names')) return sharedByBoth(table, query, shows);
  if (query.repeats) return ofRepeated(table, query, query.repeats);
  const rows = rowsOf(table, query.where);
  // Whether there is such a row at all may be asked.
  if (rows.length === 0 && !(shown.kind === 'verdict' && query.where.length > 1)) return [];
  const isSum = query.left.some(({ kind }) => kind === 'sum');
  if (
    isSum &&
    shown.kind !== 'sum' &&
    shown.kind !== 'count' &&
    !(shown.kind === 'column' && shown.column.isNumeric)
  )
    return [];
  if (
    query.isSingle &&
    !query.place &&
    !query.beside &&
    !query.extreme &&
    shown.kind === 'column' &&
    rows.length !== 1
  )
    return [];
  if (query.beside) {
    if (shown.kind === 'count' && list.isTolerant && !query.extreme && !query.place)
      return countedBeside(table, list, around, query, query.beside);
    if (query.extreme && list.isTolerant && shown.kind === 'column') return nextByAmount(table, query);
    if (query.extreme || shown.kind !== 'column') return [];
    if (query.where.length > 0 && !query.place) return [];
    const isAgainstTime = !list.isListed && around.isBesideInTime && runsBackwards(table);
    if (isAgainstTime) return table.nouns === null ? bothDirections(query, query.beside) : [];
    const place = query.place ?? { at: 1, fromEnd: query.beside.side === 'before' };
    return [{ ...query, place }];
  }
  const isOfMany = shown.kind === 'count' || shown.kind === 'sum' || query.extreme !== null;
  if (isOfMany && query.where.some((condition) => condition.kind === 'cells' && condition.hasLonger))
    return list.isTolerant ? placed(table, list, around, withLonger(query)) : [];
  const isOfAll = query.where.length === 0 && !query.beside;
  // "how many hires were refunded": of all rows only what is said of each of them.
  const isSomeVerb = query.verbs.some((verb) => !wholeVerbs.has(verb));
  if (shown.kind === 'count' && isOfAll && isSomeVerb) {
    if (table.nouns !== null) return [];
    return [{ ...query, signs: [...query.signs, 'verb of all'] }];
  }
  if (isOfMany && !list.isTolerant && query.where.some(isWithinSpan)) return [];
  const isOfOneRow = shown.kind === 'count' && shown.column === null && namesOneRow(table, query.where);
  if (isOfOneRow && !list.isTolerant) return [];
  if (isOfOneRow) return [{ ...query, place: null, signs: [...query.signs, 'counts a single row'] }];
  if (!query.place) return [query];
  if (shown.kind === 'count' || shown.kind === 'sum') return [];
  return isInOrder(table, list, around, rows, query.place, shows)
    ? [query]
    : placedByTime(table, query, rows);
}

/** "who played for both A and B", "which league do both A and B play in": what stands in rows of each. */
function sharedByBoth(table: RowTable, query: RowQuery, shows: RowColumn): RowQuery[] {
  const named = query.where.find((condition) => condition.kind === 'cells' && condition.parts !== undefined);
  if (named?.kind !== 'cells' || !named.parts || query.place || query.beside || query.extreme) return [];
  const others = query.where.filter((condition) => condition !== named);
  const told = named.parts.map((part) => {
    const own = rowsOf(table, [...others, { ...named, rows: part }]);
    return new Set(own.map((row) => shows.cells[row]?.text.toLowerCase() ?? ''));
  });
  const rows = rowsOf(table, query.where);
  const shared = rows.filter((row) =>
    told.every((texts) => texts.has(shows.cells[row]?.text.toLowerCase() ?? '')),
  );
  if (shared.length === 0) return [];
  if (shared.length === rows.length) return [query];
  return [
    {
      ...query,
      where: [...query.where, { kind: 'cells', column: shows, rows: new Set(shared), isWhole: true }],
      signs: [...query.signs, 'shared by some rows'],
    },
  ];
}

/** "which driver is listed more than once": values by how many of the rows that are left they stand in. */
function ofRepeated(
  table: RowTable,
  query: RowQuery,
  { operator, count }: NonNullable<RowQuery['repeats']>,
): RowQuery[] {
  const { shown, place, beside, extreme } = query;
  const column = shown.kind === 'column' || shown.kind === 'count' ? shown.column : null;
  if (!column || column.isNumeric || column.isDate || place || beside || extreme) return [];
  const rows = rowsOf(table, query.where).filter((row) => !isBlank(column.cells[row]?.text ?? ''));
  const groups = Map.groupBy(rows, (row) => column.cells[row]?.text.trim().toLowerCase() ?? '');
  const kept = [...groups.values()].filter((own) => compare[operator](own.length, count)).flat();
  if (kept.length === 0 || groups.size === rows.length) return [];
  return [
    {
      ...query,
      where: [...query.where, { kind: 'cells', column, rows: new Set(kept), isWhole: true }],
      signs: [...query.signs, 'values of so many rows'],
    },
  ];
}

/** "the highest enrollment after X": the most of what is less than X has. */
function nextByAmount(table: RowTable, query: RowQuery): RowQuery[] {
  const { extreme, beside } = query;
  const [anchor] = beside?.of ?? [];
  const [row, ...more] = anchor?.kind === 'cells' ? anchor.rows : [];
  if (!extreme || !anchor || row === undefined || more.length > 0 || beside?.side !== 'after') return [];
  const value = extreme.column.cells[row]?.number ?? null;
  if (value === null) return [];
  const operator = extreme.direction === 'descending' ? '<' : '>';
  const where = [
    ...query.where,
    { kind: 'number' as const, column: extreme.column, operator, value } as const,
  ];
  if (rowsOf(table, where).length === 0) return [];
  return [{ ...query, where, beside: null, signs: [...query.signs, 'next by an amount'] }];
}

/** Rows that hold a name within a longer cell are of it, too. */
function withLonger(query: RowQuery): RowQuery {
  return {
    ...query,
    where: query.where.map((condition) =>
      condition.kind === 'cells' && condition.hasLonger
        ? { ...condition, rows: condition.holding ?? condition.rows, isWhole: false, hasLonger: false }
        : condition,
    ),
    signs: [...query.signs, 'longer cells too'],
  };
}

/** After in time, and after in the list, where the latest rows stand first. */
function bothDirections(query: RowQuery, { side, of }: NonNullable<RowQuery['beside']>): RowQuery[] {
  if (query.place) return [];
  const other = side === 'after' ? 'before' : 'after';
  const beside = (to: typeof side, sign: string): RowQuery => ({
    ...query,
    beside: { side: to, of },
    place: { at: 1, fromEnd: to === 'before' },
    signs: [...query.signs, sign],
  });
  return [beside(side, 'beside against time'), beside(other, 'beside by time')];
}

/** "how many finished before X": all rows before it; in time, where the latest rows stand first, those behind it. */
function countedBeside(
  table: RowTable,
  list: ItemList,
  around: Around,
  query: RowQuery,
  { side, of }: NonNullable<RowQuery['beside']>,
): RowQuery[] {
  const isAgainstTime = !list.isListed && around.isBesideInTime && runsBackwards(table);
  const counted = (to: typeof side, sign: string): RowQuery => ({
    ...query,
    beside: { side: to, of },
    signs: [...query.signs, sign],
  });
  if (!isAgainstTime) return [counted(side, 'counted beside')];
  const other = side === 'after' ? 'before' : 'after';
  return [counted(other, 'counted beside by time'), counted(side, 'counted beside against time')];
}

/** The first or the last in time, where the rows stand in another order. */
function placedByTime(table: RowTable, query: RowQuery, rows: number[]): RowQuery[] {
  const times = timeColumns(table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
  const [time, ...more] = times;
  if (table.nouns !== null || !time || more.length > 0 || query.place?.at !== 1 || query.extreme) return [];
  if (query.shown.kind !== 'column' || rows.length < 2) return [];
  const direction = query.place.fromEnd ? ('descending' as const) : ('ascending' as const);
  return [
    { ...query, place: null, extreme: { column: time, direction }, signs: [...query.signs, 'place by time'] },
  ];
}

/** Whether the rows stand with the latest first: then who came after whom is not told by which row stands behind which. */
function runsBackwards(table: RowTable): boolean {
  return timeColumns(table)
    .filter(({ isDate, isNumeric }) => isDate || isNumeric)
    .some(({ cells, isDate }) => {
      const keys = cells
        .map((cell) => (isDate ? cell.text : cell.number))
        .filter((key) => key !== null && key !== '');
      const [first, last] = [keys[0], keys.at(-1)];
      const ups = keys.filter((key, index) => index > 0 && (key ?? 0) > (keys[index - 1] ?? 0)).length;
      const downs = keys.filter((key, index) => index > 0 && (key ?? 0) < (keys[index - 1] ?? 0)).length;
      return (first ?? 0) > (last ?? 0) || downs > ups;
    });
}

/** "1983–1987" holds 1987 and ends with it, and "2023/24" begins with 2023; whether a row is of that year is not told. */
function isWithinSpan(condition: RowCondition): boolean {
  if (condition.kind !== 'cells' || condition.isWhole) return false;
  const { column, rows } = condition;
  return [...rows].some((row) => /\d{4}\s*[-–—/]\s*\d{2,4}(?!\d|[-/])/.test(column.cells[row]?.text ?? ''));
}

const wholeVerbs = new Set(
  'hold play list show take make have exist participate compete record appear be feature include'.split(' '),
);

/** "how many students are at X" where X is one row: a number of that row is asked for, and nothing holds it. */
function namesOneRow(table: RowTable, where: RowCondition[]): boolean {
  const rows = table.count - table.totals.size;
  return where.some(
    (condition) =>
      condition.kind === 'cells' &&
      condition.rows.size === 1 &&
      condition.column.profile.type === 'text' &&
      condition.column.distinct >= rows * 0.9,
  );
}

/** Where rows have dates, the first row of the list must also be the first in time, unless the list was spoken of. */
function isInOrder(
  table: RowTable,
  list: ItemList,
  around: Around,
  rows: number[],
  place: NonNullable<RowQuery['place']>,
  shown: RowColumn | null,
): boolean {
  if (rows.length < place.at) return false;
  if (rows.length === 1 && shown?.cells[rows[0] ?? 0]?.text.includes('\n')) return false;
  if (list.isListed || !around.isInTime) return true;
  const ordered = place.fromEnd ? [...rows].reverse() : rows;
  const picked = ordered[place.at - 1] ?? 0;
  return timeColumns(table)
    .filter(({ isDate, isNumeric }) => isDate || isNumeric)
    .every((column) => {
      const keyOf = (row: number): string | number =>
        column.isDate ? (column.cells[row]?.text ?? '') : (column.cells[row]?.number ?? 0);
      const sorted = [...rows].sort((left, right) =>
        keyOf(left) < keyOf(right) ? -1 : keyOf(left) > keyOf(right) ? 1 : 0,
      );
      const inTime = place.fromEnd ? sorted.at(-place.at) : sorted[place.at - 1];
      return inTime === undefined || keyOf(inTime) === keyOf(picked);
    });
}
