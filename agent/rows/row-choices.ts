import type { Direction } from '../plan.ts';
import { withAround } from './row-around.ts';
import { isPlacing, sizedColumns } from './row-extremes.ts';
import { timeColumns } from './row-focus.ts';
import { type Item, type ItemList, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import { emptyQuery, type RowCondition, type RowQuery } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { highWords, lessWords, lowWords, moreWords, sizeAdjectives } from './row-words.ts';

/** "which is deeper, A or B", "who scored more goals, A or B": the one of two rows with more, or less, of a number. */
export function choiceQueries(table: RowTable, list: ItemList): RowQuery[] {
  const { items, isListed, isTolerant } = list;
  const at = items.findIndex((item) => item.lower === 'or' && isPlain(item));
  const left = items.slice(0, at).findLast(({ mentions }) => mentions.length > 0);
  const right = items.slice(at + 1).find(({ mentions }) => mentions.length > 0);
  if (!left || !right) return [];
  const rest = items.filter((item, index) => item !== left && item !== right && index !== at);
  return left.mentions.flatMap((own) => {
    const other = right.mentions.find(({ column, rows }) => column === own.column && rows.size === 1);
    if (isTolerant) {
      const oftener = oftenerOf(table, items, own, right);
      if (oftener) return [oftener];
    }
    if (!other || own.rows.size !== 1 || [...own.rows].some((row) => other.rows.has(row))) return [];
    const either: RowCondition = {
      kind: 'either',
      parts: [own, other].map(({ column, rows, isWhole }) => ({ kind: 'cells', column, rows, isWhole })),
    };
    const stretch = (own.isWhole ? 0 : 0.2) + (other.isWhole ? 0 : 0.2);
    const base: RowQuery = {
      ...emptyQuery({ kind: 'column', column: own.column }),
      where: [either],
      stretch,
    };
    const strict = comparedQueries(table, rest, base, isListed);
    return strict.length > 0 || table.nouns !== null
      ? strict
      : looseChoices(table, list, new Set([left, right, items[at] as Item]), base);
  });
}

const often = new Set(['often', 'times', 'frequently']);

/** "who hosted more often, A or B" of names that stand in several rows: the one in more of them. */
function oftenerOf(table: RowTable, items: Item[], own: Mention, right: Item): RowQuery | null {
  const other = right.mentions.find(({ column }) => column === own.column);
  const word = items.find((item) => isPlain(item) && often.has(item.lower));
  if (!other || !word || (own.rows.size === 1 && other.rows.size === 1)) return null;
  if (!own.isWhole || !other.isWhole || table.subject === own.column) return null;
  const parts: RowCondition[] = [own, other].map(({ column, rows, isWhole }) => ({
    kind: 'cells',
    column,
    rows,
    isWhole,
  }));
  const isLess = items.some((item) => isPlain(item) && ['less', 'fewer', 'least'].includes(item.lower));
  return {
    ...emptyQuery({ kind: 'column', column: own.column }),
    where: [{ kind: 'either', parts }],
    frequency: isLess ? 'ascending' : 'descending',
    signs: ['choice by how often'],
  };
}

const toSuperlative = new Map(
  Object.entries({
    more: 'most',
    less: 'least',
    fewer: 'fewest',
    higher: 'highest',
    lower: 'lowest',
    larger: 'largest',
    greater: 'greatest',
    bigger: 'biggest',
    smaller: 'smallest',
    earlier: 'earliest',
    sooner: 'earliest',
    older: 'earliest',
    oldest: 'earliest',
    later: 'latest',
    newer: 'latest',
    younger: 'latest',
    recently: 'latest',
    taller: 'tallest',
    longer: 'longest',
    shorter: 'shortest',
    heavier: 'heaviest',
    deeper: 'deepest',
    wider: 'widest',
    first: 'earliest',
    last: 'latest',
  }),
);

/** The two under what the other words say of rows: by the most of something, or by a condition that one of them meets. */
function looseChoices(table: RowTable, list: ItemList, sides: Set<Item>, base: RowQuery): RowQuery[] {
  const items = list.items.map((item) => {
    const superlative = isPlain(item) ? toSuperlative.get(item.lower) : undefined;
    return superlative && !sides.has(item) ? { ...item, lower: superlative, lemma: superlative } : item;
  });
  const [first] = items;
  const asks = items.filter(
    (item, index) => index < 2 && isPlain(item) && ['which', 'who', 'what', 'whose'].includes(item.lower),
  );
  const { column } = base.shown;
  if (!first || !column) return [];
  const named = items.filter(({ header }) => header?.columns.includes(column));
  return withAround(table, { ...list, items }, new Set([...sides, ...asks, ...named]), {
    kind: 'column',
    column,
  })
    .filter(
      ({ place, beside, where, extreme }) => !place && !beside && (extreme !== null || where.length > 0),
    )
    .map((query) => ({
      ...query,
      where: [...base.where, ...query.where],
      isSingle: false,
      stretch: query.stretch + base.stretch + 0.4,
      signs: [...query.signs, query.extreme ? 'choice by an extreme' : 'choice by a condition'],
    }));
}

/** By which number the two are compared; every other word must bind. */
function comparedQueries(table: RowTable, rest: Item[], base: RowQuery, isListed: boolean): RowQuery[] {
  for (const [index, item] of rest.entries()) {
    if (!isPlain(item)) continue;
    if (table.nouns === null) {
      const loose = looselyCompared(table, rest, index, base);
      if (loose.length > 0) return loose;
    }
    const direction = directionOf(item.lower);
    if (direction) {
      const nounAt = rest.findIndex((other, next) => next > index && !isFree(other, rest, next));
      const noun = rest[nounAt];
      const columns = noun?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
      if (!noun || columns.length === 0 || !areFree(rest, [item, noun], base)) return [];
      // The higher place is the lower number.
      if (columns.some(isPlacing)) return [];
      return columns.map((column) => ({ ...base, extreme: { column, direction } }));
    }
    const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').slice(1).includes(item.lower));
    if (adjective) {
      const columns = sizedColumns(table, adjective.headers);
      if (columns.length !== 1 || !areFree(rest, [item], base)) return [];
      return columns.map((column) => ({
        ...base,
        extreme: { column, direction: adjective.isHigh ? 'descending' : 'ascending' },
      }));
    }
    if (['first', 'earlier', 'later', 'last', 'before', 'after'].includes(item.lower)) {
      const said = rest.filter(({ header }) =>
        header?.columns.some((column) => timeColumns(table).includes(column)),
      );
      if (!areFree(rest, [item, ...said], base)) return [];
      return orderedQueries(table, base, ['first', 'earlier', 'before'].includes(item.lower), isListed);
    }
  }
  return [];
}

const older = new Set(['older', 'oldest', 'earlier', 'earliest', 'sooner']);
const newer = new Set(['newer', 'newest', 'later', 'latest', 'recent', 'younger', 'youngest']);
const better = new Set(['better', 'best', 'higher', 'highest', 'first']);
const orderHeaders = new Set([
  'rank',
  'ranking',
  'position',
  'pos',
  'place',
  'placing',
  'finish',
  'standing',
]);

/** "which is older, A or B" by the one column of time, "who ranked higher" by the rank. */
function looselyCompared(table: RowTable, rest: Item[], index: number, base: RowQuery): RowQuery[] {
  const item = rest[index];
  if (!item) return [];
  const isOld = older.has(item.lower);
  if (isOld || newer.has(item.lower)) {
    const times = timeColumns(table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
    const [time, ...more] = times;
    if (!time || more.length > 0 || !areFree(rest, [item, ...saidOf(rest, time)], base)) return [];
    return [
      {
        ...base,
        signs: ['choiceByTime'],
        extreme: { column: time, direction: isOld ? 'ascending' : 'descending' },
      },
    ];
  }
  const isPlaced = rest.some(({ lemma }) => ['rank', 'place', 'finish', 'position'].includes(lemma));
  if (better.has(item.lower) && isPlaced) {
    const ranks = table.columns.filter(
      (column) => column.isNumeric && column.lemmas.some((lemma) => orderHeaders.has(lemma)),
    );
    const [rank, ...more] = ranks;
    if (!rank || more.length > 0 || !areFree(rest, [item, ...saidOf(rest, rank)], base)) return [];
    return [{ ...base, signs: ['choiceByRank'], extreme: { column: rank, direction: 'ascending' } }];
  }
  return [];
}

function saidOf(rest: Item[], column: RowColumn): Item[] {
  return rest.filter(({ header }) => header?.columns.includes(column) === true);
}

function directionOf(word: string): Direction | null {
  if (moreWords.has(word) || highWords.has(word)) return 'descending';
  return lessWords.has(word) || lowWords.has(word) ? 'ascending' : null;
}

const asking = new Set(
  'which what who has have had did does do is was were are the a an of in total number amount there'.split(
    ' ',
  ),
);

function isFree(item: Item, _rest: Item[], _at: number): boolean {
  return isPlain(item) && (isBinding(item) || asking.has(item.lower));
}

/** Nouns behind "which", headers of what is chosen from, and verbs add nothing. */
function areFree(rest: Item[], used: Item[], base: RowQuery): boolean {
  const shown = base.shown.kind === 'column' ? base.shown.column : null;
  return rest.every((item, index) => {
    if (used.includes(item) || isFree(item, rest, index)) return true;
    if (item.header) return shown !== null && item.header.columns.includes(shown);
    if (!isPlain(item) || item.number !== null) return false;
    const before = rest[index - 1]?.lower ?? '';
    return (
      ['which', 'what'].includes(before) ||
      /(ed|ing)$/.test(item.lower) ||
      verbs.has(item.lower) ||
      (before === 'the' && index > 0) ||
      (item.lemma === 'medal' && rest[index - 1]?.header !== null)
    );
  });
}

const verbs = new Set(
  'win won score scored get got come came happen happened take took occur occurred start started have earn earned receive received play played'.split(
    ' ',
  ),
);

/** The earlier of two: by the one column of time, where the order of the rows does not say otherwise. */
function orderedQueries(table: RowTable, base: RowQuery, isEarly: boolean, isListed: boolean): RowQuery[] {
  const times = timeColumns(table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
  const place = { at: 1, fromEnd: !isEarly };
  if (isListed || times.length === 0) return [{ ...base, place }];
  const [time, ...more] = times as [RowColumn, ...RowColumn[]];
  return more.length > 0
    ? []
    : [{ ...base, extreme: { column: time, direction: isEarly ? 'ascending' : 'descending' } }];
}
