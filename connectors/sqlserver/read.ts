import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import { behindKey, keyColumnsOf } from './key.ts';
import { queryTexts, runBatch, type Signed } from './run-batch.ts';
import type { SqlServerTable } from './tables.ts';
import { cellText, type NativeType, quoteName, selected } from './types.ts';
import { changedSince, highestSql } from './watermark.ts';

/** Where a reading can go on: behind the row with this key, each value as its exact text. */
interface Position {
  behind: string[];
}

/** Letters, or rows, that are handed over at once: enough that it costs little, and little enough to be held. */
const handed = { letters: 256 * 1024, rows: 1000 };

/**
 * Reads a table page by page of its key: of one moment where the database allows snapshots, else each page of its own. A table
 * without a key is one page, which can only be read again from its beginning.
 */
export async function readTable(
  signed: Signed,
  table: SqlServerTable,
  request: ReadRequest,
  target: RowTarget,
  { pageRows, hasSnapshots }: { pageRows: number; hasSnapshots: boolean },
): Promise<ReadOutcome> {
  const { since, limit } = request;
  if (hasSnapshots) await runBatch(signed, 'BEGIN TRANSACTION');
  try {
    const watermark = since ? await highestOf(signed, table, since.column) : null;
    const page: Page = { signed, table, request, target, pageRows, rowCount: 0 };
    if (limit !== undefined) await readPage(page, { top: Math.floor(limit) });
    else if (since)
      await readPage(page, { where: changedSince(nativeOf(table, since.column), since, watermark) });
    else if (table.key.length === 0) await readPage(page, {});
    else await readPages(page, (request.position as Position | undefined)?.behind ?? null);
    return { watermark, rowCount: page.rowCount };
  } finally {
    // Where the reading failed the connection may be gone, and the failure is what is told.
    if (hasSnapshots) await runBatch(signed, 'IF @@TRANCOUNT > 0 ROLLBACK').catch(() => {});
  }
}

interface Page {
  signed: Signed;
  table: SqlServerTable;
  request: ReadRequest;
  target: RowTarget;
  pageRows: number;
  /** Of all pages so far. */
  rowCount: number;
}

async function readPages(page: Page, start: string[] | null): Promise<void> {
  const key = keyColumnsOf(page.table.key.map((name) => ({ name, native: nativeOf(page.table, name) })));
  const part = { top: page.pageRows, order: key.map(({ order }) => order).join(', '), key: page.table.key };
  let behind = start;
  for (;;) {
    const where = behind === null ? undefined : behindKey(key, behind);
    const { rowCount, lastKey } = await readPage(page, { ...part, where });
    if (rowCount < page.pageRows) return;
    const position: Position = { behind: lastKey };
    await page.target.mark(position);
    behind = lastKey;
  }
}

interface Part {
  top?: number;
  where?: string | undefined;
  order?: string;
  /** Columns that the last row's key is told by. */
  key?: readonly string[];
}

async function readPage(page: Page, { top, where, order, key = [] }: Part) {
  const { signed, table, request, target } = page;
  const cells = [...request.columns, ...key].map((name) => selected(quoteName(name), nativeOf(table, name)));
  const sql = `SELECT ${top === undefined ? '' : `TOP (${top}) `}${cells.map((cell) => cell.sql).join(', ')} FROM ${table.relation}${
    where === undefined ? '' : ` WHERE ${where}`
  }${order === undefined ? '' : ` ORDER BY ${order}`}`;
  const width = request.columns.length;
  let rowCount = 0;
  let lastKey: string[] = [];
  let rows: (string | null)[][] = [];
  let letters = 0;
  await runBatch(signed, sql, (values) => {
    const texts = values.map((value, index) => cellText(value, cells[index]?.kind ?? 'text'));
    rowCount += 1;
    if (rowCount === top) lastKey = texts.slice(width).map(String);
    rows.push(texts.slice(0, width));
    for (const text of texts) letters += text?.length ?? 0;
    if (rows.length < handed.rows && letters < handed.letters) return undefined;
    const whole = rows;
    [rows, letters] = [[], 0];
    return target.addRows(whole);
  });
  if (rows.length > 0) await target.addRows(rows);
  page.rowCount += rowCount;
  return { rowCount, lastKey };
}

async function highestOf(signed: Signed, table: SqlServerTable, column: string): Promise<string | null> {
  const [row] = await queryTexts(signed, highestSql(table.relation, column, nativeOf(table, column)));
  return row?.[0] ?? null;
}

function nativeOf(table: SqlServerTable, column: string): NativeType {
  const native = table.nativeTypes.get(column);
  if (!native) throw new Error(`The table has no column ${column}.`);
  return native;
}
