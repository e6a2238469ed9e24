import type { Settings } from '#kernel/settings.ts';
import { TestODataHost } from '../odata/testing-host.ts';
import { PracticeDatasphere } from '../practice/datasphere/practice-datasphere.ts';
import type { ServedProperty, ServedRow, ServedSet } from '../practice/odata/served-model.ts';
import { everyType } from '../s4hana/testing-types.ts';
import {
  type FixturePlace,
  type FixtureServer,
  fixtureLabel,
  fixtureRow,
  type SystemFixture,
} from '../testing-conformance.ts';
import type { HttpPages } from '../testing-http-faults.ts';
import { httpRogues, slowHttpRogue } from '../testing-rogue.ts';

const notAsked = 'Its tables are copied: a question is not asked there.';
const reader = { username: 'reader-client', password: 'canary of "the" client' };
const locked = { username: 'api-access-client', password: 'canary of a stranger' };
const space = 'SALES';

/** Datasphere by its consumption API: the practice system, which is our own, since no Datasphere runs on the machine of the tests. */
export const consumptionFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that answers as the token service and the consumption API of Datasphere are documented',
  runs: 'test',
  unproved: [
    'No Datasphere was called: its catalog, roles, data access controls and limits are as its documents tell them.',
    'What an analytic model says to a whole reading is not known beyond one refusal that SAP documents.',
    'Views that ask for a value first are left out. A key that a view declares is taken at its word: where it tells rows not apart, the reading fails.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    relations: 'Each exposed view has a service of its own, which names no other.',
    snapshot: 'There is no session: each page is of its own moment.',
    tables: 'OData V4 has no moment without a zone, which the table of this case has.',
  },
  isHttp: true,
  rogues: [...httpRogues, slowHttpRogue],
  rogueSettings: (port) => settingsOf(port),
  async start() {
    const clients = [reader, locked].map(({ username, password }) => ({
      id: username,
      secret: password,
      grants: ['client_credentials'] as const,
    }));
    const datasphere = new PracticeDatasphere({ clients, strangers: [locked.username], pageRows: 300 });
    return prepare(await new TestODataHost(datasphere).start());
  },
};

export function settingsOf(serverPort: number, place: FixturePlace = {}): Settings {
  const {
    host = '127.0.0.1',
    port = serverPort,
    useTls = false,
    authority,
    account = reader,
    database,
  } = place;
  // Beyond this machine no secret is sent without TLS.
  const isPlain = !useTls && host === '127.0.0.1';
  const origin = `${isPlain ? 'http' : 'https'}://${host}:${port}`;
  return {
    serverUrl: origin,
    authMethod: 'oauth',
    clientId: account.username,
    clientSecret: account.password,
    tokenUrl: `${origin}/oauth/token`,
    ...(database === undefined ? {} : { schema: database }),
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

const things: readonly ServedProperty[] = [
  { name: 'id', type: 'Edm.Int64', label: 'Number' },
  { name: 'amount', type: 'Edm.Decimal', precision: 18, scale: 2 },
  { name: 'note', type: 'Edm.String' },
  { name: 'changed_at', type: 'Edm.DateTimeOffset', isNullable: true },
];

function thing(id: number, padding = 0): ServedRow {
  const [text = '', amount = '', note = ''] = fixtureRow(id, padding);
  const at = new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();
  return { id: text, amount, note, changed_at: at.replace('T', ' ').replace('.000Z', '') };
}

function prepare(server: TestODataHost<PracticeDatasphere>): FixtureServer {
  const datasphere = server.odata;
  let count = 0;
  const nameOf = (name: string): string => `${space}.${name}`;
  const serve = (kind: string, set: Partial<ServedSet> = {}): string => {
    count += 1;
    const name = `${kind}_${count}`;
    datasphere.expose({
      ...{ space, name, label: fixtureLabel, kind: 'relational' },
      set: { label: '', key: ['id'], properties: things, rows: [], ...set },
    });
    return nameOf(name);
  };
  const serviceOf = (table: string) => {
    const found = datasphere.odata.services.find(({ name }) => nameOf(name) === table);
    if (!found) throw new Error(`There is no ${table}.`);
    return found;
  };
  const rowsOf = (from: number, to: number, padding?: number): ServedRow[] =>
    Array.from({ length: to - from + 1 }, (_, at) => thing(from + at, padding));
  const done = Promise.resolve();
  // There is always one that may be read.
  serve('Base');
  return {
    ...{ reader, locked },
    port: server.port,
    settingsFor: (place) => settingsOf(server.port, place),
    speakTls(certificate) {
      server.certificate = certificate;
      return done;
    },
    speakAsUsual() {
      server.certificate = null;
      return done;
    },
    makeTable: (rows, padding) => Promise.resolve(serve('Things', { rows: rowsOf(1, rows, padding) })),
    addRows(table, from, to) {
      serviceOf(table).sets[0]?.rows.push(...rowsOf(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      datasphere.withdraw(table);
      return done;
    },
    refuseTable(table) {
      serviceOf(table).refusedTo.add(reader.username);
      return done;
    },
    makeSlowTable: () => Promise.resolve(serve('Slow')),
    makeEveryType() {
      const { properties, rows, columns } = everyType('v4');
      const table = serve('EveryType', { properties, rows });
      return Promise.resolve({
        table,
        columns,
        rows: rows.map((row) => properties.map(({ name }) => readOf(row[name] ?? null, name))),
      });
    },
    makeRelated: () => Promise.reject(new Error('No service names another.')),
    http: pagesOf(server.port),
    busy: () => Promise.resolve(datasphere.odata.running + server.held),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** Eight digits that are a day are read as one. */
function readOf(text: string | null, name: string): string | null {
  if (name !== 'calendar_day' || text === null) return text;
  return text === '00000000' ? null : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

function pagesOf(port: number): HttpPages {
  interface Page {
    value: Record<string, unknown>[];
    '@odata.nextLink'?: string;
  }
  const changed = (body: string, change: (page: Page) => void): string => {
    const page = JSON.parse(body) as Page;
    change(page);
    return JSON.stringify(page);
  };
  return {
    port,
    isPage: ({ path }) => /\/Things_\d+\?/.test(path),
    leadingTo: (body, address) =>
      changed(body, (page) => {
        page['@odata.nextLink'] = address;
      }),
    emptied: (body) =>
      changed(body, (page) => {
        page.value = [];
        delete page['@odata.nextLink'];
      }),
    without: (body, property) =>
      changed(body, ({ value }) => {
        for (const row of value) delete row[property];
      }),
    absent: {},
    harmless: { linkElsewhere: 'What lies behind a key is asked for, so no link is followed.' },
  };
}
