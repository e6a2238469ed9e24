import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell, ColumnType } from '#kernel/catalog.ts';
import { columnTypeOf } from '../cell.ts';
import { readAggregates, readRow } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';
import { boundsOf, type TableBounds } from './bounds.ts';
import { countDistinct, isVaried, probeVariety, smallTable } from './count-distinct.ts';
import { countTexts, type TextCounts } from './count-texts.ts';

/** What is counted and measured of a column. */
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
  /** All texts with their rows, where counting them was how the column was measured. */
  texts: TextCounts | null;
}

/**
 * Row count and column measures of a relation.
 * @param bounds what the writer of the relation knows already; the rest is asked
 */
export async function measureColumns(
  connection: DuckDBConnection,
  relation: string,
  bounds?: TableBounds,
): Promise<{ rowCount: number; columns: ColumnMeasure[] }> {
  const columns = await listColumns(connection, relation);
  if (columns.length === 0) return { rowCount: 0, columns };
  const rowCount =
    bounds?.rowCount ?? Number((await readRow(connection, `SELECT count(*) FROM ${relation}`))[0]);
  const variety =
    rowCount > smallTable ? await probeVariety(connection, relation, rowCount, columns) : new Map();
  const unmeasured: ColumnMeasure[] = [];
  for (const column of columns) {
    const known = boundsOf(bounds, column.name, column.type);
    if (known !== null) Object.assign(column, known);
    else if (column.type !== 'text' || !variety.has(column.name) || isVaried(variety, column))
      unmeasured.push(column);
    else if (!(await measureByTexts(connection, relation, rowCount, column))) unmeasured.push(column);
  }
  await measureRanges(connection, relation, rowCount, unmeasured);
  const uncounted = columns.filter((column) => column.texts === null);
  await countDistinct(connection, relation, rowCount, uncounted, variety);
  return { rowCount, columns };
}

async function listColumns(connection: DuckDBConnection, relation: string): Promise<ColumnMeasure[]> {
  const shape = await connection.run(`SELECT * FROM ${relation} LIMIT 0`);
  const types = shape.columnTypes().map(columnTypeOf);
  return shape.columnNames().map((name, index) => ({
    name,
    type: types[index] ?? 'text',
    nullCount: 0,
    distinctCount: 0,
    isUnique: false,
    min: null,
    max: null,
    averageLength: 0,
    maxLength: 0,
    texts: null,
  }));
}

/** A column of few texts tells everything by their list; false where there are too many to list. */
async function measureByTexts(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  column: ColumnMeasure,
): Promise<boolean> {
  const texts = await countTexts(connection, relation, column.name);
  if (texts === null) return false;
  const { min, max, averageLength, maxLength, filled, values } = texts;
  Object.assign(column, { texts, min, max, averageLength, maxLength });
  column.nullCount = rowCount - filled;
  column.distinctCount = values.length;
  column.isUnique = filled === rowCount && values.length === rowCount;
  return true;
}

const partsPerColumn = 5;

async function measureRanges(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: readonly ColumnMeasure[],
): Promise<void> {
  if (columns.length === 0) return;
  const parts = columns.flatMap((column) => rangeSql(quoteName(column.name), column.type));
  const cells = await readAggregates(connection, parts, relation);
  for (const [index, column] of columns.entries()) {
    const [filled, min, max, averageLength, maxLength] = cells.slice(
      index * partsPerColumn,
      (index + 1) * partsPerColumn,
    );
    column.nullCount = rowCount - Number(filled);
    column.min = textOrNull(min);
    column.max = textOrNull(max);
    column.averageLength = Number(averageLength ?? 0);
    column.maxLength = Number(maxLength ?? 0);
  }
}

function rangeSql(column: string, type: ColumnType): string[] {
  const length = type === 'text' ? [`avg(length(${column}))`, `max(length(${column}))`] : ['NULL', 'NULL'];
  return [
    `count(${column})`,
    // A cell may be megabytes long: its beginning is enough to tell the order.
    `left(CAST(min(${column}) AS VARCHAR), 200)`,
    `left(CAST(max(${column}) AS VARCHAR), 200)`,
    ...length,
  ];
}

function textOrNull(value: Cell | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
