import mysql from 'mysql2';
import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import type { DatabaseSettings } from '../sql/database-settings.ts';
import type { SystemStage, SystemTools } from '../system-connector.ts';
import { authenticationPlugins } from './authentication.ts';
import { driverFlags } from './capabilities.ts';
import { mysqlFraming } from './mysql-framing.ts';
import { openChannel } from './open-channel.ts';

/** How far it came, for whoever has to tell of a failure, and what is to be closed. */
export interface Opened {
  stage: SystemStage;
  stream: BoundedStream | null;
  /** As the server calls itself, once it has greeted. */
  system: 'MySQL' | 'MariaDB' | null;
}

export function nothingOpened(): Opened {
  return { stage: 'address', stream: null, system: null };
}

/** Connects, by TLS where that is asked for, and signs in; the stream that the driver reads is held to the bounds. */
export async function signIn(
  settings: DatabaseSettings,
  { reach, onStage }: SystemTools,
  opened: Opened,
  bounds: StreamBounds,
): Promise<mysql.Connection> {
  const begin = (stage: SystemStage): void => {
    opened.stage = stage;
    onStage(stage);
  };
  begin('address');
  const socket = await reach.dial({ host: settings.host, port: settings.port });
  begin(settings.useTls ? 'tls' : 'login');
  const { channel, greeting } = await openChannel(socket, settings);
  opened.system = greeting.isMariadb ? 'MariaDB' : 'MySQL';
  begin('login');
  const stream = new BoundedStream(channel, bounds, mysqlFraming);
  opened.stream = stream;
  const connection = connect(settings, stream);
  await new Promise<void>((resolve, reject) =>
    connection.connect((error) => (error ? reject(error) : resolve())),
  );
  stream.acceptSignIn();
  begin('permission');
  return connection;
}

/** TLS, where there is any, lies under the stream: the driver knows nothing of it. */
function connect({ username, password, database, useTls }: DatabaseSettings, stream: BoundedStream) {
  const connection = mysql.createConnection({
    stream,
    user: username,
    password,
    database,
    charset: 'utf8mb4',
    connectTimeout: 0,
    flags: driverFlags(useTls),
    authPlugins: authenticationPlugins(useTls),
    connectAttributes: { program_name: 'plumbline' },
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
    jsonStrings: true,
    // The driver would otherwise make code of what the server tells of columns (CVE-2024-21511).
    disableEval: true,
  });
  // The request for TLS was a packet too.
  if (useTls) connection.sequenceId = 1;
  // A broken connection also raises an event, which unheard would end the process.
  connection.on('error', () => {});
  // Packets out of their order are written to the console by the driver, each, and taken all the same.
  connection.on('warn', () => stream.destroy(new Error('The server sent packets out of their order.')));
  return connection;
}
