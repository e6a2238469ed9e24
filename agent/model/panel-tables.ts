import type { CatalogTable } from '#kernel/catalog.ts';
import { periodOfHeader } from '#kernel/header-periods.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmasOfName } from './name-phrases.ts';

/** A whole-number column called year, or a date without its day, whose values are years. */
export function isYearColumn(column: {
  name: string;
  type: string;
  min: string | null;
  max: string | null;
  distinctCount?: number;
}): boolean {
  const words = lemmasOfName(column.name);
  const isNamed =
    ['year', 'date'].includes(words.at(-1) ?? '') ||
    words[0] === 'year' ||
    periodOfHeader(column.name) === 'year';
  const [min, max] = [Number(column.min), Number(column.max)];
  // Files that lack some years write the others as 2006.0.
  const isWhole =
    column.type === 'integer' ||
    (['double', 'decimal'].includes(column.type) &&
      Number.isInteger(min) &&
      Number.isInteger(max) &&
      (column.distinctCount ?? Number.POSITIVE_INFINITY) <= max - min + 1);
  return isNamed && isWhole && min >= 1700 && max <= 2200;
}

/**
 * The columns that together name a row of a table with one row per thing and period ("country", "year"), and the one of
 * them that is the period. Null where a row is named by one column, or by no period. `things` is empty where the key is not known.
 */
export function panelOf(
  table: CatalogTable,
): { period: ColumnRef; isYear: boolean; things: ColumnRef[] } | null {
  const { key, columns } = table.profile;
  if (key.length === 1) return null;
  const years = columns.filter(isYearColumn);
  const dates = columns.filter(
    ({ name, type }) => key.includes(name) && (type === 'date' || type === 'timestamp'),
  );
  const periods = [...(key.length === 0 ? years : years.filter(({ name }) => key.includes(name))), ...dates];
  const [period, ...more] = periods;
  if (!period || more.length > 0) return null;
  const refOf = (column: string): ColumnRef => ({ table: table.sqlName, column });
  return {
    period: refOf(period.name),
    isYear: isYearColumn(period),
    things: key.filter((name) => name !== period.name).map(refOf),
  };
}
