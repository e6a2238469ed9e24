import { Numeral } from '../http/exact-json.ts';
import type { JsonRow } from '../http/json-cells.ts';
import { PracticeAriba } from '../practice/ariba/practice-ariba.ts';
import { Realm, type ServedProperty } from '../practice/ariba/realm.ts';
import {
  type FixturePlace,
  type FixtureServer,
  fixtureRow,
  type SystemFixture,
} from '../testing-conformance.ts';
import type { HttpPages } from '../testing-http-faults.ts';
import { createAriba } from './connect.ts';
import { aribaRogues, aribaSettings } from './testing.ts';

const notAsked = 'Its tables are copied: a question is not asked there.';
const byToken =
  'Nobody signs in there by a password: the token of the OAuth client that is refused is a test of its own.';

/** A server of our own that answers as SAP Ariba does: none runs on the machine of the tests. */
export const aribaFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that answers view templates, pages, jobs with their files, and quotas, by the public help of SAP Ariba',
  runs: 'test',
  unproved: [
    'No realm of SAP Ariba was called: how it lists its view templates, which product it calls sourcing, what its filters take and how long its jobs last are as its help tells them, or do not.',
    'That a quota begins anew with the clock of UTC is how such gateways count as a rule; where the answer tells the end itself, that counts.',
    'Lists and what is nested deeper than one level are texts of JSON.',
    'Templates are not made: what is read is what somebody at Ariba has put into them.',
    'Deleted records are seen when all is read again.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    wrongPassword: byToken,
    lockedAccount: byToken,
    tables: 'It declares digits that its values may exceed, and its moments have a zone.',
    labels: 'A view template is called by its name alone.',
    relations: 'View templates declare no relations.',
    snapshot:
      'A job is worked out once, pages are each of their own moment: records that were changed meanwhile are told, by a test of its own.',
  },
  isHttp: true,
  rogues: aribaRogues,
  rogueSettings: aribaSettings,
  connector: createAriba({ firstPollMs: 5 }),
  async start() {
    const realm = new Realm('acme-T');
    Object.assign(realm.app, { clientSecret: 'canary of the app', apiKey: client.apiKey });
    for (const token of [tokens.first, tokens.renewed]) realm.tokens.add(token);
    Object.assign(realm, { pageRows: 300, fileRows: 300, packing: 0 });
    return prepare(await new PracticeAriba(realm).start());
  },
};

const reader = { username: 'reader', password: 'canary of the reader' };
const client = { apiKey: 'canary-key', realm: 'acme-T' };
const tokens = { first: 'canary-token-1', renewed: 'canary-token-2', client };

function prepare(server: PracticeAriba): FixtureServer {
  const { realm } = server;
  let count = 0;
  const done = Promise.resolve();
  const serve = (
    kind: string,
    properties: Record<string, ServedProperty>,
    { records, isSlow = false, isDated = true }: { records: JsonRow[]; isSlow?: boolean; isDated?: boolean },
  ): string => {
    count += 1;
    const name = `${kind}_${count}`;
    realm.templates.push({
      ...{ product: 'procurement', name, documentType: 'Thing', properties, records, isSlow },
      ...(isDated ? { filter: { kind: 'updated', field: 'changed_at' } } : {}),
    });
    return `procurement.${name}`;
  };
  const templateOf = (table: string) => {
    const found = realm.template('procurement', table.replace('procurement.', ''));
    if (!found) throw new Error(`There is no ${table}.`);
    return found;
  };
  serve('base', things, { records: [] });
  return {
    reader,
    locked: reader,
    port: server.port,
    // All by their names: that many are told apart by name alone is a test of its own.
    settingsFor: (place) => ({
      ...settingsOf(server.port, place),
      viewTemplates: realm.templates.map(({ name }) => name),
    }),
    accessToken: ({ database }, stale) =>
      Promise.resolve({
        value: stale === undefined ? tokens.first : tokens.renewed,
        places: {},
        client: database === undefined ? client : { ...client, realm: database },
      }),
    listed: 'procurement.base_1',
    speakTls(certificate) {
      server.certificate = certificate;
      return done;
    },
    speakAsUsual() {
      server.certificate = null;
      return done;
    },
    makeTable: (rows, padding) =>
      Promise.resolve(serve('things', things, { records: thingsOf(1, rows, padding) })),
    addRows(table, from, to) {
      templateOf(table).records.push(...thingsOf(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      realm.templates.splice(realm.templates.indexOf(templateOf(table)), 1);
      return done;
    },
    refuseTable(table) {
      templateOf(table).isRefused = true;
      return done;
    },
    makeSlowTable: () => Promise.resolve(serve('slow', things, { records: thingsOf(1, 1), isSlow: true })),
    makeEveryType: () =>
      Promise.resolve({
        table: serve('every_type', everyType.properties, { records: everyType.records, isDated: false }),
        columns: everyType.columns,
        rows: everyType.rows,
      }),
    http: pagesOf(server.port),
    busy: () => Promise.resolve(server.busy),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const of = (type: string, more: Partial<ServedProperty> = {}): ServedProperty => ({
  type: [type, 'null'],
  ...more,
});

const things: Record<string, ServedProperty> = {
  id: of('integer', { isPrimaryKey: true }),
  amount: of('number', { precision: 18, scale: 2 }),
  note: of('string'),
  changed_at: of('date'),
};

function thingsOf(from: number, to: number, padding?: number): JsonRow[] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const [id = '', amount = '', note] = fixtureRow(from + at, padding);
    const changedAt = new Date(Date.UTC(2024, 0, 1) + Number(id) * 1000).toISOString();
    return { id: Number(id), amount: new Numeral(amount), note, changed_at: changedAt };
  });
}

const text = 'a "b" & <c>,\r\n\\N é 🚲';
const everyType = {
  properties: {
    id: of('integer', { isPrimaryKey: true }),
    amount: of('number', { precision: 28, scale: 10 }),
    urgent: of('boolean'),
    at: of('date'),
    note: of('string', { size: 255 }),
    Owner: of('object', {
      properties: {
        UserId: of('string', { size: 50 }),
        Unit: of('object', { properties: { Id: of('string') } }),
      },
    }),
    Lines: of('array', { items: [of('object')] }),
  },
  columns: [
    { name: 'id', type: 'integer' },
    { name: 'amount', type: 'decimal' },
    { name: 'urgent', type: 'boolean' },
    { name: 'at', type: 'timestampWithZone' },
    { name: 'note', type: 'text' },
    { name: 'Owner.UserId', type: 'text' },
    { name: 'Owner.Unit', type: 'text' },
    { name: 'Lines', type: 'text' },
  ],
  records: [
    {
      ...{ id: new Numeral('9007199254740993'), amount: new Numeral('12345678901234567.8900000000') },
      ...{ urgent: true, at: '2024-01-01T00:00:00.500-0800', note: text },
      ...{ Owner: { UserId: ' 007 ', Unit: { Id: '1' } }, Lines: [{ Amount: new Numeral('1.10') }] },
    },
    { id: 2, amount: new Numeral('-1.5E-2'), urgent: false, at: null, note: '', Owner: null, Lines: [] },
  ],
  rows: [
    ['2', '-0.0150000000', 'false', null, '', null, null, '[]'],
    [
      ...['9007199254740993', '12345678901234567.8900000000', 'true', '2024-01-01 08:00:00.5', text],
      ...[' 007 ', '{"Id":"1"}', '[{"Amount":1.10}]'],
    ],
  ],
} satisfies {
  properties: Record<string, ServedProperty>;
  columns: Awaited<ReturnType<FixtureServer['makeEveryType']>>['columns'];
  records: JsonRow[];
  rows: (string | null)[][];
};

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority } = place;
  return {
    serverUrl: `${useTls ? 'https' : 'http'}://${host}:${port}`,
    firstDay: '2024-01-01',
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

function pagesOf(port: number): HttpPages {
  interface Page {
    Records: Record<string, unknown>[];
    PageToken: string | null;
  }
  const changed = (body: string, change: (page: Page) => void): string => {
    const page = JSON.parse(body) as Page;
    change(page);
    return JSON.stringify(page);
  };
  return {
    port,
    tokens,
    isPage: ({ path }) => /views\/things_\d+\?/.test(path),
    leadingTo: (body) => body,
    emptied: (body) =>
      changed(body, (page) => {
        page.Records = [];
        page.PageToken = null;
      }),
    without: (body, property) =>
      changed(body, ({ Records }) => {
        for (const row of Records) delete row[property];
      }),
    absent: { linkElsewhere: 'A next page is named by a token, not by a link.' },
  };
}
