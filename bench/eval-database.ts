import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, VARCHAR } from '@duckdb/node-api';
import { continuing } from '#agent/testing.ts';
import { files } from '#connectors/files/connect.ts';
import { columnTypeOf, inferRelations, toCell } from '#engine/child.ts';
import { ImportSession } from '#engine/import/import-session.ts';
import type { Catalog, CatalogTable, Cell, QueryResult, RunQuery } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';

/** A folder of CSV files as a catalog that can be asked. */
export interface EvalDatabase {
  catalog: Catalog;
  run: RunQuery;
  close(): void;
}

const memoryBytes = 300e6;

/** Loads every CSV of the folder as the product does on upload, in this process. Files that it refuses are left out. */
export async function openEvalDatabase(folder: string): Promise<EvalDatabase> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const directory = await mkdtemp(join(tmpdir(), 'evaluation-'));
  const session = await ImportSession.open({
    directory,
    memoryBytes,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const tables: CatalogTable[] = [];
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
    for (const name of names) await importInto(session, folder, name, directory);
    for (const { name, path, profile } of session.finish().tables) {
      const base = sqlNameOf(name);
      const sqlName = tables.some((known) => known.sqlName === base) ? `${base}_${tables.length}` : base;
      await connection.run(
        `CREATE TABLE "${sqlName}" AS SELECT * FROM read_parquet('${path.replaceAll("'", "''")}')`,
      );
      tables.push({
        dataSourceId: 'evaluation',
        dataSourceName: 'evaluation',
        tableId: sqlName,
        name,
        sqlName,
        versionId: sqlName,
        version: 1,
        asOf: '2026-01-01T00:00:00.000Z',
        profile,
      });
    }
  } finally {
    session.close();
    await rm(directory, { recursive: true, force: true });
  }
  const run = runOn(connection);
  const relations = tables.length > 1 ? await inferRelations(run, tables) : [];
  return {
    catalog: { tables, relations },
    run,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function importInto(
  session: ImportSession,
  folder: string,
  fileName: string,
  directory: string,
): Promise<void> {
  try {
    const settings = { path: join(folder, fileName), fileName, temporaryPath: join(directory, 'text.csv') };
    const source = await files.open(settings, { signal: new AbortController().signal });
    await source.read?.(session);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What a table of a file of this name is called in statements. */
export function sqlNameOf(name: string): string {
  const plain =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '') || 'data';
  return /^\d/.test(plain) ? `t_${plain}` : plain;
}

/** Runs statements in this process: evaluation data come from no stranger. */
export function runOn(connection: DuckDBConnection): RunQuery {
  return continuing(async ({ sql, maxRows }): Promise<QueryResult> => {
    const started = performance.now();
    const reader = await connection.runAndReadUntil(sql, maxRows + 1).catch((error: unknown) => {
      throw new AppError('invalid', messageOf(error));
    });
    const names = reader.columnNames();
    const types = reader.columnTypes();
    const rows = reader
      .getRows()
      .slice(0, maxRows)
      .map((row) => row.map((value, index): Cell => toCell(value, types[index] ?? VARCHAR)));
    return {
      columns: names.map((name, index) => ({ name, type: columnTypeOf(types[index] ?? VARCHAR) })),
      rows,
      truncated: reader.currentRowCount > maxRows,
      elapsedMs: performance.now() - started,
    };
  });
}
