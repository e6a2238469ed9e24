import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { closeBehindAnswer } from '../process/child-side.ts';
import { parsed } from './check-statement.ts';

/** An empty database with nothing shut yet. */
export interface Opened {
  connection: DuckDBConnection;
  /** For what is run while the first one works. */
  beside: DuckDBConnection;
}

/** Opened before the job came. */
export interface OpenedAhead {
  memoryBytes: number;
  /** Null where it could not be opened. */
  opened: Promise<Opened | null>;
}

/** Opens the database of a job that is about to come, which takes longer than many a statement. */
export function openAhead({ memoryBytes }: { memoryBytes: number }): OpenedAhead {
  return { memoryBytes, opened: openEmpty(memoryBytes).catch(() => null) };
}

/** With all that hangs on no table: what the first statement would else wait for. */
export async function openEmpty(memoryBytes: number): Promise<Opened> {
  const database = await DuckDBInstance.create(':memory:', {
    threads: '2',
    memory_limit: `${Math.floor(memoryBytes / 1e6)}MB`,
    // No spilling: what does not fit into memory is not worth an answer, and nothing is left on disk.
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
    allow_persistent_secrets: 'false',
  });
  const connection = await database.connect();
  const beside = await database.connect();
  closeBehindAnswer(() => {
    for (const each of [connection, beside, database]) each.closeSync();
  });
  // Of the database, not of one connection. Versions never change: what stands at the end of a file is read once.
  await connection.run(`SET GLOBAL TimeZone = 'UTC'`);
  await connection.run('SET GLOBAL parquet_metadata_cache = true');
  // The first proof of all takes some milliseconds longer than those behind it.
  await parsed(connection, 'SELECT 1');
  return { connection, beside };
}
