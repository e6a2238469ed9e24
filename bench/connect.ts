import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2';
import { mysqlConnector } from '#connectors/mysql/connect.ts';
import type { SystemConnector, SystemTools } from '#connectors/system-connector.ts';
import type { RowTarget } from '#connectors/system-session.ts';
import { LoadSession } from '#engine/child.ts';
import type { Settings } from '#kernel/settings.ts';
import { startMariadb } from '../tools/test-mariadb.ts';
import { type BenchLine, median } from './lines.ts';

/**
 * A table of a million rows and twelve columns, from a database to the Parquet file of a version with its profile. Against the driver's own
 * streamed read, which makes each row and throws it away.
 */

const rowCount = 1_000_000;
const columnCount = 12;
const attempts = 3;
const limit = 1.5;

const columns = `id bigint PRIMARY KEY, customer int, region varchar(20), product varchar(40), amount decimal(14,2), price decimal(18,6),
  quantity int, ratio double, is_open tinyint(1), ordered_on date, changed_at datetime(3), note varchar(100)`;
const rows = `SELECT seq, seq % 5000, ELT(1 + seq % 4, 'North', 'South', 'East', 'West'), CONCAT('Product ', seq % 300), seq * 1.01, seq / 7, seq % 90,
  seq / 3e0, seq % 2, '2020-01-01' + INTERVAL seq % 2000 DAY, '2020-01-01' + INTERVAL seq SECOND, CONCAT('Note "', seq, '", ', REPEAT('n', seq % 30))
  FROM seq_1_to_${rowCount}`;

export async function benchConnect(): Promise<BenchLine[]> {
  const server = await startMariadb();
  if (!server) return [];
  try {
    const { host, port, user, database } = server;
    const place = { host, port, user, database };
    const settings = { host, port, database, username: user, password: '', useTls: false };
    await fill(place);
    const driver: number[] = [];
    const csv: number[] = [];
    const version: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      driver.push(await timeOf(() => streamByDriver(place)));
      csv.push(await timeOf(() => readOnly(mysqlConnector, settings)));
      version.push(await timeOf(() => makeVersion(mysqlConnector, settings)));
    }
    return [
      lineOf('MariaDB: 1 M rows × 12 columns as CSV', csv, driver),
      lineOf('MariaDB: 1 M rows × 12 columns to a version', version, driver),
    ];
  } finally {
    server.stop();
  }
}

function lineOf(name: string, version: readonly number[], driver: readonly number[]): BenchLine {
  const [value, reference] = [median(version), median(driver)];
  return { name, value, unit: 'ms', reference, ratio: value / reference, limit };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function fill(place: mysql.ConnectionOptions): Promise<void> {
  const connection = mysql.createConnection({ ...place, multipleStatements: true }).promise();
  await connection.query(`CREATE TABLE sales (${columns}); INSERT INTO sales ${rows}`);
  await connection.end();
}

async function streamByDriver(place: mysql.ConnectionOptions): Promise<void> {
  const connection = mysql.createConnection({
    ...place,
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
  });
  let count = 0;
  for await (const _ of connection.query('SELECT * FROM sales').stream({ highWaterMark: 1000 })) count += 1;
  connection.destroy();
  if (count !== rowCount) throw new Error(`The driver read ${count} rows.`);
}

/** What the connector itself takes, without the engine. */
async function readOnly(connector: SystemConnector, settings: Settings): Promise<void> {
  let bytes = 0;
  const target: RowTarget = {
    addRows: () => undefined,
    addBytes: (some) => {
      bytes += some.byteLength;
      return undefined;
    },
    mark: async () => {},
  };
  const { source, table } = await openTable(connector, settings);
  await source.read({ table, columns: table.columns.map(({ name }) => name) }, target);
  await source.close();
  if (bytes < rowCount * columnCount) throw new Error('Rows are missing.');
}

async function openTable(connector: SystemConnector, settings: Settings) {
  const source = await connector.open?.(settings, tools);
  const [table] = (await source?.tables()) ?? [];
  if (!source || !table) throw new Error('There is no table.');
  return { source, table };
}

async function makeVersion(connector: SystemConnector, settings: Settings): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const session = await LoadSession.open({ directory, memoryBytes: 160e6 });
  const { source, table } = await openTable(connector, settings);
  const loading = session.openTable({ name: table.name, columns: table.columns });
  await source.read({ table, columns: table.columns.map(({ name }) => name) }, loading);
  const loaded = await loading.close();
  await source.close();
  session.close();
  await rm(directory, { recursive: true, force: true });
  if (loaded.profile.rowCount !== rowCount)
    throw new Error(`The version has ${loaded.profile.rowCount} rows.`);
}

const tools: SystemTools = {
  reach: { dial: async (place) => connect(place), fetch: globalThis.fetch },
  signal: new AbortController().signal,
  onStage: () => {},
};
