import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { bwRogues, bwSettings } from './testing.ts';
import { FakeBw, type FakeRow } from './testing-server.ts';

const notAsked = 'Its cubes are copied: a question is not asked there yet.';

/** A server of our own that answers as BW's service does: no SAP BW runs on the machine of the tests. */
export const bwFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that speaks XML for Analysis 1.1 as SAP BW documents it; OlaPy, an engine of others, answers the same calls in npm run test:peers',
  runs: 'test',
  unproved: [
    'No SAP BW was called: how it computes MDX, what it lists for whom, its limits and the words of its faults are as its documents tell them.',
    'Queries that ask for values (SAP variables) are not read; nor are other hierarchies than the default one, their upper levels, and attributes.',
    'Its OData face, for queries that were released for it, is not read yet.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    tables:
      'A cube has characteristics as texts and key figures, no columns of other types; a test of its own shows them.',
    keys: 'A cube tells no key: its rows are what was chosen of it.',
    relations: 'A cube tells no relation to another.',
    snapshot: 'There is no session: each piece of a cube is of its own moment.',
    cancelledWait: 'Whether BW ends a call whose caller has gone can be shown by itself only.',
    incremental: 'BW tells of no row when it was changed.',
  },
  rogues: bwRogues,
  rogueSettings: bwSettings,
  async start() {
    return prepare(await new FakeBw([reader]).start());
  },
};

const catalog = 'SALES';
const reader = { username: 'READER', password: 'canary of "the" reader' };
/** BW does not say whether a user is locked or the password is wrong. */
const locked = { username: 'LOCKED_OUT', password: 'canary of the locked' };

function prepare(server: FakeBw): FixtureServer {
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `${catalog}/${kind}_${count}`;
  };
  const rowOf = (id: number, padding = 0): FakeRow => ({
    members: [
      { key: String(id), caption: String(id) },
      { key: `R${id}`, caption: `Row ${id}${'x'.repeat(padding)}` },
    ],
    cells: [(id * 1.25).toFixed(2)],
  });
  const rowsOf = (from: number, to: number, padding?: number): FakeRow[] =>
    Array.from({ length: to - from + 1 }, (_, at) => rowOf(from + at, padding));
  const cubeOf = (name: string) => {
    const cube = server.cubes.get(name);
    if (!cube) throw new Error(`There is no ${name}.`);
    return cube;
  };
  return {
    reader,
    locked,
    port: server.port,
    settingsFor: (place) => settingsOf(server.port, place),
    async speakTls(certificate) {
      server.certificate = certificate;
      await Promise.resolve();
    },
    async speakAsUsual() {
      server.certificate = null;
      await Promise.resolve();
    },
    async makeTable(rows, padding) {
      const name = newName('THINGS');
      server.cubes.set(name, {
        ...{ catalog, name, label: 'Things of the test' },
        levels: [{ name: 'id' }, { name: 'note' }],
        measures: [{ name: 'amount', type: 131 }],
        rows: rowsOf(1, rows, padding),
      });
      return Promise.resolve(name);
    },
    async addRows(table, from, to) {
      cubeOf(table).rows.push(...rowsOf(from, to));
      await Promise.resolve();
    },
    changeTable: () => Promise.reject(new Error('There is no moment of a whole cube.')),
    async dropTable(table) {
      server.cubes.delete(table);
      await Promise.resolve();
    },
    async refuseTable(table) {
      cubeOf(table).fault = 'You do not have sufficient authorization';
      cubeOf(table).isHidden = true;
      await Promise.resolve();
    },
    async makeEveryType() {
      const name = newName('EVERY_TYPE');
      const text = 'a "b" & <c>,\r\n\\N é 🚲';
      server.cubes.set(name, {
        ...{ catalog, name, label: '' },
        levels: [{ name: '0ID' }, { name: '0MATERIAL', caption: 'Material' }],
        measures: [
          { name: 'QUANTITY', type: 20 },
          { name: 'AMOUNT', type: 131, unit: 'EUR' },
          { name: 'RATIO', type: 5 },
        ],
        rows: [
          {
            members: [
              { key: '1', caption: '1' },
              { key: '0000]42', caption: text },
            ],
            cells: ['9223372036854775807', '-12345678901234567.123456789', '0.1'],
          },
          {
            members: [
              { key: '2', caption: '2' },
              { key: '#', caption: 'Not assigned' },
            ],
            cells: [null, '0.5', null],
          },
        ],
      });
      const columns = [
        ...['0ID', '0ID key', '0MATERIAL', '0MATERIAL key'].map((column) => ({
          name: column,
          type: 'text' as const,
        })),
        { name: 'QUANTITY', type: 'integer' as const },
        { name: 'AMOUNT', type: 'decimal' as const },
        { name: 'RATIO', type: 'double' as const },
      ];
      const rows = [
        ['1', '1', text, '0000]42', '9223372036854775807', '-12345678901234567.123456789', '0.1'],
        ['2', '2', 'Not assigned', '#', null, '0.500000000', null],
      ];
      return Promise.resolve({ table: name, columns, rows });
    },
    busy: () => Promise.resolve(server.running),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, database } = place;
  return {
    client: '100',
    host: useTls ? `https://${host}` : host,
    port,
    language: 'EN',
    ...(place.account ?? reader),
    ...(database === undefined ? {} : { infoProvider: database }),
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
