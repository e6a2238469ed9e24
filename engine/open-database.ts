import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export interface WorkDatabase {
  instance: DuckDBInstance;
  connection: DuckDBConnection;
}

/** What the sorts and joins of one job may write to the disk: the room of all others is there too. */
const mostSpillBytes = 8e9;

/**
 * An empty database for one job of the product's own code, which may read and write files. It loads nothing from outside; what does not
 * fit into its memory goes to `spill` below the directory of the job, up to a bound. Times are UTC.
 */
export async function openWorkDatabase({
  directory,
  memoryBytes,
  threads = 2,
  spillBytes = mostSpillBytes,
}: {
  directory: string;
  memoryBytes: number;
  threads?: number;
  spillBytes?: number;
}): Promise<WorkDatabase> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: `${Math.floor(memoryBytes / 1e6)}MB`,
    temp_directory: join(directory, 'spill'),
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_persistent_secrets: 'false',
  });
  const connection = await instance.connect();
  await connection.run(boundSpill(spillBytes));
  await connection.run(`SET TimeZone = 'UTC'`);
  return { instance, connection };
}

/** A statement: among the settings that a database is opened with, DuckDB shows this one and does not obey it. */
export function boundSpill(bytes: number): string {
  return `SET max_temp_directory_size = '${Math.floor(bytes / 1e6)}MB'`;
}

export function closeDatabase({ instance, connection }: WorkDatabase): void {
  connection.closeSync();
  instance.closeSync();
}
