import { readWritten } from '../dates/written-periods.ts';
import type { Comparison } from '../plan.ts';
import { kinColumns } from './row-focus.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import { free, own, type Reading, saysAt } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';

export const comparators: { words: string; operator: Comparison }[] = [
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

const opposites: Record<Comparison, Comparison> = {
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  '=': '<>',
  '<>': '=',
};

/** "not more than 680", "did not have at least 15,000": the opposite, where words may be left. Owns the word that denies. */
export function deniedOperator(reading: Reading, at: number, operator: Comparison): Comparison {
  let before = at - 1;
  while (reading.items[before] && isBinding(reading.items[before] as Item)) before -= 1;
  const denial = free(reading, before);
  if (!reading.isTolerant || !denial || !isPlain(denial) || denial.lower !== 'not') return operator;
  reading.owned.add(denial);
  reading.signs.push('denied comparison');
  return opposites[operator];
}

/** "at least 10 points", "a population over 5,000", "5 or more wins"; "since 1990" and "before 1990" of years. */
export function comparisons(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const { words, operator } of comparators) {
      const after = saysAt(reading, at, words);
      const number = after === null ? undefined : free(reading, after);
      if (after === null || number?.number === null || number === undefined) continue;
      // "the only one to have it" is no number.
      if (words === 'only' && number.text.toLowerCase() === 'one') {
        reading.isSingle = true;
        own(reading, at, after + 1);
        break;
      }
      // "5 billion" of a column that may be told in billions.
      if (/\p{L}/u.test(number.text)) return false;
      const isYear = isYearNumber(number) && ['over', 'under', 'above', 'below'].includes(words);
      if (isYear || !addComparison(reading, at, after, deniedOperator(reading, at, operator))) return false;
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
  // "5 %" of votes is no number of votes.
  const isShare =
    column.profile.unit === '%' ||
    /%|percent|pct/i.test(column.profile.name) ||
    column.cells.some(({ text }) => text.includes('%'));
  if (reading.items[at]?.isPercent && !isShare) return false;
  addNumber(reading, column, operator, value, from, at + 1);
  ownTail(reading, at + 1, operator);
  return true;
}

/** "at least 25 or more": the bound is said once more. */
export function ownTail(reading: Reading, at: number, operator: Comparison): void {
  for (const tail of numberTails) {
    const after = saysAt(reading, at, tail.words);
    if (after !== null && reading.isTolerant && tail.operator[0] === operator[0]) own(reading, at, after);
  }
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
    const named =
      item?.header?.columns ??
      (item && isPlain(item) && !isBinding(item) ? kinColumns(reading.table, item.lemma) : []);
    const numeric = named.filter(({ isNumeric }) => isNumeric);
    const [only, ...more] = numeric;
    if (!item || !only || more.length > 0) continue;
    reading.owned.add(item);
    return only;
  }
  return columnOfUnit(reading, to) ?? (reading.isTolerant ? farMeasure(reading) : null);
}

/** The only amount that the whole question names, else the only one of the table. */
function farMeasure({ table, items, signs }: Reading): RowColumn | null {
  const named = items.flatMap(({ header }) => header?.columns.filter(({ isNumeric }) => isNumeric) ?? []);
  const columns =
    named.length > 0
      ? [...new Set(named)]
      : table.columns.filter((column) => column.isNumeric && !holdsYears(column));
  const [only, ...more] = columns;
  if (!only || more.length > 0) return null;
  signs.push(named.length > 0 ? 'compares a far header' : 'compares any amount');
  return only;
}

/** "at least 100 km": the only column whose cells or header say this unit. */
function columnOfUnit(reading: Reading, at: number): RowColumn | null {
  const unit = reading.items[at];
  if (!unit || !isPlain(unit) || isBinding(unit)) return null;
  const columns = reading.table.columns.filter(
    (column) =>
      column.isNumeric &&
      (column.profile.unit?.toLowerCase() === unit.lower ||
        column.lemmas.includes(unit.lower) ||
        column.cells.filter(({ words }) => words.slice(1).includes(unit.lower)).length >
          column.cells.length / 2),
  );
  const [only, ...more] = columns;
  if (!only || more.length > 0) return null;
  reading.owned.add(unit);
  return only;
}

function isYearNumber(item: Item): boolean {
  return item.number !== null && /^(1[5-9]|20)\d\d$/.test(item.text);
}

const yearBoundWords = new Map<string, Comparison>(
  Object.entries({ since: '>=', after: '>', before: '<', until: '<=', 'prior to': '<' }),
);

/** "after 1994", "between 1990 and 1995": of the column of years or dates. */
function yearBounds(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const [words, operator] of yearBoundWords) {
      const after = saysAt(reading, at, words);
      const number = after === null ? undefined : free(reading, after);
      if (after === null || !number || !isYearNumber(number)) continue;
      if (!addYear(reading, operator, number, at, after + 1)) return false;
    }
    if (!addDecade(reading, at)) return false;
    const [low, joined, high] = [free(reading, at + 1), free(reading, at + 2), free(reading, at + 3)];
    const opening = free(reading, at)?.lower ?? '';
    const isSpan =
      (opening === 'between' && joined?.lower === 'and') ||
      (opening === 'from' && ['to', 'until', 'through'].includes(joined?.lower ?? ''));
    if (!isSpan || !low || !high || !isYearNumber(low) || !isYearNumber(high)) continue;
    if (!addYear(reading, '>=', low, at, at + 2) || !addYear(reading, '<=', high, at + 2, at + 4))
      return false;
  }
  return true;
}

/** "in the 1920s", "the 1920's"; which years "the 1900s" are is not told. */
function addDecade(reading: Reading, at: number): boolean {
  const item = free(reading, at);
  const next = free(reading, at + 1);
  const said = /^(1[4-9]|20)[1-9]0s?$/.exec(item?.lower ?? '')?.[0];
  const isParted = next !== undefined && isPlain(next) && /^['’]?s$/.test(next.lower);
  if (!item || !said || (!said.endsWith('s') && !isParted)) return true;
  const column = yearColumn(reading, at);
  if (!column) return false;
  const first = Number.parseInt(said, 10);
  const to = said.endsWith('s') ? at + 1 : at + 2;
  reading.signs.push('decade');
  return addBound(reading, column, '>=', first, at, to) && addBound(reading, column, '<=', first + 9, at, to);
}

function addYear(reading: Reading, operator: Comparison, item: Item, from: number, to: number): boolean {
  const column = yearColumn(reading, from);
  return column !== null && addBound(reading, column, operator, item.number ?? 0, from, to);
}

function addBound(
  reading: Reading,
  column: RowColumn,
  operator: Comparison,
  year: number,
  from: number,
  to: number,
): boolean {
  if (column.isNumeric) {
    addNumber(reading, column, operator, year, from, to);
    return true;
  }
  const rows = column.cells.flatMap(({ text }, row) => {
    const own = yearIn(text);
    return own !== null && compareYears(own, operator, year) ? [row] : [];
  });
  if (rows.length === 0) return false;
  own(reading, from, to);
  reading.columns.add(column);
  reading.choices.push([{ kind: 'cells', column, rows: new Set(rows), isWhole: true }]);
  return true;
}

function compareYears(year: number, operator: Comparison, bound: number): boolean {
  if (operator === '<') return year < bound;
  if (operator === '<=') return year <= bound;
  return operator === '>' ? year > bound : year >= bound;
}

/** The only column of years or of dates with a year; of several the one that the verb before the bound is about. */
function yearColumn(reading: Reading, at: number): RowColumn | null {
  const columns = reading.table.columns.filter(holdsYears);
  const [only, ...more] = columns;
  if (only && more.length === 0) return only;
  const named = columns.filter(({ lemmas }) => lemmas.join(' ') === 'year');
  if (named.length === 1) return named[0] ?? null;
  const verb = reading.items[at - 1];
  const kin = verb ? kinColumns(reading.table, verb.lemma).filter((column) => columns.includes(column)) : [];
  return kin.length === 1 ? (kin[0] ?? null) : null;
}

function holdsYears(column: RowColumn): boolean {
  const filled = column.cells.filter(({ text }) => text.trim() !== '');
  const years = column.isNumeric
    ? filled.filter(({ number }) => number !== null && number >= 1400 && number <= 2100)
    : filled.filter(({ text }) => yearIn(text) !== null);
  return (
    (!column.isNumberText || column.isYearText) && filled.length > 0 && years.length >= filled.length * 0.95
  );
}

/** The one year in a date as a text; null where there are two, or none. */
function yearIn(text: string): number | null {
  const found = text.match(/(?<!\d)(1[4-9]|20)\d\d(?!\d)/g) ?? [];
  // "2023/24" is of two years.
  const isOfTwo = found.length === 1 && readWritten(text).some(({ isPair }) => isPair);
  return found.length === 1 && text.length < 40 && !isOfTwo ? Number(found[0]) : null;
}
