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

/** More expressions than this in one query: planning grows with their square, and each distinct count holds memory. */
const expressionsPerQuery = 160;

/** The values of aggregates over a relation, in their order; a table of very many columns is asked in parts. */
export async function readAggregates(
  connection: DuckDBConnection,
  aggregates: readonly string[],
  relation: string,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (let start = 0; start < aggregates.length; start += expressionsPerQuery) {
    const part = aggregates.slice(start, start + expressionsPerQuery);
    cells.push(...(await readRow(connection, `SELECT ${part.join(', ')} FROM ${relation}`)));
  }
  return cells;
}
