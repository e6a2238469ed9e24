import type { Cell, ColumnRole, ColumnType, ResultColumn } from './catalog.ts';

/**
 * How the numbers of a column are written, the same in a sentence of the server as in a table, a chart and a receipt of the browser:
 * what names something is not grouped, and all that measure are given one number of decimals.
 */

/** The unit of a share that was computed: 0.3 of it is written as 30%. */
export const fractionUnit = 'fraction';
/** The unit of times in hours, as decimal numbers: 233.75 of it is written as 233:45. */
export const hoursUnit = 'h:mm';

const numericTypes = new Set(['integer', 'decimal', 'double']);

export function isNumericColumn({ type }: Pick<ResultColumn, 'type'>): boolean {
  return numericTypes.has(type);
}

const namingRoles = new Set<ColumnRole>(['identifier', 'ordinal', 'category', 'text', 'place']);

/** Whether the numbers of a column of the data name something, as ids and years do, and measure nothing. */
export function isNamingColumn({ type, role }: { type: ColumnType; role: ColumnRole }): boolean {
  return (type === 'integer' || type === 'text') && namingRoles.has(role);
}

/** EUR, USD: a currency is told by its code. */
export function isCurrency(unit: string | undefined): boolean {
  return unit !== undefined && /^[A-Z]{3}$/.test(unit);
}

const amountDecimals = 2;
const percentDecimals = 1;
/** Where all numbers of a column are below one, so many figures of the largest are written. */
const smallFigures = 4;
const tinyPercentFigures = 2;
/** What is larger has no decimals as a double; exact texts of it may have some. */
const exactBelow = 1e15;
/** More is noise of binary numbers. */
const decimalsMaximum = 8;

/**
 * The decimals that all numbers of a column are given: as many as the one that needs most of them, and two for money that has any. `source` are
 * those of the column in the data, which an amount is told with as soon as it has any.
 */
export function decimalsOf(column: ResultColumn, cells: Iterable<Cell>, source = 0): number {
  if (!isNumericColumn(column) || column.isIdentifier || column.unit === hoursUnit) return 0;
  const isShare = column.unit === fractionUnit;
  const sizes: number[] = [];
  let needed = 0;
  for (const cell of cells) {
    const size = Math.abs(Number(cell)) * (isShare ? 100 : 1);
    if (cell === null || !Number.isFinite(size) || size === 0) continue;
    if (size < exactBelow) sizes.push(size);
    else needed = Math.max(needed, Math.min(amountDecimals, decimalsOfText(String(cell))));
  }
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const most = isShare
    ? mostDecimals(largest, { from: 0.1, plain: percentDecimals, figures: tinyPercentFigures })
    : mostDecimals(largest, { from: 1, plain: amountDecimals, figures: smallFigures });
  for (const size of sizes) {
    needed = Math.max(needed, decimalsIn(size, most));
    if (needed >= most) break;
  }
  if (needed === 0) return 0;
  return isCurrency(column.unit) ? Math.max(needed, amountDecimals) : Math.max(needed, source);
}

function mostDecimals(
  largest: number,
  { from, plain, figures }: { from: number; plain: number; figures: number },
): number {
  if (largest >= from || largest === 0) return plain;
  return Math.min(decimalsMaximum, figures - 1 - Math.floor(Math.log10(largest)));
}

/** Of a number that is rounded to at most so many. */
function decimalsIn(size: number, most: number): number {
  return Number.isInteger(size) ? 0 : decimalsOfText(size.toFixed(most));
}

/** Without zeros at the end: of `12.50` one, of `1e21` none. */
function decimalsOfText(text: string): number {
  return /^-?\d+\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0;
}

/** Columns with the decimals of all of their cells, where they have any. */
export function withDecimals(
  columns: readonly ResultColumn[],
  rows: readonly (readonly Cell[])[],
): ResultColumn[] {
  return columns.map((column, place) => {
    const decimals =
      column.decimals ??
      decimalsOf(
        column,
        rows.map((row) => row[place] ?? null),
      );
    return decimals > 0 ? { ...column, decimals } : column;
  });
}

/** Making a format takes longer than a hundred uses of it. */
const made = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, known);
  return known;
}

export interface NumberStyle {
  locale: string;
  /** A sentence has money with its code, `5.00 EUR`; a table with its sign, `€5.00`, and units that do not break off. */
  place: 'sentence' | 'table';
  /** Of all numbers of its column; absent, those that its column knows of, or this number needs. */
  decimals?: number | undefined;
}

/** A number as its column has it. Exact texts of long numbers keep every digit. Not for cells of other types. */
export function formatNumericCell(cell: number | string, column: ResultColumn, style: NumberStyle): string {
  const { unit } = column;
  if (column.isIdentifier) return String(cell);
  if (unit === hoursUnit) return formatHours(Number(cell));
  const decimals = style.decimals ?? column.decimals ?? decimalsOf(column, [cell]);
  if (unit === fractionUnit)
    return percentText(digitsOf(Number(cell) * 100, decimals, style.locale), style.locale);
  if (style.place === 'table' && unit !== undefined && currencies.has(unit))
    return digitsOf(cell, decimals, style.locale, { style: 'currency', currency: unit });
  const digits = digitsOf(cell, decimals, style.locale);
  if (unit === undefined || unit === '') return digits;
  return unit === '%'
    ? percentText(digits, style.locale)
    : `${digits}${style.place === 'table' ? '\u00a0' : ' '}${unit}`;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

function digitsOf(
  cell: number | string,
  decimals: number,
  locale: string,
  money: Intl.NumberFormatOptions = {},
): string {
  const size = Math.abs(Number(cell));
  // A number that its column's decimals would make nothing of keeps its first figures.
  const vanishes = size > 0 && size < 0.5 * 10 ** -decimals;
  const options = vanishes
    ? { ...money, maximumSignificantDigits: 2 }
    : { ...money, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // Intl takes numeric texts without going through a double.
  return numberFormat(locale, options).format(cell as Intl.StringNumericLiteral | number);
}

/** With the sign where the language puts it: `5.8%`, `5,8 %`. */
function percentText(digits: string, locale: string): string {
  const pattern = numberFormat(locale, { style: 'percent' }).format(0.01);
  return pattern.includes('1') ? pattern.replace('1', () => digits) : `${digits}%`;
}

/** 233.75 is `233:45`. */
export function formatHours(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const parts = [Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  const sign = hours < 0 && seconds > 0 ? '-' : '';
  return `${sign}${Math.floor(seconds / 3600)}:${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}
