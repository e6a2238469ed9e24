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
  const rows = await readRows(connection, `${listSql(relation, column)} LIMIT ${limit}`);
  return rows.map(([text, count]) => ({ value: String(text), rows: Number(count) }));
}

function listSql(relation: string, column: ColumnMeasure): string {
  const name = quoteName(column.name);
  const isCut = column.type === 'text' && column.maxLength > keptLength;
  // Texts that are all different are the most frequent by their order alone, and need not be counted.
  if (column.type === 'text' && column.isUnique && !isCut)
    return `SELECT ${name}, 1 FROM ${relation} ORDER BY 1`;
  const texts = `left(CAST(value AS VARCHAR), ${keptLength})`;
  const counted = isCut ? `left(${name}, ${keptLength})` : name;
  return `SELECT ${texts}, rows FROM (SELECT ${counted}, count(*) FROM ${relation} WHERE ${name} IS NOT NULL GROUP BY 1) AS texts(value, rows)
    ORDER BY 2 DESC, 1`;
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
