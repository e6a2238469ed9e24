import { AppError } from '#kernel/errors.ts';
import type { StreamBounds } from '../bounded-stream.ts';
import type { DatabaseSettings } from '../sql/database-settings.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { failureOf } from './failures.ts';
import { createQueries } from './query.ts';
import { readTable } from './read.ts';
import { type Opened, signIn } from './sign-in.ts';
import { listRelations, listTables, type PostgresTable } from './tables.ts';

/** One row may have a document in it, and no table is too long; whoever is silent for so long has gone. */
const readBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: Number.POSITIVE_INFINITY, bytesPerMessage: 32 << 20 },
  idleMs: 10 * 60_000,
};

/** What every statement stands on, whatever the server, the database or the user has set otherwise. */
const sessionSql = `SET default_transaction_read_only = on; SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD';
  SET IntervalStyle = 'iso_8601'; SET bytea_output = 'hex'; SET standard_conforming_strings = on;
  SET search_path = pg_catalog; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '10min'`;

/**
 * Who has gone is to be noticed while a statement works and sends nothing: since version 14, where the server's system can
 * tell. Otherwise the statement of a reading that was cancelled would go on to its end.
 */
const watchSql = `SELECT set_config(name, '1s', false) FROM pg_catalog.pg_settings WHERE name = 'client_connection_check_interval'`;

/** Signs in for reading. Throws the driver's errors. */
export async function openSession(
  settings: DatabaseSettings,
  tools: SystemTools,
  opened: Opened,
): Promise<SystemSession> {
  const client = await signIn(settings, tools, opened, readBounds);
  await client.query(sessionSql);
  await client.query(watchSql);
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      tools.signal.throwIfAborted();
      return await work();
    } catch (error) {
      if (tools.signal.aborted) throw tools.signal.reason;
      // A limit of our own is told as it is.
      throw error instanceof AppError ? error : failureOf(error, settings, opened);
    }
  };
  const queries = createQueries(client, () => opened.stream?.destroy());
  let known: Promise<PostgresTable[]> | undefined;
  const tables = () => (known ??= listTables(client));
  return {
    tables: () => told(async () => (await tables()).map(({ nativeTypes: _, ...table }) => table)),
    relations: () => told(() => listRelations(client)),
    read: (request, target) =>
      told(async () => {
        const table = (await tables()).find(({ name }) => name === request.table.name);
        if (!table) throw Object.assign(new Error('gone'), { code: '42P01' });
        return readTable(client, table, request, target);
      }),
    dialect: 'postgresql',
    query: (request, onRow) => told(() => queries.query(request, onRow)),
    rightsBeyondReading: () => told(() => queries.rightsBeyondReading()),
    async close() {
      // Not `end`: a server that does not answer a farewell would hold this up.
      opened.stream?.destroy();
      await queries[Symbol.asyncDispose]();
    },
  };
}
