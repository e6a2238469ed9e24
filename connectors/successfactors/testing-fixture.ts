import type { Settings } from '#kernel/settings.ts';
import { TestODataHost } from '../odata/testing-host.ts';
import type { ServedProperty, ServedRow, ServedSet } from '../practice/odata/served-model.ts';
import { PracticeSuccessFactors } from '../practice/successfactors/practice-successfactors.ts';
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
const reader = { username: 'reader@acme', password: 'canary of "the" reader' };
const locked = { username: 'locked@acme', password: 'canary of a stranger' };
const tokens = { first: 'canary-token-1', renewed: 'canary-token-2' };

/** The practice system, which is our own: no SAP SuccessFactors runs on the machine of the tests. */
export const successFactorsFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that answers as the OData API of SuccessFactors is documented',
  runs: 'test',
  unproved: [
    'No SAP SuccessFactors was called: what its permissions leave out, its snapshots of pages and its limits are as its documents tell them.',
    'Effective-dated entities are asked for with their whole history; that each slice comes as a row is SAP’s word.',
    'A token that ends in the middle is renewed where it is refused with 401; SuccessFactors is said to refuse some with 403.',
    'Of its thousand entities those that most companies have are listed, and those that a person names.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    missingDatabase: 'A company is no database among others; the user name names it.',
    hiddenTable: 'Every entity is described; what the user may not read is refused when it is read.',
    snapshot:
      'There is no session: pages are of one moment by the server’s own snapshot, which the fake has not.',
  },
  isHttp: true,
  rogues: [...httpRogues, slowHttpRogue],
  rogueSettings: (port) => settingsOf(port),
  async start() {
    const company = new PracticeSuccessFactors({
      accounts: [reader, locked, { ...reader, token: tokens.first }, { ...reader, token: tokens.renewed }],
      locked: new Set([locked.username]),
      pageRows: 300,
    });
    return prepare(await new TestODataHost(company).start());
  },
};

export function settingsOf(serverPort: number, place: FixturePlace = {}): Settings {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, account = reader } = place;
  // Beyond this machine no secret is sent without TLS.
  const isPlain = !useTls && host === '127.0.0.1';
  const origin = `${isPlain ? 'http' : 'https'}://${host}:${port}`;
  return {
    serverUrl: origin,
    ...account,
    // Tables of the tests have names of their own.
    entities: fixtureEntities,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

/** As the fixture numbers its tables. */
const fixtureEntities = ['Things', 'EveryType', 'Items', 'Orders', 'Slow'].flatMap((kind) =>
  Array.from({ length: 60 }, (_, at) => `${kind}_${at + 1}`),
);

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

function prepare(server: TestODataHost<PracticeSuccessFactors>): FixtureServer {
  const { sets, refusedSets } = server.odata.service;
  const nameOf = (set: string): string => `SuccessFactors.${set}`;
  let count = 0;
  const serve = (kind: string, set: Partial<ServedSet> = {}): string => {
    count += 1;
    const name = `${kind}_${count}`;
    sets.push({ label: fixtureLabel, key: ['id'], properties: things, rows: [], ...set, name });
    return nameOf(name);
  };
  const setOf = (table: string): ServedSet => {
    const found = sets.find(({ name }) => nameOf(name) === table);
    if (!found) throw new Error(`There is no ${table}.`);
    return found;
  };
  const rowsOf = (from: number, to: number, padding?: number): ServedRow[] =>
    Array.from({ length: to - from + 1 }, (_, at) => thing(from + at, padding));
  const done = Promise.resolve();
  sets.push({
    name: 'User',
    label: 'User',
    key: ['userId'],
    properties: [{ name: 'userId', type: 'Edm.String', maxLength: 100 }],
    rows: [{ userId: 'reader' }],
  });
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
      sets.splice(sets.indexOf(setOf(table)), 1);
      return done;
    },
    refuseTable(table) {
      refusedSets?.add(setOf(table).name);
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
      const orders = serve('Orders');
      const items = serve('Items', {
        properties: [...things, { name: 'order_id', type: 'Edm.Int64' }],
        refersTo: { property: 'order_id', set: setOf(orders).name },
      });
      return Promise.resolve({ fromTable: items, fromColumn: 'order_id', toTable: orders, toColumn: 'id' });
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
    tokens,
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
  };
}
