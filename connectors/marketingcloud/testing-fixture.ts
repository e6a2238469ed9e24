import type { Settings } from '#kernel/settings.ts';
import { PracticeMarketingCloud } from '../practice/marketingcloud/practice-marketingcloud.ts';
import {
  Tenant,
  type TenantExtension,
  type TenantField,
  type TenantRow,
} from '../practice/marketingcloud/tenant.ts';
import {
  type FixturePlace,
  type FixtureServer,
  fixtureLabel,
  fixtureRow,
  type SystemFixture,
} from '../testing-conformance.ts';
import type { HttpPages } from '../testing-http-faults.ts';
import { httpRogues, slowHttpRogue } from '../testing-rogue.ts';
import { everyType } from './testing-types.ts';

const notAsked = 'Its tables are copied: a question is not asked there.';
const reader = { username: 'reader-integration', password: 'canary & <client>' };
const locked = { username: 'locked-integration', password: 'canary of the locked' };
export const fixtureUnit = '510001234';

/** Marketing Cloud: the practice system, which is our own, since no tenant runs on the machine of the tests. */
export const marketingCloudFixture: SystemFixture = {
  level: 'independent client against the fake',
  peer: 'a server of our own that answers as the token endpoint, the REST API and the SOAP API of Marketing Cloud are documented; in npm run test:peers sfmc-sdk, a client of others, signs in to it and reads from it',
  runs: 'test',
  unproved: [
    'No tenant of Marketing Cloud was called: rights of integrations, shared data extensions, quotas and time limits are as publicly known.',
    'That moments of rows are written as in the United States, and a missing value as an empty text, is as its documents and users’ programs show. A day that stands before its month is noticed where it is above 12.',
    'Moments are those of the server (UTC−6 all year in most tenants, UTC−7 in some), as they are written there, without a zone; their fractions of a second are not handed out.',
    'Whether a filter of REST is obeyed was not seen on a tenant: where the newest row does not come by it, the reading fails.',
    'Events are read by one question, which a large tenant may end before its end: the reading fails then.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    lockedAccount: 'Of an integration that was switched off no more is said than that it is not known.',
    relations: 'Data extensions declare no relations to each other.',
    snapshot:
      'There is no session: each page is of its own moment. A table that changes meanwhile fails the reading: a test of its own shows it.',
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
    return prepare(await new PracticeMarketingCloud(new Tenant(), clients).start());
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
  return {
    serverUrl: `${isPlain ? 'http' : 'https'}://${host}:${port}`,
    clientId: account.username,
    clientSecret: account.password,
    ...(database === undefined ? {} : { accountId: database }),
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

export const thingFields = (noteLetters = 100): readonly TenantField[] => [
  { name: 'id', type: 'Number', isKey: true },
  { name: 'amount', type: 'Decimal', length: 18, scale: 2 },
  { name: 'note', type: 'Text', length: noteLetters },
  { name: 'changed_at', type: 'Date' },
];

export function thingsFrom(from: number, to: number, padding = 0): TenantRow[] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const [id = '', amount = '', note = ''] = fixtureRow(from + at, padding);
    const moment = new Date(Date.UTC(2024, 0, 1) + (from + at) * 1000).toISOString();
    return { id, amount, note, changed_at: moment.slice(0, 19).replace('T', ' ') };
  });
}

function prepare(server: PracticeMarketingCloud): FixtureServer {
  const { tenant } = server;
  let count = 0;
  const add = (kind: string, extension: Partial<TenantExtension> = {}): string => {
    count += 1;
    const name = `${kind}_${count}`;
    const key = `0000-${name}`;
    tenant.extensions.push({
      ...{ key, name, description: fixtureLabel, fields: thingFields(), rows: [] },
      ...extension,
    });
    return `DataExtension.${name}`;
  };
  const extensionOf = (table: string): TenantExtension =>
    tenant.extension(table.replace('DataExtension.', ''));
  const done = Promise.resolve();
  tenant.units.add(fixtureUnit);
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
    makeTable: (rows, padding = 0) =>
      Promise.resolve(
        add('Things', { fields: thingFields(padding + 100), rows: thingsFrom(1, rows, padding) }),
      ),
    addRows(table, from, to) {
      extensionOf(table).rows.push(...thingsFrom(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      tenant.extensions.splice(tenant.extensions.indexOf(extensionOf(table)), 1);
      return done;
    },
    refuseTable(table) {
      extensionOf(table).isRefused = true;
      return done;
    },
    makeSlowTable: () => Promise.resolve(add('Slow', { isSlow: true })),
    makeEveryType: () =>
      Promise.resolve({
        table: add('Every_Type', { fields: everyType.fields, rows: [...everyType.served] }),
        columns: everyType.columns,
        rows: everyType.rows,
      }),
    http: pagesOf(server.port),
    busy: () => Promise.resolve(server.busy),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function pagesOf(port: number): HttpPages {
  interface Page {
    items: { values: Record<string, unknown> }[];
  }
  const changed = (body: string, change: (page: Page) => void): string => {
    const page = JSON.parse(body) as Page;
    change(page);
    return JSON.stringify(page);
  };
  return {
    port,
    // One row alone is asked for to see whether it is still where it was.
    isPage: ({ path }) => /\/rowset\?/.test(path) && !/pageSize=1&/.test(path),
    leadingTo: (body, address) => JSON.stringify({ ...(JSON.parse(body) as Page), links: { next: address } }),
    emptied: (body) =>
      changed(body, (page) => {
        page.items = [];
      }),
    without: (body, property) =>
      changed(body, ({ items }) => {
        for (const { values } of items) delete values[property];
      }),
    absent: {},
    harmless: { linkElsewhere: 'Pages are asked for by their number, so no link is followed.' },
  };
}
