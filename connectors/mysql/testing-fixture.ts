import type mysql from 'mysql2/promise';
import { startMariadb, type TestMariadb } from '../../tools/test-mariadb.ts';
import { createCertificateAuthority } from '../testing-certificate.ts';
import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { mysqlRogues, mysqlSettings, openAdministration } from './testing.ts';
import { everyType } from './testing-types.ts';

/** A MariaDB server without TLS, and one that has it: what is shown of TLS is shown of the second. */
export const mysqlFixture: SystemFixture = {
  level: 'real peer',
  peer: 'a MariaDB server of the system’s packages',
  runs: 'test',
  unproved: [
    'MySQL 8 and 9 were called by an implementation of others only (go-mysql-server); Aurora, PlanetScale and TiDB were not.',
    'Sign-in by Kerberos, LDAP, PAM or client certificates is not offered.',
  ],
  absent: {
    plainWhereTls:
      'MariaDB says no more than that the password is wrong; what MySQL says of it is read by its number (3159).',
  },
  rogues: mysqlRogues,
  rogueSettings: mysqlSettings,
  speaksFirst: true,
  async start() {
    const plain = await startMariadb();
    const secure =
      plain && (await startMariadb({ tls: createCertificateAuthority().issue({ host: '127.0.0.1' }) }));
    return plain && secure && (await prepare(plain, secure));
  },
};

const database = 'shop';
const accounts = {
  reader: { username: 'reader', password: 'canary of "the" reader' },
  locked: { username: 'locked_out', password: 'canary of the locked' },
};

async function prepare(plain: TestMariadb, secure: TestMariadb): Promise<FixtureServer> {
  const admin = await openShop(plain);
  const secureAdmin = await openShop(secure);
  let server = plain;
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `${kind}_${count}`;
  };
  const grant = (table: string) => admin.query(`GRANT SELECT ON ${table} TO reader`);
  const numbers = (from: number, to: number): string =>
    `WITH RECURSIVE numbers AS (SELECT ${from} AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})`;
  const rowsSql = (from: number, to: number, padding = 0): string =>
    `${numbers(from, to)} SELECT n, n * 1.25, concat('Row ', n, repeat('x', ${padding})), timestamp('2024-01-01') + INTERVAL n SECOND FROM numbers`;

  return {
    ...accounts,
    get port() {
      return server.port;
    },
    settingsFor: (place) => settingsOf(server.port, place),
    async speakTls(certificate, { isDemanded } = { isDemanded: false }) {
      server = certificate ? secure : plain;
      if (certificate) {
        secure.changeTls(certificate);
        await secureAdmin.query('FLUSH SSL');
      }
      await secureAdmin.query(`SET GLOBAL require_secure_transport = ${isDemanded ? 'ON' : 'OFF'}`);
    },
    async speakAsUsual() {
      server = plain;
      await Promise.resolve();
    },
    async makeTable(rows, padding) {
      const name = newName('things');
      await admin.query(`CREATE TABLE ${name} (id bigint PRIMARY KEY, amount decimal(18,2), note longtext, changed_at datetime(6)) COMMENT 'Things of the test';
        INSERT INTO ${name} ${rowsSql(1, rows, padding)}`);
      await grant(name);
      return name;
    },
    async addRows(table, from, to) {
      await admin.query(`INSERT INTO ${table} ${rowsSql(from, to)}`);
    },
    async changeTable(table) {
      await admin.query(`BEGIN; UPDATE ${table} SET amount = amount + 1000; DELETE FROM ${table} WHERE id % 2 = 1;
        INSERT INTO ${table} SELECT id + (SELECT max(id) FROM ${table}), amount, note, changed_at FROM ${table} LIMIT 1000; COMMIT`);
    },
    async dropTable(table) {
      await admin.query(`DROP TABLE ${table}`);
    },
    async refuseTable(table) {
      await admin.query(`REVOKE SELECT ON ${table} FROM reader`);
    },
    async makeSlowTable() {
      const name = newName('slow');
      await admin.query(`CREATE VIEW ${name} AS SELECT 1 AS id, sleep(60) AS nothing`);
      await grant(name);
      return name;
    },
    async makeEveryType() {
      await admin.query(`${everyType.sql}; ${everyType.insert}`);
      await grant(everyType.table);
      return { table: everyType.table, columns: everyType.columns, rows: everyType.rows };
    },
    async makeRelated() {
      await admin.query(`CREATE TABLE customers (id int PRIMARY KEY);
        CREATE TABLE bills (id int PRIMARY KEY, customer int, FOREIGN KEY (customer) REFERENCES customers (id))`);
      for (const table of ['customers', 'bills']) await grant(table);
      return { fromTable: 'bills', fromColumn: 'customer', toTable: 'customers', toColumn: 'id' };
    },
    async busy() {
      const counts = await Promise.all(
        [admin, secureAdmin].map((connection) =>
          connection.query<mysql.RowDataPacket[]>(
            `SELECT count(*) AS count FROM information_schema.processlist WHERE user = 'reader'`,
          ),
        ),
      );
      return counts.reduce((sum, [[row]]) => sum + Number(row?.count ?? 0), 0);
    },
    async [Symbol.asyncDispose]() {
      for (const connection of [admin, secureAdmin]) await connection.end();
      for (const one of [plain, secure]) one.stop();
    },
  };
}

/** A database of its own: what every user may do in `test` is another matter. */
async function openShop(server: TestMariadb): Promise<mysql.Connection> {
  const admin = await openAdministration(server);
  const { reader, locked } = accounts;
  await admin.query(`SET SESSION max_recursive_iterations = 10000000, time_zone = '+00:00'; CREATE DATABASE ${database}; USE ${database};
    CREATE USER reader IDENTIFIED BY ${admin.escape(reader.password)}; GRANT USAGE ON ${database}.* TO reader;
    CREATE USER locked_out IDENTIFIED BY ${admin.escape(locked.password)} ACCOUNT LOCK;
    CREATE TABLE here (id int PRIMARY KEY); GRANT SELECT ON here TO reader`);
  return admin;
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority } = place;
  return {
    host,
    port,
    database: place.database ?? database,
    ...(place.account ?? accounts.reader),
    useTls,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
