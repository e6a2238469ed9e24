import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { QueryResult } from '#kernel/catalog.ts';
import { readResult } from '../read-result.ts';
import { readRows } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { checkStatement } from './check-statement.ts';
import { explainFailure } from './explain-failure.ts';
import { withoutEnd } from './statement-end.ts';

/** What the parent sends: it has already looked up which files the caller may see. */
export interface QueryJob {
  sql: string;
  tables: { sqlName: string; path: string }[];
  maxRows: number;
  maxBytes: number;
  memoryBytes: number;
  /** Gives the tables a last column `file_row_number`, for reading rows in the order of the file. */
  hasRowNumbers: boolean;
}

/** Runs one foreign statement in this process, which is discarded afterwards: its database is shut for good. */
export async function runQueryJob(job: QueryJob, signal: AbortSignal): Promise<QueryResult> {
  const database = await openDatabase(job);
  const started = performance.now();
  const connection = await database.connect();
  signal.addEventListener('abort', () => connection.interrupt());
  await openTables(connection, job);
  try {
    await checkStatement(
      connection,
      job.sql,
      job.tables.map((table) => table.sqlName),
    );
    const sql = `SELECT * FROM (${withoutEnd(job.sql)}\n) LIMIT ${job.maxRows + 1}`;
    return {
      ...(await readResult(await connection.stream(sql), job)),
      elapsedMs: performance.now() - started,
    };
  } catch (error) {
    throw explainFailure(error, await columnNames(connection).catch(() => []));
  }
}

/** An empty database with nothing shut yet. */
function openDatabase({ memoryBytes }: QueryJob): Promise<DuckDBInstance> {
  return DuckDBInstance.create(':memory:', {
    threads: '2',
    memory_limit: `${Math.floor(memoryBytes / 1e6)}MB`,
    // No spilling: what does not fit into memory is not worth an answer, and nothing is left on disk.
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_persistent_secrets: 'false',
  });
}

/** Makes the versions visible under their names, then shuts every other door for good. */
async function openTables(connection: DuckDBConnection, job: QueryJob): Promise<void> {
  const rowNumbers = job.hasRowNumbers ? ', file_row_number = true' : '';
  for (const { sqlName, path } of job.tables) {
    await connection.run(
      `CREATE VIEW ${quoteName(sqlName)} AS SELECT * FROM read_parquet(${quoteText(path)}${rowNumbers})`,
    );
  }
  await connection.run(`SET TimeZone = 'UTC'`);
  await connection.run(
    `SET allowed_paths = [${job.tables.map((table) => quoteText(table.path)).join(', ')}]`,
  );
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
}

/** For telling which name was meant: reading them takes longer than many a statement, so it is done when one has failed. */
async function columnNames(connection: DuckDBConnection): Promise<string[]> {
  const sql = 'SELECT DISTINCT column_name FROM duckdb_columns() WHERE NOT internal';
  return (await readRows(connection, sql)).map(([name]) => String(name));
}
