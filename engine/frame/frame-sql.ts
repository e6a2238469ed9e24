import { quoteName, quoteText } from '../sql-text.ts';
import type { FrameColumnRequest, FrameRequest } from './frame-request.ts';

/** Numbers that the row number is mixed with are spread over this range. */
const hashRange = 1_000_000_007;

/** Where a row stands in its file. */
export const placeColumn = 'file_row_number';

/** Views over the files: the base numbers its rows. */
export function viewSql({ tables, base }: Pick<FrameRequest, 'tables' | 'base'>): string[] {
  return tables.map(({ name, path }) => {
    const numbered = name === base ? ', file_row_number = true' : '';
    return `CREATE OR REPLACE VIEW ${quoteName(name)} AS SELECT * FROM read_parquet(${quoteText(path)}${numbered})`;
  });
}

export function countSql(request: FrameRequest): string {
  const kept = keptSql(request);
  return `SELECT count(*), count(*) FILTER (WHERE ${kept}) FROM ${quoteName(request.base)} AS base`;
}

/**
 * One row for each that is read, in the order of the table: its place, then the columns. The draw depends on seed and place alone, so that it is the same
 * however many threads read.
 * @param share of the rows that are drawn, 1 for all
 */
export function rowsSql(request: FrameRequest, share: number): string {
  const { base, joins, columns } = request;
  const from = joins.map(({ table, fromColumn, toColumn }, at) => {
    const own = `CAST(base.${quoteName(fromColumn)} AS VARCHAR)`;
    return `LEFT JOIN ${quoteName(table)} AS ${joinAlias(at)} ON ${own} = CAST(${joinAlias(at)}.${quoteName(toColumn)} AS VARCHAR)`;
  });
  const drawn =
    share >= 1
      ? 'true'
      : `hash(base.${placeColumn}, ${request.seed}) % ${hashRange} < ${Math.floor(share * hashRange)}`;
  return [
    `SELECT base.${placeColumn}, ${columns.map((column) => valueSql(request, column)).join(', ')}`,
    `FROM ${quoteName(base)} AS base`,
    ...from,
    `WHERE ${keptSql(request)} AND ${drawn}`,
    `ORDER BY base.${placeColumn}`,
  ].join(' ');
}

function keptSql({ leftOut }: FrameRequest): string {
  const conditions = leftOut.map(({ column, values }) => {
    const own = `CAST(base.${quoteName(column)} AS VARCHAR)`;
    return `(${own} IS NULL OR ${own} NOT IN (${values.map(quoteText).join(', ')}))`;
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

function valueSql({ base, joins }: FrameRequest, { table, column, kind }: FrameColumnRequest): string {
  const alias = table === base ? 'base' : joinAlias(joins.findIndex((join) => join.table === table));
  const value = `${alias}.${quoteName(column)}`;
  switch (kind) {
    case 'number':
      return `TRY_CAST(${value} AS DOUBLE)`;
    case 'time': {
      const moment = `TRY_CAST(${value} AS TIMESTAMP)`;
      return `CASE WHEN isfinite(${moment}) THEN CAST(epoch_ms(${moment}) AS DOUBLE) END`;
    }
    case 'category':
      return `CAST(${value} AS VARCHAR)`;
  }
}

function joinAlias(at: number): string {
  return `joined${at}`;
}
