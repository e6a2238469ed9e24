import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, VARCHAR } from '@duckdb/node-api';
import { columnTypeOf, inferRelations, profileTable, toCell } from '#engine/child.ts';
import type { Catalog, CatalogTable, Cell, QueryResult, RunQuery } from '#kernel/catalog.ts';

/** A folder of CSV files as a catalog that can be asked. */
export interface EvalDatabase {
  catalog: Catalog;
  run: RunQuery;
  close(): void;
}

/** Loads every CSV of the folder into a database in memory. Files that cannot be read are left out. */
export async function openEvalDatabase(folder: string): Promise<EvalDatabase> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const tables: CatalogTable[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort()) {
    const table = await loadTable(
      connection,
      join(folder, file),
      file.replace(/\.csv$/, ''),
      new Set(tables.map((known) => known.sqlName)),
    );
    if (table) tables.push(table);
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

async function loadTable(
  connection: DuckDBConnection,
  path: string,
  name: string,
  taken: Set<string>,
): Promise<CatalogTable | null> {
  const base = sqlNameOf(name);
  const sqlName = taken.has(base) ? `${base}_${taken.size}` : base;
  try {
    await connection.run(
      `CREATE TABLE "${sqlName}" AS SELECT * FROM read_csv('${path.replaceAll("'", "''")}', header = true, sample_size = -1, all_varchar = false)`,
    );
  } catch {
    return null;
  }
  const profile = await profileTable(connection, `"${sqlName}"`);
  return {
    dataSourceId: 'evaluation',
    dataSourceName: 'evaluation',
    tableId: sqlName,
    name,
    sqlName,
    versionId: sqlName,
    version: 1,
    asOf: '2026-01-01T00:00:00.000Z',
    profile,
  };
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
  return async ({ sql, maxRows }): Promise<QueryResult> => {
    const started = performance.now();
    const reader = await connection.runAndReadUntil(sql, maxRows + 1);
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
  };
}
