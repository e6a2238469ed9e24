import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Rows } from './score.ts';

/** Runs hand-written SQL over the tables of one source, past the product: straight on the files it wrote. */
export interface GoldTables extends AsyncDisposable {
  /** Dates and moments come as texts, large integers and decimals as numeric texts. Throws what DuckDB says of bad SQL. */
  run(sql: string): Promise<Rows>;
  names: string[];
}

interface StoredTable {
  name: string;
  workspaceId: string;
  versionId: string;
}

/** @param directory the server's data directory */
export async function openGoldTables(directory: string, dataSourceId: string): Promise<GoldTables> {
  const tables = storedTables(directory, dataSourceId);
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  for (const { name, workspaceId, versionId } of tables) {
    const file = join(directory, 'tables/versions', workspaceId, versionId, 'data.parquet').replaceAll(
      "'",
      "''",
    );
    await connection.run(`CREATE VIEW "${name}" AS SELECT * FROM read_parquet('${file}')`);
  }
  return {
    names: tables.map(({ name }) => name),
    run: (sql) => rowsOf(connection, sql),
    async [Symbol.asyncDispose]() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** Dates and moments come as texts, large integers and decimals as numeric texts. */
export async function rowsOf(connection: DuckDBConnection, sql: string): Promise<Rows> {
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowsJson() as Rows;
}

function storedTables(directory: string, dataSourceId: string): StoredTable[] {
  const database = new DatabaseSync(join(directory, 'plumbline.sqlite'), { readOnly: true, timeout: 5000 });
  try {
    const select = database.prepare(
      'SELECT name, workspace_id, current_version_id FROM catalog_tables WHERE data_source_id = ?',
    );
    return select.all(dataSourceId).map((row) => ({
      name: String(row.name),
      workspaceId: String(row.workspace_id),
      versionId: String(row.current_version_id),
    }));
  } finally {
    database.close();
  }
}
