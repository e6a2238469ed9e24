import type { Settings } from '#kernel/settings.ts';
import { TestODataHost } from '../odata/testing-host.ts';
import type { ServedRow } from '../practice/odata/served-model.ts';
import { Company, type Entity } from '../practice/successfactors/company.ts';
import { SuccessFactorsApi } from '../practice/successfactors/practice-successfactors.ts';
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
const companyId = 'PRACTICE';
const reader = { username: 'reader', password: 'canary of "the" reader' };
const locked = { username: 'stranger', password: 'canary of a stranger' };
const tokens = { first: 'canary-token-1', renewed: 'canary-token-2' };

/** The practice system of SuccessFactors, which is our own: no company of SAP's can run on the machine of the tests. */
export const successFactorsFixture: SystemFixture = {
  level: 'independent client against the fake',
  peer: 'a server of our own that answers as the OData V2 API of SuccessFactors is documented; in npm run test:peers pyodata, SAP’s client for Python, reads from it',
  runs: 'test',
  unproved: [
    'No company of SuccessFactors was called: its metadata, permissions, refusals and limits are as its documents tell them.',
    'Which entities take no snapshot, no order or no count is not known; pages are counted, and a row that comes twice is told.',
    'Associations name no columns, so relations are those whose name fits one column and leads to a key of one column.',
    'Picklists are columns of their codes; what each code is called stands in the table of picklist values.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    hiddenTable:
      'The service document lists every entity; what the account may not read is refused when it is read.',
    snapshot: 'A snapshot holds which rows there are, and not what stands in them.',
  },
  isHttp: true,
  rogues: [...httpRogues, slowHttpRogue],
  rogueSettings: (port) => settingsOf(port),
  async start() {
    // Fewer rows than SuccessFactors sends in one answer, so that there are links.
    const company = new Company({ id: companyId, pageRows: 300 });
    company.users.push(
      { userId: reader.username, password: reader.password },
      { userId: locked.username, password: locked.password, isShutOut: true },
    );
    for (const token of Object.values(tokens)) company.issue(reader.username, token);
    return prepare(await new TestODataHost(new SuccessFactorsApi(company)).start());
  },
};

export function settingsOf(serverPort: number, place: FixturePlace = {}): Settings {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, account = reader } = place;
  // Beyond this machine no secret is sent without TLS.
  const isPlain = !useTls && host === '127.0.0.1';
  return {
    serverUrl: `${isPlain ? 'http' : 'https'}://${host}:${port}`,
    companyId: place.database ?? companyId,
    ...account,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

const things: Entity['properties'] = [
  { name: 'id', type: 'Edm.Int64' },
  { name: 'amount', type: 'Edm.Decimal', precision: 18, scale: 2 },
  { name: 'note', type: 'Edm.String' },
  { name: 'changed_at', type: 'Edm.DateTime', isNullable: true },
];

function thing(id: number, padding = 0): ServedRow {
  const [text = '', amount = '', note = ''] = fixtureRow(id, padding);
  const at = new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();
  return { id: text, amount, note, changed_at: at.replace('T', ' ').replace('.000Z', '') };
}

function prepare(server: TestODataHost<SuccessFactorsApi>): FixtureServer {
  const { company } = server.odata;
  let count = 0;
  const nameOf = (entity: string): string => `SuccessFactors.${entity}`;
  const serve = (kind: string, entity: Partial<Entity> = {}): string => {
    count += 1;
    const name = `${kind}_${count}`;
    company.entities.push({
      label: fixtureLabel,
      key: ['id'],
      properties: things,
      rows: [],
      ...entity,
      name,
    });
    return nameOf(name);
  };
  const entityOf = (table: string): Entity => company.entity(table.replace('SuccessFactors.', ''));
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
      entityOf(table).rows.push(...rowsOf(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      const entity = entityOf(table);
      company.entities = company.entities.filter((one) => one !== entity);
      return done;
    },
    refuseTable(table) {
      company.refused.add(entityOf(table).name);
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
        properties: [...things, { name: 'orderId', type: 'Edm.Int64' }],
        navigations: [{ name: 'orderNav', to: entityOf(orders).name }],
      });
      return Promise.resolve({ fromTable: items, fromColumn: 'orderId', toTable: orders, toColumn: 'id' });
    },
    http: pagesOf(server.port),
    busy: () => Promise.resolve(server.odata.running + server.held),
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
    const { d } = JSON.parse(body) as { d: Page };
    change(d);
    return JSON.stringify({ d });
  };
  return {
    ...{ port, tokens },
    isPage: ({ path }) => /Things_\d+\?/.test(path),
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
