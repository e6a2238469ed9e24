import type { Token } from '../text/tokens.ts';
import { withAround } from './row-around.ts';
import { choiceQueries } from './row-choices.ts';
import { countAsk, countQueries, isYear, measureNouns } from './row-counts.ts';
import { differenceQueries } from './row-differences.ts';
import { isPlacing } from './row-extremes.ts';
import { type Focus, findFocus, kinColumns, measureFocus } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isPlain, itemsOf } from './row-items.ts';
import { type RowQuery, rowsOf, signed } from './row-query.ts';
import { saysStreak, streakQueries } from './row-runs.ts';
import { spreadQueries } from './row-spreads.ts';
import { isAddable, isNumbering, type RowColumn, type RowTable } from './row-table.ts';
import { tolerantChoices } from './row-tolerant-choices.ts';
import { tolerantCounts, tolerantMeans } from './row-tolerant-counts.ts';
import { tolerantDifferences, yearsApart } from './row-tolerant-differences.ts';

import { verdictQueries } from './row-verdicts.ts';

/** What has more words asks of no single row. */
const longestSentence = 80;

/** All that the words may ask of the rows; none where a word has no part. */
export function rowQueries(table: RowTable, tokens: Token[]): RowQuery[] {
  if (tokens.length > longestSentence) return [];
  const list = itemsOf(table, tokens);
  return list.items.length < 2 ? [] : queriesOf(table, list);
}

/** What the words may ask where no reading has a part for all of them: of a table that is called nothing. */
export function tolerantQueries(table: RowTable, tokens: Token[]): RowQuery[] {
  if (tokens.length > longestSentence) return [];
  const list = itemsOf(table, tokens);
  const [first] = list.items;
  if (!first || list.items.length < 2) return [];
  const words = list.items.map(({ lower }) => lower);
  // Yes or no, and lengths of time that no column holds, have no reading by rows.
  if (list.isDecision && !words.includes('or')) return signed(verdictsOf(table, list), 'tolerant');
  if (
    list.items.some(
      (item, at) => item.lower === 'how' && isPlain(item) && unmeasured.has(words[at + 1] ?? ''),
    ) &&
    !measureFocus(table, list.items) &&
    !saysStreak(list.items)
  )
    return [];
  const { isTolerant, ...plain } = { ...list, isTolerant: true as const };
  const queries = queriesOf(table, { ...plain, isTolerant });
  return signed(queries, 'tolerant');
}

/** Yes or no. */
function verdictsOf(table: RowTable, list: ItemList): RowQuery[] {
  return signed(verdictQueries(table, { ...list, isTolerant: true }), 'verdict');
}

const unmeasured = new Set('long old far often'.split(' '));

function queriesOf(table: RowTable, list: ItemList): RowQuery[] {
  const words = list.items.map(({ lower }) => lower);
  const verdicts = list.isTolerant ? verdictsOf(table, list) : [];
  if (verdicts.length > 0) return verdicts;
  const apart = list.isTolerant ? yearsApart(table, list) : [];
  if (apart.length > 0) return signed(apart, 'difference');
  if (asksForDifference(words) || isMoreThanBetween(words))
    return signed(
      [
        ...differenceQueries(table, list),
        ...(list.isTolerant ? [...tolerantDifferences(table, list), ...spreadQueries(table, list)] : []),
      ],
      'difference',
    );
  const counted = countAsk(list, table.nouns === null);
  // "how many were played in May or June" counts the rows of both.
  const isOfCount = table.nouns === null && counted !== null && words.includes('many');
  if (words.includes('or') && hasChoice(list) && !isOfCount) {
    const strict = choiceQueries(table, list);
    return signed(list.isTolerant ? [...strict, ...tolerantChoices(table, list)] : strict, 'choice');
  }
  const streaks = list.isTolerant ? streakQueries(table, list) : [];
  if (streaks.length > 0) return signed(streaks, 'count');
  const means = list.isTolerant ? tolerantMeans(table, list) : [];
  if (means.length > 0) return means;
  if (counted && list.isTolerant) return signed(tolerantCounts(table, list, counted), 'count');
  return counted
    ? signed(countQueries(table, list, counted), 'count')
    : signed(lookupQueries(table, list), 'lookup');
}

/** "won by a difference of 3" is a condition. */
function asksForDifference(words: string[]): boolean {
  const at = words.indexOf('difference');
  return at >= 0 && !words.slice(Math.max(0, at - 2), at).includes('by');
}

const compared = new Set(
  'more less fewer greater larger higher taller longer bigger smaller lower shorter heavier deeper'.split(
    ' ',
  ),
);

/** "how many more goals did A score than B". */
function isMoreThanBetween(words: string[]): boolean {
  const at = words.indexOf('how');
  const isOfTwo = compared.has(words[at + 2] ?? '');
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

function lookupQueries(table: RowTable, list: ItemList): RowQuery[] {
  const focus = findFocus(table, list.items) ?? (list.isTolerant ? anyFocus(table, list) : null);
  if (!focus) return [];
  const queries = [
    ...signed(focusQueries(table, list, focus), `asked by ${focus.by}`),
    ...(list.isTolerant && focus.by !== 'measure' ? otherQueries(table, list, focus) : []),
  ];
  return focus.isCompound ? signed(queries, 'asked by a compound') : queries;
}

const mostOthers = 3;

/** The same asked of other columns, where the word for what is asked may stand for one that it does not name: "which race" of a column Circuit. */
function otherQueries(table: RowTable, list: ItemList, focus: Focus): RowQuery[] {
  const naming = table.columns.filter(
    (column) => !column.isNumeric && !column.isLongText && column.distinct > 1,
  );
  const others = [...(table.subject ? [table.subject] : []), ...naming].filter(
    (column, at, all) => !focus.columns.includes(column) && all.indexOf(column) === at,
  );
  return others.slice(0, mostOthers).flatMap((column) => {
    const other: Focus = {
      ...focus,
      columns: [column],
      isSubject: column === table.subject,
      stretch: focus.stretch + 1,
    };
    const isSubject = column === table.subject;
    return signed(
      signed(focusQueries(table, list, other), `asked by ${focus.by}`),
      isSubject ? 'shows the subject instead' : 'shows another column',
    );
  });
}

/** Where nothing says what is asked for: the first column that was named, or what the rows are. */
function anyFocus({ subject, columns }: RowTable, { items }: ItemList): Focus | null {
  const named = items.find(({ header }) => header !== null);
  const texts = columns.filter(({ isNumeric, isDate, isLongText }) => !isNumeric && !isDate && !isLongText);
  const meant = subject ? [subject] : texts.slice(0, 2);
  const shown = named?.header?.columns ?? meant;
  if (shown.length === 0) return null;
  const asks = items.filter((item) => isPlain(item) && asking.has(item.lower));
  const used = named ? [...asks, named] : asks;
  const at = named ? items.indexOf(named) : 0;
  return { columns: shown, used, at, isPlural: false, isSubject: !named, by: 'nothing', stretch: 1.5 };
}

const asking = new Set('what which who whom whose where when how much name tell give list'.split(' '));

function focusQueries(table: RowTable, list: ItemList, focus: Focus): RowQuery[] {
  const used = new Set(focus.used);
  const frequency = frequencyQueries(table, list, focus, used);
  if (frequency.length > 0 && !list.isTolerant) return frequency;
  return [...frequency, ...amountQueries(table, list, focus, used)];
}

function amountQueries(table: RowTable, list: ItemList, focus: Focus, used: Set<Item>): RowQuery[] {
  const isLoose = table.nouns === null;
  const total = list.items.find(
    (item) =>
      isPlain(item) &&
      (item.lower === 'total' || (isLoose && (item.lower === 'combined' || item.lower === 'sum'))),
  );
  const totals = total ? totalQueries(table, list, focus, new Set([...used, total])) : [];
  // "which country won the most total goals" shows a name.
  const isOfNames = list.isTolerant === true && focus.columns.every(({ isNumeric }) => !isNumeric);
  if (total && !isOfNames) return totals;
  const average = isLoose ? list.items.find((item) => isPlain(item) && item.lower === 'average') : undefined;
  if (average)
    return totalQueries(table, list, focus, new Set([...used, average])).flatMap((query) =>
      query.shown.kind === 'sum'
        ? [{ ...query, shown: { kind: 'avg' as const, column: query.shown.column } }]
        : [],
    );
  return columnsToShow(list, focus).flatMap((column) => {
    const extreme = ownExtreme(table, list, focus, column);
    if (extreme) return extreme;
    return withAround(table, list, used, { kind: 'column', column })
      .filter(hasCondition)
      .filter((query) => isShownFor(focus, column, query))
      .flatMap((query) => (list.isTolerant ? [query, ...summedByName(table, column, query)] : [query]))
      .map((query) => ({
        ...query,
        isPlural: focus.isPlural,
        said: focus.said ?? null,
        stretch: query.stretch + focus.stretch,
        ...(focus.columns.includes(column) ? {} : { signs: [...query.signs, 'shows what was named'] }),
      }));
  });
}

/** "which district has the most voters" of several rows for each district: by what they come to together. */
function summedByName(table: RowTable, column: RowColumn, query: RowQuery): RowQuery[] {
  const { extreme, where, place, beside } = query;
  if (!extreme || place || beside || column.isNumeric || !isAddable(extreme.column)) return [];
  const names = rowsOf(table, where).map((row) => column.cells[row]?.text.toLowerCase() ?? '');
  if (isPlacing(extreme.column) || new Set(names).size === names.length) return [];
  return [
    {
      ...query,
      extreme: null,
      frequency: extreme.direction,
      summed: extreme.column,
      stretch: query.stretch + 0.3,
      signs: [...query.signs, 'sum by name'],
    },
  ];
}

/** "who came after X" asks for what X is: its own column, whatever the verb. */
function columnsToShow({ items }: ItemList, { columns, isPerson, by }: Focus): RowColumn[] {
  const isOfRows =
    by === 'subject' || by === 'kin' || by === 'attribute' || by === 'cells' || by === 'numbered';
  if (!isPerson && !isOfRows) return columns;
  const named = items.flatMap(({ mentions }) => mentions.map(({ column }) => column));
  return [...new Set([...columns, ...named])];
}

function isShownFor(focus: Focus, column: RowColumn, { beside }: RowQuery): boolean {
  const [anchor] = beside?.of ?? [];
  if (anchor?.kind !== 'cells') return focus.columns.includes(column);
  // A header said in part may be another thing's.
  return anchor.column === column || (!focus.isPerson && focus.stretch < 0.5);
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
        const isSummed = isAddable(column);
        const isFull = rows.every((row) => column.cells[row]?.number !== null);
        const isNamedInPart = query.where.some((part) => part.kind === 'cells' && !part.isWhole);
        return isSummed && isFull && !isNamedInPart && query.verbs.length === 0
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
  // "the largest tower" is no height of a column Tower Height.
  if (!before || !isPlain(before) || !column.isNumeric || focus.stretch > 0) return null;
  const isHigh = highest.has(before.lower);
  if (!isHigh && !lowest.has(before.lower)) return null;
  if (isPlacing(column)) return [];
  const used = new Set([...focus.used, before]);
  // "which has the highest attendance" asks for what has it, never for the number.
  const asksForThing = table.nouns === null && list.items[0]?.lower === 'which' && focus.at > 1;
  const shown = asksForThing ? table.subject : column;
  if (!shown) return [];
  const plain = withAround(table, list, used, { kind: 'column', column: shown }).filter(
    ({ beside, place }) => beside === null && place === null,
  );
  return plain.map((query) => ({
    ...query,
    extreme: { column, direction: isHigh ? ('descending' as const) : ('ascending' as const) },
    stretch: query.stretch + focus.stretch,
  }));
}

/** "Track number": one for each row. */
function numbersRows(column: RowColumn): boolean {
  return isNumbering(column) && column.profile.type === 'integer' && column.distinct === column.cells.length;
}

/** "the largest amount of names" is the most of them. */
function isOfAmount({ items }: ItemList, at: number): boolean {
  const [word, amount, of] = items.slice(at, at + 3);
  const isSize = word !== undefined && (highest.has(word.lower) || lowest.has(word.lower));
  return isSize && ['number', 'amount', 'quantity'].includes(amount?.lower ?? '') && of?.lower === 'of';
}

/** "which team appears the most", "which country has the most players": the value that stands in most rows. */
function frequencyQueries(table: RowTable, list: ItemList, focus: Focus, used: Set<Item>): RowQuery[] {
  const isLoose = table.nouns === null;
  const at = list.items.findIndex(
    (item, index) =>
      isPlain(item) &&
      (['most', 'least', 'fewest'].includes(item.lower) || (isLoose && isOfAmount(list, index))),
  );
  const word = list.items[at];
  if (!word) return [];
  let ahead = at + 1;
  while (isLoose && ['number', 'amount', 'of'].includes(list.items[ahead]?.lower ?? '')) ahead += 1;
  const next = list.items[ahead];
  const fillers = list.items.slice(at + 1, ahead);
  const isSaidOfRows =
    list.items.some(
      (item) => isPlain(item) && ['appear', 'occur', 'list', 'common', 'be'].includes(item.lemma),
    ) ||
    (list.isTolerant === true && list.isListed);
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
  // "which country has the most players" of a column Player: rows, where names are no numbers.
  const isNamed =
    table.nouns === null &&
    next?.header?.columns.every(
      (column) =>
        (!column.isNumeric || numbersRows(column)) && !column.isDate && !focus.columns.includes(column),
    ) === true;
  // "the most silver medalists" where silver is a value: it stays a condition.
  const isOfCells = isLoose && next?.mentions.some(({ isWhole }) => isWhole) === true;
  // "the most prime ministers", "used the most by teams": whatever is counted, rows are.
  const isOfFocus = next?.header?.columns.some((column) => focus.columns.includes(column)) === true;
  const isOfAnything = list.isTolerant === true && (next === undefined || isPlain(next) || isOfFocus);
  if (!isEnd && !isRowNoun && !isNamed && !isOfCells && !isOfAnything) return [];
  const isNext = next !== undefined && !isOfCells && !isBinding(next);
  const own = new Set([...used, word, ...fillers, ...(isNext ? [next] : [])]);
  return focus.columns
    .filter(
      (column) => !focus.isSubject && column.distinct < table.count - table.totals.size && !column.isLongText,
    )
    .flatMap((column) =>
      withAround(table, list, own, { kind: 'column', column }).map((query) => ({
        ...query,
        frequency:
          word.lower === 'most' || highest.has(word.lower) ? ('descending' as const) : ('ascending' as const),
        signs: [
          ...query.signs,
          isOfCells
            ? 'most of cells'
            : isNamed
              ? 'most of a header'
              : isEnd
                ? 'most at all'
                : isRowNoun
                  ? 'most of a noun'
                  : 'most of anything',
        ],
        stretch: query.stretch + focus.stretch,
      })),
    )
    .filter(({ place, beside, extreme }) => !place && !beside && !extreme);
}
