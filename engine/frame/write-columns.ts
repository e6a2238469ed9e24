import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DOUBLE, type DuckDBConnection, DuckDBDataChunk, type DuckDBType, VARCHAR } from '@duckdb/node-api';
import type { TableProfile } from '#kernel/catalog.ts';
import { settleFile, writeParquet } from '../import/write-parquet.ts';
import { profileTable } from '../profile.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { setListsApart } from '../versions/value-lists.ts';
import type { FrameRequest } from './frame-request.ts';
import { placeColumn, viewSql } from './frame-sql.ts';

/** A column that was computed. Missing is NaN, or null of a text. */
export type NewColumn =
  | { name: string; kind: 'number'; values: Float64Array; unit?: string | undefined }
  /** Milliseconds since 1970 UTC; days where `isDate`. */
  | { name: string; kind: 'time'; values: Float64Array; isDate: boolean }
  | { name: string; kind: 'text'; values: readonly (string | null)[] };

export interface WrittenTable {
  path: string;
  listsPath: string | null;
  profile: TableProfile;
  sizeBytes: number;
  contentHash: string;
}

interface Target {
  connection: DuckDBConnection;
  directory: string;
}

/** What DuckDB takes at once. */
const chunkRows = 2048;

export async function writeColumns(
  target: Target,
  rowCount: number,
  columns: readonly NewColumn[],
): Promise<WrittenTable> {
  const places = Float64Array.from({ length: rowCount }, (_, row) => row);
  const table = await loadColumns(target.connection, places, columns);
  const chosen = shownColumns(columns);
  return finish(target, `SELECT ${chosen} FROM ${table} AS own ORDER BY own.place`, columns);
}

export async function writeWithColumns(
  target: Target,
  request: FrameRequest,
  places: Float64Array,
  columns: readonly NewColumn[],
): Promise<WrittenTable> {
  for (const view of viewSql(request)) await target.connection.run(view);
  const table = await loadColumns(target.connection, places, columns);
  const chosen = shownColumns(columns);
  const query = `SELECT base.* EXCLUDE (${placeColumn}), ${chosen} FROM ${quoteName(request.base)} AS base JOIN ${table} AS own ON base.${placeColumn} = own.place ORDER BY own.place`;
  return finish(target, query, columns);
}

/** All columns in a table of the session, beside the place of their row. */
async function loadColumns(
  connection: DuckDBConnection,
  places: Float64Array,
  columns: readonly NewColumn[],
): Promise<string> {
  const types: DuckDBType[] = [DOUBLE, ...columns.map(({ kind }) => (kind === 'text' ? VARCHAR : DOUBLE))];
  const declared = columns.map(
    ({ kind }, at) => `${innerName(at)} ${kind === 'text' ? 'VARCHAR' : 'DOUBLE'}`,
  );
  await connection.run(`CREATE OR REPLACE TABLE computed (place DOUBLE, ${declared.join(', ')})`);
  const appender = await connection.createAppender('computed');
  for (let start = 0; start < places.length; start += chunkRows) {
    const end = Math.min(places.length, start + chunkRows);
    const chunk = DuckDBDataChunk.create(types, end - start);
    chunk.setColumnValues(0, Array.from(places.subarray(start, end)));
    for (const [at, column] of columns.entries())
      chunk.setColumnValues(
        at + 1,
        column.kind === 'text'
          ? column.values.slice(start, end)
          : Array.from(column.values.subarray(start, end), (value) =>
              Number.isFinite(value) ? value : null,
            ),
      );
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
  return 'computed';
}

/** The computed columns under their own names and types. */
function shownColumns(columns: readonly NewColumn[]): string {
  return columns
    .map((column, at) => {
      const own = `own.${innerName(at)}`;
      const moment = `make_timestamp(CAST(1000 * ${own} AS BIGINT))`;
      const value = column.kind === 'time' ? (column.isDate ? `CAST(${moment} AS DATE)` : moment) : own;
      return `${value} AS ${quoteName(column.name)}`;
    })
    .join(', ');
}

function innerName(at: number): string {
  return `c${at}`;
}

async function finish(
  { connection, directory }: Target,
  query: string,
  columns: readonly NewColumn[],
): Promise<WrittenTable> {
  const path = join(directory, `${randomUUID()}.parquet`);
  const bounds = await writeParquet(connection, query, path);
  await connection.run('DROP TABLE computed');
  const units = new Map(
    columns.flatMap((column) =>
      column.kind === 'number' && column.unit !== undefined ? [[column.name, column.unit] as const] : [],
    ),
  );
  const [profile, file] = await Promise.all([
    profileTable(connection, `read_parquet(${quoteText(path)})`, units, bounds),
    settleFile(path),
  ]).catch(async (error: unknown) => {
    await rm(path, { force: true });
    throw error;
  });
  return setListsApart({ path, profile, ...file });
}
