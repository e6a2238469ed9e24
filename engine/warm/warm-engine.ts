import { type DuckDBConnection, DuckDBInstance, StatementType } from '@duckdb/node-api';
import type { QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { boundSpill } from '../open-database.ts';
import { readResult } from '../read-result.ts';
import { explainFailure } from '../sandbox/explain-failure.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import type { WarmJob } from './warm-job.ts';

/**
 * A DuckDB kept open between the statements of one workspace. It is opened on the directory of that workspace, can read
 * nothing else, and is closed, with all that it cached, before a statement of another one.
 */
export class WarmEngine {
  readonly #spillDirectory: string;
  #open: { directory: string; instance: DuckDBInstance } | null = null;

  /** @param spillDirectory where sorts write what does not fit into memory; this engine's alone */
  constructor(spillDirectory: string) {
    this.#spillDirectory = spillDirectory;
  }

  /** Runs one SELECT. Throws AppError as the sandbox does. */
  async run(job: WarmJob, signal: AbortSignal): Promise<QueryResult> {
    const started = performance.now();
    const instance = await this.#bind(job);
    // Views and all else that a statement sees belong to its connection and go with it.
    const connection = await instance.connect();
    const interrupt = (): void => connection.interrupt();
    signal.addEventListener('abort', interrupt);
    try {
      if (signal.aborted) throw new AppError('cancelled', 'The work was cancelled.');
      for (const table of job.tables) await connection.run(viewSql(table, job.hasRowNumbers));
      const statement = await prepareSelect(connection, job);
      try {
        return {
          ...(await readResult(await statement.stream(), job)),
          elapsedMs: performance.now() - started,
        };
      } finally {
        statement.destroySync();
      }
    } catch (error) {
      throw explainFailure(error, []);
    } finally {
      signal.removeEventListener('abort', interrupt);
      connection.closeSync();
    }
  }

  /** Gives back what the engine holds of its workspace. */
  close(): void {
    this.#open?.instance.closeSync();
    this.#open = null;
  }

  async #bind(job: WarmJob): Promise<DuckDBInstance> {
    if (this.#open?.directory === job.directory) return this.#open.instance;
    this.close();
    const instance = await openInstance(job, this.#spillDirectory);
    this.#open = { directory: job.directory, instance };
    return instance;
  }
}

async function openInstance(job: WarmJob, spillDirectory: string): Promise<DuckDBInstance> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(job.threads),
    memory_limit: `${Math.floor(job.memoryBytes / 1e6)}MB`,
    temp_directory: spillDirectory,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_persistent_secrets: 'false',
  });
  const connection = await instance.connect();
  try {
    await connection.run(boundSpill(job.spillBytes));
    await connection.run(`SET GLOBAL TimeZone = 'UTC'`);
    // Versions never change: what was read of a file once holds.
    await connection.run('SET GLOBAL parquet_metadata_cache = true');
    await connection.run(`SET allowed_directories = [${quoteText(job.directory)}]`);
    await connection.run('SET enable_external_access = false');
    await connection.run('SET lock_configuration = true');
  } finally {
    connection.closeSync();
  }
  return instance;
}

function viewSql(table: WarmJob['tables'][number], hasRowNumbers: boolean): string {
  const rowNumbers = hasRowNumbers ? ', file_row_number = true' : '';
  return `CREATE TEMP VIEW ${quoteName(table.sqlName)} AS SELECT * FROM read_parquet(${quoteText(table.path)}${rowNumbers})`;
}

/** The allowed directory may be written to as far as DuckDB is concerned; a SELECT writes nothing. */
async function prepareSelect(connection: DuckDBConnection, { sql, maxRows }: WarmJob) {
  const statements = await connection.extractStatements(`SELECT * FROM (${sql}\n) LIMIT ${maxRows + 1}`);
  const statement = statements.count === 1 ? await statements.prepare(0) : null;
  if (statement?.statementType !== StatementType.SELECT) {
    throw new AppError('invalid', 'Only one SELECT statement can be run here.');
  }
  return statement;
}
