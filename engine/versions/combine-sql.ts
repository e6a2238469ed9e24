import { quoteName } from '../sql-text.ts';
import type { ColumnMatch, TypedColumn } from './column-fit.ts';

interface ResultColumn extends TypedColumn {
  /** Whether the rows before have it, and whether the added ones do. */
  isInTable: boolean;
  isInAdded: boolean;
}

/** The columns of the combined table: the table's own in their order, then the new ones. */
export function columnsAfter({ table, fits, added }: ColumnMatch): ResultColumn[] {
  return [
    ...table.map(({ name, type }): ResultColumn => {
      const fit = fits.find((column) => column.name === name);
      return { name, type: fit?.type ?? type, isInTable: true, isInAdded: fit !== undefined };
    }),
    ...added.map(({ name, type }) => ({ name, type, isInTable: false, isInAdded: true })),
  ];
}

/** Names for the order of rows that no column of a table can have. */
const part = quoteName('\u0001part');
const place = quoteName('\u0001place');

/**
 * SQL over `base` and `fitted` (views with `file_row_number`): the rows before in their order, those of an equal key with
 * the added values, then the rows that are new. Without a key all added rows are new.
 */
export function combineSql(match: ColumnMatch, key: readonly string[]): string {
  const columns = columnsAfter(match);
  const same = key.map((name) => `b.${quoteName(name)} = f.${quoteName(name)}`).join(' AND ');
  const before =
    key.length === 0
      ? `SELECT ${columns.map((column) => selected(column, 'b', column.isInTable)).join(', ')}, 0 AS ${part}, b.file_row_number AS ${place} FROM base b`
      : `SELECT ${columns.map(updated).join(', ')}, 0 AS ${part}, b.file_row_number AS ${place} FROM base b LEFT JOIN fitted f ON ${same}`;
  const after = `SELECT ${columns.map((column) => selected(column, 'f', column.isInAdded)).join(', ')}, 1 AS ${part}, f.file_row_number AS ${place} FROM fitted f${
    key.length === 0 ? '' : ` ANTI JOIN base b ON ${same}`
  }`;
  const names = columns.map(({ name }) => quoteName(name)).join(', ');
  return `SELECT ${names} FROM (${before} UNION ALL ${after}) ORDER BY ${part}, ${place}`;
}

function selected({ name, type }: ResultColumn, side: string, isThere: boolean): string {
  const value = isThere ? `${side}.${quoteName(name)}` : 'NULL';
  return `CAST(${value} AS ${type}) AS ${quoteName(name)}`;
}

/** Of a row that is in both, the file tells the value; where it has no such column, the row keeps its own. */
function updated(column: ResultColumn): string {
  if (!column.isInAdded) return selected(column, 'b', true);
  if (!column.isInTable) return selected(column, 'f', true);
  const name = quoteName(column.name);
  return `CAST(CASE WHEN f.file_row_number IS NULL THEN b.${name} ELSE f.${name} END AS ${column.type}) AS ${name}`;
}
