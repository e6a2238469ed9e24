import type { Socket } from 'node:net';
import pg from 'pg';
import type { Settings } from '#kernel/settings.ts';
import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import { explainFailure } from '../explain-failure.ts';
import type { SystemConnector, SystemStage, SystemTestOutcome, SystemTools } from '../system-connector.ts';
import { openSecureChannel, TlsNotOffered } from './open-secure-channel.ts';
import { postgresqlFraming } from './postgresql-framing.ts';
import { postgresqlStrings as strings } from './strings.ts';

/** What is entered for a server of PostgreSQL. */
interface PostgresqlSettings {
  host: string;
  port: number;
  database: string;
  username: string;
  password: string;
  useTls: boolean;
}

/** A sign-in is a few hundred bytes, and so is one row of numbers. */
const testBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 100_000 },
  idleMs: 10_000,
};

export const postgresql: SystemConnector = {
  async test(given, { reach, signal, onStage }) {
    const settings = readSettings(given);
    const opened: Opened = { stage: 'address', stream: null };
    const begin = (stage: SystemStage): void => {
      opened.stage = stage;
      onStage(stage);
    };
    try {
      const client = await signIn(settings, { reach, signal, onStage: begin }, opened);
      begin('permission');
      return { isOk: true, message: await describe(client, settings.database) };
    } catch (error) {
      return explain(error, settings, opened);
    } finally {
      // Not `end`: a server that does not answer a farewell would hold this up.
      opened.stream?.destroy();
    }
  },
};

/** How far it came, for whoever has to tell of a failure, and what is to be closed. */
interface Opened {
  stage: SystemStage;
  stream: BoundedStream | null;
}

async function signIn(
  settings: PostgresqlSettings,
  { reach, onStage }: SystemTools,
  opened: Opened,
): Promise<pg.Client> {
  const socket = await reach.dial({ host: settings.host, port: settings.port });
  if (settings.useTls) onStage('tls');
  const channel = settings.useTls ? await openSecureChannel(socket, settings) : socket;
  onStage('login');
  const stream = new BoundedStream(channel, testBounds, postgresqlFraming);
  opened.stream = stream;
  const client = new pg.Client({
    database: settings.database,
    user: settings.username,
    password: settings.password,
    application_name: 'plumbline',
    // What a driver calls of a socket, this stream has; TLS lies under it.
    stream: () => stream as unknown as Socket,
    ssl: false,
  });
  // A broken connection also raises an event, which unheard would end the process.
  client.on('error', () => {});
  await client.connect();
  stream.acceptSignIn();
  return client;
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
  const version = /^\d{1,4}(\.\d{1,4}){0,3}/.exec(row?.version ?? '')?.[0] ?? '';
  return strings.connected(version, database, Number(row?.tables ?? 0));
}

/** What a failure means for the person, by PostgreSQL's own codes first. */
function explain(error: unknown, settings: PostgresqlSettings, { stage, stream }: Opened): SystemTestOutcome {
  const { code = '' } = error as { code?: string };
  const own = explainCode(code, settings);
  if (own !== null) return { isOk: false, ...own };
  if (error instanceof TlsNotOffered) return { isOk: false, stage: 'tls', message: strings.withoutTls };
  const outcome = explainFailure(error, {
    system: 'PostgreSQL',
    host: settings.host,
    port: settings.port,
    stage,
    stream,
  });
  return { ...outcome, isUnreached: outcome.stage !== 'address' && outcome.stage !== 'certificate' };
}

function explainCode(
  code: string,
  { username, database }: PostgresqlSettings,
): { stage: SystemStage; message: string } | null {
  switch (code) {
    case '28P01':
      return { stage: 'login', message: strings.wrongPassword };
    case '28000':
      return { stage: 'login', message: strings.userRefused(username) };
    case '3D000':
      return { stage: 'database', message: strings.unknownDatabase(database) };
    case '42501':
      return { stage: 'permission', message: strings.databaseRefused(database) };
    case '53300':
      return { stage: 'login', message: strings.tooManyConnections };
    case '57P03':
      return { stage: 'login', message: strings.starting };
  }
  // Codes of the network (EPIPE) have five letters too; PostgreSQL's classes begin with a digit, or with F, H, P or X and a digit.
  return /^(\d[0-9A-Z]|[FHPX][0-9VX])[0-9A-Z]{3}$/.test(code)
    ? { stage: 'login', message: strings.otherCode(code) }
    : null;
}

function readSettings(given: Settings): PostgresqlSettings {
  return {
    host: String(given.host),
    port: Number(given.port),
    database: String(given.database),
    username: String(given.username),
    password: String(given.password),
    useTls: given.useTls !== false,
  };
}
