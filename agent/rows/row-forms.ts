import type { Token } from '../text/tokens.ts';
import { choiceQueries } from './row-choices.ts';
import { readAround } from './row-conditions.ts';
import { differenceQueries } from './row-differences.ts';
import { isPlacing } from './row-extremes.ts';
import { type Focus, findFocus, isInCells, kinColumns, timeColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isHeavy, isPlain, itemsOf } from './row-items.ts';
import { emptyQuery, type RowCondition, type RowQuery, rowsOf, type Shown } from './row-query.ts';
import type { Around } from './row-reading.ts';
import type { RowColumn, RowTable } from './row-table.ts';

const mostChoices = 24;

/** All that the words may ask of the rows; none where a word has no part. */
export function rowQueries(table: RowTable, tokens: Token[]): RowQuery[] {
  const list = itemsOf(table, tokens);
  const words = list.items.map(({ lower }) => lower);
  if (list.items.length < 2) return [];
  if (words.includes('difference') || isMoreThanBetween(words)) return differenceQueries(table, list);
  if (words.includes('or') && hasChoice(list)) return choiceQueries(table, list);
  const counted = countAsk(list);
  return counted ? countQueries(table, list, counted) : lookupQueries(table, list);
}

/** "how many more goals did A score than B". */
function isMoreThanBetween(words: string[]): boolean {
  const at = words.indexOf('how');
  const isOfTwo = ['more', 'less', 'fewer'].includes(words[at + 2] ?? '');
  return (
    at >= 0 && at < 4 && ['many', 'much'].includes(words[at + 1] ?? '') && isOfTwo && words.includes('than')
  );
}

/** Two cells of one column with "or" between them. */
function hasChoice({ items }: ItemList): boolean {
  const at = items.findIndex((item) => item.lower === 'or' && isPlain(item));
  const left = items.slice(0, at).findLast(({ mentions }) => mentions.length > 0);
  const right = items.slice(at + 1).find(({ mentions }) => mentions.length > 0);
  return (
    left !== undefined &&
    right !== undefined &&
    left.mentions.some(({ column }) => right.mentions.some((other) => other.column === column))
  );
}

interface CountAsk {
  used: Item[];
  /** What is counted, behind the asking words. */
  head: Item | undefined;
  headAt: number;
  isDistinct: boolean;
}

/** "how many", "the number of", "the total number of". */
function countAsk({ items }: ItemList): CountAsk | null {
  let at = items.findIndex((item, index) => item.lower === 'how' && items[index + 1]?.lower === 'many');
  let next = at + 2;
  if (at < 0) {
    at = items.findIndex(
      (item, index) =>
        isPlain(item) && ['number', 'amount'].includes(item.lower) && items[index + 1]?.lower === 'of',
    );
    const asks = items.slice(0, Math.max(0, at)).filter((item) => !isBinding(item));
    const isOpening = asks.every(
      (item) =>
        ['what', 'total', 'tell', 'give', 'name', 'find', 'show'].includes(item.lower) && isPlain(item),
    );
    if (at < 0 || !isOpening) return null;
    next = at + 2;
  }
  let isDistinct = false;
  while (
    ['total', 'different', 'unique', 'distinct', 'of', 'the', 'these'].includes(items[next]?.lower ?? '') &&
    isPlain(items[next] as Item)
  ) {
    if (['different', 'unique', 'distinct'].includes(items[next]?.lower ?? '')) isDistinct = true;
    next += 1;
  }
  const before = items
    .slice(0, at)
    .filter((item) => ['what', 'total', 'tell', 'give', 'find', 'show'].includes(item.lower));
  return { used: [...before, ...items.slice(at, next)], head: items[next], headAt: next, isDistinct };
}

/** Nouns that measure: without a column of that name they count nothing here. */
const measureNouns = new Set(
  (
    'year month week day hour minute second point goal vote passenger meter metre kilometer mile foot dollar seat medal win loss lap percent ' +
    'run yard degree inch pound kilogram gold silver bronze population viewer inhabitant resident attendee fan copy child cent round score'
  ).split(' '),
);

function countQueries(table: RowTable, list: ItemList, ask: CountAsk): RowQuery[] {
  const { head } = ask;
  if (!head) return [];
  const used = new Set(ask.used);
  if (head.header) {
    used.add(head);
    return head.header.columns.flatMap((column) => countOfColumn(table, list, used, column, ask));
  }
  if (head.mentions.length > 0) {
    const isUnit =
      head.mentions.some(({ column, isWhole }) => column.isNumeric && !isWhole) ||
      measureNouns.has(head.lemma);
    if (isUnit) return [];
    return withAround(table, list, used, { kind: 'count', column: null });
  }
  if (!isPlain(head) || (isHeavy(head) && head.lemma !== 'time') || head.number !== null) return [];
  const isNoun = !isBinding(head);
  if (
    isNoun &&
    (measureNouns.has(head.lemma) || kinColumns(table, head.lemma).some(({ isNumeric }) => isNumeric))
  )
    return [];
  if (isNoun && isInCells(table, head)) return [];
  if (isNoun) used.add(head);
  // A noun that nothing names is what the rows are only where a condition tells some of them apart.
  return withAround(table, list, used, { kind: 'count', column: null })
    .filter(({ where }) => where.length > 0)
    .map((query) => ({ ...query, stretch: query.stretch + 0.3 }));
}

/** A column of amounts is looked up or added up; of names the rows are counted, or the different names. */
function countOfColumn(
  table: RowTable,
  list: ItemList,
  used: Set<Item>,
  column: RowColumn,
  { isDistinct }: CountAsk,
): RowQuery[] {
  if (column.isNumeric && !isYear(column)) {
    const shown: Shown = { kind: 'column', column };
    return withAround(table, list, used, shown).flatMap((query): RowQuery[] => {
      const rows = rowsOf(table, query.where);
      const isCompared = query.where.some((part) => part.kind === 'number' && part.column === column);
      // "how many turnovers are below 5": rows by what they hold.
      if (isCompared) return [{ ...query, shown: { kind: 'count', column: null } }];
      const isNamedInPart = query.where.some((part) => part.kind === 'cells' && !part.isWhole);
      if (isNamedInPart && rows.length > 1) return [];
      if (query.place || query.beside || query.extreme) return [query];
      if (rows.length === 1) return [query];
      if (isPlacing(column)) return [];
      const isAddable = column.profile.role === 'additive' || column.isNumberText;
      const isPartial = rows.some((row) => column.cells[row]?.number === null);
      return isAddable && !isPartial && rows.length > 1 ? [{ ...query, shown: { kind: 'sum', column } }] : [];
    });
  }
  return withAround(table, list, used, { kind: 'count', column: null }, [column]).flatMap((query) => {
    const rows = rowsOf(table, query.where);
    const filled = rows.filter((row) => (column.cells[row]?.text ?? '') !== '');
    const distinct = new Set(filled.map((row) => column.cells[row]?.text.toLowerCase()));
    if (isDistinct) return [{ ...query, shown: { kind: 'count' as const, column } }];
    // Names that come again are counted once by some and each time by others.
    return distinct.size === rows.length ? [query] : [];
  });
}

function isYear({ lemmas, profile }: RowColumn): boolean {
  return lemmas.includes('year') && profile.type === 'integer';
}

function lookupQueries(table: RowTable, list: ItemList): RowQuery[] {
  const focus = findFocus(table, list.items);
  if (!focus) return [];
  const used = new Set(focus.used);
  const frequency = frequencyQueries(table, list, focus, used);
  if (frequency.length > 0) return frequency;
  const total = list.items.find((item) => isPlain(item) && item.lower === 'total');
  if (total) return totalQueries(table, list, focus, new Set([...used, total]));
  return focus.columns.flatMap((column) => {
    const extreme = ownExtreme(table, list, focus, column);
    if (extreme) return extreme;
    return withAround(table, list, used, { kind: 'column', column })
      .filter(hasCondition)
      .map((query) => ({ ...query, isPlural: focus.isPlural, stretch: query.stretch + focus.stretch }));
  });
}

/** "the total attendance in May": of one row the number, of several their sum. */
function totalQueries(table: RowTable, list: ItemList, focus: Focus, used: Set<Item>): RowQuery[] {
  return focus.columns
    .filter((column) => column.isNumeric && !isPlacing(column) && !isYear(column))
    .flatMap((column) =>
      withAround(table, list, used, { kind: 'column', column }).flatMap((query): RowQuery[] => {
        const rows = rowsOf(table, query.where);
        if (query.place || query.beside || query.extreme || query.frequency) return [];
        if (rows.length === 1) return [{ ...query, stretch: query.stretch + focus.stretch }];
        const isAddable = column.profile.role === 'additive' || column.isNumberText;
        const isFull = rows.every((row) => column.cells[row]?.number !== null);
        const isNamedInPart = query.where.some((part) => part.kind === 'cells' && !part.isWhole);
        return isAddable && isFull && !isNamedInPart && query.verbs.length === 0
          ? [{ ...query, shown: { kind: 'sum', column }, stretch: query.stretch + focus.stretch }]
          : [];
      }),
    );
}

/** A column alone is a list, and of a list one row was asked for. */
function hasCondition({ where, place, beside, extreme, frequency }: RowQuery): boolean {
  return where.length > 0 || place !== null || beside !== null || extreme !== null || frequency !== null;
}

const highest = new Set('highest largest greatest biggest maximum most'.split(' '));
const lowest = new Set('lowest smallest least minimum fewest'.split(' '));

/** "what was the highest attendance": the number itself. */
function ownExtreme(table: RowTable, list: ItemList, focus: Focus, column: RowColumn): RowQuery[] | null {
  const before = list.items[focus.at - 1];
  if (!before || !isPlain(before) || !column.isNumeric) return null;
  const isHigh = highest.has(before.lower);
  if (!isHigh && !lowest.has(before.lower)) return null;
  if (isPlacing(column)) return [];
  const used = new Set([...focus.used, before]);
  const plain = withAround(table, list, used, { kind: 'column', column }).filter(
    ({ beside, place }) => beside === null && place === null,
  );
  return plain.map((query) => ({
    ...query,
    extreme: { column, direction: isHigh ? ('descending' as const) : ('ascending' as const) },
    stretch: query.stretch + focus.stretch,
  }));
}

/** "which team appears the most", "which country has the most players": the value that stands in most rows. */
function frequencyQueries(table: RowTable, list: ItemList, focus: Focus, used: Set<Item>): RowQuery[] {
  const at = list.items.findIndex(
    (item) => isPlain(item) && ['most', 'least', 'fewest'].includes(item.lower),
  );
  const word = list.items[at];
  if (!word) return [];
  const next = list.items[at + 1];
  const isSaidOfRows = list.items.some(
    (item) => isPlain(item) && ['appear', 'occur', 'list', 'common', 'be'].includes(item.lemma),
  );
  const isEnd =
    (next === undefined && isSaidOfRows) ||
    ['often', 'frequently', 'times', 'time', 'common'].includes(next?.lower ?? '');
  const isRowNoun =
    next !== undefined &&
    isPlain(next) &&
    !isBinding(next) &&
    next.number === null &&
    /s$/.test(next.lower) &&
    !measureNouns.has(next.lemma) &&
    kinColumns(table, next.lemma).length === 0;
  if (!isEnd && !isRowNoun) return [];
  const own = new Set([...used, word, ...(next ? [next] : [])]);
  return focus.columns
    .filter(
      (column) => !focus.isSubject && column.distinct < table.count - table.totals.size && !column.isLongText,
    )
    .flatMap((column) =>
      withAround(table, list, own, { kind: 'column', column }).map((query) => ({
        ...query,
        frequency: word.lower === 'most' ? ('descending' as const) : ('ascending' as const),
        stretch: query.stretch + focus.stretch,
      })),
    )
    .filter(({ place, beside, extreme }) => !place && !beside && !extreme);
}

/** The query with what the words around it say, once for each choice that leaves rows. */
export function withAround(
  table: RowTable,
  list: ItemList,
  used: Set<Item>,
  shown: Shown,
  counted: RowColumn[] = [],
): RowQuery[] {
  const own = shown.kind === 'difference' ? [] : shown.column ? [shown.column] : counted;
  const around = readAround(table, list.items, used, own);
  if (!around) return [];
  const extremes = around.extremes?.columns ?? [null];
  const besides = around.beside?.choices ?? [null];
  // Counted where two columns hold a name, the rows of either may be meant, or of both.
  if (shown.kind !== 'column' && around.choices.some((options) => options.length > 1)) return [];
  return extremes.flatMap((column) =>
    besides.flatMap((anchor) =>
      combinations(around.choices).flatMap((where): RowQuery[] => {
        const query: RowQuery = {
          ...emptyQuery(shown),
          where,
          place: around.place,
          isSingle: around.isSingle,
          verbs: around.verbs,
          stretch: around.stretch + stretchOf(where),
          extreme: column && around.extremes ? { column, direction: around.extremes.direction } : null,
          beside: anchor && around.beside ? { side: around.beside.side, of: [anchor] } : null,
        };
        return placed(table, list, around, query);
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
    (condition) => condition.kind === 'cells' && condition.column === shows && !condition.negated,
  );
  if (shows && isShownNamed) return [];
  const rows = rowsOf(table, query.where);
  if (rows.length === 0) return [];
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
    if (query.extreme || shown.kind !== 'column') return [];
    if (query.where.length > 0 && !query.place) return [];
    if (!list.isListed && around.isBesideInTime && runsBackwards(table)) return [];
    const place = query.place ?? { at: 1, fromEnd: query.beside.side === 'before' };
    return [{ ...query, place }];
  }
  const isOfMany = shown.kind === 'count' || shown.kind === 'sum' || query.extreme !== null;
  if (isOfMany && query.where.some((condition) => condition.kind === 'cells' && condition.hasLonger))
    return [];
  const isOfAll = query.where.length === 0 && !query.beside;
  // "how many hires were refunded": of all rows only what is said of each of them.
  if (shown.kind === 'count' && isOfAll && query.verbs.some((verb) => !wholeVerbs.has(verb))) return [];
  if (isOfMany && query.where.some(isWithinSpan)) return [];
  if (shown.kind === 'count' && shown.column === null && namesOneRow(table, query.where)) return [];
  if (!query.place) return [query];
  if (shown.kind === 'count' || shown.kind === 'sum') return [];
  return isInOrder(table, list, around, rows, query.place) ? [query] : [];
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

/** "1983–1987" holds 1987 and ends with it; whether a row is of that year is not told. */
function isWithinSpan(condition: RowCondition): boolean {
  if (condition.kind !== 'cells' || condition.isWhole) return false;
  const { column, rows } = condition;
  return [...rows].some((row) => /\d{4}\s*[-–—]\s*\d{2,4}/.test(column.cells[row]?.text ?? ''));
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
): boolean {
  if (rows.length < place.at) return false;
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
