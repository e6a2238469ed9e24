import { type Connection, Request } from 'tedious';
import type { Opened } from './sign-in.ts';
import { sqlServerStrings as strings } from './strings.ts';

/** A cell as the driver makes it. */
export type Cell = string | number | boolean | Buffer | null;

/** A signed-in connection, and how far it came. */
export interface Signed {
  connection: Connection;
  opened: Opened;
}

/** What takes the rows of a statement; a promise that it gives holds the server up. */
type OnRow = (cells: readonly Cell[]) => Promise<void> | undefined;

/** Runs one batch of statements. Throws the driver's errors, and those of whoever takes the rows. */
export async function runBatch({ connection, opened }: Signed, sql: string, onRow?: OnRow): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new Request(sql, (error) => (error ? reject(error) : resolve()));
  const giveUp = (error: unknown): void => {
    reject(error);
    opened.stream?.destroy();
  };
  request.on('row', (columns: readonly { value: Cell }[]) => {
    try {
      const taken = onRow?.(columns.map(({ value }) => value));
      if (taken === undefined) return;
      request.pause();
      taken.then(() => request.resume(), giveUp);
    } catch (error) {
      giveUp(error);
    }
  });
  // A socket that is closed without a word is no end of a statement to the driver.
  const close = (): void => reject(opened.stream?.violation ?? new Gone());
  opened.stream?.once('close', close);
  try {
    connection.execSqlBatch(request);
    await promise;
  } finally {
    opened.stream?.off('close', close);
  }
}

/** The connection ended; its code is the driver's own for that. */
export class Gone extends Error {
  override name = 'Gone';
  readonly code = 'ECONNCLOSED';

  constructor() {
    super('The connection was closed.');
  }
}

/** The rows of a statement that has few, as texts; of its names and numbers none is other than that text. */
export async function queryTexts(signed: Signed, sql: string): Promise<(string | null)[][]> {
  const rows: (string | null)[][] = [];
  await runBatch(signed, sql, (cells) => {
    rows.push(cells.map((cell) => (cell === null ? null : String(cell))));
    return undefined;
  });
  return rows;
}

const azure = '5';

/** As the server calls itself: `SQL Server 16.0.4135.4`. */
export async function serverVersion(signed: Signed): Promise<string> {
  const [[version, edition] = []] = await queryTexts(
    signed,
    `SELECT CAST(SERVERPROPERTY('ProductVersion') AS nvarchar(128)), CAST(SERVERPROPERTY('EngineEdition') AS int)`,
  );
  const number = /^\d{1,4}(\.\d{1,5}){0,3}/.exec(version ?? '')?.[0] ?? '';
  // What Azure calls its version says nothing to anybody.
  return edition === azure ? 'Azure SQL' : `${strings.either} ${number}`.trim();
}
