import type { QueryRequest, QueryResult, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { quoteName } from '../sql-text.ts';
import { conditionOf, type RowFilter } from './row-filters.ts';

export interface ReadRowsRequest {
  workspaceId: string;
  versionId: string;
  offset: number;
  limit: number;
  orderBy?: { column: string; descending: boolean };
  filters?: readonly RowFilter[];
  signal?: AbortSignal;
}

/** A page of rows, and how many rows there are of which it is one. */
export interface RowsPage extends QueryResult {
  matchingRows: number;
}

/** Runs a statement over the version, which is named `rows` and numbers its rows in `file_row_number`. */
type Run = (request: Omit<QueryRequest, 'tables'>) => Promise<QueryResult>;

const deadlineMs = 15_000;

/** Rows of a version in the order of the file, or ordered by a column, those that meet the filters. */
export async function readPage(run: Run, profile: TableProfile, request: ReadRowsRequest): Promise<RowsPage> {
  const condition = conditionOf(request.filters ?? [], profile.columns);
  const caps = { deadlineMs, ...(request.signal === undefined ? {} : { signal: request.signal }) };
  const limit = whole(request.limit);
  const [page, matchingRows] = await Promise.all([
    run({ sql: pageSql(profile, request, condition), maxRows: limit, ...caps }),
    condition === null ? profile.rowCount : countRows(run, condition, caps),
  ]);
  return { ...page, matchingRows };
}

function pageSql(profile: TableProfile, request: ReadRowsRequest, condition: string | null): string {
  const { orderBy } = request;
  const offset = whole(request.offset);
  const limit = whole(request.limit);
  const select = 'SELECT * EXCLUDE (file_row_number) FROM "rows"';
  if (orderBy === undefined && condition === null) {
    // The numbers lead to the place in the file: the last page is as near as the first.
    return `${select} WHERE file_row_number >= ${offset} AND file_row_number < ${offset + limit + 1} ORDER BY file_row_number`;
  }
  if (orderBy !== undefined && !profile.columns.some(({ name }) => name === orderBy.column)) {
    throw new AppError('invalid', 'There is no such column in this table.');
  }
  // The row number ends every order, so that pages neither overlap nor leave a row out.
  const order =
    orderBy === undefined
      ? ''
      : `${quoteName(orderBy.column)} ${orderBy.descending ? 'DESC' : 'ASC'} NULLS LAST, `;
  const where = condition === null ? '' : ` WHERE ${condition}`;
  return `${select}${where} ORDER BY ${order}file_row_number LIMIT ${limit + 1} OFFSET ${offset}`;
}

async function countRows(run: Run, condition: string, caps: { deadlineMs: number }): Promise<number> {
  const { rows } = await run({ sql: `SELECT count(*) FROM "rows" WHERE ${condition}`, maxRows: 1, ...caps });
  return Number(rows[0]?.[0] ?? 0);
}

function whole(value: number): number {
  return Math.max(0, Math.trunc(Number.isFinite(value) ? value : 0));
}
