import { setImmediate as aMoment } from 'node:timers/promises';
import type { Client, ColumnMetadata, ResultSet, Statement } from 'hdb';
import { type Cell, type LargeCell, rowReaderOf } from './row-reader.ts';
import { type Opened, untilClosed } from './sign-in.ts';
import { textOf } from './values.ts';

/** A value is larger than what is read of one. */
export class TooLargeValue extends Error {
  override name = 'TooLargeValue';
  readonly column: string;

  constructor(column: string) {
    super('A value is too large.');
    this.column = column;
  }
}

/** Of one value. */
export const mostValueBytes = 32 << 20;
/** What is asked for at once: rows that are together about this large. */
const fetchBytes = 4e6;
const mostRows = 8192;
/** Of a value whose size the catalog does not tell, such as the beginning of a document in its row. */
const guessedBytes = 1024;

export interface HanaConnection {
  client: Client;
  opened: Opened;
}

/** Runs a statement without rows. Throws the driver's errors. */
export async function runStatement({ client, opened }: HanaConnection, sql: string): Promise<void> {
  await untilClosed<void>(opened, (resolve, reject) =>
    client.execute(sql, { fetchSize: 1 }, (error) => (error ? reject(error) : resolve())),
  );
}

/** The rows of a statement that has few, each cell as its text. */
export async function queryRows(connection: HanaConnection, sql: string): Promise<(string | null)[][]> {
  const all: (string | null)[][] = [];
  await streamRows(connection, { sql, widths: [] }, (rows) => {
    all.push(...rows);
    return undefined;
  });
  return all;
}

export interface StreamedRows {
  sql: string;
  /** Bytes of each column's values at most, where they are known: how many rows are asked for at once. */
  widths: readonly (number | null)[];
}

/**
 * Runs a statement and hands its rows over as they come; the next ones are asked for when the target has taken these. Resolves with
 * the last row. Throws the driver's errors, and the target's.
 */
export async function streamRows(
  { client, opened }: HanaConnection,
  { sql, widths }: StreamedRows,
  onRows: OnRows,
): Promise<{ rowCount: number; lastRow: (string | null)[] }> {
  const fetchSize = fetchSizeOf(widths);
  const result = await untilClosed<ResultSet>(opened, (resolve, reject) =>
    client.execute(sql, { fetchSize }, resultOrError(resolve, reject)),
  );
  return streamResult(result, opened, onRows);
}

type OnRows = (rows: (string | null)[][]) => Promise<void> | undefined;

/** The same of a statement whose values stand apart. Either way the server takes no second one. */
export async function streamBound(
  connection: HanaConnection,
  { sql, parameters }: { sql: string; parameters: readonly string[] },
  onRows: OnRows,
): Promise<{ columns: string[] }> {
  const { client, opened } = connection;
  const tell = async (result: ResultSet): Promise<{ columns: string[] }> => {
    await streamResult(result, opened, onRows);
    return { columns: result.metadata.map(({ columnDisplayName }) => columnDisplayName) };
  };
  const options = { fetchSize: boundFetchSize };
  // Of a statement without values the driver cannot run what it has prepared.
  if (parameters.length === 0)
    return tell(
      await untilClosed<ResultSet>(opened, (resolve, reject) =>
        client.execute(sql, options, resultOrError(resolve, reject)),
      ),
    );
  const statement = await untilClosed<Statement>(opened, (resolve, reject) =>
    client.prepare(sql, (error, prepared) => (error ? reject(error) : resolve(prepared))),
  );
  try {
    return await tell(
      await untilClosed<ResultSet>(opened, (resolve, reject) =>
        statement.execute([...parameters], options, resultOrError(resolve, reject)),
      ),
    );
  } finally {
    // Where the statement failed the connection may be gone, and the failure is what is told.
    await untilClosed<void>(opened, (resolve) => statement.drop(() => resolve())).catch(() => {});
  }
}

/** Of a question, whose columns tell no widths. */
const boundFetchSize = 1000;

function resultOrError(resolve: (result: ResultSet) => void, reject: (error: unknown) => void) {
  return (error: Error | null | undefined, set?: ResultSet | number): void => {
    if (error) reject(error);
    else if (typeof set === 'object') resolve(set);
    else reject(new Error('The server sent no rows where it was asked for some.'));
  };
}

async function streamResult(
  result: ResultSet,
  opened: Opened,
  onRows: OnRows,
): Promise<{ rowCount: number; lastRow: (string | null)[] }> {
  const read = rowReaderOf(result.metadata);
  const fetched = new FetchedRows(result, opened);
  let rowCount = 0;
  let lastRow: (string | null)[] = [];
  for (let bytes = await fetched.next(); bytes !== null; bytes = await fetched.next()) {
    const cells = read(bytes);
    const rows = hasLarge(cells)
      ? await readLarge({ result, opened }, cells)
      : (cells as (string | null)[][]);
    rowCount += rows.length;
    lastRow = rows.at(-1) ?? lastRow;
    await onRows(rows);
  }
  // The driver notes a moment later that the last answer has closed the result on the server; one that stays open there is to be closed.
  await aMoment();
  if (!result.closed) await untilClosed<void>(opened, (resolve) => result.close(() => resolve()));
  return { rowCount, lastRow };
}

/** Answers of the server one after the other: the driver tells of them as they come, and asks for the next when it is told to go on. */
class FetchedRows {
  readonly #result: ResultSet;
  readonly #opened: Opened;

  constructor(result: ResultSet, opened: Opened) {
    this.#result = result;
    this.#opened = opened;
  }

  /** Whole rows; null when there are no more. */
  async next(): Promise<Buffer | null> {
    const result = this.#result;
    if (result.finished) return null;
    const listeners: [string, (given: unknown) => void][] = [];
    try {
      return await untilClosed<Buffer | null>(this.#opened, (resolve, reject) => {
        listeners.push(
          [
            'data',
            (bytes) => {
              result.pause();
              resolve(bytes as Buffer);
            },
          ],
          ['end', () => resolve(null)],
          ['error', reject],
        );
        for (const [event, listener] of listeners) result.on(event, listener);
        result.resume();
      });
    } finally {
      for (const [event, listener] of listeners) result.off(event, listener);
    }
  }
}

function hasLarge(rows: readonly Cell[][]): boolean {
  return rows.some((row) => row.some((cell) => typeof cell === 'object' && cell !== null));
}

async function readLarge(
  { result, opened }: { result: ResultSet; opened: Opened },
  rows: Cell[][],
): Promise<(string | null)[][]> {
  const texts: (string | null)[][] = [];
  for (const row of rows) {
    const cells: (string | null)[] = [];
    for (const [index, cell] of row.entries())
      cells.push(
        typeof cell === 'object' && cell !== null
          ? await readValue({ result, opened }, cell, result.metadata[index])
          : cell,
      );
    texts.push(cells);
  }
  return texts;
}

/** A value whose beginning stands in its row, whole. */
async function readValue(
  { result, opened }: { result: ResultSet; opened: Opened },
  { descriptor, isBinary }: LargeCell,
  column: ColumnMetadata | undefined,
): Promise<string> {
  if (descriptor.byteLength > mostValueBytes || descriptor.charLength > mostValueBytes)
    throw new TooLargeValue(column?.columnDisplayName ?? '');
  const bytes = descriptor.isLast
    ? descriptor.chunk
    : await untilClosed<Buffer>(opened, (resolve, reject) =>
        result.createLob(descriptor).read((error, whole) => (error ? reject(error) : resolve(whole))),
      );
  return isBinary ? bytes.toString('hex') : textOf(bytes);
}

function fetchSizeOf(widths: readonly (number | null)[]): number {
  const rowBytes = widths.reduce<number>((sum, width) => sum + (width ?? guessedBytes), 1);
  return Math.max(1, Math.min(mostRows, Math.floor(fetchBytes / rowBytes)));
}
