import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DuckDBInstance } from '@duckdb/node-api';
import type { TableProfile } from '#kernel/catalog.ts';
import { columnsOfOrders } from './order-columns.ts';

/** The start of the generated table: uploaded through the product, so that all of its metadata is real. */
export async function seedCsv(columns = columnsOfOrders): Promise<string> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const result = await connection.run(`SELECT ${columns} FROM range(1000) t(i)`);
  const rows = await result.getRows();
  const lines = rows.map((row) => row.map(String).join(','));
  connection.closeSync();
  instance.closeSync();
  return `${result.columnNames().join(',')}\n${lines.join('\n')}\n`;
}

/**
 * Gives an uploaded table many more rows than an upload may have, by putting a larger file in the place of its version
 * while the product is stopped. Returns the file.
 */
export async function enlargeTable(
  directory: string,
  sqlName: string,
  rows: number,
  columns = columnsOfOrders,
): Promise<string> {
  const database = new DatabaseSync(join(directory, 'plumbline.sqlite'));
  const row = database
    .prepare(
      `SELECT v.id AS versionId, v.workspace_id AS workspaceId FROM table_versions v
       JOIN catalog_tables t ON t.current_version_id = v.id WHERE t.sql_name = ?`,
    )
    .get(sqlName) as { versionId: string; workspaceId: string };
  database.prepare('UPDATE table_versions SET row_count = ? WHERE id = ?').run(rows, row.versionId);
  database.close();
  const version = join(directory, 'tables', 'versions', row.workspaceId, row.versionId);
  const path = join(version, 'data.parquet');
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '1500MB' });
  const connection = await instance.connect();
  await connection.run(
    `COPY (SELECT ${columns} FROM range(${rows}) t(i)) TO '${path}.new' (FORMAT parquet, COMPRESSION zstd)`,
  );
  await rename(`${path}.new`, path);
  // The profile of the small one holds for names and types, which is what a query is made from.
  const profilePath = join(version, 'profile.json');
  const profile = JSON.parse(await readFile(profilePath, 'utf8')) as TableProfile;
  await writeFile(`${profilePath}.new`, JSON.stringify({ ...profile, rowCount: rows }));
  await rename(`${profilePath}.new`, profilePath);
  connection.closeSync();
  instance.closeSync();
  return path;
}
