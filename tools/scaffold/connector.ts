import { camelCase, type Scaffold, title } from './scaffold.ts';

/**
 * A new connector of a system that is reached by host and port. What is the same for every system is there: the dial, TLS with
 * the name that was entered, the failures of both. It says that it does not sign in yet; the protocol is what is to be written, and
 * with it the cases that are absent from its fixture so far.
 */
export const connectorScaffold: Scaffold = {
  idPattern: /^[a-z][a-z0-9]*$/,
  idRule: 'small letters and digits, as the type of its sources',
  folderOf: (id) => `connectors/${id}`,
  filesOf: (id) => ({
    'connect.ts': connectText(id),
    'strings.ts': stringsText(id),
    'testing-fixture.ts': fixtureText(id),
  }),
  registrations: (id) => [
    {
      path: 'connectors/systems.ts',
      list: 'systems',
      name: id,
      entry: `${id}: {
    name: '${title(id)}',
    standardPorts: [443],
    placeOf: hostAndPort,
    load: async () => (await import('./${id}/connect.ts')).${camelCase(id)},
  }`,
    },
    {
      path: 'connectors/testing-fixtures.ts',
      list: 'systemFixtures',
      name: `${camelCase(id)}Fixture`,
      from: `./${id}/testing-fixture.ts`,
      entry: `${id}: ${camelCase(id)}Fixture`,
    },
  ],
};

function connectText(id: string): string {
  return `import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import { explainFailure } from '../explain-failure.ts';
import { startTls } from '../start-tls.ts';
import type { SystemConnector, SystemStage } from '../system-connector.ts';
import { ${camelCase(id)}Strings as strings } from './strings.ts';

/** A sign-in is a few hundred bytes. */
const bounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 100_000 },
  idleMs: 10_000,
};

export const ${camelCase(id)}: SystemConnector = {
  async test(settings, { reach, onStage }) {
    const [host, port] = [String(settings.host), Number(settings.port)];
    const ca = String(settings.trustedAuthority ?? '').trim();
    let stage: SystemStage = 'address';
    let stream: BoundedStream | null = null;
    const begin = (next: SystemStage): void => {
      stage = next;
      onStage(next);
    };
    try {
      const socket = await reach.dial({ host, port });
      try {
        begin('tls');
        const channel =
          settings.useTls === false ? socket : await startTls(socket, { host, ...(ca === '' ? {} : { ca }) });
        begin('login');
        stream = new BoundedStream(channel, bounds, null);
        // Here the protocol begins: until it is written, whatever answers an empty line is taken for the system.
        stream.write('\\r\\n');
        await answerOf(stream);
        return { isOk: false, stage, message: strings.noSignIn };
      } finally {
        stream?.destroy();
        socket.destroy();
      }
    } catch (error) {
      return explainFailure(error, { system: '${title(id)}', host, port, stage, stream });
    }
  },
};

async function answerOf(stream: BoundedStream): Promise<void> {
  for await (const _ of stream) return;
  throw new Error('The connection was closed before anything was said.');
}
`;
}

function stringsText(id: string): string {
  return `/** What a call of ${title(id)} came to, and what to do about it; what holds for every system is in \`connectors/strings.ts\`. */
export const ${camelCase(id)}Strings = {
  noSignIn: '${title(id)} was reached, but signing in to it is not written yet.',
} as const;
`;
}

function fixtureText(id: string): string {
  return `import { createServer } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { TestCertificate } from '../testing-certificate.ts';
import { type ConformanceCaseId, conformanceCases, type FixtureServer, type SystemFixture } from '../testing-conformance.ts';

/** What is written so far; every other case is absent until it can be shown. */
const shown: readonly ConformanceCaseId[] = [
  'wrongHost',
  'closedPort',
  'silentPort',
  'untrustedCertificate',
  'expiredCertificate',
  'certificateOfAnother',
];
const notYet = (): never => {
  throw new Error('The fixture does not do this yet.');
};

export const ${camelCase(id)}Fixture: SystemFixture = {
  level: 'unit',
  peer: 'a port of this machine that speaks TLS and no protocol',
  runs: 'test',
  unproved: ['The protocol is not written yet.'],
  absent: Object.fromEntries(
    Object.keys(conformanceCases)
      .filter((name) => !(shown as readonly string[]).includes(name))
      .map((name) => [name, 'It is not written yet.']),
  ),
  rogues: [],
  rogueSettings: (port) => ({ host: '127.0.0.1', port, username: 'u', password: 'canary-of-rogues', useTls: false }),
  start: startPort,
};

const account = { username: 'reader', password: 'canary of the reader' };

async function startPort(): Promise<FixtureServer> {
  let certificate: TestCertificate | null = null;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!certificate) return void socket.on('data', () => socket.write('?'));
    const secured = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) });
    secured.on('error', () => {}).resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port: ownPort,
    reader: account,
    locked: account,
    settingsFor: ({ host = '127.0.0.1', port = ownPort, useTls = false, authority, ...place } = {}) => ({
      host,
      port,
      database: place.database ?? 'test',
      ...(place.account ?? account),
      useTls,
      ...(authority === undefined ? {} : { trustedAuthority: authority }),
    }),
    speakTls(next) {
      certificate = next;
      return Promise.resolve();
    },
    speakAsUsual() {
      certificate = null;
      return Promise.resolve();
    },
    makeTable: notYet,
    addRows: notYet,
    changeTable: notYet,
    dropTable: notYet,
    refuseTable: notYet,
    makeEveryType: notYet,
    busy: () => Promise.resolve(0),
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
`;
}
