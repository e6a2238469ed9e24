import type { DuckDBConnection } from '@duckdb/node-api';
import type { QueryResult } from '#kernel/catalog.ts';
import { readRows } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { explainFailure, isOutOfMemory } from './explain-failure.ts';
import { type OpenedAhead, openEmpty } from './open-ahead.ts';
import { RunBeside } from './run-beside.ts';
import { type Rows, runStatement } from './run-statement.ts';

/** A file that a statement sees as a table. */
export interface TableFile {
  sqlName: string;
  path: string;
}

/** What the parent sends: it has already looked up which files the caller may see. */
export interface QueryJob {
  sql: string;
  /** Run beside it, over the same tables. */
  also?: string[];
  tables: TableFile[];
  maxRows: number;
  leastRows?: number;
  maxBytes: number;
  memoryBytes: number;
  /** Gives the tables a last column `file_row_number`, for reading rows in the order of the file. */
  hasRowNumbers: boolean;
}

/**
 * Runs one foreign statement in this process, and those that belong to it beside it, each proven by itself. Their database is shut
 * for good, and discarded afterwards.
 */
export async function runQueryJob(
  job: QueryJob,
  signal: AbortSignal,
  ahead: OpenedAhead | null = null,
): Promise<QueryResult> {
  const opened = ahead?.memoryBytes === job.memoryBytes ? await ahead.opened : null;
  const { connection, beside } = opened ?? (await openEmpty(job.memoryBytes));
  const started = performance.now();
  const further = new RunBeside(beside, job);
  signal.addEventListener('abort', () => {
    connection.interrupt();
    further.stop();
  });
  try {
    await openTables(connection, job);
    further.start();
    const result = await runFirst(connection, job, further);
    const elapsedMs = performance.now() - started;
    const also = await further.end();
    return { ...result, elapsedMs, ...(also.length > 0 ? { also } : {}) };
  } catch (error) {
    throw explainFailure(error, await columnNames(connection).catch(() => []));
  }
}

/** What runs beside it takes of the same memory: where there is too little for both, it is run once more by itself. */
async function runFirst(connection: DuckDBConnection, job: QueryJob, further: RunBeside): Promise<Rows> {
  try {
    return await runStatement(connection, job.sql, job);
  } catch (error) {
    further.stop();
    await further.end();
    if (!further.hasStarted || !isOutOfMemory(error)) throw error;
    return runStatement(connection, job.sql, job);
  }
}

/** Makes the versions visible under their names, then shuts every other door for good. */
async function openTables(connection: DuckDBConnection, job: QueryJob): Promise<void> {
  const rowNumbers = job.hasRowNumbers ? ', file_row_number = true' : '';
  for (const { sqlName, path } of job.tables) {
    await connection.run(
      `CREATE VIEW ${quoteName(sqlName)} AS SELECT * FROM read_parquet(${quoteText(path)}${rowNumbers})`,
    );
  }
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
