import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { files } from '#connectors/files/connect.ts';
import { ImportSession } from '#engine/import/import-session.ts';
import { readRows } from '#engine/read-rows.ts';
import { quoteText } from '#engine/sql-text.ts';
import type { Cell, ImportReport } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';

/** What an import made of a file, as plain data: its tables as they lie in their Parquet files, or why there are none. */
export type ImportedFile =
  | { tables: ReadTable[]; relations?: string[]; report: Partial<ImportReport> }
  | { error: { code: string; message: string } };

export interface ReadTable {
  name: string;
  /** `name type`, with its unit where it has one. */
  columns: string[];
  rowCount: number;
  /** The first ones. */
  rows: Cell[][];
}

const shownRows = 30;

/** Reads a file as the import process does, connector to Parquet, in this process, and reads back what was written. */
export async function importFile(path: string, fileName: string, directory: string): Promise<ImportedFile> {
  const work = await mkdtemp(join(directory, 'import-'));
  const { signal } = new AbortController();
  const session = await ImportSession.open({
    directory: work,
    memoryBytes: 300e6,
    signal,
    onProgress: () => {},
  });
  try {
    const settings = { path, fileName, temporaryPath: join(work, 'text.csv') };
    const source = await files.open(settings, { signal });
    await source.read?.(session);
    const { tables, relations, report } = session.finish();
    const read: ReadTable[] = [];
    for (const table of tables) {
      const { rowCount, columns } = table.profile;
      read.push({
        name: table.name,
        columns: columns.map(
          ({ name, type, unit }) => `${name} ${type}${unit === null ? '' : ` in ${unit}`}`,
        ),
        rowCount,
        rows: await readParquet(table.path, `LIMIT ${shownRows}`),
      });
    }
    const declared = relations.map(
      ({ fromTable, fromColumn, toTable, toColumn }) => `${fromTable}.${fromColumn} → ${toTable}.${toColumn}`,
    );
    return {
      tables: read,
      ...(declared.length === 0 ? {} : { relations: declared }),
      report: withoutEmpty(report),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { error: { code: error.code, message: error.message } };
  } finally {
    session.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** What there is nothing of is left out: most files have nothing to reject. */
function withoutEmpty(report: ImportReport): Partial<ImportReport> {
  const parts = Object.entries(report).filter(
    ([, part]) => part !== 0 && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(parts) as Partial<ImportReport>;
}

async function readParquet(path: string, rest: string): Promise<Cell[][]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  try {
    return await readRows(connection, `SELECT * FROM read_parquet(${quoteText(path)}) ${rest}`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
