import type mysql from 'mysql2';
import { quoteName } from '../sql/quote.ts';
import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import { behindKey, keyColumnsOf } from './key.ts';
import { queryRows } from './query-rows.ts';
import { streamRows } from './stream-rows.ts';
import type { MysqlTable } from './tables.ts';
import { selected } from './types.ts';
import { changedSince, highestSql } from './watermark.ts';

/** Where a reading can go on: behind the row with this key, each value as its exact text. */
interface Position {
  behind: string[];
}

/**
 * Reads a table in one snapshot, page by page of its key. A table without a key is one page, which can only be read again from
 * its beginning. Engines that know no transactions (MyISAM) have no snapshot either: there each row is one that was there at some moment.
 */
export async function readTable(
  connection: mysql.Connection,
  table: MysqlTable,
  request: ReadRequest,
  target: RowTarget,
  pageRows: number,
): Promise<ReadOutcome> {
  // It cannot write: the session says so of all its transactions.
  await queryRows(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT');
  try {
    const { since, limit } = request;
    const watermark = since ? await highestOf(connection, table, since.column) : null;
    const page: Page = { connection, table, request, target, pageRows, rowCount: 0 };
    if (limit !== undefined) await readPage(page, { tail: `LIMIT ${Math.floor(limit)}` });
    else if (since)
      await readPage(page, { where: changedSince(nativeOf(table, since.column), since, watermark) });
    else if (table.key.length === 0) await readPage(page, {});
    else await readPages(page, (request.position as Position | undefined)?.behind ?? null);
    return { watermark, rowCount: page.rowCount };
  } finally {
    // Where the reading failed the connection may be gone, and the failure is what is told.
    await queryRows(connection, 'ROLLBACK').catch(() => {});
  }
}

interface Page {
  connection: mysql.Connection;
  table: MysqlTable;
  request: ReadRequest;
  target: RowTarget;
  pageRows: number;
  /** Of all pages so far. */
  rowCount: number;
}

async function readPages(page: Page, start: string[] | null): Promise<void> {
  const key = keyColumnsOf(page.table.key.map((name) => ({ name, native: nativeOf(page.table, name) })));
  const tail = `ORDER BY ${key.map(({ order }) => order).join(', ')} LIMIT ${page.pageRows}`;
  let behind = start;
  for (;;) {
    const where = behind === null ? undefined : behindKey(key, behind);
    const { rowCount, lastKey } = await readPage(page, { where, tail, key: key.map(({ text }) => text) });
    if (rowCount < page.pageRows) return;
    const position: Position = { behind: lastKey };
    await page.target.mark(position);
    behind = lastKey;
  }
}

interface Part {
  where?: string | undefined;
  tail?: string;
  /** SQL of what the last row's key is told by. */
  key?: readonly string[];
}

async function readPage(page: Page, { where, tail = '', key = [] }: Part) {
  const { connection, table, request, target } = page;
  const cells = request.columns.map((name) => selected(name, nativeOf(table, name)));
  const columns = [...cells.map(({ sql }) => sql), ...key].join(', ');
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  const sql = `SELECT ${columns} FROM ${quoteName(table.name)}${condition} ${tail}`;
  const read = await streamRows(connection, { sql, kinds: cells.map(({ kind }) => kind) }, target);
  page.rowCount += read.rowCount;
  return read;
}

async function highestOf(
  connection: mysql.Connection,
  table: MysqlTable,
  column: string,
): Promise<string | null> {
  const [row] = await queryRows<{ highest: string | null }>(
    connection,
    highestSql(quoteName(table.name), column, nativeOf(table, column)),
  );
  return row?.highest ?? null;
}

function nativeOf(table: MysqlTable, column: string) {
  const native = table.nativeTypes.get(column);
  if (!native) throw new Error(`The table has no column ${column}.`);
  return native;
}
