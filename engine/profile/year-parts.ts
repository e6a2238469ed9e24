import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { periodOfHeader, periodOfNumbers } from '#kernel/header-periods.ts';
import { readRow } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';

const mostParts = 12;

/** Which months or quarters the first and the last year have, where rows tell their time by two columns: `Year`, `Month`. */
export async function findYearParts(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly ColumnProfile[],
): Promise<TableProfile['yearParts']> {
  const [year, ...otherYears] = columns.filter((column) => periodOfNumbers(column) === 'year');
  const part = onlyOf(columns, 'month') ?? onlyOf(columns, 'quarter');
  if (!year || !part || otherYears.length > 0 || year.distinctCount < 2) return undefined;
  const [own, parts] = [quoteName(year.name), quoteName(part.name)];
  const held = (end: 'min' | 'max'): string =>
    `(SELECT array_agg(DISTINCT CAST(${parts} AS VARCHAR)) FROM ${relation} WHERE ${parts} IS NOT NULL AND ${own} = (SELECT ${end}(${own}) FROM ${relation}))`;
  const lists = await readRow(connection, `SELECT ${listed(held('min'))}, ${listed(held('max'))}`);
  const [ofFirst = [], ofLast = []] = lists.map((list) => String(list ?? '[]')).map(textsOf);
  return { year: year.name, part: part.name, ofFirst, ofLast };
}

function listed(sql: string): string {
  return `CAST(to_json(list_sort(${sql})) AS VARCHAR)`;
}

function textsOf(json: string): string[] {
  const found: unknown = JSON.parse(json);
  return Array.isArray(found) ? found.map(String) : [];
}

/** The one column of numbers or names of this unit. */
function onlyOf(columns: readonly ColumnProfile[], unit: 'month' | 'quarter'): ColumnProfile | null {
  const found = columns.filter(
    (column) =>
      periodOfNumbers(column) === unit ||
      (column.type === 'text' && column.distinctCount <= mostParts && periodOfHeader(column.name) === unit),
  );
  const [only, ...more] = found;
  return only && more.length === 0 ? only : null;
}
