import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { formatNumericCell, fractionUnit, isNumericColumn } from '#kernel/format-number.ts';
import type { Grain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';

/** A cell for a sentence, as its column has it: with the decimals of the whole column, to four significant digits where all are below one. */
export function formatCell(cell: Cell | undefined, column: ResultColumn | undefined, locale: string): string {
  if (cell === null || cell === undefined) return '(none)';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (column !== undefined && isNumericColumn(column))
    return formatNumericCell(cell, column, { locale, place: 'sentence' });
  if (column?.type === 'date' && typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}/.test(cell))
    return labelOf(cell.slice(0, 10), 'day');
  return String(cell);
}

/** Numbers that came as texts because they are exact beyond a double keep every digit. */
export function formatNumber(cell: string | number, locale: string): string {
  const value = Number(cell);
  if (!Number.isFinite(value)) return String(cell);
  if (typeof cell === 'string' && !Number.isSafeInteger(Math.trunc(value))) return cell;
  if (Number.isInteger(value))
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);
  const isSmall = Math.abs(value) < 1;
  const options = isSmall ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, options).format(value);
}

/** 0.3055 is told as "30.6%"; shares below one tenth of a percent keep two significant digits. */
export function formatFraction(fraction: number, locale: string): string {
  const column: ResultColumn = { name: '', type: 'double', unit: fractionUnit };
  return formatNumericCell(fraction, column, { locale, place: 'sentence' });
}

export function formatPeriod(cell: Cell | undefined, grain: Grain): string {
  return typeof cell === 'string' ? labelOf(cell.slice(0, 10), grain) : '(no date)';
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
