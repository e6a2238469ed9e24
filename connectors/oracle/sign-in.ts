import oracledb, { type Connection } from 'oracledb';
import type { StreamBounds } from '../bounded-stream.ts';
import { startTls } from '../start-tls.ts';
import { systemStrings } from '../strings.ts';
import type { SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure } from '../system-session.ts';
import { type DriverLine, withLines } from './driver-lines.ts';
import { OracleStream } from './oracle-stream.ts';
import type { OracleSettings } from './settings.ts';
import { SwitchedLine } from './switched-line.ts';

/** How far it came, for whoever has to tell of a failure, and what is to be closed. */
export interface Opened {
  stage: SystemStage;
  stream: OracleStream | null;
  /** Why no line came about. */
  failure: unknown;
}

export function nothingOpened(): Opened {
  return { stage: 'address', stream: null, failure: null };
}

/** A service by this name would end its place in the connect descriptor, or is none. */
export class UnusableService extends Error {
  override name = 'UnusableService';
}

/** A listener leads to the node of a cluster, and that to a server of its own. */
const mostHosts = 3;
/** The bounds of the stream end a sign-in that takes too long; the driver has no word in it. */
const neverSeconds = 3600;
/** Bytes of a packet that are asked for; a server may have less. */
const packetBytes = 65_535;

/** Connects and signs in, by way of a listener that leads elsewhere too; each place is dialled by the policy and secured by its own name. */
export async function signIn(
  settings: OracleSettings,
  tools: SystemTools,
  opened: Opened,
  bounds: StreamBounds,
): Promise<Connection> {
  const begin = (stage: SystemStage): void => {
    opened.stage = stage;
    tools.onStage(stage);
  };
  let hosts = 0;
  const open = async (place: { host: string; port: number }): Promise<DriverLine> => {
    hosts += 1;
    try {
      if (hosts > mostHosts) throw new SystemFailure('address', systemStrings.tooManyHosts);
      begin('address');
      return await openLine(place, { settings, tools, opened, bounds, begin });
    } catch (error) {
      opened.failure = error;
      throw error;
    }
  };
  const { promise: isAborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(tools.signal.reason);
  tools.signal.addEventListener('abort', abort, { once: true });
  const signingIn = withLines(open, () =>
    oracledb.getConnection({
      user: settings.username,
      password: settings.password,
      connectString: descriptorOf(settings),
      connectTimeout: neverSeconds,
      // No statement comes twice, and a cursor that stays open counts there.
      stmtCacheSize: 0,
      // In place of the names of this machine, of its user, and of what runs here.
      ...{ driverName: 'plumbline', program: 'plumbline', machine: 'plumbline' },
      ...{ osUser: 'plumbline', terminal: 'plumbline' },
    }),
  );
  // Whichever comes second is nobody's.
  for (const one of [signingIn, isAborted]) one.catch(() => {});
  const connection = await Promise.race([signingIn, isAborted]).finally(() =>
    tools.signal.removeEventListener('abort', abort),
  );
  opened.stream?.acceptSignIn();
  begin('permission');
  return connection;
}

interface LineParts {
  settings: OracleSettings;
  tools: SystemTools;
  opened: Opened;
  bounds: StreamBounds;
  begin(stage: SystemStage): void;
}

async function openLine(
  { host, port }: { host: string; port: number },
  { settings: { useTls, ca }, tools, opened, bounds, begin }: LineParts,
): Promise<DriverLine> {
  opened.stream = null;
  const socket = await tools.reach.dial({ host, port });
  if (useTls) begin('tls');
  const line = new SwitchedLine(useTls ? await startTls(socket, { host, ca }) : socket);
  begin('login');
  const stream = new OracleStream(line, bounds);
  // Unheard, an error of a connection that the driver has given up would end the process.
  line.on('error', () => {});
  opened.stream = stream;
  return {
    stream,
    async renew() {
      if (!useTls) throw new Error('There is no TLS to begin anew.');
      begin('tls');
      line.leave();
      line.switchTo(await startTls(socket, { host, ca }));
      begin('login');
    },
  };
}

/** What the driver is told of the place; a name that is not of these letters could say more in it than a name. */
function descriptorOf({ host, port, database, useTls }: OracleSettings): string {
  if (!/^[\w.$#:-]{1,255}$/.test(host) || !/^[\w.$#-]{1,128}$/.test(database))
    throw new UnusableService('A name of the connection has letters that no name has.');
  const address = `(ADDRESS=(PROTOCOL=${useTls ? 'TCPS' : 'TCP'})(HOST=${host})(PORT=${port}))`;
  return `(DESCRIPTION=(SDU=${packetBytes})${address}(CONNECT_DATA=(SERVICE_NAME=${database})))`;
}

/** What the driver comes to, or the end of the connection: where a server falls silent in an answer, the driver waits on. */
export async function untilClosed<T>({ stream }: Opened, work: () => Promise<T>): Promise<T> {
  const { promise: isClosed, reject } = Promise.withResolvers<never>();
  const close = (): void => reject(endOf(stream));
  if (stream?.destroyed) close();
  else stream?.once('close', close);
  isClosed.catch(() => {});
  const working = work();
  working.catch(() => {});
  try {
    return await Promise.race([working, isClosed]);
  } finally {
    stream?.off('close', close);
  }
}

/** Why a connection has ended. */
function endOf(stream: OracleStream | null): Error {
  const closed = Object.assign(new Error('The connection was closed.'), { code: 'NJS-500' });
  return stream?.violation ?? stream?.errored ?? closed;
}
