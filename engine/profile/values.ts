import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole, ValueCount } from '#kernel/catalog.ts';
import { readRows } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';
import type { ColumnMeasure } from './measure.ts';

/** Up to here all values are kept, so that a question's word can be proved to be one of them. */
const allValuesLimit = 50_000;
const longestValue = 50;
const topValues = 100;
/** Numbers beyond this many are quantities or keys: looked up by query, not by name. */
const integerValuesLimit = 1000;

export interface ColumnValues {
  values: ValueCount[];
  hasAllValues: boolean;
}

const none: ColumnValues = { values: [], hasAllValues: false };

/** The distinct values of a column that names things, most frequent first; nothing for measures, dates and long texts. */
export async function listValues(
  connection: DuckDBConnection,
  relation: string,
  column: ColumnMeasure,
  role: ColumnRole,
): Promise<ColumnValues> {
  if (!hasNameableValues(column, role)) return none;
  const isWhole = column.distinctCount <= allValuesLimit && column.maxLength <= longestValue;
  // An estimate may be below the limit and the truth above: one more than the limit tells.
  const limit = isWhole ? allValuesLimit + 1 : topValues;
  const name = quoteName(column.name);
  const value = `left(CAST(${name} AS VARCHAR), 200)`;
  const rows = await readRows(
    connection,
    `SELECT ${value} AS v, count(*) AS n FROM ${relation} WHERE ${name} IS NOT NULL
     GROUP BY v ORDER BY n DESC, v LIMIT ${limit}`,
  );
  const hasAllValues = isWhole && rows.length <= allValuesLimit;
  const kept = hasAllValues ? rows : rows.slice(0, topValues);
  return {
    values: kept.map(([text, count]) => ({ value: String(text), rows: Number(count) })),
    hasAllValues,
  };
}

function hasNameableValues(column: ColumnMeasure, role: ColumnRole): boolean {
  switch (column.type) {
    case 'boolean':
      return true;
    case 'text':
      return role !== 'text' && column.maxLength <= 2000;
    case 'integer':
      return (
        role !== 'additive' &&
        role !== 'ratio' &&
        role !== 'balance' &&
        column.distinctCount <= integerValuesLimit
      );
    default:
      return false;
  }
}
