import type { Cell, ColumnType, ResultColumn } from '#kernel/catalog.ts';
import { quoteName, quoteText } from '../sql-text.ts';

const sqlTypes: Record<ColumnType, string> = {
  text: 'VARCHAR',
  integer: 'HUGEINT',
  decimal: 'DOUBLE',
  double: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  time: 'TIME',
};

/** A statement that gives rows which are known already, in their order, so that they are written like those of any other. At least one row. */
export function rowsStatement(columns: readonly ResultColumn[], rows: readonly (readonly Cell[])[]): string {
  const names = columns.map((_, at) => `c${at}`);
  const shown = columns.map(
    ({ name, type }, at) => `CAST(c${at} AS ${sqlTypes[type]}) AS ${quoteName(name)}`,
  );
  const values = rows.map(
    (row, place) => `(${[place, ...columns.map((_, at) => literalOf(row[at]))].join(', ')})`,
  );
  return `SELECT ${shown.join(', ')} FROM (VALUES\n${values.join(',\n')}\n) AS given(place, ${names.join(', ')}) ORDER BY place`;
}

function literalOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return 'NULL';
  return typeof cell === 'string' ? quoteText(cell) : String(cell);
}
