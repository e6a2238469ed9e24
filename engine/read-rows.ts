import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell } from '#kernel/catalog.ts';
import { toCell } from './cell.ts';

/** Runs SQL of our own whose result is small and reads it whole. */
export async function readRows(connection: DuckDBConnection, sql: string): Promise<Cell[][]> {
  const result = await connection.run(sql);
  const types = result.columnTypes();
  const rows = await result.getRows();
  return rows.map((row) =>
    row.map((value, index) => {
      const type = types[index];
      return type === undefined ? null : toCell(value, type);
    }),
  );
}

/** The first row of a result, as an empty list where there is none. */
export async function readRow(connection: DuckDBConnection, sql: string): Promise<Cell[]> {
  return (await readRows(connection, sql))[0] ?? [];
}
