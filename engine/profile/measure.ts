import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell, ColumnType } from '#kernel/catalog.ts';
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

/** Rows looked at first, to choose for each column between counting and estimating. */
const probeRows = 10_000;
/** Up to here everything is counted. */
const smallTable = 20_000;

/** Row count and column measures of a relation. */
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
    const [filled, min, max, averageLength, maxLength] = cells.slice(index * 5, index * 5 + 5);
    return {
      name,
      type: types[index] ?? 'text',
      nullCount: rowCount - Number(filled),
      distinctCount: 0,
      isUnique: false,
      min: textOrNull(min),
      max: textOrNull(max),
      averageLength: Number(averageLength ?? 0),
      maxLength: Number(maxLength ?? 0),
    };
  });
  await countDistinct(connection, relation, rowCount, columns);
  return { rowCount, columns };
}

function statistics(column: string, type: ColumnType): string[] {
  const length = type === 'text' ? [`avg(length(${column}))`, `max(length(${column}))`] : ['NULL', 'NULL'];
  return [
    `count(${column})`,
    // A cell may be megabytes long: its beginning is enough to tell the order.
    `left(CAST(min(${column}) AS VARCHAR), 200)`,
    `left(CAST(max(${column}) AS VARCHAR), 200)`,
    ...length,
  ];
}

/**
 * Distinct values: counted where that decides something or is cheap (few values, or possibly unique), estimated where
 * a column has many. Counting few values is several times faster than estimating them.
 */
async function countDistinct(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: ColumnMeasure[],
): Promise<void> {
  if (rowCount === 0) return;
  const isSmall = rowCount <= smallTable;
  const probed = isSmall
    ? []
    : await readRow(connection, distinctSql(columns, `(SELECT * FROM ${relation} LIMIT ${probeRows})`));
  const isCounted = (column: ColumnMeasure, index: number): boolean => {
    const share = Number(probed[index]) / Math.min(probeRows, rowCount);
    // Amounts identify nothing: whether they are unique is not looked for.
    const mayBeUnique =
      share === 1 && column.nullCount === 0 && column.type !== 'decimal' && column.type !== 'double';
    return isSmall || share <= 0.6 || mayBeUnique;
  };
  const counted = columns.filter(isCounted);
  const estimated = columns.filter((column, index) => !isCounted(column, index));
  const counts = counted.map((column) => countSql(column, rowCount));
  const exact =
    counted.length === 0 ? [] : await readRow(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  for (const [index, column] of counted.entries()) {
    column.distinctCount = Number(exact[index]);
    column.isUnique = column.nullCount === 0 && column.distinctCount === rowCount;
  }
  if (estimated.length === 0) return;
  const estimates = estimated.map((column) => `approx_count_distinct(${quoteName(column.name)})`);
  const values = await readRow(connection, `SELECT ${estimates.join(', ')} FROM ${relation}`);
  for (const [index, column] of estimated.entries()) {
    column.distinctCount = Math.min(Number(values[index]), rowCount - column.nullCount);
  }
}

/** Whole numbers without wide gaps, as keys are, are counted by one bit each: three times faster than by a hash table. */
function countSql(column: ColumnMeasure, rowCount: number): string {
  const name = quoteName(column.name);
  const [min, max] = [Number(column.min), Number(column.max)];
  const isDense =
    column.type === 'integer' && column.min !== null && max - min < 4 * rowCount && max < 2 ** 53;
  if (!isDense || rowCount <= smallTable) return `count(DISTINCT ${name})`;
  return `bit_count(bitstring_agg(CAST(${name} AS BIGINT), CAST(${min} AS BIGINT), CAST(${max} AS BIGINT)))`;
}

function distinctSql(columns: readonly ColumnMeasure[], relation: string): string {
  return `SELECT ${columns.map((column) => `count(DISTINCT ${quoteName(column.name)})`).join(', ')} FROM ${relation}`;
}

function textOrNull(value: Cell | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
