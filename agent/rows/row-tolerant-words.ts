import type { Comparison } from '../plan.ts';
import { isPlacing, sizedColumns } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import type { RowCondition } from './row-query.ts';
import { free, own, type Reading } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';
import { numberCalled, sizeAdjectives } from './row-words.ts';

function addChoice(reading: Reading, choice: RowCondition, sign: string): void {
  reading.choices.push([choice]);
  reading.signs.push(sign);
  reading.stretch += 0.4;
  if (choice.kind !== 'either') reading.columns.add(choice.column);
}

/** "only one silver medal", "exactly two titles": a number in words right before a column of numbers. */
export function saidAmounts(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    const next = free(reading, at + 1);
    if (!item || !next?.header || !isPlain(item)) continue;
    const value = item.number ?? numberCalled(item.lower);
    const [column, ...more] = next.header.columns.filter(({ isNumeric }) => isNumeric);
    if (value === null || !column || more.length > 0) continue;
    const isKnown = column.cells.some(({ number }) => number === value);
    if (!isKnown) continue;
    addChoice(reading, { kind: 'number', column, operator: '=', value }, 'amount in words');
    const before = free(reading, at - 1);
    const isSaidBefore = before !== undefined && ['only', 'exactly', 'just'].includes(before.lower);
    own(reading, isSaidBefore ? at - 1 : at, at + 2);
  }
}

/** "taller than 500 ft": of the column that such an adjective is said of. */
export function sizeComparisons(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    const number = free(reading, at + 2);
    if (!item || !isPlain(item) || free(reading, at + 1)?.lower !== 'than' || number?.number == null)
      continue;
    const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').slice(1).includes(item.lower));
    const [column, ...more] = adjective ? sizedColumns(reading.table, adjective.headers) : [];
    if (!adjective || !column || more.length > 0) continue;
    const operator: Comparison = adjective.isHigh ? '>' : '<';
    addChoice(
      reading,
      { kind: 'number', column, operator, value: number.number },
      'compares by an adjective',
    );
    own(reading, at, at + 3);
  }
}

const yes = /^(y|yes|true|✓|✔|x|•|●)$/i;
const no = /^(n|no|false|✗|✘|-|–|—|)$/i;

/** "have public access", "are earthed" of a column of yes and no. */
export function flags(reading: Reading): void {
  for (const [at, item] of reading.items.entries()) {
    if (reading.owned.has(item)) continue;
    const called = isPlain(item) && !isBinding(item) ? kinColumns(reading.table, item.lemma) : [];
    const [column, ...more] = (item.header?.columns ?? called).filter(isFlag);
    if (!column || more.length > 0) continue;
    const denial = reading.items
      .slice(Math.max(0, at - 3), at)
      .find(
        (other) =>
          isPlain(other) && ['not', 'no', 'without'].includes(other.lower) && !reading.owned.has(other),
      );
    const wanted = denial ? no : yes;
    const rows = new Set(
      column.cells.flatMap(({ text }, row) =>
        wanted.test(text.trim()) && !reading.table.totals.has(row) ? [row] : [],
      ),
    );
    if (rows.size === 0) continue;
    addChoice(reading, { kind: 'cells', column, rows, isWhole: true }, 'flag');
    reading.owned.add(item);
    if (denial) reading.owned.add(denial);
  }
}

function isFlag({ cells, distinct }: RowColumn): boolean {
  return (
    distinct <= 3 &&
    cells.every(({ text }) => yes.test(text.trim()) || no.test(text.trim())) &&
    cells.some(({ text }) => yes.test(text.trim()))
  );
}

/** "which player was born last", "the album that was released first": by the time that the verb is about. */
export function timesOfVerbs(reading: Reading): void {
  if (reading.extremes) return;
  const at = reading.items.findIndex(
    (item) => isPlain(item) && ['first', 'last'].includes(item.lower) && !reading.owned.has(item),
  );
  const item = reading.items[at];
  const verb = [reading.items[at - 1], ...reading.items.slice(at + 1, at + 5)].find(
    (other): other is Item => other !== undefined && timesOf(reading, other).length === 1,
  );
  const next = reading.items[at + 1];
  const isSaidOfVerb =
    verb !== undefined && (verb === reading.items[at - 1] || next === undefined || isBinding(next));
  const [column] = verb ? timesOf(reading, verb) : [];
  if (!item || !column || !isSaidOfVerb) return;
  reading.extremes = { columns: [column], direction: item.lower === 'first' ? 'ascending' : 'descending' };
  reading.signs.push('time of a verb');
  reading.stretch += 0.3;
  reading.owned.add(item);
  reading.owned.add(verb);
  reading.columns.add(column);
}

function timesOf({ table }: Reading, item: Item): RowColumn[] {
  const named =
    item.header?.columns ?? (isPlain(item) && !isBinding(item) ? kinColumns(table, item.lemma) : []);
  const times = timeColumns(table);
  return named.filter((column) => times.includes(column) && (column.isDate || column.isNumeric));
}

const rankVerbs = new Set(['rank', 'place', 'come', 'finish', 'be', 'stand']);

/** "ranked first in gold medals", "last in population": the most and the least of an amount. */
export function rankedByAmount(reading: Reading): void {
  if (reading.extremes) return;
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item) || !['first', 'last'].includes(item.lower)) continue;
    if (!['in', 'for', 'by'].includes(reading.items[at + 1]?.lower ?? '')) continue;
    let next = at + 2;
    while (reading.items[next] && amountFillers.has(reading.items[next]?.lower ?? '')) next += 1;
    // "population density" of two headers is the last of them.
    while (free(reading, next + 1)?.header) next += 1;
    const header = free(reading, next)?.header;
    const [column, ...more] = header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
    if (!column || more.length > 0 || isPlacing(column) || timeColumns(reading.table).includes(column))
      continue;
    const isMost = (item.lower === 'first') !== column.isClock;
    reading.extremes = { columns: [column], direction: isMost ? 'descending' : 'ascending' };
    reading.signs.push('place by an amount');
    reading.columns.add(column);
    own(reading, at, next + 1);
    const verb = free(reading, at - 1);
    if (verb && rankVerbs.has(verb.lemma)) own(reading, at - 1, at);
    return;
  }
}

const amountFillers = new Set(['the', 'number', 'amount', 'of', 'total', 'terms']);
const raceTimes = new Set(['time', 'result', 'finish', 'mark']);
const ranks = new Set(['rank', 'pos', 'position', 'place', 'finish']);

/** "the fastest time": the fewest seconds, else who is ranked first. */
export function speeds(reading: Reading): void {
  if (reading.extremes) return;
  const at = reading.items.findIndex(
    (item) => isPlain(item) && ['fastest', 'slowest', 'quickest'].includes(item.lower),
  );
  const item = free(reading, at);
  if (!item || sizedColumns(reading.table, 'speed').length > 0) return;
  const ofTime = reading.table.columns.filter(
    ({ isNumeric, isNumberText, isClock, lemmas }) =>
      isClock || (isNumeric && !isNumberText && lemmas.some((lemma) => raceTimes.has(lemma))),
  );
  const ofRank = reading.table.columns.filter(
    ({ isNumeric, lemmas }) => isNumeric && lemmas.some((lemma) => ranks.has(lemma)),
  );
  const [column, ...more] = ofTime.length > 0 ? ofTime : ofRank;
  if (!column || more.length > 0) return;
  reading.extremes = { columns: [column], direction: item.lower === 'slowest' ? 'descending' : 'ascending' };
  reading.signs.push(ofTime.length > 0 ? 'fastest by time' : 'fastest by rank');
  own(reading, at, at + 1);
  const next = free(reading, at + 1);
  if (next && (next.lower === 'time' || next.lower === 'times')) reading.owned.add(next);
  reading.columns.add(column);
}
