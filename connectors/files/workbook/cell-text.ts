import type { CellFormat } from './cell-format.ts';

/** Excel keeps 15 digits: the sixteenth and later ones of a stored number are noise of binary arithmetic. */
const excelDigits = 15;
const secondsPerDay = 86_400;
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
      // Whole numbers are taken as they are written: some programs write more digits than Excel would keep.
      const text = /^-?(?:0|[1-9]\d{0,37})$/.test(stored) ? stored : digitsOf(value);
      return format.currency === null || text.includes('e') ? text : `${format.currency}${text}`;
    }
  }
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
  const time = clockText(seconds % secondsPerDay);
  if (day === 0) return time;
  if (!is1904 && day === leapDay) return '1900-02-29';
  const shift = !is1904 && day < leapDay ? 1 : 0;
  const date = new Date((day + shift - unixDay[`${is1904}`]) * secondsPerDay * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return null;
  const dayText = date.toISOString().slice(0, 10);
  return time === '00:00:00' ? dayText : `${dayText} ${time}`;
}

function elapsedText(days: number): string {
  const seconds = Math.round(Math.abs(days) * secondsPerDay);
  const hours = Math.floor(seconds / 3600);
  const rest = clockText(seconds % 3600).slice(2);
  return `${days < 0 ? '-' : ''}${String(hours).padStart(2, '0')}${rest}`;
}

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
