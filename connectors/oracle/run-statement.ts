import oracledb, { type Connection, type DbType, type ResultSet } from 'oracledb';
import { type Opened, untilClosed } from './sign-in.ts';
import type { Cell } from './types.ts';

/** A signed-in connection, and how far it came. */
export interface Signed {
  connection: Connection;
  opened: Opened;
}

/** What is asked for at once: rows that are together about this large. */
const fetchBytes = 4e6;
const mostRows = 8192;
/** Rows that are asked for before it is known how large they are. */
const firstRows = 50;
/** How much more may be asked for than the last time. */
const mostGrowth = 4;

/** Numbers as their digits, and large values whole, behind one another in their row. */
function fetchTypeOf({ dbType }: { dbType: DbType }): { type: DbType } | undefined {
  switch (dbType) {
    case oracledb.DB_TYPE_NUMBER:
    case oracledb.DB_TYPE_CLOB:
    case oracledb.DB_TYPE_NCLOB:
      return { type: oracledb.STRING };
    case oracledb.DB_TYPE_BLOB:
      return { type: oracledb.BUFFER };
  }
  return undefined;
}

/** Runs a statement without rows. Throws the driver's errors. */
export async function runStatement({ connection, opened }: Signed, sql: string): Promise<void> {
  await untilClosed(opened, () => connection.execute(sql, [], {}));
}

/** The rows of a statement that has few, as texts. */
export async function queryTexts(signed: Signed, sql: string): Promise<(string | null)[][]> {
  const all: (string | null)[][] = [];
  await streamRows(signed, sql, (rows) => {
    for (const row of rows)
      all.push(row.map((cell) => (cell === null ? null : typeof cell === 'string' ? cell : String(cell))));
    return undefined;
  });
  return all;
}

/**
 * Runs a statement and hands its rows over as they come; the next ones are asked for when the target has taken these: fewer of large
 * ones, more of small ones. Throws the driver's errors, and the target's.
 */
export async function streamRows(
  { connection, opened }: Signed,
  sql: string,
  onRows: (rows: Cell[][]) => Promise<void> | undefined,
): Promise<void> {
  const { resultSet } = await untilClosed(opened, () =>
    connection.execute(sql, [], {
      resultSet: true,
      outFormat: oracledb.OUT_FORMAT_ARRAY,
      prefetchRows: 0,
      fetchArraySize: firstRows,
      fetchTypeHandler: fetchTypeOf,
    }),
  );
  if (!resultSet) throw new Error('The server sent no rows where it was asked for some.');
  try {
    let count = firstRows;
    for (;;) {
      const rows = await fetchRows(opened, resultSet, count);
      if (rows.length > 0) await onRows(rows);
      if (rows.length < count) break;
      count = nextCount(count, sizeOf(rows));
    }
  } finally {
    // Where the reading failed the connection may be gone, and the failure is what is told.
    await untilClosed(opened, () => resultSet.close()).catch(() => {});
  }
}

async function fetchRows(opened: Opened, resultSet: ResultSet, count: number): Promise<Cell[][]> {
  return (await untilClosed(opened, () => resultSet.getRows(count))) as Cell[][];
}

/** Bytes on their way, about. */
function sizeOf(rows: readonly Cell[][]): number {
  let bytes = 0;
  for (const row of rows)
    for (const cell of row) bytes += typeof cell === 'string' || Buffer.isBuffer(cell) ? cell.length : 8;
  return bytes;
}

function nextCount(count: number, bytes: number): number {
  const fitting = Math.floor((fetchBytes * count) / Math.max(bytes, 1));
  return Math.max(1, Math.min(mostRows, count * mostGrowth, fitting));
}
