import type { Direction } from '../plan.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import { free, own, type Reading } from './row-reading.ts';
import { isNumbering, type RowColumn, type RowTable } from './row-table.ts';
import { textDates } from './row-text-dates.ts';
import { highWords, lowWords, sizeAdjectives } from './row-words.ts';

/** "the most gold medals", "the highest attendance", "the tallest", "the latest". */
export function superlatives(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    const isTop = item.lower === 'top' && reading.table.nouns === null && isAmountAt(reading, at + 1);
    const isHigh = highWords.has(item.lower) || isTop;
    if (isHigh || lowWords.has(item.lower)) {
      const isFastest = isTop && isClockAt(reading, at + 1);
      if (!addSuperlative(reading, at, isHigh && !isFastest ? 'descending' : 'ascending')) return false;
      continue;
    }
    const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').slice(-1)[0] === item.lower);
    if (adjective && /st$/.test(item.lower)) {
      const columns = sizedColumns(reading.table, adjective.headers);
      const isTaken = reading.extremes !== null || columns.length !== 1;
      if (isTaken && reading.isTolerant && addAge(reading, at, item.lower)) continue;
      if (isTaken && reading.isTolerant && addNamedAmount(reading, at, adjective.isHigh)) continue;
      if (
        isTaken &&
        reading.isTolerant &&
        addAnyAmount(reading, at, adjective.isHigh ? 'descending' : 'ascending')
      )
        continue;
      if (isTaken) return false;
      reading.extremes = { columns, direction: adjective.isHigh ? 'descending' : 'ascending' };
      // "the longest time" of a column of times that is called otherwise.
      const isOfTime = columns.some(({ isClock }) => isClock) && free(reading, at + 1)?.lower === 'time';
      own(reading, at, isOfTime ? at + 2 : at + 1);
      for (const column of columns) reading.columns.add(column);
    }
    if (
      ['earliest', 'latest'].includes(item.lower) ||
      (item.lower === 'most' && free(reading, at + 1)?.lower === 'recent')
    ) {
      const times = timeColumns(reading.table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
      const beside = [reading.items[at - 1], reading.items[at + 1]].flatMap((other) =>
        (other?.header?.columns ?? []).filter(({ isDate, isNumeric }) => isDate || isNumeric),
      );
      const columns =
        reading.table.nouns === null && beside.length === 1 && times.length !== 1 ? beside : times;
      if (reading.isTolerant && columns.length === 0 && addTextDate(reading, item.lower !== 'earliest')) {
        own(reading, at, item.lower === 'most' ? at + 2 : at + 1);
        continue;
      }
      if (reading.extremes || columns.length !== 1) return false;
      reading.extremes = { columns, direction: item.lower === 'earliest' ? 'ascending' : 'descending' };
      own(reading, at, item.lower === 'most' ? at + 2 : at + 1);
    }
  }
  return true;
}

/** "the latest" of dates that are kept as texts. */
function addTextDate(reading: Reading, isMost: boolean): boolean {
  const [column, ...more] = textDates(reading.table);
  if (!column || more.length > 0 || reading.extremes || reading.ofScore) return false;
  reading.ofScore = { column, part: 'date', isMost };
  reading.signs.push('extreme of a text date');
  reading.columns.add(column);
  return true;
}

/** "the oldest player": by when they were born, or what came first. */
function addAge(reading: Reading, at: number, word: string): boolean {
  if (reading.extremes || !['oldest', 'youngest'].includes(word)) return false;
  if (timeColumns(reading.table).length === 0 && addTextDate(reading, word === 'youngest')) {
    own(reading, at, at + 1);
    return true;
  }
  const columns = timeColumns(reading.table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
  if (columns.length !== 1) return false;
  reading.extremes = { columns, direction: word === 'oldest' ? 'ascending' : 'descending' };
  reading.signs.push('extreme of age by time');
  own(reading, at, at + 1);
  return true;
}

/** "held it the longest" of a column of days held: the only amount that is named. */
function addNamedAmount(reading: Reading, at: number, isHigh: boolean): boolean {
  const named = reading.items.filter(
    (item) => !reading.owned.has(item) && (item.header?.columns ?? []).some(({ isNumeric }) => isNumeric),
  );
  const [item, ...others] = named;
  const [column, ...more] = item?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
  if (reading.extremes || !item || !column || others.length + more.length > 0 || isPlacing(column))
    return false;
  reading.extremes = { columns: [column], direction: isHigh ? 'descending' : 'ascending' };
  reading.signs.push('extreme of an adjective');
  reading.stretch += 0.3;
  own(reading, at, at + 1);
  reading.owned.add(item);
  reading.columns.add(column);
  return true;
}

function isAmountAt(reading: Reading, at: number): boolean {
  return (reading.items[at]?.header?.columns ?? []).some(({ isNumeric }) => isNumeric);
}

/** "the top time" is the shortest. */
function isClockAt(reading: Reading, at: number): boolean {
  return (reading.items[at]?.header?.columns ?? []).every(({ isClock }) => isClock);
}

export function sizedColumns(table: RowTable, headers: string): RowColumn[] {
  const names = headers.split(' ');
  // "Elevation (m)" before "Col height (m)": the size of the row itself, of no part of it.
  const isOwn = ({ lemmas }: RowColumn, header: string): boolean =>
    lemmas[0] === header || lemmas.every((lemma) => lemma === header || lemma.length < sizeUnit);
  for (const isWhole of table.nouns === null ? [true, false] : [false])
    for (const header of names) {
      const columns = table.columns.filter(
        (column) => column.isNumeric && column.lemmas.includes(header) && (!isWhole || isOwn(column, header)),
      );
      if (columns.length > 0) return columns;
    }
  return [];
}

const sizeUnit = 3;

function addSuperlative(reading: Reading, at: number, direction: Direction): boolean {
  if (reading.extremes || reading.frequency) return false;
  // "rated highest on the chart" is a place.
  const after = reading.items[at + 1];
  if (after && isPlain(after) && ['on', 'in'].includes(after.lower)) return false;
  let next = at + 1;
  while (
    reading.items[next] &&
    (isBinding(reading.items[next] as Item) ||
      ['total', 'amount', 'number', 'percentage', 'percent', 'rate', 'count', 'overall'].includes(
        reading.items[next]?.lower ?? '',
      ))
  ) {
    const filler = reading.items[next] as Item;
    if (filler.header) break;
    next += 1;
  }
  const noun = reading.items[next];
  const numeric = noun?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
  if (numeric.some(isPlacing)) {
    const [ranked, ...more] = numeric;
    const isRank = ranked !== undefined && isOrder(ranked);
    if (reading.table.nouns !== null || !isRank || more.length > 0 || !ranked) return false;
    reading.extremes = {
      columns: [ranked],
      direction: direction === 'ascending' ? 'descending' : 'ascending',
    };
    reading.signs.push('placingExtreme');
    own(reading, at, next + 1);
    reading.columns.add(ranked);
    return true;
  }
  const kin =
    noun && isPlain(noun) ? kinColumns(reading.table, noun.lemma).filter(({ isNumeric }) => isNumeric) : [];
  const [meant, ...others] = kin;
  if (noun && meant && others.length === 0 && !isPlacing(meant)) {
    reading.extremes = { columns: [meant], direction };
    reading.signs.push('extreme of kin');
    reading.stretch += 0.3;
    own(reading, at, next + 1);
    reading.columns.add(meant);
    return true;
  }
  if (noun && numeric.length > 0) {
    reading.extremes = { columns: numeric, direction };
    reading.signs.push(noun.header?.isFull ? 'extreme of a header' : 'extreme of part of a header');
    own(reading, at, next + 1);
    for (const column of numeric) reading.columns.add(column);
    return true;
  }
  return (
    reading.table.nouns === null &&
    (addFarAmount(reading, at, direction) || addAnyAmount(reading, at, direction))
  );
}

/** "had the most wins" of a column that is not called so: the only amount of the table, where nothing is to be owned in full. */
function addAnyAmount(reading: Reading, at: number, direction: Direction): boolean {
  if (!reading.isTolerant || reading.extremes) return false;
  const columns = reading.table.columns.filter(
    (column) => column.isNumeric && !isPlacing(column) && !timeColumns(reading.table).includes(column),
  );
  if (columns.length === 0 || columns.length > 2) return false;
  reading.extremes = { columns, direction };
  reading.signs.push('extreme of any amount');
  reading.stretch += 1;
  own(reading, at, at + 1);
  return true;
}

const reach = 5;

/** "the most people in attendance", "who weighed the most": the amount stands a few words on, or is what the verb is about. */
function addFarAmount(reading: Reading, at: number, direction: Direction): boolean {
  const { items, table } = reading;
  for (let next = at + 1; next < Math.min(items.length, at + 1 + reach); next += 1) {
    const [column, ...more] = items[next]?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
    if (!column || more.length > 0 || isPlacing(column)) continue;
    reading.extremes = { columns: [column], direction };
    reading.signs.push('extreme of a far header');
    own(reading, at, at + 1);
    own(reading, next, next + 1);
    reading.columns.add(column);
    return true;
  }
  const isEnd = items.slice(at + 1).every(isBinding);
  const said = items.slice(Math.max(0, at - reach), at).findLast(({ header }) => header !== null);
  const [before, ...others] = said?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
  if (isEnd && said && before && others.length === 0 && !isPlacing(before) && !reading.owned.has(said)) {
    reading.extremes = { columns: [before], direction };
    reading.signs.push('extreme of a far header');
    own(reading, at, at + 1);
    reading.owned.add(said);
    reading.columns.add(before);
    return true;
  }
  const verb = items.slice(0, at).findLast((item) => isPlain(item) && !isBinding(item));
  const kin = verb ? kinColumns(table, verb.lemma).filter(({ isNumeric }) => isNumeric) : [];
  const [column, ...more] = kin;
  if (!isEnd || !verb || !column || more.length > 0 || isPlacing(column)) return false;
  reading.extremes = { columns: [column], direction };
  reading.signs.push('extreme of a verb');
  own(reading, at, at + 1);
  reading.owned.add(verb);
  reading.columns.add(column);
  return true;
}

const placings = new Set(
  'rank ranking position pos place placing placement chart peak seed round week episode season series track bib age'.split(
    ' ',
  ),
);

const orders = new Set([
  'rank',
  'ranking',
  'position',
  'pos',
  'place',
  'placing',
  'placement',
  'peak',
  'finish',
]);

/** A place in an order, of which the best is the lowest number. */
export function isOrder({ lemmas }: RowColumn): boolean {
  return lemmas.some((lemma) => orders.has(lemma));
}

/** The highest place is the lowest number, or no place at all. */
export function isPlacing({ lemmas }: RowColumn): boolean {
  return isNumbering({ lemmas }) || lemmas.some((lemma) => placings.has(lemma));
}
