import type { Settings } from '#kernel/settings.ts';
import { TestODataHost } from '../odata/testing-host.ts';
import { PracticeDataverse, tenant } from '../practice/microsoft/practice-dataverse.ts';
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
const locked = { username: 'stranger-client', password: 'canary of a stranger' };

/** The practice system of OData as Dataverse, which is our own: no environment of Microsoft can run on the machine of the tests. */
export const microsoftFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that answers as Microsoft Entra ID and the Web API of Dataverse are documented',
  runs: 'test',
  unproved: [
    'No environment of Dynamics 365 was called: its metadata, limits and refusals are as its documents tell them.',
    'The Web API counts 5,000 rows at most. Of larger tables a page that is missing whole, though the server led on, would not be noticed by the count.',
    'Columns have their names and no labels; labels of tables are read.',
    'Changes are found by a column that grows, such as modifiedon; change tracking is not followed.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    missingDatabase: 'An environment is one database, and is its address.',
    hiddenTable: 'The metadata tell every table; what the client may not read is refused when it is read.',
    snapshot: 'There is no session: each page is of its own moment.',
    tables: 'Dataverse has no moment without a zone, which the table of this case has.',
  },
  isHttp: true,
  rogues: [...httpRogues, slowHttpRogue],
  rogueSettings: (port) => settingsOf(port),
  async start() {
    const dataverse = new PracticeDataverse([
      { id: reader.username, secret: reader.password, isUser: true },
      { id: locked.username, secret: locked.password, isUser: false },
    ]);
    return prepare(await new TestODataHost(dataverse).start());
  },
};

export function settingsOf(serverPort: number, place: FixturePlace = {}): Settings {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, account = reader } = place;
  // Beyond this machine no secret is sent without TLS.
  const isPlain = !useTls && host === '127.0.0.1';
  const origin = `${isPlain ? 'http' : 'https'}://${host}:${port}`;
  return {
    tenantId: tenant,
    clientId: account.username,
    clientSecret: account.password,
    apiVersion: '9.2',
    environmentUrl: origin,
    tokenUrl: `${origin}/${tenant}/oauth2/v2.0/token`,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

const things: readonly ServedProperty[] = [
  { name: 'id', type: 'Edm.Int64' },
  { name: 'amount', type: 'Edm.Decimal', precision: 18, scale: 2 },
  { name: 'note', type: 'Edm.String' },
  { name: 'changed_at', type: 'Edm.DateTimeOffset', isNullable: true },
];

function thing(id: number, padding = 0): ServedRow {
  const [text = '', amount = '', note = ''] = fixtureRow(id, padding);
  const at = new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();
  return { id: text, amount, note, changed_at: at.replace('T', ' ').replace('.000Z', '') };
}

function prepare(server: TestODataHost<PracticeDataverse>): FixtureServer {
  const { service, labels, odata } = server.odata;
  let count = 0;
  const nameOf = (set: string): string => `Dataverse.${set}`;
  const serve = (kind: string, set: Partial<ServedSet> = {}): string => {
    count += 1;
    const name = `${kind}_${count}`;
    service.sets.push({ label: '', key: ['id'], properties: things, rows: [], ...set, name });
    labels.set(name, fixtureLabel);
    return nameOf(name);
  };
  const setOf = (table: string): ServedSet => {
    const found = service.sets.find(({ name }) => nameOf(name) === table);
    if (!found) throw new Error(`There is no ${table}.`);
    return found;
  };
  const rowsOf = (from: number, to: number, padding?: number): ServedRow[] =>
    Array.from({ length: to - from + 1 }, (_, at) => thing(from + at, padding));
  const done = Promise.resolve();
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
      setOf(table).rows.push(...rowsOf(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      const set = setOf(table);
      service.sets = service.sets.filter((one) => one !== set);
      return done;
    },
    refuseTable(table) {
      service.refusedSets?.add(setOf(table).name);
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
    makeRelated() {
      const orders = serve('Orders');
      const items = serve('Items', {
        properties: [...things, { name: '_order_value', type: 'Edm.Int64' }],
        refersTo: { property: '_order_value', set: setOf(orders).name },
      });
      return Promise.resolve({
        fromTable: items,
        fromColumn: '_order_value',
        toTable: orders,
        toColumn: 'id',
      });
    },
    http: pagesOf(server.port),
    busy: () => Promise.resolve(odata.running + server.held),
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
    isPage: ({ path }) => /Things_\d+\?/.test(path),
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
  };
}
