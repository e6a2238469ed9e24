import { checkServerIdentity } from 'node:tls';
import pg from 'pg';
import type { Settings } from '#kernel/settings.ts';
import { asDialled } from '../sql/dialled-socket.ts';
import type { OpenSystem, Reach } from '../system.ts';
import { explainFailure, type Named } from './failures.ts';
import { readTable } from './read.ts';
import { postgresqlStrings as strings } from './strings.ts';
import { listRelations, listTables, type PostgresTable, readableTablesFrom } from './tables.ts';

export interface PostgresqlSettings {
  host: string;
  port: number;
  database: string;
  username: string;
  password: string;
  useTls: boolean;
  /** PEM of an authority to trust besides those that Node knows. */
  ca?: string | undefined;
}

/** What every statement stands on, whatever the server, the database or the user has set otherwise. */
const sessionSql = `SET default_transaction_read_only = on; SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD';
  SET IntervalStyle = 'iso_8601'; SET bytea_output = 'hex'; SET standard_conforming_strings = on;
  SET search_path = pg_catalog; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '10min'`;

export function openWithSettings(settings: Settings, reach: Reach): Promise<OpenSystem> {
  const { host, port, database, username, password, useTls, ca } = settings;
  return openPostgresql(
    {
      host: String(host),
      port: Number(port ?? 5432),
      database: String(database),
      username: String(username),
      password: String(password ?? ''),
      useTls: useTls !== false,
      ...(typeof ca === 'string' && ca !== '' && { ca }),
    },
    reach,
  );
}

/** Signs in. Throws `SystemFailure`. */
export async function openPostgresql(settings: PostgresqlSettings, reach: Reach): Promise<OpenSystem> {
  const named = namedOf(settings);
  const socket = asDialled(await reach.dial());
  const client = new pg.Client({
    host: settings.host,
    port: settings.port,
    database: settings.database,
    user: settings.username,
    password: settings.password,
    ssl: settings.useTls && {
      ...(settings.ca && { ca: settings.ca }),
      checkServerIdentity: (_, certificate) => checkServerIdentity(settings.host, certificate),
    },
    application_name: 'plumbline',
    stream: () => socket,
  });
  // A broken connection also raises an event, which unheard would end the process.
  client.on('error', () => {});
  const stop = () => socket.destroy();
  reach.signal.addEventListener('abort', stop, { once: true });
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      reach.signal.throwIfAborted();
      return await work();
    } catch (error) {
      throw reach.signal.aborted ? reach.signal.reason : explainFailure(error, named);
    }
  };
  try {
    await told(async () => {
      await client.connect();
      await client.query(sessionSql);
    });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  let known: Promise<PostgresTable[]> | undefined;
  const tables = () => (known ??= listTables(client));
  return {
    describe: () => told(() => describe(client, settings.database)),
    tables: () => told(async () => (await tables()).map(({ nativeTypes: _, ...table }) => table)),
    relations: () => told(() => listRelations(client)),
    read: (request, target) =>
      told(async () => {
        const table = (await tables()).find(({ name }) => name === request.table.name);
        if (!table) throw Object.assign(new Error('gone'), { code: '42P01' });
        return readTable(client, table, request, target);
      }),
    close: async () => {
      reach.signal.removeEventListener('abort', stop);
      // Not `end`: a server that does not answer a farewell would hold this up.
      socket.destroy();
    },
  };
}

async function describe(client: pg.Client, database: string): Promise<string> {
  const { rows } = await client.query<{ version: string; tables: string }>(
    `SELECT current_setting('server_version') AS version, (SELECT count(*) FROM ${readableTablesFrom}) AS tables`,
  );
  const [row] = rows;
  const version = /^\d+(\.\d+)*/.exec(row?.version ?? '')?.[0] ?? '';
  return strings.connected(version, database, Number(row?.tables ?? 0));
}

function namedOf({ host, port, database, username }: PostgresqlSettings): Named {
  return { place: host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`, host, database, username };
}
