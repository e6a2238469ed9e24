import type { CellFormat } from './cell-format.ts';

/** Excel keeps 15 digits: the sixteenth and later ones of a stored number are noise of binary arithmetic. */
const excelDigits = 15;
const secondsPerDay = 86_400;
const midnight = '00:00:00';
/** Day 0 of Unix time in either calendar of workbooks. */
const unixDay = { false: 25_569, true: 24_107 } as const;
/** 29 February 1900, which the calendar of 1900 has and history has not. */
const leapDay = 60;

/**
 * A number of a sheet as the text that its cell shows: dates in ISO form, percents and currencies with their marks,
 * numbers with the digits that Excel shows. Null for what is no number.
 * @param stored the number as it is written in the file
 */
export function numberCellText(stored: string, format: CellFormat, is1904: boolean): string | null {
  const value = Number(stored);
  if (!Number.isFinite(value)) return null;
  switch (format.kind) {
    case 'date':
      return dateText(value, is1904);
    case 'elapsed':
      return elapsedText(value);
    case 'percent': {
      const text = digitsOf(value * 100);
      return text.includes('e') ? digitsOf(value) : `${text}%`;
    }
    case 'number': {
      const text = isPlain(stored) ? stored : digitsOf(value);
      return format.currency === null || text.includes('e') ? text : `${format.currency}${text}`;
    }
  }
}

/**
 * Whether a stored number is its own text. Whole numbers are: some programs write more digits than Excel would keep.
 * Fractions of so few digits that none is noise are too, and making their text anew is what reading a large sheet costs.
 */
function isPlain(stored: string): boolean {
  return (
    /^-?(?:0|[1-9]\d{0,37})$/.test(stored) ||
    (stored.length <= excelDigits && /^-?(?:0|[1-9]\d*)\.\d{0,5}[1-9]$/.test(stored))
  );
}

function digitsOf(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const rounded = Number(value.toPrecision(excelDigits));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  // Beyond 1e21 and below 1e-6 JavaScript writes exponents; whole numbers are written out.
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toExponential();
}

/** Days since the epoch of the workbook, and the time of day as their fraction. */
function dateText(serial: number, is1904: boolean): string | null {
  // A time of day is a fraction of binary form: 09:00 may be a microsecond short.
  const seconds = Math.round(serial * secondsPerDay);
  if (seconds < 0) return null;
  const day = Math.floor(seconds / secondsPerDay);
  const time = seconds % secondsPerDay === 0 ? midnight : clockText(seconds % secondsPerDay);
  if (day === 0) return time;
  if (!is1904 && day === leapDay) return '1900-02-29';
  const shift = !is1904 && day < leapDay ? 1 : 0;
  const dayText = isoDay(day + shift - unixDay[`${is1904}`]);
  return dayText === null || time === midnight ? dayText : `${dayText} ${time}`;
}

const isoDays = new Map<number, string>();
/** Some ninety years of days; a sheet mostly repeats a few of them. */
const mostDays = 32_768;

/** A day since 1970 in ISO form; null beyond the year 9999. */
function isoDay(day: number): string | null {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * secondsPerDay * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return null;
  const text = date.toISOString().slice(0, 10);
  if (isoDays.size >= mostDays) isoDays.clear();
  isoDays.set(day, text);
  return text;
}

function elapsedText(days: number): string {
  const seconds = Math.round(Math.abs(days) * secondsPerDay);
  const hours = Math.floor(seconds / 3600);
  const [, minutes, rest] = clockText(seconds % 3600).split(':');
  // With its units: `08:30` would as well be a time of day.
  return `${days < 0 ? '-' : ''}${hours}h ${minutes}m${rest === '00' ? '' : ` ${rest}s`}`;
}

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
