import { createCertificateAuthority } from '../testing-certificate.ts';
import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { sqlServerRogues, sqlServerSettings } from './testing.ts';
import { FakeSqlServer } from './testing-server.ts';
import { everyType, type FakeColumn } from './testing-types.ts';

/** A server of our own that speaks the protocol: none of SQL Server itself runs on the machine of the tests. */
export const sqlServerFixture: SystemFixture = {
  level: 'independent client against the fake',
  peer: 'a server of our own that speaks TDS 7.4, which FreeTDS and python-tds are let call by npm run test:peers',
  runs: 'test',
  unproved: [
    'SQL Server and Azure SQL themselves were not called: T-SQL, catalog views, rights, locks and snapshots are as the reference tells them.',
    'TLS, sign-in and the redirect of a gateway are also shown against mssql-mock-tds of Microsoft, by npm run test:peers.',
    'Sign-in by Windows, Kerberos, Entra ID or client certificates is not offered, nor are named instances.',
    'Questions: statement, values, exact types, limits and ends are shown over the wire, and golden and random plans come to their rows when DuckDB reads the T-SQL word for word; what SQL Server makes of it is as its reference tells.',
    'Where a database does not allow snapshots, each page of a table is of its own moment.',
  ],
  absent: {},
  rogues: sqlServerRogues,
  rogueSettings: sqlServerSettings,
  async start() {
    const authority = createCertificateAuthority();
    const certificate = authority.issue({ host: '127.0.0.1' });
    const usual = { mode: 'offered', certificate } as const;
    const server = await new FakeSqlServer({ accounts, database, tls: usual }).start();
    return prepare(server, usual);
  },
};

const database = 'shop';
const reader = { username: 'reader', password: 'canary of "the" reader' };
const locked = { username: 'locked_out', password: 'canary of the locked', refusedWith: 18_486 };
const accounts = [reader, locked];

const thingColumns: readonly FakeColumn[] = [
  { name: 'id', native: 'bigint' },
  { name: 'amount', native: 'decimal', precision: 18, scale: 2 },
  { name: 'note', native: 'nvarchar', length: -1 },
  { name: 'changed_at', native: 'datetime2', scale: 7 },
];

function prepare(server: FakeSqlServer, usual: FakeSqlServer['tls']): FixtureServer {
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
       strftime('%Y-%m-%d %H:%M:%S', '2024-01-01', n || ' seconds') || '.0000000' FROM numbers`;

  return {
    reader,
    locked,
    port: server.port,
    settingsFor: (place) => settingsOf(server.port, place),
    async speakTls(certificate, { isDemanded } = { isDemanded: false }) {
      server.tls = certificate
        ? { mode: isDemanded ? 'demanded' : 'offered', certificate }
        : { mode: 'none' };
      await Promise.resolve();
    },
    async speakAsUsual() {
      server.tls = usual;
      await Promise.resolve();
    },
    async makeTable(rows, padding) {
      const table = held.create(newName('things'), thingColumns, 'Things of the test');
      held.change(`INSERT INTO [${table.name}] ${rowsSql(1, rows, padding)}`);
      table.rows = rows;
      return Promise.resolve(`dbo.${table.name}`);
    },
    async addRows(table, from, to) {
      held.change(`INSERT INTO [${bare(table)}] ${rowsSql(from, to)}`);
      await Promise.resolve();
    },
    async changeTable(table) {
      const name = `[${bare(table)}]`;
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
    async makeSlowTable() {
      const table = held.create(newName('slow'), [{ name: 'id', native: 'int' }]);
      table.isSlow = true;
      return Promise.resolve(`dbo.${table.name}`);
    },
    async makeEveryType() {
      const { name } = held.create('every_type', everyType.columns);
      held.insert(name, everyType.values);
      return Promise.resolve({ table: `dbo.${name}`, columns: everyType.types, rows: everyType.rows });
    },
    async makeRelated() {
      held.create('customers', [{ name: 'id', native: 'int' }]);
      held.create('bills', [
        { name: 'id', native: 'int' },
        { name: 'customer', native: 'int' },
      ]);
      held.relations.push(['bills', 'customer', 'customers', 'id']);
      return Promise.resolve({
        fromTable: 'dbo.bills',
        fromColumn: 'customer',
        toTable: 'dbo.customers',
        toColumn: 'id',
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
    host,
    port,
    database: place.database ?? database,
    username: (place.account ?? reader).username,
    password: (place.account ?? reader).password,
    useTls,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
