import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { continuing } from '#agent/testing.ts';
import { type ImportSource, inferRelations } from '#engine/child.ts';
import { ImportSession } from '#engine/import/import-session.ts';
import { readResult } from '#engine/read-result.ts';
import { withoutEnd } from '#engine/sandbox/statement-end.ts';
import { quoteName, quoteText } from '#engine/sql-text.ts';
import { sqlNameFor } from '#features/sources/server/sql-name.ts';
import type { Catalog, CatalogTable, Relation, RunQuery } from '#kernel/catalog.ts';
import { readSource } from './read-source.ts';

/** A source as an upload would leave it, without server, account and processes: for tests that ask very many questions. */
export interface TestSource extends AsyncDisposable {
  catalog: Catalog;
  /** Runs a statement of the agent over the tables of the catalog. */
  run: RunQuery;
  /** Its tables can be read by their own names and by those of the catalog. */
  connection: DuckDBConnection;
}

const importMemoryBytes = 300e6;
const resultBytes = 20e6;

/** What to read: the sample company of a day, `YYYY-MM-DD`, or a file. */
export type TestContent = { today: string } | { fileName: string; content: string | Uint8Array };

/** Reads a source with the connectors and the engine of the product, in this process. Throws what an import throws. */
export async function openTestSource(content: TestContent): Promise<TestSource> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-source-'));
  const { source, name } = await sourceOf(content, directory);
  const { signal } = new AbortController();
  const session = await ImportSession.open({
    directory,
    memoryBytes: importMemoryBytes,
    signal,
    onProgress: () => {},
  });
  await readSource(source, session, directory, signal);
  const { tables: written, relations: declared } = session.finish();
  session.close();

  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`SET TimeZone = 'UTC'`);
  const taken = new Set<string>();
  const tables: CatalogTable[] = [];
  for (const { name: table, path, profile } of written) {
    const sqlName = sqlNameFor(table, name, taken);
    taken.add(sqlName);
    for (const view of new Set([table, sqlName])) {
      await connection.run(
        `CREATE OR REPLACE VIEW ${quoteName(view)} AS SELECT * FROM read_parquet(${quoteText(path)})`,
      );
    }
    tables.push({
      dataSourceId: name,
      dataSourceName: name,
      isSample: source.kind === 'sample',
      tableId: sqlName,
      name: table,
      sqlName,
      versionId: sqlName,
      version: 1,
      asOf: '2026-01-01T00:00:00.000Z',
      profile,
    });
  }
  // Checks ask side by side; a connection that begins a statement ends the result that it was still giving out.
  let before: Promise<unknown> = Promise.resolve();
  const run: RunQuery = ({ sql, maxRows }) => {
    const result = before.then(async () => {
      const started = performance.now();
      const limited = `SELECT * FROM (${withoutEnd(sql)}\n) LIMIT ${maxRows + 1}`;
      const rows = await readResult(await connection.stream(limited), { maxRows, maxBytes: resultBytes });
      return { ...rows, elapsedMs: performance.now() - started };
    });
    before = result.catch(() => {});
    return result;
  };
  const sqlNameOf = new Map(tables.map((table) => [table.name, table.sqlName]));
  const known = declared.map(
    (relation): Relation => ({
      ...relation,
      fromTable: sqlNameOf.get(relation.fromTable) ?? relation.fromTable,
      toTable: sqlNameOf.get(relation.toTable) ?? relation.toTable,
      inclusion: 1,
      origin: 'declared',
    }),
  );
  return {
    catalog: { tables, relations: tables.length < 2 ? [] : await inferRelations(run, tables, known) },
    run: continuing(run),
    connection,
    [Symbol.asyncDispose]: async () => {
      connection.closeSync();
      instance.closeSync();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function sourceOf(
  content: TestContent,
  directory: string,
): Promise<{ source: ImportSource; name: string }> {
  if ('today' in content) return { source: { kind: 'sample', today: content.today }, name: 'Sample company' };
  const { fileName } = content;
  const path = join(directory, 'upload');
  await writeFile(path, content.content);
  return { source: { kind: 'file', path, fileName }, name: fileName.replace(/\.\w+$/, '') };
}
