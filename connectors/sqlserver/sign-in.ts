import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Connection } from 'tedious';
import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import { ClosedEarly } from '../read-bytes.ts';
import { UnusableAuthority } from '../start-tls.ts';
import { systemStrings } from '../strings.ts';
import type { SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { openChannel, openStrictChannel } from './open-channel.ts';
import type { SqlServerSettings } from './settings.ts';
import { tdsFraming } from './tds-framing.ts';

/** How far it came, for whoever has to tell of a failure, and what is to be closed. */
export interface Opened {
  stage: SystemStage;
  stream: BoundedStream | null;
  /** Why no line came about: the driver tells it in other words. */
  failure: unknown;
  /** Numbers of the errors that the server sent with the sign-in, the first first: the driver keeps the last alone. */
  numbers: number[];
}

export function nothingOpened(): Opened {
  return { stage: 'address', stream: null, failure: null, numbers: [] };
}

/** A gateway names the server behind it; no server is behind a third. */
const mostHosts = 3;
/** The bounds of the stream end a sign-in that takes too long; the driver has no word in it. */
const never = 2 ** 31 - 1;
/** Over TLS a server takes no larger packets. */
const packetBytes = 16_000;

/** Connects and signs in, by way of a gateway too; the stream that the driver reads is held to the bounds. Throws the driver's errors. */
export async function signIn(
  settings: SqlServerSettings,
  tools: SystemTools,
  opened: Opened,
  bounds: StreamBounds,
): Promise<Connection> {
  let hosts = 0;
  const connection = new Connection({
    server: settings.host,
    authentication: {
      type: 'default',
      options: { userName: settings.username, password: settings.password },
    },
    options: {
      port: settings.port,
      database: settings.database,
      // TLS lies under what it is handed.
      encrypt: false,
      connector: async (place: { host: string; port: number } = settings) => {
        hosts += 1;
        try {
          if (hosts > mostHosts) throw new SystemFailure('address', systemStrings.tooManyHosts);
          const line = await openLine({ ...settings, ...place }, tools, opened);
          opened.stream = new BoundedStream(line, bounds, tdsFraming);
          // What a driver calls of a socket, this stream has.
          return opened.stream as unknown as Socket;
        } catch (error) {
          opened.failure = error;
          throw error;
        }
      },
      appName: 'plumbline',
      readOnlyIntent: settings.isReadOnlyIntent,
      packetSize: packetBytes,
      connectTimeout: never,
      requestTimeout: 0,
      // A failure that passes is tried again by whoever reads, later.
      maxRetriesOnTransientErrors: 0,
      textsize: never,
      enableArithAbort: true,
      abortTransactionOnError: true,
    },
  });
  connection.on('errorMessage', ({ number }) => void opened.numbers.push(number));
  // A broken connection also raises an event, which unheard would end the process.
  connection.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    // The driver lets nobody know of a socket that was closed without a word.
    tools.signal.addEventListener('abort', () => reject(tools.signal.reason as Error), { once: true });
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  opened.stream?.acceptSignIn();
  opened.stage = 'permission';
  tools.onStage('permission');
  return connection;
}

/** A line to one server over which a driver may sign in: by TDS 7.4, or by TDS 8 where that is all it takes. */
async function openLine(
  settings: SqlServerSettings,
  { reach, onStage }: SystemTools,
  opened: Opened,
): Promise<Duplex> {
  const begin = (stage: SystemStage): void => {
    opened.stage = stage;
    onStage(stage);
  };
  const dial = async (): Promise<Socket> => {
    begin('address');
    const socket = await reach.dial({ host: settings.host, port: settings.port });
    begin(settings.useTls ? 'tls' : 'login');
    return socket;
  };
  let line: Duplex;
  try {
    line = await openChannel(await dial(), settings);
  } catch (error) {
    if (!settings.useTls || !isStrict(error)) throw error;
    line = await openStrictChannel(await dial(), settings).catch((strict: unknown) => {
      // Where it was no server of TDS 8 either, what it did at first is told.
      throw isOfCertificate(strict) ? strict : error;
    });
  }
  begin('login');
  return line;
}

function isOfCertificate(error: unknown): boolean {
  return (
    error instanceof UnusableAuthority ||
    /^(?!ERR_SSL).*(CERT|SIGNED|SIGNATURE)/.test(String((error as { code?: unknown }).code))
  );
}

/** A server that expects TLS at once hangs up on what comes in the clear. */
function isStrict(error: unknown): boolean {
  return error instanceof ClosedEarly || (error as { code?: unknown }).code === 'ECONNRESET';
}
