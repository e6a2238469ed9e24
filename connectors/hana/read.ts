import { quoteName } from '../sql/quote.ts';
import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import { type HanaConnection, queryRows, runStatement, streamRows } from './run-statement.ts';
import { untilClosed } from './sign-in.ts';
import type { HanaTable } from './tables.ts';
import { cellOf, isOrdered, literalOf, type NativeType, selected } from './types.ts';
import { changedSince } from './watermark.ts';

/** Where a reading can go on: behind the row with this key, each value as its exact text. */
interface Position {
  behind: string[];
}

/** Rows between two marks: some ten seconds of a slow link, some tens of megabytes. */
const defaultPageRows = 200_000;
/** Of a character on its way. */
const characterBytes = 3;

/**
 * Reads a table as of one moment, page by page of its key. A table without a key, and a view, is one page, which can only be read
 * again from its beginning.
 */
export async function readTable(
  connection: HanaConnection,
  table: HanaTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  connection.client.setAutoCommit(false);
  // The moment is that of the first statement behind it, for all of them.
  await runStatement(connection, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await runStatement(connection, 'SET TRANSACTION READ ONLY');
  try {
    const { since, limit } = request;
    const watermark = since ? await highestOf(connection, table, since.column) : null;
    const page: Page = {
      connection,
      table,
      request,
      target,
      pageRows: request.pageRows ?? defaultPageRows,
      rowCount: 0,
    };
    if (limit !== undefined) await readPage(page, { tail: `LIMIT ${Math.floor(limit)}` });
    else if (since)
      await readPage(page, { where: changedSince(nativeOf(table, since.column), since, watermark) });
    else if (table.key.length === 0) await readPage(page, {});
    else await readPages(page, (request.position as Position | undefined)?.behind ?? null);
    return { watermark, rowCount: page.rowCount };
  } finally {
    await endTransaction(connection);
  }
}

/** Where the reading failed the connection may be gone, and the failure is what is told. */
async function endTransaction({ client, opened }: HanaConnection): Promise<void> {
  await untilClosed<void>(opened, (resolve) => client.rollback(() => resolve())).catch(() => {});
  client.setAutoCommit(true);
}

interface Page {
  connection: HanaConnection;
  table: HanaTable;
  request: ReadRequest;
  target: RowTarget;
  pageRows: number;
  /** Rows that came so far. */
  rowCount: number;
}

async function readPages(page: Page, start: string[] | null): Promise<void> {
  const { table, target, pageRows } = page;
  const tail = `ORDER BY ${table.key.map(quoteName).join(', ')} LIMIT ${pageRows}`;
  let behind = start;
  for (;;) {
    const where = behind === null ? undefined : behindKey(table, behind);
    const { rowCount, lastRow } = await readPage(page, { where, tail, key: table.key });
    if (rowCount < pageRows) return;
    const lastKey = lastRow.slice(page.request.columns.length).map((text) => text ?? '');
    const position: Position = { behind: lastKey };
    await target.mark(position);
    behind = lastKey;
  }
}

interface Part {
  where?: string | undefined;
  tail?: string;
  /** Columns of which the last row is told behind its own. */
  key?: readonly string[];
}

async function readPage(page: Page, { where, tail = '', key = [] }: Part) {
  const { connection, table, request, target } = page;
  const natives = request.columns.map((name) => nativeOf(table, name));
  const cells = request.columns.map((name, index) => selected(name, natives[index] as NativeType));
  const columns = [...cells, ...key.map(quoteName)].join(', ');
  const condition = where === undefined ? '' : ` WHERE ${where}`;
  const sql = `SELECT ${columns} FROM ${relationOf(table)}${condition} ${tail}`.trimEnd();
  const widths = [...natives.map(widthOf), ...key.map((name) => widthOf(nativeOf(table, name)))];
  const read = await streamRows(connection, { sql, widths }, (rows) =>
    target.addRows(
      rows.map((row) =>
        natives.map((native, index) => {
          const text = row[index] ?? null;
          return text === null ? null : cellOf(text, native);
        }),
      ),
    ),
  );
  page.rowCount += read.rowCount;
  return read;
}

function relationOf({ schema, bareName }: HanaTable): string {
  return `${quoteName(schema)}.${quoteName(bareName)}`;
}

/** The rows behind a key in the order of its columns: `a > 1 OR (a = 1 AND b > 2)`. SAP HANA compares no rows of values. */
function behindKey(table: HanaTable, behind: readonly string[]): string {
  const { key } = table;
  if (behind.length !== key.length) throw new Error('The position is of another key.');
  const literals = key.map((name, index) => literalOf(behind[index] ?? '', nativeOf(table, name)));
  const parts = key.map((name, index) => {
    const same = key.slice(0, index).map((one, at) => `${quoteName(one)} = ${literals[at]}`);
    return `(${[...same, `${quoteName(name)} > ${literals[index]}`].join(' AND ')})`;
  });
  return `(${parts.join(' OR ')})`;
}

async function highestOf(
  connection: HanaConnection,
  table: HanaTable,
  column: string,
): Promise<string | null> {
  if (!isOrdered(nativeOf(table, column))) throw new Error(`The column ${column} has no order.`);
  const [row] = await queryRows(connection, `SELECT MAX(${quoteName(column)}) FROM ${relationOf(table)}`);
  return row?.[0] ?? null;
}

/** Bytes of a value at most; null of those that have no width of their own. */
function widthOf({ name, length }: NativeType): number | null {
  if (/CHAR|TEXT|ALPHANUM/.test(name))
    return name === 'TEXT' || name === 'BINTEXT' ? null : length * characterBytes;
  if (/BINARY$/.test(name)) return length;
  return /LOB$|^ST_|_VECTOR$/.test(name) ? null : 17;
}

function nativeOf(table: HanaTable, column: string): NativeType {
  const native = table.nativeTypes.get(column);
  if (!native) throw new Error(`The table has no column ${column}.`);
  return native;
}
