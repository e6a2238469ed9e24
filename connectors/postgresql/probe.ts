import { Socket } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import pg from 'pg';
import type { TestOutcome } from '../connector.ts';
import { postgresqlStrings as strings } from './strings.ts';

/** The driver's words for a server without TLS. */
const noTls = 'The server does not support SSL connections';

export interface PostgresqlTarget {
  /** The name that was entered: for TLS and for sentences. */
  host: string;
  /** What that name was resolved to; this is what is called. */
  address: string;
  port: number;
  database: string;
  username: string;
  password: string;
  useTls: boolean;
}

/** Signs in, counts the tables the user may read, and signs off. Ends with the signal at the latest; never throws. */
export async function probePostgresql(
  target: PostgresqlTarget,
  { signal }: { signal: AbortSignal },
): Promise<TestOutcome> {
  const socket = new Socket();
  const client = new pg.Client({
    host: target.address,
    port: target.port,
    database: target.database,
    user: target.username,
    password: target.password,
    ssl: target.useTls && {
      checkServerIdentity: (_, certificate) => checkServerIdentity(target.host, certificate),
    },
    application_name: 'plumbline',
    stream: () => socket,
  });
  // A broken connection also raises an event, which unheard would end the process.
  client.on('error', () => {});
  const stop = () => socket.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) throw new Error('aborted');
    await client.connect();
    return { isOk: true, message: await describe(client, target.database) };
  } catch (error) {
    return {
      isOk: false,
      message: signal.aborted ? strings.timeout(placeOf(target)) : explain(error, target),
      isUnreached: signal.aborted || !isAnswer(error),
    };
  } finally {
    signal.removeEventListener('abort', stop);
    // Not `end`: a server that does not answer a farewell would hold this up.
    socket.destroy();
  }
}

async function describe(client: pg.Client, database: string): Promise<string> {
  const { rows } = await client.query<{ version: string; tables: string }>(
    `SELECT current_setting('server_version') AS version, count(*) AS tables FROM pg_catalog.pg_class AS relation
     JOIN pg_catalog.pg_namespace AS place ON place.oid = relation.relnamespace
     WHERE relation.relkind IN ('r', 'p', 'v', 'm', 'f') AND place.nspname NOT IN ('pg_catalog', 'information_schema')
       AND place.nspname NOT LIKE 'pg\\_toast%' AND has_schema_privilege(place.oid, 'USAGE')
       AND has_table_privilege(relation.oid, 'SELECT')`,
  );
  const [row] = rows;
  const version = /^\d+(\.\d+)*/.exec(row?.version ?? '')?.[0] ?? '';
  return strings.connected(version, database, Number(row?.tables ?? 0));
}

/** Whether a failure is PostgreSQL's own word, or one about the TLS that it began. */
function isAnswer(error: unknown): boolean {
  const {
    code = '',
    message = '',
    severity,
  } = error as {
    code?: string;
    message?: string;
    severity?: string;
  };
  const isOfTls = /CERT|SIGNED|SIGNATURE/.test(code) || message === noTls;
  return severity !== undefined || isOfTls;
}

/** What a failure means for the person, by PostgreSQL's own codes, those of the network and those of TLS. */
function explain(error: unknown, target: PostgresqlTarget): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const place = placeOf(target);
  switch (code) {
    case '28P01':
      return strings.wrongPassword;
    case '28000':
      return strings.userRefused(target.username);
    case '3D000':
      return strings.unknownDatabase(target.database);
    case '42501':
      return strings.databaseRefused(target.database);
    case '53300':
      return strings.tooManyConnections;
    case '57P03':
      return strings.starting;
    case 'ECONNREFUSED':
      return strings.refused(place);
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return strings.unreachable(place);
    case 'CERT_HAS_EXPIRED':
      return strings.certificateExpired;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return strings.certificateOfAnother(target.host);
  }
  if (/CERT|SIGNED|SIGNATURE/.test(code)) return strings.certificateUntrusted;
  if (message === noTls) return strings.withoutTls;
  if (/^[0-9A-Z]{5}$/.test(code) && isAnswer(error)) return strings.otherCode(code);
  return strings.noPostgresql(place);
}

function placeOf({ host, port }: PostgresqlTarget): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
