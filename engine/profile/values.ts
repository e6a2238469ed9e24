import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRole, ValueCount } from '#kernel/catalog.ts';
import { readRows } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';
import { allValuesLimit, keptLength } from './count-texts.ts';
import type { ColumnMeasure } from './measure.ts';

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
  const found = countedValues(column) ?? (await queryValues(connection, relation, column, isWhole));
  const hasAllValues = isWhole && found.length <= allValuesLimit;
  return { values: hasAllValues ? found : found.slice(0, topValues), hasAllValues };
}

/** The list that the column was measured by, where no text of it was cut: two of them could look the same. */
function countedValues(column: ColumnMeasure): ValueCount[] | null {
  return column.texts !== null && column.maxLength <= keptLength ? column.texts.values : null;
}

async function queryValues(
  connection: DuckDBConnection,
  relation: string,
  column: ColumnMeasure,
  isWhole: boolean,
): Promise<ValueCount[]> {
  // An estimate may be below the limit and the truth above: one more than the limit tells.
  const limit = isWhole ? allValuesLimit + 1 : topValues;
  const name = quoteName(column.name);
  const rows = await readRows(
    connection,
    `SELECT left(CAST(${name} AS VARCHAR), ${keptLength}), count(*) FROM ${relation} WHERE ${name} IS NOT NULL
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${limit}`,
  );
  return rows.map(([text, count]) => ({ value: String(text), rows: Number(count) }));
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
