import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { hanaRogues, hanaSettings } from './testing.ts';
import { FakeDatabase } from './testing-database.ts';
import { startFakeHana } from './testing-server.ts';
import { everyType } from './testing-types.ts';
import { type FakeColumn, longDate } from './testing-values.ts';

/** A fake that speaks the protocol, with an engine behind it. Its own header says what it does not prove. */
export const hanaFixture: SystemFixture = {
  level: 'independent client against the fake',
  peer: 'a server of our own that speaks the SQL Command Network Protocol, which SAP’s hdbcli (Python) and go-hdb (Go) read as well in `npm run test:peers`',
  runs: 'test',
  unproved: [
    'No SAP HANA, HANA Cloud or Datasphere was called: its SQL, its catalog and whom it shows what are written by its reference.',
    'How it names the tenant of a system with several, and what it says of one that it does not know, is played by the fake as the driver wants it.',
    'Sign-in by LDAP over TLS is the driver’s and was not tried; by Kerberos, SAML, JWT or client certificates it is not offered.',
    'Columns of arrays are left out, since SAP HANA does not hand them out; calculation views that ask for values are not read.',
    'Questions: statement, values, exact types, limits and ends are shown over the wire, and golden and random plans come to their rows when DuckDB reads the SQL word for word; what SAP HANA makes of it is as its reference tells.',
  ],
  absent: {
    cancelledWait:
      'Whether SAP HANA ends a statement whose client has gone can be shown by itself only; that the connector lets go of it is a test of its own.',
  },
  rogues: hanaRogues,
  rogueSettings: hanaSettings,
  start,
};

const schema = 'SHOP';
const reader = { username: 'READER', password: 'canary of "the" reader' };
const locked = { username: 'LOCKED_OUT', password: 'canary of the locked' };

/** Of a text that stands in its row. */
const longestText = 5000;

async function start(): Promise<FixtureServer> {
  const database = await FakeDatabase.open();
  const accounts = [
    reader,
    {
      ...locked,
      refusal: { code: 416, message: 'user is locked; try again later: lock time is 1440 minutes' },
    },
  ];
  const server = await startFakeHana({ database, tenant: 'HXE', accounts });
  let count = 0;
  const newTable = (kind: string): string => {
    count += 1;
    return `${kind}_${count}`;
  };
  await database.makeTable({ schema, name: 'here', columns: [whole('id')], key: ['id'] });

  const fill = (name: string, from: number, to: number, padding = 0): Promise<unknown> =>
    database.admin.run(
      `INSERT INTO "${schema}"."${name}" SELECT n, n * 1.25, 'Row ' || n || repeat('x', ${padding}), ${firstMoment} + n * 10000000
       FROM range(${from}, ${to + 1}) AS numbers (n)`,
    );
  const counted = (name: string): Promise<unknown> =>
    database.admin.run(
      `INSERT INTO "SYS"."M_TABLES" SELECT '${schema}', '${name}', count(*) FROM "${schema}"."${name}"`,
    );

  return {
    reader,
    locked,
    port: server.port,
    settingsFor: (place) => settingsOf(server.port, place),
    async speakTls(certificate) {
      server.speakTls(certificate);
      await Promise.resolve();
    },
    async speakAsUsual() {
      server.speakTls(null);
      await Promise.resolve();
    },
    async makeTable(rows, padding = 0) {
      const name = newTable('THINGS');
      await database.makeTable({
        schema,
        name,
        columns: thingColumns(padding),
        key: ['id'],
        label: 'Things of the test',
      });
      await fill(name, 1, rows, padding);
      await counted(name);
      return `${schema}.${name}`;
    },
    async addRows(table, from, to) {
      await fill(bareName(table), from, to);
    },
    async changeTable(table) {
      const path = `"${schema}"."${bareName(table)}"`;
      await database.admin.run(`BEGIN; UPDATE ${path} SET amount = amount + 1000; DELETE FROM ${path} WHERE id % 2 = 1;
        INSERT INTO ${path} SELECT id + (SELECT max(id) FROM ${path}), amount, note, changed_at FROM ${path} ORDER BY id LIMIT 1000; COMMIT`);
    },
    dropTable: (table) => database.dropTable(table),
    refuseTable: (table) => database.refuseTable(table),
    async makeEveryType() {
      const name = 'every_type';
      await database.makeTable({ schema, name, columns: everyType.columns, key: ['id'] });
      for (const row of everyType.values) await database.insertRow(schema, name, row);
      return { table: `${schema}.${name}`, columns: everyType.told, rows: everyType.rows };
    },
    async makeRelated() {
      await database.makeTable({ schema, name: 'customers', columns: [whole('id')], key: ['id'] });
      await database.makeTable({
        schema,
        name: 'bills',
        columns: [whole('id'), whole('customer')],
        key: ['id'],
      });
      await database.admin.run(
        `INSERT INTO "SYS"."REFERENTIAL_CONSTRAINTS" VALUES ('${schema}', 'bills', 'customer', 'of', '${schema}', 'customers', 'id')`,
      );
      const [fromTable, toTable] = [`${schema}.bills`, `${schema}.customers`];
      return { fromTable, fromColumn: 'customer', toTable, toColumn: 'id' };
    },
    busy: () => Promise.resolve(server.sessionsOf(reader.username)),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      database.close();
    },
  };
}

/** 2024-01-01 in tenths of a microsecond, as the server counts. */
const firstMoment = longDate('2024-01-01 00:00:00');

function thingColumns(padding: number): FakeColumn[] {
  const isLarge = padding + 20 > longestText;
  return [
    { name: 'id', type: 'BIGINT', length: 19, scale: null },
    { name: 'amount', type: 'DECIMAL', length: 18, scale: 2 },
    {
      name: 'note',
      type: isLarge ? 'NCLOB' : 'NVARCHAR',
      length: isLarge ? 2147483647 : longestText,
      scale: null,
    },
    { name: 'changed_at', type: 'TIMESTAMP', length: 27, scale: 7 },
  ];
}

function whole(name: string): FakeColumn {
  return { name, type: 'INTEGER', length: 10, scale: null };
}

function bareName(table: string): string {
  return table.slice(schema.length + 1);
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, database = 'HXE' } = place;
  return {
    host,
    port,
    database,
    ...(place.account ?? reader),
    encrypt: useTls,
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
