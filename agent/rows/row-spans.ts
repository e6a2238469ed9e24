import { isPlacing } from './row-extremes.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import { free, own, type Reading } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';

const openings = new Set(['between', 'from']);
const links = new Set(['and', 'to', 'until', 'till', 'through', '-', '–']);

interface Span {
  low: Item;
  high: Item;
  from: number;
  to: number;
}

/** "between 51 and 52 seconds" of the only amount that holds both bounds, "from May 3 to June 10" of a column of dates; both ends belong to it. */
export function spans(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    const span = spanAt(reading, at);
    if (span && !isOfTwo(reading, at) && !addDates(reading, span)) addAmounts(reading, span);
  }
}

function spanAt(reading: Reading, at: number): Span | null {
  const opening = free(reading, at);
  if (!opening || !isPlain(opening) || !openings.has(opening.lower)) return null;
  const lowAt = behind(reading, at + 1);
  const low = free(reading, lowAt);
  const link = reading.items[lowAt + 1];
  if (!low || !link || !links.has(link.lower)) return null;
  const highAt = behind(reading, lowAt + 2);
  const high = free(reading, highAt);
  return high ? { low, high, from: at, to: highAt + 1 } : null;
}

function behind(reading: Reading, from: number): number {
  let at = from;
  while (reading.items[at] && isBinding(reading.items[at] as Item)) at += 1;
  return at;
}

/** "the difference between A and B", "who won more between A and B": no stretch of rows. */
function isOfTwo({ items }: Reading, at: number): boolean {
  return items
    .slice(0, at)
    .some(({ lower }) => lower === 'difference' || lower === 'which' || lower === 'who');
}

function addDates(reading: Reading, { low, high, from, to }: Span): boolean {
  const shared = low.mentions.filter(
    ({ column }) => column.isDate && high.mentions.some((other) => other.column === column),
  );
  const [only, ...more] = shared;
  const end = only && high.mentions.find(({ column }) => column === only.column);
  if (!only || !end || more.length > 0) return false;
  const days = (rows: Iterable<number>): string[] =>
    [...rows].map((row) => only.column.cells[row]?.text ?? '').sort();
  const [first, last] = [days(only.rows)[0], days(end.rows).at(-1)];
  if (first === undefined || last === undefined || first > last) return false;
  const rows = only.column.cells.flatMap(({ text }, row) => (text >= first && text <= last ? [row] : []));
  reading.choices.push([{ kind: 'cells', column: only.column, rows: new Set(rows), isWhole: true }]);
  reading.columns.add(only.column);
  reading.signs.push('span of dates');
  own(reading, from, to);
  return true;
}

function addAmounts(reading: Reading, { low, high, from, to }: Span): void {
  const [least, most] = [low.number, high.number];
  if (least === null || most === null || least >= most) return;
  const column = amountOf(reading, least, most);
  if (!column) return;
  for (const [operator, value] of [['>=', least] as const, ['<=', most] as const])
    reading.choices.push([{ kind: 'number', column, operator, value }]);
  reading.columns.add(column);
  reading.signs.push('span of an amount');
  own(reading, from, to);
}

/** The amount that the question names, else the only one with numbers within the bounds and beyond them. */
function amountOf({ table, items }: Reading, least: number, most: number): RowColumn | null {
  const fitting = table.columns.filter(({ isNumeric, isClock, cells }) => {
    const numbers = cells.flatMap(({ number }) => (number === null ? [] : [number]));
    const inside = numbers.filter((number) => number >= least && number <= most).length;
    return isNumeric && !isClock && inside > 0 && inside < numbers.length;
  });
  const named = fitting.filter((column) => items.some(({ header }) => header?.columns.includes(column)));
  const [only, ...more] = named.length > 0 ? named : fitting.filter((column) => !isPlacing(column));
  return only && more.length === 0 ? only : null;
}
