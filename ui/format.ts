import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { durationUnit, formatHours } from '#kernel/duration.ts';
import { uiStrings } from './strings.ts';

/** Texts of numbers, dates and cells in the reader's own locale. A missing value is a dash; NaN is never shown. */

/** Making a format takes longer than a hundred uses of it, and tables use a few for all of their cells. */
function remembering<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>();
  return (options) => {
    const key = `${navigator.language} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

const numberFormat = remembering(
  (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(navigator.language, options),
);
const dateFormat = remembering(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(navigator.language, options),
);
const relativeFormat = remembering(
  (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(navigator.language, options),
);

/** `1,234.5` with at most `digits` decimals. */
export function formatNumber(value: number, digits = 2): string {
  if (!Number.isFinite(value)) return uiStrings.noValue;
  return numberFormat({ maximumFractionDigits: digits }).format(value);
}

/** `2.4k`, `1.2M`; below 1000 the number itself. For cards only, with the whole value in the title. */
export function formatCompact(value: number): string {
  if (!Number.isFinite(value)) return uiStrings.noValue;
  if (Math.abs(value) < 1000) return formatNumber(value);
  const units: [number, string][] = [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'k'],
  ];
  // 999,950 and more would round to 1000k: it belongs to the next unit.
  const [size, suffix] = units.find(([unit]) => Math.abs(value) >= unit * 0.99995) ?? [1, ''];
  return formatNumber(value / size, 1) + suffix;
}

/** A fraction as a percentage with one decimal: 0.123 is `12.3%`. */
export function formatPercent(fraction: number, { hasSign = false } = {}): string {
  if (!Number.isFinite(fraction)) return uiStrings.noValue;
  return numberFormat({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: hasSign ? 'exceptZero' : 'auto',
  }).format(fraction);
}

/** `13 Mar 2026, 14:05` in the reader's locale and time zone. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** The day alone. A bare `2026-03-13` is that day everywhere, not midnight in London. */
export function formatDate(iso: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const date = new Date(isDay ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(date.getTime())) return iso;
  return dateFormat({
    dateStyle: 'medium',
    ...(isDay && { timeZone: 'UTC' }),
  }).format(date);
}

/** Hours and minutes, for "as of". */
export function formatTime(date: Date): string {
  return dateFormat({ timeStyle: 'short' }).format(date);
}

/** `5 min. ago`, `yesterday`; the day itself from a week on. For glances, with the exact time in the title. */
export function formatRelativeTime(iso: string, now: Date): string {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000;
  const past = Math.abs(seconds);
  if (!Number.isFinite(past) || past >= 7 * 86_400) return formatDate(iso);
  const [size, unit] = relativeUnits.find(([unitSize]) => past >= unitSize) ?? [1, 'second'];
  const amount = unit === 'second' ? 0 : Math.trunc(seconds / size);
  return relativeFormat({ numeric: 'auto', style: 'short' }).format(amount, unit);
}

const relativeUnits: [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

/** `31.5 MB`, decimal units, one decimal from a megabyte on. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${formatNumber(size, unit >= 2 ? 1 : 0)}\u00a0${units[unit]}`;
}

/** `240 ms`, `1.3 s`. */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${formatNumber(ms / 1000, 1)}\u00a0s`;
}

const numericTypes = new Set(['integer', 'decimal', 'double']);

/** Whether a column's cells are numbers: drawn to the right, and on value axes. */
export function isNumericColumn(column: ResultColumn): boolean {
  return numericTypes.has(column.type);
}

/** A column of a query as people read it: `total_net_amount` is `Total net amount`. Names with capitals or spaces stay. */
export function columnLabel(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return name;
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Dates of a column that is named after a calendar period are the first days of those periods. */
function formatPeriod(day: string, columnName: string): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-01$/.test(day) || Number.isNaN(date.getTime())) return null;
  switch (columnName.toLowerCase()) {
    case 'month':
      return dateFormat({
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(date);
    case 'quarter':
      return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`;
    case 'year':
      return String(date.getUTCFullYear());
    default:
      return null;
  }
}

/** Decimals that all numbers of a column are given, so that they line up: two as soon as one of them has any. */
export function sharedDecimals(cells: readonly Cell[], column: ResultColumn): number {
  const hasFraction = (cell: Cell) => cell !== null && !Number.isInteger(Number(cell));
  return isNumericColumn(column) && cells.some(hasFraction) ? 2 : 0;
}

/** A cell as its column's type and unit have it. Exact texts of long numbers keep every digit. */
export function formatCell(cell: Cell, column: ResultColumn, minimumDecimals = 0): string {
  if (cell === null) return uiStrings.noValue;
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (isNumericColumn(column)) return formatAmount(cell, column, minimumDecimals);
  const text = String(cell);
  if (column.type === 'date') return formatPeriod(text, column.name) ?? formatDate(text);
  if (column.type === 'timestamp') return text.replace('T', ' ').replace(/(\.\d+)?Z?$/, '');
  return text;
}

function formatAmount(cell: string | number, column: ResultColumn, minimumDecimals: number): string {
  if (typeof cell === 'number' && !Number.isFinite(cell)) return uiStrings.noValue;
  const digits = column.type === 'integer' ? 0 : 2;
  const { unit } = column;
  // Shares and rates that the product computed are fractions; columns that hold percentages as given have the unit %.
  if (unit === 'fraction') return formatPercent(Number(cell));
  if (unit === durationUnit) return formatHours(Number(cell));
  if (unit && isCurrency(unit)) {
    return formatExactly(cell, {
      style: 'currency',
      currency: unit,
      ...(column.type === 'integer' && wholeDigits),
    });
  }
  const maximumFractionDigits = needsMoreDigits(cell) ? 6 : digits;
  const minimumFractionDigits = Math.min(minimumDecimals, maximumFractionDigits);
  const text = formatExactly(cell, { minimumFractionDigits, maximumFractionDigits });
  return unit ? `${text}\u00a0${unit}` : text;
}

const wholeDigits = { minimumFractionDigits: 0, maximumFractionDigits: 2 };

/** Two decimals would turn 0.0042 into 0. */
function needsMoreDigits(cell: string | number): boolean {
  const size = Math.abs(Number(cell));
  return size > 0 && size < 0.1;
}

function formatExactly(cell: string | number, options: Intl.NumberFormatOptions): string {
  const format = numberFormat(options);
  // Intl takes numeric texts without going through a double.
  return format.format(cell as Intl.StringNumericLiteral | number);
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

function isCurrency(unit: string): boolean {
  return currencies.has(unit);
}
