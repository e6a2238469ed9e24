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
  /** Run behind it, over the same tables. */
  also?: string[];
  tables: { sqlName: string; path: string }[];
  maxRows: number;
  leastRows?: number;
  maxBytes: number;
  memoryBytes: number;
  /** Gives the tables a last column `file_row_number`, for reading rows in the order of the file. */
  hasRowNumbers: boolean;
}

/** Further statements begin only within this time: the answer to the first one is not kept from its reader for long. */
const alsoWithinMs = 2000;

/**
 * Runs one foreign statement in this process, and those that belong to it, each proven by itself. The process is discarded
 * afterwards: its database is shut for good.
 */
export async function runQueryJob(
  job: QueryJob,
  signal: AbortSignal,
  ahead: OpenedAhead | null = null,
): Promise<QueryResult> {
  const opened = ahead?.memoryBytes === job.memoryBytes ? await ahead.database : null;
  const database = opened ?? (await openDatabase(job));
  const started = performance.now();
  const connection = await database.connect();
  signal.addEventListener('abort', () => connection.interrupt());
  await openTables(connection, job);
  try {
    const result = await runStatement(connection, job.sql, job);
    const elapsedMs = performance.now() - started;
    const also: QueryResult['also'] = [];
    for (const sql of job.also ?? []) {
      const begun = performance.now();
      if (begun - started > alsoWithinMs) break;
      // One that fails is told when it is asked for by itself.
      const further = await runStatement(connection, sql, job).catch(() => null);
      if (further) also.push({ sql, result: { ...further, elapsedMs: performance.now() - begun } });
    }
    return { ...result, elapsedMs, ...(also.length > 0 ? { also } : {}) };
  } catch (error) {
    throw explainFailure(error, await columnNames(connection).catch(() => []));
  }
}

async function runStatement(
  connection: DuckDBConnection,
  sql: string,
  job: QueryJob,
): Promise<Omit<QueryResult, 'elapsedMs'>> {
  await checkStatement(
    connection,
    sql,
    job.tables.map((table) => table.sqlName),
  );
  const capped = `SELECT * FROM (${withoutEnd(sql)}\n) LIMIT ${job.maxRows + 1}`;
  return readResult(await connection.stream(capped), job);
}

/** A database that waits for its job. */
export interface OpenedAhead {
  memoryBytes: number;
  /** Null where it could not be opened. */
  database: Promise<DuckDBInstance | null>;
}

/** Opens the database of a job that is about to come, which takes longer than many a statement. */
export function openAhead({ memoryBytes }: Pick<QueryJob, 'memoryBytes'>): OpenedAhead {
  return { memoryBytes, database: openDatabase({ memoryBytes }).catch(() => null) };
}

/** An empty database with nothing shut yet. */
function openDatabase({ memoryBytes }: Pick<QueryJob, 'memoryBytes'>): Promise<DuckDBInstance> {
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
  // Versions never change: the statements that belong together read what stands at the end of a file once.
  await connection.run('SET parquet_metadata_cache = true');
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
