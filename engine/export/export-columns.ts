import { type DuckDBConnection, type DuckDBType, DuckDBTypeId } from '@duckdb/node-api';
import type { ColumnType } from '#kernel/catalog.ts';
import { columnTypeOf } from '../cell.ts';

/** A column of what is exported, under a name of our own: the person's names may occur twice in a result. */
export interface ExportColumn {
  /** As the person sees it. */
  name: string;
  /** As the SQL below calls it. */
  sql: string;
  type: ColumnType;
  /** All digits of a decimal, and those behind its point; null for other types. */
  decimal: { width: number; scale: number } | null;
  hasZone: boolean;
}

/** What a SELECT gives, without running it. */
export async function describeColumns(connection: DuckDBConnection, sql: string): Promise<ExportColumn[]> {
  const shape = await connection.run(`SELECT * FROM (${sql}\n) LIMIT 0`);
  const types = shape.columnTypes();
  return shape.columnNames().map((name, index) => {
    const type = types[index];
    return {
      name,
      sql: `c${index}`,
      type: type === undefined ? 'text' : columnTypeOf(type),
      decimal: decimalOf(type),
      hasZone: type?.typeId === DuckDBTypeId.TIMESTAMP_TZ,
    };
  });
}

/** The statement under the columns' own names. */
export function renameColumns(sql: string, columns: readonly ExportColumn[]): string {
  return `(${sql}\n) AS exported(${columns.map((column) => column.sql).join(', ')})`;
}

/** A column as text, exactly: dates ISO, decimals and integers with all their digits, times with a zone in UTC. */
export function textSql(column: ExportColumn): string {
  if (column.type === 'text') return `CAST(${column.sql} AS VARCHAR)`;
  return `CAST(${column.hasZone ? `CAST(${column.sql} AS TIMESTAMP)` : column.sql} AS VARCHAR)`;
}

/** What spreadsheets take for the beginning of a formula. */
export const formulaPattern = '^[=+\\-@\\t\\r]';

function decimalOf(type: DuckDBType | undefined): ExportColumn['decimal'] {
  if (type?.typeId !== DuckDBTypeId.DECIMAL || !('width' in type) || !('scale' in type)) return null;
  return { width: Number(type.width), scale: Number(type.scale) };
}
