import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { boundSpill } from '../open-database.ts';
import { serveOneJob } from '../process/child-side.ts';
import { checkStatement } from '../sandbox/check-statement.ts';
import { explainFailure } from '../sandbox/explain-failure.ts';
import { withoutEnd } from '../sandbox/statement-end.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import type { ExportJob } from './export-job.ts';
import { Output } from './output.ts';
import { writeExport } from './write-export.ts';

/** The life of an export child: one file, written to standard output. */
export function serveExport(): void {
  serveOneJob({
    run: (request, { signal, onProgress }) =>
      exportTo(request as ExportJob, signal, () => onProgress('begun')),
  });
}

async function exportTo(job: ExportJob, signal: AbortSignal, onBegin: () => void): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(job.threads),
    memory_limit: `${Math.floor(job.memoryBytes / 1e6)}MB`,
    temp_directory: job.spillDirectory,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_persistent_secrets: 'false',
  });
  const connection = await instance.connect();
  signal.addEventListener('abort', () => connection.interrupt());
  await connection.run(boundSpill(job.spillBytes));
  await openTables(connection, job);
  try {
    const names = job.tables.map(({ sqlName }) => sqlName);
    await checkStatement(connection, job.sql, names);
    const checked = { ...job, sql: withoutEnd(job.sql) };
    await writeExport(connection, checked, new Output(process.stdout), onBegin);
  } catch (error) {
    throw explainFailure(error, []);
  }
}

/** The statement may be a person's or a model's: it sees its tables and, of all other files, none. */
async function openTables(connection: DuckDBConnection, { tables, temporaryPath }: ExportJob): Promise<void> {
  for (const { sqlName, path } of tables) {
    await connection.run(
      `CREATE VIEW ${quoteName(sqlName)} AS SELECT * FROM read_parquet(${quoteText(path)})`,
    );
  }
  const paths = [...tables.map(({ path }) => path), temporaryPath];
  await connection.run(`SET TimeZone = 'UTC'`);
  await connection.run(`SET allowed_paths = [${paths.map(quoteText).join(', ')}]`);
  await connection.run('SET enable_external_access = false');
  await connection.run('SET lock_configuration = true');
}
