import { TestODataHost } from '../odata/testing-host.ts';
import { ODataServer } from '../practice/odata/odata-server.ts';
import type { ServedProperty, ServedRow, ServedService, ServedSet } from '../practice/odata/served-model.ts';
import {
  type FixturePlace,
  type FixtureServer,
  fixtureLabel,
  fixtureRow,
  type SystemFixture,
} from '../testing-conformance.ts';
import type { HttpPages } from '../testing-http-faults.ts';
import { s4Rogues, s4Settings } from './testing.ts';
import { everyType } from './testing-types.ts';

const notAsked = 'Its tables are copied: a question is not asked there.';

/** The practice system of OData, which is our own: no SAP S/4HANA runs on the machine of the tests. */
export const s4Fixture: SystemFixture = fixtureOf('v2', {});

/** The same by services of V4. */
export const s4NewFixture: SystemFixture = fixtureOf('v4', {
  tables: 'V4 has no moment without a zone, which the table of this case has.',
});

function fixtureOf(version: ServedService['version'], absent: SystemFixture['absent']): SystemFixture {
  return {
    level: 'wire fake',
    peer: 'a server of our own that answers OData V2 and V4 as SAP Gateway documents them; CAP, SAP’s own server of OData for Node, answers the same calls in npm run test:peers',
    runs: 'test',
    unproved: [
      'No SAP S/4HANA was called: what its catalogs list for whom, which filters its services take, and its limits are as its documents tell them.',
      'Changes are found by a column that grows; delta links are not followed.',
      'Properties that are streams, and media of a row, are not read.',
      'The currency or unit that stands in a column of its own is read like any other column.',
    ],
    absent: {
      liveQuestion: notAsked,
      liveGuard: notAsked,
      lockedAccount: 'SAP says no more of a locked account than that the sign-in failed.',
      snapshot: 'There is no session: each page is of its own moment.',
      ...absent,
    },
    isHttp: true,
    rogues: s4Rogues,
    rogueSettings: s4Settings,
    async start() {
      const odata = new ODataServer({
        accounts: [reader, { ...reader, token: tokens.first }, { ...reader, token: tokens.renewed }],
        sapClient: '100',
        // Fewer than are asked for: the server cuts what it is asked for into pages of its own.
        pageRows: 300,
      });
      return prepare(await new TestODataHost(odata).start(), version);
    },
  };
}

const reader = { username: 'READER', password: 'canary of "the" reader' };
const tokens = { first: 'canary-token-1', renewed: 'canary-token-2' };

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

function prepare(server: TestODataHost, version: ServedService['version']): FixtureServer {
  const { services } = server.odata;
  let count = 0;
  /** Each set in a service of its own, since that is what an account may use or not. */
  const serve = (kind: string, set: Omit<ServedSet, 'name'>, more: ServedSet[] = []): string => {
    count += 1;
    const own = `${kind}_${count}`;
    const service: ServedService = {
      name: `API_${kind.toUpperCase()}_${count}_SRV`,
      version,
      sets: [{ ...set, name: own }, ...more],
      refusedTo: new Set(),
    };
    services.push(service);
    return nameOf(service, own);
  };
  const placeOf = (table: string): { service: ServedService; set: ServedSet } => {
    for (const service of services)
      for (const set of service.sets) if (nameOf(service, set.name) === table) return { service, set };
    throw new Error(`There is no ${table}.`);
  };
  const rowsOf = (from: number, to: number, padding?: number): ServedRow[] =>
    Array.from({ length: to - from + 1 }, (_, at) => thing(from + at, padding));
  const done = Promise.resolve();
  // There is always one that the account may use.
  serve('Base', { label: '', key: ['id'], properties: things, rows: [] });
  return {
    reader,
    locked: reader,
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
    makeTable: (rows, padding) =>
      Promise.resolve(
        serve('Things', {
          label: fixtureLabel,
          key: ['id'],
          properties: things,
          rows: rowsOf(1, rows, padding),
        }),
      ),
    addRows(table, from, to) {
      placeOf(table).set.rows.push(...rowsOf(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      const { service, set } = placeOf(table);
      service.sets = service.sets.filter((one) => one !== set);
      return done;
    },
    refuseTable(table) {
      placeOf(table).service.refusedTo.add(reader.username);
      return done;
    },
    makeSlowTable: () =>
      Promise.resolve(serve('Slow', { label: '', key: ['id'], properties: things, rows: [] })),
    makeEveryType() {
      const { properties, rows, columns } = everyType(version);
      const table = serve('EveryType', { label: '', key: ['id'], properties, rows });
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
          label: '',
          key: ['id'],
          properties: [...things, { name: 'order_id', type: 'Edm.Int64' }],
          rows: [],
          refersTo: { property: 'order_id', set: orders.name },
        },
        [orders],
      );
      const { service } = placeOf(items);
      return Promise.resolve({
        fromTable: items,
        fromColumn: 'order_id',
        toTable: nameOf(service, orders.name),
        toColumn: 'id',
      });
    },
    http: pagesOf(server.port, version),
    busy: () => Promise.resolve(server.odata.running + server.held),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** DATS is no day in its own words. */
function readOf(text: string | null, name: string): string | null {
  if (name !== 'calendar_day' || text === null) return text;
  return text === '00000000' ? null : text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** As the connector tells it. */
function nameOf({ name, version }: ServedService, set: string): string {
  return version === 'v2' ? `${name}.${set}` : `${name.toLowerCase()}_0001.${set}`;
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, database } = place;
  return {
    serverUrl: `${useTls ? 'https' : 'http'}://${host}:${port}`,
    client: '100',
    useSSL: useTls,
    ...(place.account ?? reader),
    ...(database === undefined ? {} : { servicePath: `/sap/opu/odata/sap/${database}` }),
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

/** Its pages in either shape. */
function pagesOf(port: number, version: ServedService['version']): HttpPages {
  interface Page {
    value: Record<string, unknown>[];
    '@odata.nextLink'?: string;
  }
  const changed = (body: string, change: (page: Page) => void): string => {
    const whole = JSON.parse(body) as Page & { d: { results: Page['value']; __next?: string } };
    if (version === 'v4') change(whole);
    else {
      const page: Page = { value: whole.d.results };
      change(page);
      const { '@odata.nextLink': next } = page;
      Object.assign(whole.d, { results: page.value });
      if (next === '') delete whole.d.__next;
      else if (next !== undefined) whole.d.__next = next;
    }
    if (whole['@odata.nextLink'] === '') delete whole['@odata.nextLink'];
    return JSON.stringify(whole);
  };
  return {
    port,
    tokens,
    isPage: ({ path }) => /Things_\d+\?/.test(path),
    leadingTo: (body, address) =>
      changed(body, (page) => {
        page['@odata.nextLink'] = address;
      }),
    emptied: (body) =>
      changed(body, (page) => {
        page.value = [];
        page['@odata.nextLink'] = '';
      }),
    without: (body, property) =>
      changed(body, ({ value }) => {
        for (const row of value) delete row[property];
      }),
    absent: {},
    harmless: { linkElsewhere: 'What lies behind a key is asked for, so no link is followed.' },
  };
}
