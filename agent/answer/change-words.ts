import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { decimalsOf, formatNumericCell, fractionUnit, isNumericColumn } from '#kernel/format-number.ts';
import type { Grain } from '../dates/calendar.ts';
import { formatCell, formatNumber, formatPeriod, sentenceCase } from './format.ts';

/** A cell of one row that is another one now. */
export interface CellChange {
  column: ResultColumn;
  /** Of the column among all. */
  place: number;
  before: Cell;
  now: Cell;
}

/** "Castle, total takings: 80.00 → 580.50 (+625.6%).", both as the column has its numbers, before and now. */
export function changeWords(
  { column, place, before, now }: CellChange,
  row: string,
  rows: readonly (readonly (readonly Cell[])[])[],
  locale: string,
): string {
  const cells = rows.flatMap((each) => each.map((cellsOfRow) => cellsOfRow[place] ?? null));
  const decimals = Math.max(column.decimals ?? 0, decimalsOf(column, cells));
  const told = (cell: Cell) => cellWords(cell, { ...column, decimals }, locale);
  const name = column.name.replaceAll('_', ' ');
  const subject = row === '' ? sentenceCase(name) : `${row}, ${name}`;
  return `${subject}: ${told(before)} → ${told(now)}${shareWords(column, before, now, locale)}.`;
}

/** By how much of what it was; of shares themselves nothing, whose difference is in points, and nothing of a loss, of which no gain is a part. */
function shareWords(column: ResultColumn, before: Cell, now: Cell, locale: string): string {
  const isAmount = isNumericColumn(column) && !column.isIdentifier && column.unit !== fractionUnit;
  const [from, to] = [Number(before), Number(now)];
  if (!isAmount || before === null || now === null || !(from > 0) || !Number.isFinite(to)) return '';
  const share = (to - from) / from;
  const size = formatNumericCell(Math.abs(share), shares, { locale, place: 'sentence', decimals: 1 });
  return ` (${share < 0 ? '−' : '+'}${size})`;
}

const shares: ResultColumn = { name: '', type: 'double', unit: fractionUnit };

export function rowsWords(before: number, now: number, locale: string): string {
  const rows = `${formatNumber(before, locale)} ${before === 1 ? 'row' : 'rows'}`;
  return `There ${before === 1 ? 'was' : 'were'} ${rows} and there ${now === 1 ? 'is' : 'are'} now ${formatNumber(now, locale)}.`;
}

/** What people call a row, by its naming columns. */
export function rowWords(
  naming: readonly ResultColumn[],
  columns: readonly ResultColumn[],
  cells: readonly Cell[],
  locale: string,
): string {
  return naming
    .flatMap((column) => {
      const cell = cells[columns.indexOf(column)] ?? null;
      return cell === null ? [] : [cellWords(cell, column, locale)];
    })
    .join(', ');
}

const grains = new Set<string>(['day', 'week', 'month', 'quarter', 'year'] satisfies Grain[]);

/** Days of a column that is named after a period are told as that period. */
function cellWords(cell: Cell, column: ResultColumn, locale: string): string {
  const isPeriod = column.type === 'date' && grains.has(column.name) && typeof cell === 'string';
  return isPeriod ? formatPeriod(cell, column.name as Grain) : formatCell(cell, column, locale);
}
