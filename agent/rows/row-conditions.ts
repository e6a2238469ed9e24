import type { Comparison, Direction } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { isVerbForm, isVerbStem } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, isBinding, isHeavy, isPlain } from './row-items.ts';
import type { RowCondition, RowQuery } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { highWords, kinOf, lowWords, ordinals, outcomes, sizeAdjectives } from './row-words.ts';

/** What the words around the focus say of the rows; each list of choices stands for one phrase. */
export interface Around {
  choices: RowCondition[][];
  place: RowQuery['place'];
  extremes: { columns: RowColumn[]; direction: Direction } | null;
  frequency: Direction | null;
  beside: { side: 'after' | 'before'; choices: RowCondition[] } | null;
  isSingle: boolean;
  /** The earliest or the latest: told by a date, or by the order of the rows where these agree. */
  isInTime: boolean;
  /** "after", not "below". */
  isBesideInTime: boolean;
  /** Verbs of which nothing in the table speaks. */
  verbs: string[];
  stretch: number;
}

interface Reading extends Around {
  table: RowTable;
  items: Item[];
  owned: Set<Item>;
  columns: Set<RowColumn>;
}

/** Reads every item that is left; null where one has no part. */
export function readAround(
  table: RowTable,
  items: Item[],
  owned: Set<Item>,
  shown: RowColumn[],
): Around | null {
  const reading: Reading = {
    table,
    items,
    owned: new Set(owned),
    columns: new Set(shown),
    choices: [],
    place: null,
    extremes: null,
    frequency: null,
    beside: null,
    isSingle: false,
    isInTime: false,
    isBesideInTime: false,
    verbs: [],
    stretch: 0,
  };
  for (const rule of [comparisons, besides, superlatives, places, values, outcomeWords, leftovers])
    if (!rule(reading)) return null;
  return reading;
}

function free(reading: Reading, at: number): Item | undefined {
  const item = reading.items[at];
  return item && !reading.owned.has(item) ? item : undefined;
}

function own(reading: Reading, from: number, to: number): void {
  for (const item of reading.items.slice(from, to)) reading.owned.add(item);
}

const comparators: { words: string; operator: Comparison }[] = [
  { words: 'more than or equal to', operator: '>=' },
  { words: 'no more than', operator: '<=' },
  { words: 'no less than', operator: '>=' },
  { words: 'no fewer than', operator: '>=' },
  { words: 'more than', operator: '>' },
  { words: 'greater than', operator: '>' },
  { words: 'larger than', operator: '>' },
  { words: 'higher than', operator: '>' },
  { words: 'bigger than', operator: '>' },
  { words: 'less than', operator: '<' },
  { words: 'fewer than', operator: '<' },
  { words: 'lower than', operator: '<' },
  { words: 'smaller than', operator: '<' },
  { words: 'at least', operator: '>=' },
  { words: 'at most', operator: '<=' },
  { words: 'exactly', operator: '=' },
  { words: 'over', operator: '>' },
  { words: 'above', operator: '>' },
  { words: 'under', operator: '<' },
  { words: 'below', operator: '<' },
  { words: 'only', operator: '=' },
];
const numberTails: { words: string; operator: Comparison }[] = [
  { words: 'or more', operator: '>=' },
  { words: 'or higher', operator: '>=' },
  { words: 'or greater', operator: '>=' },
  { words: 'and above', operator: '>=' },
  { words: 'or above', operator: '>=' },
  { words: 'or less', operator: '<=' },
  { words: 'or fewer', operator: '<=' },
  { words: 'or lower', operator: '<=' },
  { words: 'and below', operator: '<=' },
];

function saysAt(reading: Reading, at: number, words: string): number | null {
  const list = words.split(' ');
  const isSaid = list.every((word, index) => free(reading, at + index)?.lower === word);
  return isSaid ? at + list.length : null;
}

/** "at least 10 points", "a population over 5,000", "5 or more wins"; "since 1990" and "before 1990" of years. */
function comparisons(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const { words, operator } of comparators) {
      const after = saysAt(reading, at, words);
      const number = after === null ? undefined : free(reading, after);
      if (after === null || number?.number === null || number === undefined) continue;
      // "5 billion" of a column that may be told in billions.
      if (/\p{L}/u.test(number.text)) return false;
      const isYear = isYearNumber(number) && ['over', 'under', 'above', 'below'].includes(words);
      if (isYear || !addComparison(reading, at, after, operator)) return false;
      break;
    }
    const number = free(reading, at);
    if (!number || number.number === null) continue;
    for (const { words, operator } of numberTails) {
      const after = saysAt(reading, at + 1, words);
      if (after === null) continue;
      if (!addTailed(reading, at, after, operator)) return false;
      break;
    }
  }
  return yearBounds(reading);
}

function addTailed(reading: Reading, at: number, after: number, operator: Comparison): boolean {
  const column = measureBeside(reading, at, after);
  const value = reading.items[at]?.number ?? null;
  if (!column || value === null) return false;
  addNumber(reading, column, operator, value, at, after);
  return true;
}

function addComparison(reading: Reading, from: number, at: number, operator: Comparison): boolean {
  const value = reading.items[at]?.number ?? null;
  const column = measureBeside(reading, from, at + 1);
  if (!column || value === null) return false;
  addNumber(reading, column, operator, value, from, at + 1);
  return true;
}

function addNumber(
  reading: Reading,
  column: RowColumn,
  operator: Comparison,
  value: number,
  from: number,
  to: number,
): void {
  own(reading, from, to);
  const unit = free(reading, to);
  const isUnit =
    unit && isPlain(unit) && column.cells.some(({ words }) => words.slice(1).includes(unit.lower));
  if (isUnit) own(reading, to, to + 1);
  reading.columns.add(column);
  reading.choices.push([{ kind: 'number', column, operator, value }]);
}

/** The numeric header right behind the number, or right before the words that compare. */
function measureBeside(reading: Reading, from: number, to: number): RowColumn | null {
  const skip = (at: number, step: number): number => {
    let next = at;
    while (reading.items[next] && isBinding(reading.items[next] as Item)) next += step;
    return next;
  };
  for (const at of [skip(to, 1), skip(from - 1, -1)]) {
    const item = reading.items[at];
    const numeric = item?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
    const [only, ...more] = numeric;
    if (!item || !only || more.length > 0) continue;
    reading.owned.add(item);
    return only;
  }
  return null;
}

function isYearNumber(item: Item): boolean {
  return item.number !== null && /^(1[5-9]|20)\d\d$/.test(item.text);
}

const yearBoundWords = new Map<string, Comparison>(
  Object.entries({ since: '>=', after: '>', before: '<', until: '<=', 'prior to': '<' }),
);

/** "after 1994", "between 1990 and 1995": of the one column of years. */
function yearBounds(reading: Reading): boolean {
  const years = reading.table.columns.filter(
    (column) => column.isNumeric && column.lemmas.includes('year') && column.lemmas.length <= 2,
  );
  const [year, ...more] = years;
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const [words, operator] of yearBoundWords) {
      const after = saysAt(reading, at, words);
      const number = after === null ? undefined : free(reading, after);
      if (after === null || !number || !isYearNumber(number)) continue;
      if (!year || more.length > 0) return false;
      addNumber(reading, year, operator, number.number ?? 0, at, after + 1);
    }
    const [low, joined, high] = [free(reading, at + 1), free(reading, at + 2), free(reading, at + 3)];
    const opening = free(reading, at)?.lower ?? '';
    const isSpan =
      (opening === 'between' && joined?.lower === 'and') ||
      (opening === 'from' && ['to', 'until', 'through'].includes(joined?.lower ?? ''));
    if (!isSpan || !low || !high || !isYearNumber(low) || !isYearNumber(high)) continue;
    if (!year || more.length > 0) return false;
    addNumber(reading, year, '>=', low.number ?? 0, at, at + 2);
    addNumber(reading, year, '<=', high.number ?? 0, at + 2, at + 4);
  }
  return true;
}

const sides: { words: string; side: 'after' | 'before' }[] = [
  { words: 'directly after', side: 'after' },
  { words: 'immediately after', side: 'after' },
  { words: 'right after', side: 'after' },
  { words: 'just after', side: 'after' },
  { words: 'after', side: 'after' },
  { words: 'following', side: 'after' },
  { words: 'directly below', side: 'after' },
  { words: 'right below', side: 'after' },
  { words: 'just below', side: 'after' },
  { words: 'below', side: 'after' },
  { words: 'directly before', side: 'before' },
  { words: 'immediately before', side: 'before' },
  { words: 'right before', side: 'before' },
  { words: 'just before', side: 'before' },
  { words: 'before', side: 'before' },
  { words: 'previous to', side: 'before' },
  { words: 'prior to', side: 'before' },
  { words: 'preceding', side: 'before' },
  { words: 'directly above', side: 'before' },
  { words: 'right above', side: 'before' },
  { words: 'just above', side: 'before' },
  { words: 'above', side: 'before' },
];

/** "after X", "the next Y after X": the row behind the one that X names. */
function besides(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const { words, side } of sides) {
      const after = saysAt(reading, at, words);
      if (after === null) continue;
      let next = after;
      while (reading.items[next] && (isBinding(reading.items[next] as Item) || reading.items[next]?.header))
        next += 1;
      const anchor = free(reading, next);
      if (!anchor || anchor.mentions.length === 0 || reading.beside !== null) return false;
      const named = reading.items.slice(after, next).find((item) => item.header);
      const columns = named?.header?.columns;
      const mentions = anchor.mentions.filter(({ column }) => !columns || columns.includes(column));
      const choices = mentions.filter(({ rows }) => rows.size === 1).map(conditionOf);
      if (choices.length === 0) return false;
      if (choices.some(({ kind, column, isWhole }) => kind === 'cells' && column.isNumeric && !isWhole))
        return false;
      reading.beside = { side, choices };
      reading.isBesideInTime = !/(below|above)$/.test(words);
      own(reading, at, next + 1);
      // "the next", "the previous" in front only say it again.
      for (const item of reading.items)
        if (isPlain(item) && (side === 'after' ? ['next'] : ['previous', 'last']).includes(item.lower))
          reading.owned.add(item);
      break;
    }
  }
  return true;
}

function conditionOf(mention: Item['mentions'][number]): Extract<RowCondition, { kind: 'cells' }> {
  const { column, rows, isWhole, hasLonger } = mention;
  return { kind: 'cells', column, rows, isWhole, hasLonger };
}

/** "the most gold medals", "the highest attendance", "the tallest", "the latest". */
function superlatives(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    const isHigh = highWords.has(item.lower);
    if (isHigh || lowWords.has(item.lower)) {
      if (!addSuperlative(reading, at, isHigh ? 'descending' : 'ascending')) return false;
      continue;
    }
    const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').slice(-1)[0] === item.lower);
    if (adjective && /st$/.test(item.lower)) {
      const columns = sizedColumns(reading.table, adjective.headers);
      const isTaken = reading.extremes !== null || columns.length !== 1;
      if (isTaken) return false;
      reading.extremes = { columns, direction: adjective.isHigh ? 'descending' : 'ascending' };
      own(reading, at, at + 1);
      for (const column of columns) reading.columns.add(column);
    }
    if (
      ['earliest', 'latest'].includes(item.lower) ||
      (item.lower === 'most' && free(reading, at + 1)?.lower === 'recent')
    ) {
      const columns = timeColumns(reading.table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
      if (reading.extremes || columns.length !== 1) return false;
      reading.extremes = { columns, direction: item.lower === 'earliest' ? 'ascending' : 'descending' };
      own(reading, at, item.lower === 'most' ? at + 2 : at + 1);
    }
  }
  return true;
}

export function sizedColumns(table: RowTable, headers: string): RowColumn[] {
  for (const header of headers.split(' ')) {
    const columns = table.columns.filter(({ isNumeric, lemmas }) => isNumeric && lemmas.includes(header));
    if (columns.length > 0) return columns;
  }
  return [];
}

function addSuperlative(reading: Reading, at: number, direction: Direction): boolean {
  if (reading.extremes || reading.frequency) return false;
  let next = at + 1;
  while (
    reading.items[next] &&
    (isBinding(reading.items[next] as Item) ||
      ['total', 'amount', 'number'].includes(reading.items[next]?.lower ?? ''))
  ) {
    const filler = reading.items[next] as Item;
    if (filler.header) break;
    next += 1;
  }
  const noun = reading.items[next];
  const numeric = noun?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
  if (numeric.some(isPlacing)) return false;
  if (noun && numeric.length > 0) {
    reading.extremes = { columns: numeric, direction };
    own(reading, at, next + 1);
    for (const column of numeric) reading.columns.add(column);
    return true;
  }
  return false;
}

const placings = new Set(
  'rank ranking position pos place placing chart peak seed number no round week'.split(' '),
);

/** The highest place is the lowest number, or no place at all. */
export function isPlacing({ lemmas }: RowColumn): boolean {
  return lemmas.some((lemma) => placings.has(lemma));
}

/** "first", "last", "third": the place in the order of the rows. */
function places(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    if (item.lower === 'only') {
      reading.isSingle = true;
      own(reading, at, at + 1);
      continue;
    }
    const ordinal = ordinals.get(item.lower);
    const isEnd = ['last', 'final', 'bottom'].includes(item.lower);
    const isTop = item.lower === 'top';
    if (ordinal === undefined && !isEnd && !isTop) continue;
    const next = reading.items[at + 1]?.lower ?? '';
    if (
      ['place', 'places', 'half', 'position', 'round', 'name', 'time'].includes(next) ||
      reading.items[at + 1]?.number
    )
      return false;
    if (reading.place || reading.extremes || reading.beside) return false;
    // "who was last" may be said of a rank.
    const isSaidOf = ['was', 'were', 'is', 'are', 'finished', 'came', 'placed', 'finish', 'place'].includes(
      reading.items[at - 1]?.lower ?? '',
    );
    if (isSaidOf || next === '' || /^(in|of|to|for|at|on)$/.test(next)) return false;
    reading.place = isEnd ? { at: 1, fromEnd: true } : { at: ordinal ?? 1, fromEnd: false };
    reading.isInTime = !isTop && item.lower !== 'bottom';
    own(reading, at, at + 1);
  }
  return true;
}

/** Cells that were named are conditions; a header beside them says in which column they stand. */
function values(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || item.mentions.length === 0) continue;
    const beside = [neighbour(reading, at, -1), neighbour(reading, at, 1)].filter((other) =>
      other?.header?.columns.some((column) => item.mentions.some((mention) => mention.column === column)),
    );
    const [header] = beside;
    const mentions = header
      ? item.mentions.filter(({ column }) => header.header?.columns.includes(column))
      : item.mentions;
    if (header) reading.owned.add(header);
    const choices = mentions.map(conditionOf);
    reading.choices.push(choices);
    if (mentions.some(({ isWhole }) => !isWhole)) reading.stretch += 0.2;
    own(reading, at, at + 1);
    for (const { column } of mentions) reading.columns.add(column);
  }
  return true;
}

function neighbour(reading: Reading, at: number, step: number): Item | undefined {
  let next = at + step;
  while (reading.items[next] && isBinding(reading.items[next] as Item)) next += step;
  const item = reading.items[next];
  return item?.header && Math.abs(next - at) <= 3 ? item : undefined;
}

/** "won" where a column tells outcomes: a condition on it. */
function outcomeWords(reading: Reading): boolean {
  for (const item of reading.items) {
    if (reading.owned.has(item) || !isPlain(item)) continue;
    const outcome = outcomes.find(({ words }) => words.has(item.lower));
    if (!outcome) continue;
    const columns = reading.table.columns.filter((column) => isOutcomeColumn(column));
    const [only, ...more] = columns;
    if (!only) continue;
    if (more.length > 0) return false;
    const rows = new Set(
      only.cells.flatMap(({ text }, row) => (outcome.cells.test(text.trim()) ? [row] : [])),
    );
    if (rows.size === 0) return false;
    reading.choices.push([{ kind: 'cells', column: only, rows, isWhole: true }]);
    reading.columns.add(only);
    reading.owned.add(item);
  }
  return true;
}

function isOutcomeColumn(column: RowColumn): boolean {
  const filled = column.cells.filter(({ text }) => text.trim() !== '');
  const told = filled.filter(({ text }) => outcomes.some(({ cells }) => cells.test(text.trim())));
  return filled.length > 1 && told.length >= filled.length * 0.8;
}

/** What is left binds, or is a verb or a noun that nothing in the table is about. */
function leftovers(reading: Reading): boolean {
  for (const [at, item] of reading.items.entries()) {
    if (reading.owned.has(item) || isBinding(item)) continue;
    if (item.header) {
      // Said of a column that has its part already.
      if (item.header.columns.some((column) => reading.columns.has(column))) continue;
      return false;
    }
    if (isHeavy(item) || item.number !== null || !isPlain(item)) return false;
    if (isOfUsed(reading, item)) continue;
    if (isAboutData(reading, item)) return false;
    const isVerb = isVerbAt(reading.items, at);
    const isRowNoun = isRowNounAt(reading, at);
    if (!isVerb && !isRowNoun) return false;
    if (isVerb) reading.verbs.push(item.lemma);
    reading.stretch += 0.1;
  }
  return true;
}

function isOfUsed({ columns }: Reading, { lemma }: Item): boolean {
  const kin = kinOf(lemma);
  return [...columns].some(({ lemmas }) => lemmas.some((word) => kin.has(word) || shareRoot(word, lemma)));
}

/** The word is near a header or a cell that has no part in the answer: it may be a condition. */
function isAboutData({ table, columns }: Reading, { lemma, lower }: Item): boolean {
  if (kinColumns(table, lemma).some((column) => !columns.has(column))) return true;
  const kin = kinOf(lemma);
  return table.columns.some(
    (column) =>
      !column.isLongText &&
      !column.isNumeric &&
      column.distinct <= 40 &&
      column.cells.some(({ words }) =>
        words.some(
          (word) =>
            word.length > 2 &&
            (kin.has(word) ||
              lemmaOf(word) === lemma ||
              (shareRoot(word, lemma) && word.length > 3 && lower.length > 3)),
        ),
      ),
  );
}

const helpers = new Set(
  'do does did to can could would will has have had is are was were be been being not who that which'.split(
    ' ',
  ),
);
const determiners = new Set(
  'the a an this these his her its their of in on at for from by with many'.split(' '),
);

/** In the place of a verb, or formed like one. */
function isVerbAt(items: Item[], at: number): boolean {
  const item = items[at];
  const before = items[at - 1]?.lower ?? '';
  if (!item || determiners.has(before)) return false;
  if (isVerbForm(item.lower)) return true;
  const said = items[at - 1];
  const isSubject =
    said !== undefined && (!isPlain(said) || ['who', 'which', 'that', 'what'].includes(before));
  if (isSubject && /s$/.test(item.lower) && isVerbStem(item.lemma)) return true;
  const isHelped = items.slice(0, at).some(({ lower }) => helpers.has(lower));
  return isHelped && item.lower === item.lemma && isVerbStem(item.lower);
}

const rowOpeners = new Set(
  'first last next only previous many top final second third other number'.split(' '),
);

/** "the last game": a noun for the rows themselves, right behind what picks one of them. */
function isRowNounAt(reading: Reading, at: number): boolean {
  let before = at - 1;
  while (reading.items[before] && ['of', 'the', 'total'].includes(reading.items[before]?.lower ?? ''))
    before -= 1;
  return rowOpeners.has(reading.items[before]?.lower ?? '');
}
