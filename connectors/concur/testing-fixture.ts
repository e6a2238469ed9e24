import { Numeral } from '../http/exact-json.ts';
import type { JsonRow } from '../http/json-cells.ts';
import { Company } from '../practice/concur/company.ts';
import { PracticeConcur } from '../practice/concur/practice-concur.ts';
import { sampleFaces } from '../practice/concur/sample.ts';
import {
  type FixturePlace,
  type FixtureServer,
  fixtureLabel,
  fixtureRow,
  type SystemFixture,
} from '../testing-conformance.ts';
import type { HttpPages } from '../testing-http-faults.ts';
import { createConcur } from './connect.ts';
import { type ConcurTable, concurTables, tableOf, texts, typed } from './tables.ts';
import { concurRogues, concurSettings } from './testing.ts';

const notAsked = 'Its tables are copied: a question is not asked there.';
const byToken =
  'Nobody signs in there by a password: the token of the OAuth client that is refused is a test of its own.';

/** Concur's tables are a list of ours; those of the suite are read by the same connector, with another list. */
const catalog: ConcurTable[] = [...concurTables];

/** A server of our own that answers as SAP Concur does: none runs on the machine of the tests. */
export const concurFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that answers expense v3, lists v4, travel requests v4 and users by SCIM as SAP Concur publishes them; in npm run test:peers what is asked of expense v3 is judged by Concur’s own Swagger',
  runs: 'test',
  unproved: [
    'No company at SAP Concur was called: what user=ALL shows to whom, how often it may be called, and whether its times are of UTC are as its documents tell them, or do not.',
    'That a property of v3 without a value is written as null was seen in its published examples alone.',
    'The pages of users are asked for by startIndex, as SCIM has it and the reference of v4 tells it.',
    'What has changed since is read of expense reports; all else is read whole. Deleted rows are seen when all is read again.',
    'Faces of invoices, itemizations, allocations and attendees are not read.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    wrongPassword: byToken,
    lockedAccount: byToken,
    missingDatabase: 'A token is of one company; there is no other to ask for.',
    tables: 'Its descriptions tell no digits of a number.',
    snapshot: 'There is no session: each page is of its own moment.',
  },
  isHttp: true,
  rogues: concurRogues,
  rogueSettings: concurSettings,
  connector: createConcur(() => catalog),
  async start() {
    const company = new Company();
    company.apps.push({ clientId: 'app', clientSecret: 'canary of the app' });
    for (const token of Object.values(tokens)) company.tokens.add(token);
    for (const face of sampleFaces('2026-06-30')) company.add(face);
    return prepare(await new PracticeConcur(company).start());
  },
};

const reader = { username: 'reader', password: 'canary of the reader' };
const tokens = { first: 'canary-token-1', renewed: 'canary-token-2' };

function prepare(server: PracticeConcur): FixtureServer {
  const { company } = server;
  let count = 0;
  const done = Promise.resolve();
  const serve = (kind: string, columns: ConcurTable['columns'], rows: JsonRow[]): string => {
    count += 1;
    const name = `${kind}_${count}`;
    const path = `/api/v3.0/test/${name}`;
    company.add({ path, kind: 'v3', key: 'id', rows, modified: 'changed_at' });
    catalog.push({
      ...tableOf(name, fixtureLabel, 'id'),
      ...{ path, columns, query: { user: 'ALL' }, isComplete: true },
      paging: { kind: 'link', rows: 'Items', limit: 'limit', next: 'NextPage' },
      change: { column: 'changed_at', parameter: 'modifiedDateAfter' },
    });
    return name;
  };
  const faceOf = (table: string) => company.face(`/api/v3.0/test/${table}`);
  return {
    reader,
    locked: reader,
    port: server.port,
    settingsFor: (place) => settingsOf(server.port, place),
    accessToken: (_, stale) =>
      Promise.resolve({ value: stale === undefined ? tokens.first : tokens.renewed, places: {}, client: {} }),
    listed: 'expense_reports',
    speakTls(certificate) {
      server.certificate = certificate;
      return done;
    },
    speakAsUsual() {
      server.certificate = null;
      return done;
    },
    makeTable: (rows, padding) => Promise.resolve(serve('things', things, thingsOf(1, rows, padding))),
    addRows(table, from, to) {
      faceOf(table).rows.push(...thingsOf(from, to));
      return done;
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole table.')),
    dropTable(table) {
      company.faces.delete(`/api/v3.0/test/${table}`);
      return done;
    },
    refuseTable(table) {
      faceOf(table).isRefused = true;
      return done;
    },
    makeSlowTable() {
      const name = serve('slow', things, thingsOf(1, 1));
      faceOf(name).isSlow = true;
      return Promise.resolve(name);
    },
    makeEveryType: () =>
      Promise.resolve({
        table: serve('every_type', everyType.columns, everyType.sent),
        columns: everyType.columns.map(({ name, type }) => ({ name, type })),
        rows: everyType.rows,
      }),
    makeRelated: () =>
      Promise.resolve({
        fromTable: 'expense_entries',
        fromColumn: 'ReportID',
        toTable: 'expense_reports',
        toColumn: 'ID',
      }),
    http: pagesOf(server.port),
    busy: () => Promise.resolve(server.busy),
    async [Symbol.asyncDispose]() {
      catalog.splice(concurTables.length);
      await server[Symbol.asyncDispose]();
    },
  };
}

const things = [
  ...typed('integer', 'id'),
  ...typed('decimal', 'amount'),
  ...texts('note'),
  ...typed('timestamp', 'changed_at'),
];

function thingsOf(from: number, to: number, padding?: number): JsonRow[] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const [id = '', amount = '', note] = fixtureRow(from + at, padding);
    const changedAt = new Date(Date.UTC(2024, 0, 1) + Number(id) * 1000).toISOString().slice(0, 19);
    return { id: Number(id), amount: new Numeral(amount), note, changed_at: changedAt };
  });
}

const text = 'a "b" & <c>,\r\n\\N é 🚲';
const everyType = {
  columns: [
    ...typed('integer', 'id'),
    ...typed('decimal', 'amount', 'rate'),
    ...typed('boolean', 'open'),
    ...typed('date', 'day'),
    ...typed('timestamp', 'at'),
    ...typed('timestampWithZone', 'moment'),
    ...texts('note', 'Custom1.Value', 'list'),
  ],
  sent: [
    {
      ...{ id: new Numeral('9007199254740993'), amount: new Numeral('12345678901234567.890') },
      ...{ rate: new Numeral('1.5e-3'), open: true, day: '2024-02-29', at: '2015-05-22T21:08:01.27' },
      ...{ moment: '2024-01-01T00:00:00.5-08:00', note: text, Custom1: { Value: ' 007 ', Code: null } },
      list: [{ value: new Numeral('1.10') }],
    },
    {
      ...{ id: 9_007_199_254_740_991, amount: new Numeral('-0.10'), rate: 2, open: false, note: '' },
      ...{ day: null, at: null, moment: null, Custom1: null, list: null },
    },
  ],
  rows: [
    ['9007199254740991', '-0.100', '2.0000', 'false', null, null, null, '', null, null],
    [
      ...['9007199254740993', '12345678901234567.890', '0.0015', 'true', '2024-02-29'],
      ...['2015-05-22 21:08:01.27', '2024-01-01 08:00:00.5', text, ' 007 ', '[{"value":1.10}]'],
    ],
  ],
} satisfies { columns: ConcurTable['columns']; sent: JsonRow[]; rows: (string | null)[][] };

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority } = place;
  return {
    serverUrl: `${useTls ? 'https' : 'http'}://${host}:${port}`,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

function pagesOf(port: number): HttpPages {
  interface Page {
    Items: Record<string, unknown>[];
    NextPage: string | null;
  }
  const changed = (body: string, change: (page: Page) => void): string => {
    const page = JSON.parse(body) as Page;
    change(page);
    return JSON.stringify(page);
  };
  return {
    port,
    tokens,
    // The look whether a table may be read is no page of it.
    isPage: ({ path }) => /things_\d+\?/.test(path) && !/[?&]limit=1(&|$)/.test(path),
    leadingTo: (body, address) =>
      changed(body, (page) => {
        page.NextPage = address;
      }),
    emptied: (body) =>
      changed(body, (page) => {
        page.Items = [];
        page.NextPage = null;
      }),
    without: (body, property) =>
      changed(body, ({ Items }) => {
        for (const row of Items) delete row[property];
      }),
    absent: {},
  };
}
