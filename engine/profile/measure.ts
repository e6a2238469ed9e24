import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType } from '#kernel/catalog.ts';
import { columnTypeOf } from '../cell.ts';
import { readRow } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';

/** What one pass over a table tells of a column. */
export interface ColumnMeasure {
  name: string;
  type: ColumnType;
  nullCount: number;
  distinctCount: number;
  isUnique: boolean;
  min: string | null;
  max: string | null;
  averageLength: number;
  maxLength: number;
}

/** Above this share of distinct rows an estimate is not enough: HyperLogLog errs by a few percent. */
const nearlyUnique = 0.85;

/** Row count and column measures of a relation: one pass for all columns, one more for those that may be unique. */
export async function measureColumns(
  connection: DuckDBConnection,
  relation: string,
): Promise<{ rowCount: number; columns: ColumnMeasure[] }> {
  const shape = await connection.run(`SELECT * FROM ${relation} LIMIT 0`);
  const names = shape.columnNames();
  const types = shape.columnTypes().map(columnTypeOf);
  if (names.length === 0) return { rowCount: 0, columns: [] };
  const parts = names.flatMap((name, index) => statistics(quoteName(name), types[index] ?? 'text'));
  const [rows = 0, ...cells] = await readRow(
    connection,
    `SELECT count(*), ${parts.join(', ')} FROM ${relation}`,
  );
  const rowCount = Number(rows);
  const columns = names.map((name, index): ColumnMeasure => {
    const [filled, distinct, min, max, averageLength, maxLength] = cells.slice(index * 6, index * 6 + 6);
    return {
      name,
      type: types[index] ?? 'text',
      nullCount: rowCount - Number(filled),
      distinctCount: Number(distinct),
      isUnique: false,
      min: textOrNull(min),
      max: textOrNull(max),
      averageLength: Number(averageLength ?? 0),
      maxLength: Number(maxLength ?? 0),
    };
  });
  await countExactly(connection, relation, rowCount, columns);
  return { rowCount, columns };
}

function statistics(column: string, type: ColumnType): string[] {
  const length = type === 'text' ? [`avg(length(${column}))`, `max(length(${column}))`] : ['NULL', 'NULL'];
  return [
    `count(${column})`,
    `approx_count_distinct(${column})`,
    // A cell may be megabytes long: its beginning is enough to tell the order.
    `left(CAST(min(${column}) AS VARCHAR), 200)`,
    `left(CAST(max(${column}) AS VARCHAR), 200)`,
    ...length,
  ];
}

/** Replaces the estimate by the count where the column is small or may be unique. Amounts identify nothing: not looked for. */
async function countExactly(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: ColumnMeasure[],
): Promise<void> {
  const isSmall = rowCount <= 20_000;
  const chosen = columns.filter(
    (column) =>
      isSmall ||
      (column.type !== 'decimal' &&
        column.type !== 'double' &&
        column.distinctCount >= nearlyUnique * (rowCount - column.nullCount)),
  );
  if (chosen.length === 0) return;
  const counts = chosen.map((column) => `count(DISTINCT ${quoteName(column.name)})`);
  const exact = await readRow(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  for (const [index, column] of chosen.entries()) {
    column.distinctCount = Number(exact[index]);
    column.isUnique = rowCount > 0 && column.nullCount === 0 && column.distinctCount === rowCount;
  }
}

function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
