import type { Comparison } from '../plan.ts';
import { openings } from './row-cell-texts.ts';
import { comparators, deniedOperator, ownTail } from './row-comparisons.ts';
import { isPlacing } from './row-extremes.ts';
import { isBinding, isPlain } from './row-items.ts';
import { orderHeaders } from './row-places.ts';
import { type RowCondition, rowsOf } from './row-query.ts';
import { free, own, type Reading, saysAt } from './row-reading.ts';
import { repeats } from './row-repeats.ts';
import { draws, margins, scoreExtremes } from './row-score-cells.ts';
import { spans } from './row-spans.ts';
import { isBlank, type RowCell, type RowColumn, type RowTable } from './row-table.ts';
import { tolerantRelations } from './row-tolerant-relations.ts';
import { rankedByAmount, saidAmounts, sizeComparisons, speeds, timesOfVerbs } from './row-tolerant-words.ts';
import { numberCalled, ordinals } from './row-words.ts';

/** What is read only where words may be left: by the nearest column, where none is named beside the words. */
export function tolerantRules(reading: Reading): void {
  openings(reading);
  repeats(reading);
  margins(reading);
  scoreExtremes(reading);
  draws(reading);
  rankedByAmount(reading);
  timesOfVerbs(reading);
  speeds(reading);
  placeComparisons(reading);
  rankedPlaces(reading);
  tolerantRelations(reading);
  sizeComparisons(reading);
  spans(reading);
  clockBounds(reading);
  farComparisons(reading);
  columnNames(reading);
  saidAmounts(reading);
  emptyCells(reading);
}

/** "under the column X", "under the label X": the word only leads to what it stands before. */
function columnNames(reading: Reading): void {
  for (const [at, item] of reading.items.entries()) {
    if (!isPlain(item) || item.lower !== 'under') continue;
    const next = reading.items.slice(at + 1).find((other) => !isBinding(other));
    if (next && next.number === null && (next.header || next.mentions.length > 0)) reading.owned.add(item);
  }
}

function addChoices(reading: Reading, choices: RowCondition[], sign: string): void {
  reading.choices.push(choices);
  reading.signs.push(sign);
  reading.stretch += 0.5;
  for (const choice of choices) if (choice.kind !== 'either') reading.columns.add(choice.column);
}

/** "in second place", "10th place", "in the top ten" of a column of places. */
function rankedPlaces(reading: Reading): void {
  const columns = reading.table.columns.filter(({ lemmas }) =>
    lemmas.some((lemma) => orderHeaders.has(lemma)),
  );
  if (columns.length > 2) return;
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    const next = free(reading, at + 1);
    if (!item || !next || !isPlain(item)) continue;
    const ordinal = ordinalIn(item.lower);
    if (ordinal !== null && ['place', 'places', 'position'].includes(next.lower)) {
      const choices = columns.flatMap((column) => placesIn(column, (place) => place === ordinal));
      if (choices.length === 0) continue;
      addChoices(reading, choices, 'place of a column');
      own(reading, at, at + 2);
    }
    const count = next.number ?? numberCalled(next.lower) ?? 0;
    if (item.lower === 'top' && count > 0) {
      const ranked = columns.flatMap((column) => placesIn(column, (place) => place <= count));
      const isFull = ranked.some((choice) => choice.kind === 'cells' && choice.rows.size >= count);
      const choices = isFull ? ranked : firstRows(reading.table, count);
      if (choices.length === 0) continue;
      addChoices(reading, choices, isFull ? 'top places' : 'top rows');
      own(reading, at, at + 2);
    }
  }
}

/** Where no rank is told of the first ones, as under the signs for medals: the rows that stand at the top, by what tells them apart. */
function firstRows(table: RowTable, count: number): RowCondition[] {
  const rows = rowsOf(table, []).slice(0, count);
  const { subject } = table;
  if (!subject || rows.length < count || count >= table.count) return [];
  return [{ kind: 'cells', column: subject, rows: new Set(rows), isWhole: true }];
}

function placesIn(column: RowColumn, test: (place: number) => boolean): RowCondition[] {
  const rows = new Set(
    column.cells.flatMap((cell, row) => {
      const place = placeOf(cell);
      return place !== null && test(place) ? [row] : [];
    }),
  );
  return rows.size > 0 ? [{ kind: 'cells', column, rows, isWhole: true }] : [];
}

/** "1", "1st", "T2" and "3." alike. */
function placeOf({ text, number }: RowCell): number | null {
  const said = /^t?-?(\d{1,3})(st|nd|rd|th|\.)?$/i.exec(text.trim())?.[1];
  return said === undefined ? number : Number(said);
}

/** "at least 75% of the votes", "over 25,000 people": of the amounts that the words name, or of all. */
function farComparisons(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const { words, operator } of comparators) {
      const after = saysAt(reading, at, words);
      const number = after === null ? undefined : free(reading, after);
      const said = number ? (number.number ?? numberCalled(number.lower)) : null;
      if (after === null || !number || said === null || words === 'only') continue;
      const columns = comparedColumns(reading, said, operator, number.isPercent);
      if (columns.length === 0) continue;
      const meant = deniedOperator(reading, at, operator);
      addChoices(
        reading,
        columns.map((column) => ({ kind: 'number', column, operator: meant, value: said })),
        columns.length === 1 ? 'compares the only amount' : 'compares one of several amounts',
      );
      own(reading, at, after + 1);
      ownTail(reading, after + 1, operator);
      break;
    }
  }
}

const mostCompared = 3;

/** Those that the question names; else those for which the bound parts the rows. */
function comparedColumns(
  { table, items }: Reading,
  value: number,
  operator: Comparison,
  isPercent: boolean,
): RowColumn[] {
  const amounts = table.columns.filter(
    (column) => column.isNumeric && !column.isClock && !isPlacing(column) && isParted(column, value),
  );
  const shares = amounts.filter(
    ({ profile, cells }) =>
      profile.unit === '%' ||
      /%|percent|pct/i.test(profile.name) ||
      cells.some(({ text }) => text.includes('%')),
  );
  const fitting = isPercent ? shares : amounts;
  const isSaid = ({ lemmas }: RowColumn): boolean =>
    items.some((item) => isPlain(item) && !isBinding(item) && lemmas.includes(item.lemma));
  const named = fitting.filter((column) => items.some(({ header }) => header?.columns.includes(column)));
  const called = fitting.filter(isSaid);
  const found = named.length > 0 ? named : called.length > 0 ? called : fitting;
  return found.length <= mostCompared && operator !== '=' ? found : [];
}

/** Some rows lie above the bound, and some below. */
function isParted({ cells }: RowColumn, value: number): boolean {
  const numbers = cells.flatMap(({ number }) => (number === null ? [] : [number]));
  return numbers.some((number) => number >= value) && numbers.some((number) => number <= value);
}

/** "in less than 1:55" of the only column of clock times. */
function clockBounds(reading: Reading): void {
  const [column, ...more] = reading.table.columns.filter(({ isClock }) => isClock);
  if (!column || more.length > 0) return;
  for (let at = 0; at < reading.items.length; at += 1)
    for (const { words, operator } of comparators) {
      const after = saysAt(reading, at, words);
      const clock = after === null ? null : clockAt(reading, after);
      if (after === null || !clock || words === 'only') continue;
      addChoices(
        reading,
        [{ kind: 'number', column, operator, value: clock.seconds }],
        'compares clock times',
      );
      own(reading, at, clock.to);
      break;
    }
}

/** "1:55", "1:02:03.4": numbers with colons between them. */
function clockAt(reading: Reading, from: number): { seconds: number; to: number } | null {
  const parts: number[] = [];
  let at = from;
  for (; free(reading, at)?.number != null; at += 2) {
    parts.push(free(reading, at)?.number ?? 0);
    if (free(reading, at + 1)?.lower !== ':') break;
  }
  if (parts.length < 2) return null;
  return { seconds: parts.reduce((sum, part) => sum * 60 + part, 0), to: at + 1 };
}

const placeBounds: [words: string, test: (place: number, bound: number) => boolean][] = [
  ['at least', (place, bound) => place <= bound],
  ['better than', (place, bound) => place < bound],
  ['higher than', (place, bound) => place < bound],
  ['above', (place, bound) => place < bound],
  ['worse than', (place, bound) => place > bound],
  ['lower than', (place, bound) => place > bound],
  ['less than', (place, bound) => place > bound],
  ['below', (place, bound) => place > bound],
];

/** "in at least 5th place", "higher than third": the better place is the lower number. */
function placeComparisons(reading: Reading): void {
  const columns = reading.table.columns.filter(({ lemmas }) =>
    lemmas.some((lemma) => orderHeaders.has(lemma)),
  );
  const [column, ...more] = columns;
  if (!column || more.length > 0) return;
  for (let at = 0; at < reading.items.length; at += 1)
    for (const [words, test] of placeBounds) {
      const after = saysAt(reading, at, words);
      const bound = after === null ? null : ordinalIn(free(reading, after)?.lower ?? '');
      if (after === null || bound === null) continue;
      const choices = placesIn(column, (place) => test(place, bound));
      if (choices.length === 0) continue;
      addChoices(reading, choices, 'compares places');
      const noun = free(reading, after + 1);
      own(reading, at, noun && ['place', 'position'].includes(noun.lemma) ? after + 2 : after + 1);
      break;
    }
}

function ordinalIn(word: string): number | null {
  return ordinals.get(word) ?? (Number(/^(\d+)(st|nd|rd|th)$/.exec(word)?.[1] ?? 0) || null);
}

const lacking = new Set(['no', 'without', 'zero', 'any', 'not']);
const having = new Set(['with', 'have', 'has', 'had', 'having']);

/** "had no date listed" of rows with an empty cell or a zero, "have a slogan" of the others. */
function emptyCells(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    const isLacking =
      lacking.has(item.lower) &&
      (item.lower !== 'any' || reading.items[at - 1]?.lower !== 'have') &&
      reading.items[at - 1]?.lower !== 'or';
    const isHaving =
      having.has(item.lower) && ['a', 'an', 'any'].includes(reading.items[at + 1]?.lower ?? '');
    if (!isLacking && !isHaving) continue;
    const headAt = reading.items.findIndex(
      (other, index) => index > at && index <= at + 3 && other.header !== null && !reading.owned.has(other),
    );
    const columns = reading.items[headAt]?.header?.columns ?? [];
    const [column, ...more] = columns;
    if (!column || more.length > 0) continue;
    const empty = column.cells.flatMap((cell, row) =>
      isEmpty(cell) && !reading.table.totals.has(row) ? [row] : [],
    );
    if (empty.length === 0) continue;
    const rows = isLacking
      ? new Set(empty)
      : new Set(column.cells.keys().filter((row) => !empty.includes(row)));
    if (rows.size === 0) continue;
    addChoices(
      reading,
      [{ kind: 'cells', column, rows, isWhole: true }],
      isLacking ? 'empty cells' : 'filled cells',
    );
    own(reading, at, headAt + 1);
  }
}

function isEmpty({ text, number }: RowCell): boolean {
  return isBlank(text) || number === 0;
}
