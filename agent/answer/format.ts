import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { durationUnit, formatHours } from '#kernel/duration.ts';
import type { Grain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';

/** A cell for a sentence. Rounded to at most two decimals, to four significant digits below one; never to another meaning. */
export function formatCell(cell: Cell | undefined, column: ResultColumn | undefined, locale: string): string {
  if (cell === null || cell === undefined) return '(none)';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  const isNumeric = column !== undefined && ['integer', 'decimal', 'double'].includes(column.type);
  if (isNumeric && column?.unit === 'fraction') return formatFraction(Number(cell), locale);
  if (isNumeric && column.unit === durationUnit) return formatHours(Number(cell));
  if (isNumeric && isCurrency(column.unit)) return `${formatAmount(cell, locale)} ${column.unit}`;
  if (isNumeric) return withUnit(formatNumber(cell, locale), column.unit);
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

function isCurrency(unit: string | undefined): boolean {
  return unit !== undefined && /^[A-Z]{3}$/.test(unit);
}

/** Money is written with both decimals or with none; a price of less than a hundredth keeps its digits. */
function formatAmount(cell: string | number, locale: string): string {
  const value = Number(cell);
  const hasPart = !Number.isInteger(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const isWritten = Math.abs(value) >= 1 || Math.round(value * 100) / 100 === value;
  if (!hasPart || !isWritten) return formatNumber(cell, locale);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}

/** 0.3055 is told as "30.6 %"; shares below one tenth of a percent keep two significant digits. */
export function formatFraction(fraction: number, locale: string): string {
  const percent = fraction * 100;
  const isTiny = percent !== 0 && Math.abs(percent) < 0.1;
  const options = isTiny ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(locale, options).format(percent)} %`;
}

function withUnit(number: string, unit: string | undefined): string {
  if (unit === undefined || unit === '') return number;
  return `${number} ${unit}`;
}

export function formatPeriod(cell: Cell | undefined, grain: Grain): string {
  return typeof cell === 'string' ? labelOf(cell.slice(0, 10), grain) : '(no date)';
}

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
