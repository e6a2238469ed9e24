import { behindKey } from '../sql/behind-key.ts';
import { quoteName } from '../sql/quote.ts';
import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import { queryTexts, runStatement, type Signed, streamRows } from './run-statement.ts';
import { untilClosed } from './sign-in.ts';
import type { OracleTable } from './tables.ts';
import { type Cell, cellText, literalOf, type NativeType, selected } from './types.ts';
import { changedSince } from './watermark.ts';

/** Where a reading can go on: behind the row with this key, each value as the server wrote it. */
interface Position {
  behind: string[];
}

/** Rows between two marks: some ten seconds of a slow link, some tens of megabytes. */
const defaultPageRows = 200_000;

/**
 * Reads a table as of one moment, page by page of its key. A table without a key, and a view, is one page, which can only be read
 * again from its beginning.
 */
export async function readTable(
  signed: Signed,
  table: OracleTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  // All statements in it see the moment of its beginning, and none may write.
  await runStatement(signed, 'SET TRANSACTION READ ONLY');
  try {
    const { since, limit } = request;
    const watermark = since ? await highestOf(signed, table, since.column) : null;
    const pageRows = request.pageRows ?? defaultPageRows;
    const page: Page = { signed, table, request, target, pageRows, rowCount: 0 };
    if (limit !== undefined) await readPage(page, { where: `ROWNUM <= ${Math.floor(limit)}` });
    else if (since)
      await readPage(page, { where: changedSince(nativeOf(table, since.column), since, watermark) });
    else if (table.key.length === 0 || hasLong(table, request.columns)) await readPage(page, {});
    else await readPages(page, (request.position as Position | undefined)?.behind ?? null);
    return { watermark, rowCount: page.rowCount };
  } finally {
    // Where the reading failed the connection may be gone, and the failure is what is told.
    await untilClosed(signed.opened, () => signed.connection.rollback()).catch(() => {});
  }
}

/** Of the old large texts, the server makes no page: its first rows are those of a query within the query, where they may not stand. */
function hasLong(table: OracleTable, columns: readonly string[]): boolean {
  return columns.some((column) => nativeOf(table, column).name.startsWith('LONG'));
}

interface Page {
  signed: Signed;
  table: OracleTable;
  request: ReadRequest;
  target: RowTarget;
  pageRows: number;
  /** Of all pages so far. */
  rowCount: number;
}

async function readPages(page: Page, start: string[] | null): Promise<void> {
  const { table, target, pageRows } = page;
  const order = table.key.map(quoteName).join(', ');
  let behind = start;
  for (;;) {
    const where = behind === null ? undefined : behindOf(table, behind);
    const { rowCount, lastKey } = await readPage(page, { first: pageRows, where, order, key: table.key });
    if (rowCount < pageRows) return;
    const position: Position = { behind: lastKey };
    await target.mark(position);
    behind = lastKey;
  }
}

function behindOf(table: OracleTable, behind: readonly string[]): string {
  if (behind.length !== table.key.length) throw new Error('The position is of another key.');
  return behindKey(
    table.key.map((name, index) => ({
      order: quoteName(name),
      literal: literalOf(behind[index] ?? '', nativeOf(table, name)),
    })),
  );
}

interface Part {
  where?: string | undefined;
  order?: string;
  first?: number;
  /** Columns that the last row's key is told by. */
  key?: readonly string[];
}

async function readPage(page: Page, { where, order, first, key = [] }: Part) {
  const { signed, table, request, target } = page;
  const asked = [...request.columns, ...key].map((name) => selected(quoteName(name), nativeOf(table, name)));
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  const inOrder = order === undefined ? '' : ` ORDER BY ${order}`;
  const atMost = first === undefined ? '' : ` FETCH FIRST ${first} ROWS ONLY`;
  // Each by a name of its own: one that comes twice, as a column and as a part of the key, is refused in a query of its first rows.
  const columns = asked.map((one, index) => `${one.sql} AS C${index}`).join(', ');
  const sql = `SELECT ${columns} FROM ${table.relation}${condition}${inOrder}${atMost}`;
  const cells = asked.slice(0, request.columns.length);
  let rowCount = 0;
  let lastKey: string[] = [];
  await streamRows(signed, sql, (rows) => {
    rowCount += rows.length;
    lastKey = (rows.at(-1) ?? []).slice(cells.length).map(keyText);
    return target.addRows(rows.map((row) => cells.map((cell, index) => cellText(row[index] ?? null, cell))));
  });
  page.rowCount += rowCount;
  return { rowCount, lastKey };
}

/** As the server wrote it, whatever a cell of ours makes of it: a time has all its digits. */
function keyText(cell: Cell): string {
  return Buffer.isBuffer(cell) ? cell.toString('hex') : String(cell);
}

async function highestOf(signed: Signed, table: OracleTable, column: string): Promise<string | null> {
  const { sql } = selected(`MAX(${quoteName(column)})`, nativeOf(table, column));
  const [row] = await queryTexts(signed, `SELECT ${sql} FROM ${table.relation}`);
  return row?.[0]?.trim() ?? null;
}

function nativeOf(table: OracleTable, column: string): NativeType {
  const native = table.nativeTypes.get(column);
  if (!native) throw new Error(`The table has no column ${column}.`);
  return native;
}
