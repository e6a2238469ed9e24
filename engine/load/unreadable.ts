import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../sql-text.ts';
import { type LoadColumn, readType } from './load-types.ts';

/** Columns that hold a text which is not of the type that they declare. */
export async function findUnreadable(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly LoadColumn[],
): Promise<string[]> {
  const typed = columns.filter(({ type }) => readType(type) !== 'VARCHAR');
  if (typed.length === 0) return [];
  const counts = typed.map(({ name, type }) => {
    const text = quoteName(name);
    return `count(*) FILTER (${text} IS NOT NULL AND TRY_CAST(${text} AS ${readType(type)}) IS NULL)`;
  });
  const reader = await connection.runAndReadAll(`SELECT ${counts.join(', ')} FROM ${relation}`);
  const [row = []] = reader.getRows();
  return typed.filter((_, index) => Number(row[index]) > 0).map(({ name }) => name);
}
