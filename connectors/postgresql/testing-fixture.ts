import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { quoteName } from '../sql/quote.ts';
import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { postgresqlRogues, postgresqlSettings } from './testing.ts';
import { everyType } from './testing-types.ts';

/** A PostgreSQL server of its own, with passwords and certificates: what is changed here would disturb other tests on theirs. */
export const postgresqlFixture: SystemFixture = {
  level: 'real peer',
  peer: 'a PostgreSQL server of the system’s packages',
  runs: 'test',
  unproved: [
    'Servers of other makers that speak the protocol (Redshift, CockroachDB, Greenplum) were not called.',
    'Sign-in by Kerberos, LDAP or client certificates is not offered.',
  ],
  absent: {},
  rogues: postgresqlRogues,
  rogueSettings: postgresqlSettings,
  async start() {
    const server = await startPostgres({
      access: [
        'hostnossl all +tls_alone 127.0.0.1/32 reject',
        'host all +people 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 trust',
      ],
    });
    return server && (await prepare(server));
  },
};

const accounts = {
  reader: { username: 'reader', password: 'canary of "the" reader' },
  locked: { username: 'locked_out', password: 'canary of the locked' },
};

async function prepare(server: TestPostgres): Promise<FixtureServer> {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const { reader, locked } = accounts;
  await admin.query(`CREATE ROLE tls_alone; CREATE ROLE people;
    CREATE ROLE reader LOGIN PASSWORD '${reader.password}' IN ROLE people;
    CREATE ROLE locked_out NOLOGIN PASSWORD '${locked.password}' IN ROLE people;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO reader`);
  const port = Number(new URL(server.url).port);
  let count = 0;
  const nameOf = (table: string): string => table.split('.').map(quoteName).join('.');
  const next = (): number => {
    count += 1;
    return count;
  };
  const newName = (kind: string): string => `public.${kind}_${next()}`;
  const rowsSql = (from: number, to: number, padding: string): string =>
    `SELECT n, n * 1.25, 'Row ' || n || ${padding}, timestamp '2024-01-01' + n * interval '1 second' FROM generate_series(${from}, ${to}) AS n`;

  return {
    ...accounts,
    port,
    settingsFor: (place) => settingsOf(port, place),
    async speakTls(certificate, { isDemanded } = { isDemanded: false }) {
      await admin.query(`${isDemanded ? 'GRANT tls_alone TO' : 'REVOKE tls_alone FROM'} reader`);
      if (certificate) {
        const place = next();
        const [cert, key] = [
          server.keepFile(`${place}.crt`, certificate.cert),
          server.keepFile(`${place}.key`, certificate.key),
        ];
        await admin.query(`ALTER SYSTEM SET ssl_cert_file = '${cert}'`);
        await admin.query(`ALTER SYSTEM SET ssl_key_file = '${key}'`);
      }
      await admin.query(`ALTER SYSTEM SET ssl = ${certificate ? 'on' : 'off'}`);
      const change = `change ${next()}`;
      await admin.query(`ALTER SYSTEM SET application_name = '${change}'`);
      await admin.query('SELECT pg_reload_conf()');
      await untilReloaded(server, change);
    },
    speakAsUsual: () => admin.query('REVOKE tls_alone FROM reader').then(() => {}),
    async makeTable(rows, padding = 0) {
      const name = newName('things');
      await admin.query(`CREATE TABLE ${nameOf(name)} (id bigint PRIMARY KEY, amount numeric(18,2), note text, changed_at timestamp);
        COMMENT ON TABLE ${nameOf(name)} IS 'Things of the test';
        ALTER TABLE ${nameOf(name)} ALTER COLUMN note SET STORAGE EXTERNAL;
        INSERT INTO ${nameOf(name)} ${rowsSql(1, rows, `repeat('x', ${padding})`)}; ANALYZE ${nameOf(name)}`);
      return name;
    },
    async addRows(table, from, to) {
      await admin.query(`INSERT INTO ${nameOf(table)} ${rowsSql(from, to, "''")}`);
    },
    async changeTable(table) {
      const name = nameOf(table);
      await admin.query(`BEGIN; UPDATE ${name} SET amount = amount + 1000; DELETE FROM ${name} WHERE id % 2 = 1;
        INSERT INTO ${name} SELECT id + (SELECT max(id) FROM ${name}), amount, note, changed_at FROM ${name} LIMIT 1000; COMMIT`);
    },
    async dropTable(table) {
      await admin.query(`DROP TABLE ${nameOf(table)}`);
    },
    async refuseTable(table) {
      await admin.query(`REVOKE ALL ON ${nameOf(table)} FROM reader`);
    },
    async makeSlowTable() {
      const name = newName('slow');
      await admin.query(`CREATE VIEW ${nameOf(name)} AS SELECT 1 AS id, pg_sleep(60)::text AS nothing`);
      return name;
    },
    async makeEveryType() {
      await admin.query(everyType.sql);
      await admin.query(everyType.insert, everyType.values);
      await admin.query('INSERT INTO every_type (id) VALUES (1)');
      return { table: 'public.every_type', columns: everyType.columns, rows: everyType.rows };
    },
    async makeRelated() {
      await admin.query(`CREATE TABLE customers (id int PRIMARY KEY);
        CREATE TABLE bills (id int PRIMARY KEY, customer int REFERENCES customers)`);
      return {
        fromTable: 'public.bills',
        fromColumn: 'customer',
        toTable: 'public.customers',
        toColumn: 'id',
      };
    },
    async busy() {
      const { rows } = await admin.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = 'reader'`,
      );
      return rows[0]?.count ?? 0;
    },
    async [Symbol.asyncDispose]() {
      await admin.end();
      server.stop();
      await Promise.resolve();
    },
  };
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, database = 'postgres' } = place;
  const account = place.account ?? accounts.reader;
  return {
    host,
    port,
    database,
    ...account,
    useTls,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}

/** The server reads its settings again a moment after it was asked to; who signs in then has them. */
async function untilReloaded(server: TestPostgres, change: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<{ now: string }>(
      `SELECT reset_val AS now FROM pg_settings WHERE name = 'application_name'`,
    );
    await client.end();
    if (rows[0]?.now === change) return;
    await wait(20);
  }
  throw new Error('PostgreSQL did not take its new settings.');
}
