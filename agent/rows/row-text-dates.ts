import type { RowColumn, RowTable } from './row-table.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

interface SaidDate {
  /** That comes in the order of time. */
  key: number;
  hasYear: boolean;
}

/** "12 December 1979", "December 12, 1979", "January 1986", "April 5": as a number in the order of time; null of all else, and of a stretch of time. */
export function dateIn(text: string): SaidDate | null {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const month = words.flatMap((word) => {
    const at = months.indexOf(word.slice(0, 3));
    return at >= 0 && /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*$/.test(word)
      ? [at]
      : [];
  });
  const years = words.filter((word) => /^(1[4-9]|20)\d\d$/.test(word));
  const days = words.filter((word) => /^([1-9]|[12]\d|3[01])$/.test(word));
  if (month.length !== 1 || years.length > 1 || days.length > 1 || text.length > longestDate) return null;
  const [year = 0] = years.map(Number);
  return { key: (year * 12 + (month[0] ?? 0)) * 31 + Number(days[0] ?? 0), hasYear: year > 0 };
}

const longestDate = 24;
const dateShare = 0.9;

/** Columns of dates that stay texts, because one of them tells no day or no year. */
export function textDates({ columns, totals }: RowTable): RowColumn[] {
  return columns.filter(({ profile, isNumeric, cells }) => {
    const filled = cells.filter(({ text }, row) => text.trim() !== '' && !totals.has(row));
    const told = filled.map(({ text }) => dateIn(text)).filter((date) => date !== null);
    const isEven = new Set(told.map(({ hasYear }) => hasYear)).size === 1;
    const isText = profile.type === 'text' && !isNumeric;
    return isText && filled.length > 1 && told.length >= filled.length * dateShare && isEven;
  });
}
