import { type AuthenticationManager, type Client, type Connection, createClient } from 'hdb';
import type { StreamBounds } from '../bounded-stream.ts';
import { startTls } from '../start-tls.ts';
import type { SystemStage, SystemTools } from '../system-connector.ts';
import { HanaStream } from './hana-stream.ts';
import type { HanaSettings } from './settings.ts';

/** How far it came, for whoever has to tell of a failure, and what is to be closed. */
export interface Opened {
  stage: SystemStage;
  stream: HanaStream | null;
  /** What the driver makes a text of its own of: the failure of a dial, or of a proof. */
  failure: unknown;
}

export function nothingOpened(): Opened {
  return { stage: 'address', stream: null, failure: null };
}

/** HANA Cloud speaks TLS at this port, and nothing else. */
export class TlsOnCloudPort extends Error {
  override name = 'TlsOnCloudPort';
}

/** The system of several tenants named no place for the one that was asked for. */
export class UnknownTenant extends Error {
  override name = 'UnknownTenant';
}

/** Dates to a tenth of a microsecond, booleans, and decimals in as many bytes as they need: go-hdb asks for the same. */
const dataFormat = 8;
const cloudPort = 443;
/** What an account proves without telling its password. */
const isProof = /^SCRAM/;

/**
 * Connects and signs in. The driver is given a connection for the host that was entered, and for each that the server leads it to: the
 * tenant of a system with several, the node of a cloud. Each is dialled by the policy and secured by its own name.
 */
export async function signIn(
  settings: HanaSettings,
  tools: SystemTools,
  opened: Opened,
  bounds: StreamBounds,
): Promise<Client> {
  const begin = (stage: SystemStage): void => {
    opened.stage = stage;
    tools.onStage(stage);
  };
  if (!settings.useTls && settings.port === cloudPort) {
    begin('tls');
    throw new TlsOnCloudPort('The port is that of HANA Cloud.');
  }
  const connect = async (place: { host: string; port: number }): Promise<HanaStream> => {
    if (!place.host || !(place.port > 0)) throw new UnknownTenant('No place was named.');
    // One that led here is done with.
    opened.stream = null;
    begin('address');
    const socket = await tools.reach.dial({ host: place.host, port: place.port });
    if (settings.useTls) begin('tls');
    const channel = settings.useTls ? await startTls(socket, { host: place.host, ca: settings.ca }) : socket;
    begin('login');
    const stream = new HanaStream(channel, bounds, () => {
      if (settings.database !== '') begin('database');
    });
    // Unheard, an error of a connection that the driver has given up would end the process.
    stream.on('error', () => {});
    opened.stream = stream;
    return stream;
  };
  const { promise: signedIn, resolve, reject } = Promise.withResolvers<void>();
  const client = clientOf(settings, {
    opened,
    onLogin: () => begin('login'),
    async connect(place) {
      const stream = await connect(place);
      // The driver would wait for a greeting of a server that has hung up. What it says by itself counts first.
      stream.once('close', () => setImmediate(() => opened.stream === stream && reject(endOf(stream))));
      return stream;
    },
  });
  client.connect((error) => (error ? reject(opened.failure ?? error) : resolve()));
  await signedIn;
  if (opened.failure !== null) throw opened.failure;
  opened.stream?.acceptSignIn();
  begin('permission');
  return client;
}

interface ClientParts {
  connect(place: { host: string; port: number }): Promise<HanaStream>;
  opened: Opened;
  onLogin(): void;
}

function clientOf(
  { host, port, database, username, password, useTls }: HanaSettings,
  { connect, opened, onLogin }: ClientParts,
): Client {
  const client = createClient({
    host,
    port,
    user: username,
    password,
    ...(database === '' ? {} : { databaseName: database }),
    dataFormatSupport: dataFormat,
    compress: false,
    // In place of the name of this machine and of the user that runs the server.
    clientId: 'plumbline',
    'SESSIONVARIABLE:APPLICATION': 'plumbline',
    'SESSIONVARIABLE:APPLICATIONUSER': 'plumbline',
  });
  const lead = (connection: Connection): Connection => {
    connection._connectFn = (place, done) => {
      const fail = (error: unknown): void => {
        opened.failure = error;
        done(error);
      };
      connect(place).then((stream) => setImmediate(done, null, stream), fail);
    };
    const askForTenant = connection.fetchDbConnectInfo;
    connection.fetchDbConnectInfo = (options, done) =>
      askForTenant.call(connection, options, (error, info) => {
        if (error) opened.failure = error;
        done(error, info);
      });
    const createManager = connection._createAuthenticationManager;
    connection._createAuthenticationManager = (options) => {
      onLogin();
      return guard(createManager.call(connection, options), { useTls, opened });
    };
    return connection;
  };
  lead(client._connection);
  const createConnection = client._createConnection;
  client._createConnection = (settings) => lead(createConnection.call(client, settings));
  // A broken connection also raises an event, which unheard would end the process.
  client.on('error', () => {});
  return client;
}

/**
 * Without TLS nobody is told the password: for LDAP the driver encrypts it by a key that the server sends, whoever that is. And what
 * a server sends to prove itself is read while it comes: what it gets wrong is a failure of the sign-in.
 */
function guard(
  manager: AuthenticationManager,
  { useTls, opened }: { useTls: boolean; opened: Opened },
): AuthenticationManager {
  if (!useTls) manager._authMethods = manager._authMethods.filter(({ name }) => isProof.test(name));
  const [initialize, finalize] = [manager.initialize.bind(manager), manager.finalize.bind(manager)];
  manager.initialize = (fields, done) => {
    try {
      initialize(fields, done);
    } catch (error) {
      done(error);
    }
  };
  manager.finalize = (fields) => {
    try {
      finalize(fields);
    } catch (error) {
      opened.failure = error;
    }
  };
  return manager;
}

/** What the driver calls back for, or the end of the connection: where that closes without an error, the driver calls nobody. */
export function untilClosed<T>(
  opened: Opened,
  start: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
  const { stream } = opened;
  // The driver might throw where there is nothing to ask any more.
  if (stream?.destroyed) return Promise.reject(endOf(stream));
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const close = (): void => reject(endOf(stream));
  stream?.once('close', close);
  try {
    start(resolve, reject);
  } catch (error) {
    reject(error);
  }
  return promise.finally(() => stream?.off('close', close));
}

/** Why a connection has ended. */
function endOf(stream: HanaStream | null): Error {
  const closed = Object.assign(new Error('The connection was closed.'), { code: 'EHDBCLOSE' });
  return stream?.violation ?? stream?.errored ?? closed;
}
