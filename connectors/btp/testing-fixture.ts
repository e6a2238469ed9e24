import type { Settings } from '#kernel/settings.ts';
import { TestODataHost } from '../odata/testing-host.ts';
import { PracticeBtp } from '../practice/btp/practice-btp.ts';
import type { ServedProperty, ServedRow, ServedService, ServedSet } from '../practice/odata/served-model.ts';
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
const locked = { username: 'client-of-another-service', password: 'canary of a stranger' };

/** The practice system, which is our own: no SAP BTP runs on the machine of the tests. */
export const btpFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that answers as the token service and the destination service of SAP BTP are documented, and OData behind its destinations',
  runs: 'test',
  unproved: [
    'No subaccount of SAP BTP was called: what its destination service lists for whom, and how its credentials are made, are as its documents tell them.',
    'Destinations behind a Cloud Connector, with certificates, or that act for a person are counted and not read.',
    'The address of a destination has to be that of a service: what a whole system offers is not searched.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    missingDatabase: 'A subaccount is no database among others; its address is all that names it.',
    snapshot: 'There is no session: each page is of its own moment.',
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
    const subaccount = new PracticeBtp({ clients, strangers: [locked.username], pageRows: 300 });
    return prepare(await new TestODataHost(subaccount).start());
  },
};

export function settingsOf(serverPort: number, place: FixturePlace = {}): Settings {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, account = reader } = place;
  // Beyond this machine no secret is sent without TLS.
  const isPlain = !useTls && host === '127.0.0.1';
  const origin = `${isPlain ? 'http' : 'https'}://${host}:${port}`;
  return {
    subaccountUrl: origin,
    destinationUrl: origin,
    clientId: account.username,
    clientSecret: account.password,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

const things: readonly ServedProperty[] = [
  { name: 'id', type: 'Edm.Int64', label: 'Number' },
  { name: 'amount', type: 'Edm.Decimal', precision: 18, scale: 2 },
  { name: 'note', type: 'Edm.String' },
  { name: 'changed_at', type: 'Edm.DateTime', isNullable: true },
];

function thing(id: number, padding = 0): ServedRow {
  const [text = '', amount = '', note = ''] = fixtureRow(id, padding);
  const at = new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();
  return { id: text, amount, note, changed_at: at.replace('T', ' ').replace('.000Z', '') };
}

function prepare(server: TestODataHost<PracticeBtp>): FixtureServer {
  const { services } = server.odata.odata;
  let count = 0;
  const serve = (kind: string, set: Partial<ServedSet> = {}, more: ServedSet[] = []): string => {
    count += 1;
    const own = `${kind}_${count}`;
    const service: ServedService = {
      name: `DEST.${own}`,
      version: 'v2',
      path: `/odata/${own}/`,
      sets: [{ label: fixtureLabel, key: ['id'], properties: things, rows: [], ...set, name: own }, ...more],
      refusedTo: new Set(),
      refusedSets: new Set(),
    };
    services.push(service);
    return nameOf(service);
  };
  const nameOf = ({ name, sets }: ServedService): string => `${name}.${sets[0]?.name}`;
  const serviceOf = (table: string): ServedService => {
    const found = services.find((service) => nameOf(service) === table);
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
      services.splice(services.indexOf(serviceOf(table)), 1);
      return done;
    },
    refuseTable(table) {
      serviceOf(table).refusedTo.add(reader.username);
      return done;
    },
    makeSlowTable: () => Promise.resolve(serve('Slow')),
    makeEveryType() {
      const { properties, rows, columns } = everyType('v2');
      const table = serve('EveryType', { properties, rows });
      return Promise.resolve({
        table,
        columns,
        rows: rows.map((row) => properties.map(({ name }) => readOf(row[name] ?? null, name))),
      });
    },
    makeRelated() {
      const orders: ServedSet = { name: 'Orders', label: '', key: ['id'], properties: things, rows: [] };
      const items = serve(
        'Items',
        {
          properties: [...things, { name: 'order_id', type: 'Edm.Int64' }],
          refersTo: { property: 'order_id', set: orders.name },
        },
        [orders],
      );
      return Promise.resolve({
        fromTable: items,
        fromColumn: 'order_id',
        toTable: `${serviceOf(items).name}.Orders`,
        toColumn: 'id',
      });
    },
    http: pagesOf(server.port),
    busy: () => Promise.resolve(server.odata.odata.running + server.held),
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
    results: Record<string, unknown>[];
    __next?: string;
  }
  const changed = (body: string, change: (page: Page) => void): string => {
    const whole = JSON.parse(body) as { d: Page };
    change(whole.d);
    return JSON.stringify(whole);
  };
  return {
    port,
    isPage: ({ path }) => /\/Things_\d+\?/.test(path),
    leadingTo: (body, address) =>
      changed(body, (page) => {
        page.__next = address;
      }),
    emptied: (body) =>
      changed(body, (page) => {
        page.results = [];
        delete page.__next;
      }),
    without: (body, property) =>
      changed(body, ({ results }) => {
        for (const row of results) delete row[property];
      }),
    absent: {},
    harmless: { linkElsewhere: 'What lies behind a key is asked for, so no link is followed.' },
  };
}
