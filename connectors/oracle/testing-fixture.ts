import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { oracleRogues, oracleSettings } from './testing.ts';
import { owner } from './testing-database.ts';
import { FakeOracle } from './testing-server.ts';
import { everyType, type FakeColumn } from './testing-types.ts';
import { longestText } from './testing-values.ts';

/** A server of our own that speaks the protocol: none of Oracle runs on the machine of the tests. */
export const oracleFixture: SystemFixture = {
  level: 'independent client against the fake',
  peer: 'a server of our own that speaks Oracle Net and TTC, which Oracle’s thin driver for Python reads as well in npm run test:peers',
  runs: 'test',
  unproved: [
    'No Oracle Database was called: its SQL, its catalog and whom it shows what, and the formats of its times are written by its reference.',
    'The drivers for Node and for Python, which read the fake, are of one maker: what both misread stays hidden.',
    'Sign-in by the verifier of 12c is shown; that of 11g, by Kerberos, RADIUS, tokens or client certificates (wallets) is not, nor is native encryption.',
    'Columns of objects, of files outside and of nested tables are left out, since they have no text of their own.',
    'Questions: statement, values, exact types, limits and ends are shown over the wire, and golden and random plans come to their rows when DuckDB reads the SQL word for word; what Oracle makes of it is as its reference tells.',
  ],
  absent: {
    cancelledWait:
      'Whether Oracle ends a statement whose client has gone can be shown by itself only; that the connector lets go of it is a test of its own.',
  },
  rogues: oracleRogues,
  rogueSettings: oracleSettings,
  async start() {
    return prepare(await new FakeOracle({ accounts, service }).start());
  },
};

const service = 'SHOPPDB';
const reader = { username: 'READER', password: 'canary of "the" reader' };
const locked = { username: 'LOCKED_OUT', password: 'canary of the locked', refusedWith: 28_000 };
const accounts = [reader, locked];

function thingColumns(padding: number): readonly FakeColumn[] {
  const isLarge = padding + 20 > longestText / 4;
  return [
    { name: 'id', native: 'NUMBER', precision: 10, scale: 0 },
    { name: 'amount', native: 'NUMBER', precision: 18, scale: 2 },
    { name: 'note', native: isLarge ? 'CLOB' : 'VARCHAR2', length: 4000 },
    { name: 'changed_at', native: 'TIMESTAMP(6)', scale: 6 },
  ];
}

function prepare(server: FakeOracle): FixtureServer {
  const { held } = server;
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `${kind}_${count}`;
  };
  const bare = (table: string): string => table.split('.').at(-1) ?? table;
  const rowsSql = (from: number, to: number, padding = 0): string =>
    `WITH RECURSIVE numbers (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})
     SELECT n, printf('%.2f', n * 1.25), 'Row ' || n || '${'x'.repeat(padding)}',
       strftime('%Y-%m-%d %H:%M:%S', '2024-01-01', n || ' seconds') || '.000000000' FROM numbers`;

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
    async makeTable(rows, padding = 0) {
      const table = held.create(newName('THINGS'), thingColumns(padding), 'Things of the test');
      held.change(`INSERT INTO "${table.name}" ${rowsSql(1, rows, padding)}`);
      table.rows = rows;
      return Promise.resolve(`${owner}.${table.name}`);
    },
    async addRows(table, from, to) {
      held.change(`INSERT INTO "${bare(table)}" ${rowsSql(from, to)}`);
      await Promise.resolve();
    },
    async changeTable(table) {
      const name = `"${bare(table)}"`;
      held.change(
        `UPDATE ${name} SET amount = printf('%.2f', amount + 1000)`,
        `DELETE FROM ${name} WHERE id % 2 = 1`,
        `INSERT INTO ${name} SELECT id + (SELECT max(id) FROM ${name}), amount, note, changed_at FROM ${name} LIMIT 1000`,
      );
      await Promise.resolve();
    },
    async dropTable(table) {
      held.drop(bare(table));
      await Promise.resolve();
    },
    async refuseTable(table) {
      const kept = held.tables.get(bare(table));
      if (kept) kept.isRefused = true;
      await Promise.resolve();
    },
    async makeEveryType() {
      const { name } = held.create('EVERY_TYPE', everyType.columns);
      held.insert(name, everyType.values);
      return Promise.resolve({ table: `${owner}.${name}`, columns: everyType.types, rows: everyType.rows });
    },
    async makeRelated() {
      const whole = { native: 'NUMBER', precision: 10, scale: 0 };
      held.create('CUSTOMERS', [{ name: 'ID', ...whole }]);
      held.create('BILLS', [
        { name: 'ID', ...whole },
        { name: 'CUSTOMER', ...whole },
      ]);
      held.relations.push(['BILLS', 'CUSTOMER', 'CUSTOMERS', 'ID']);
      return Promise.resolve({
        fromTable: `${owner}.BILLS`,
        fromColumn: 'CUSTOMER',
        toTable: `${owner}.CUSTOMERS`,
        toColumn: 'ID',
      });
    },
    busy: () =>
      Promise.resolve([...server.sessions].filter(({ username }) => username === reader.username).length),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority } = place;
  return {
    serverUrl: host,
    port,
    serviceName: place.database ?? service,
    username: (place.account ?? reader).username,
    password: (place.account ?? reader).password,
    useSSL: useTls,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
