import mysql from 'mysql2';
import pg from 'pg';
import type { SystemId } from '#connectors/systems.ts';
import type { Settings } from '#kernel/settings.ts';
import { startMariadb } from '../tools/test-mariadb.ts';
import { startPostgres } from '../tools/test-postgres.ts';

export const rowCount = 1_000_000;
/** Where one is asked for. */
const password = 'of-the-bench';

/** A database with a table of a million rows and twelve columns, `sales`. */
export interface BenchServer extends Disposable {
  name: string;
  system: SystemId;
  /** As a connector is given them. */
  settings: Settings;
  /** The same, as a person enters them. */
  entered: object;
  /** The driver's own streamed read: each row is made, and thrown away. */
  streamByDriver(): Promise<void>;
}

/** Those that are installed. */
export async function startBenchServers(): Promise<BenchServer[]> {
  const servers = [await startFilledPostgres(), await startFilledMariadb()];
  return servers.filter((server) => server !== null);
}

async function startFilledPostgres(): Promise<BenchServer | null> {
  const server = await startPostgres();
  if (!server) return null;
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE TABLE sales (id bigint PRIMARY KEY, customer int, region varchar(20), product varchar(40), amount numeric(14,2), price numeric(18,6),
    quantity int, ratio double precision, is_open boolean, ordered_on date, changed_at timestamp(3), note varchar(100));
    INSERT INTO sales SELECT n, n % 5000, (ARRAY['North', 'South', 'East', 'West'])[1 + n % 4], 'Product ' || n % 300, n * 1.01, n / 7.0, n % 90,
    n / 3e0, n % 2 = 1, date '2020-01-01' + n % 2000, timestamp '2020-01-01' + make_interval(secs => n), 'Note "' || n || '", ' || repeat('n', n % 30)
    FROM generate_series(1, ${rowCount}) AS n`);
  await client.query('VACUUM ANALYZE sales');
  await client.end();
  const place = {
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    database: 'postgres',
    useTls: false,
  };
  return {
    name: 'PostgreSQL',
    system: 'postgresql',
    settings: { ...place, username: 'plumbline', password: '' },
    entered: enteredFor('postgresql', place, 'plumbline'),
    streamByDriver: () => streamPostgres(server.url),
    [Symbol.dispose]: () => server.stop(),
  };
}

/** Rows as lists of texts, which is the least that this driver can make of them. */
async function streamPostgres(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const query = client.query(
    new pg.Query({
      text: 'SELECT * FROM sales',
      rowMode: 'array',
      types: { getTypeParser: () => String },
    } as unknown as pg.QueryConfig),
  );
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    query.on('row', () => {
      count += 1;
    });
    query.on('end', () => resolve());
    query.on('error', reject);
  });
  await client.end();
  requireRows(count);
}

async function startFilledMariadb(): Promise<BenchServer | null> {
  const server = await startMariadb();
  if (!server) return null;
  const { host, port, user, database } = server;
  const connection = mysql
    .createConnection({ host, port, user, database, multipleStatements: true })
    .promise();
  await connection.query(`CREATE TABLE sales (id bigint PRIMARY KEY, customer int, region varchar(20), product varchar(40), amount decimal(14,2), price decimal(18,6),
    quantity int, ratio double, is_open tinyint(1), ordered_on date, changed_at datetime(3), note varchar(100));
    INSERT INTO sales SELECT seq, seq % 5000, ELT(1 + seq % 4, 'North', 'South', 'East', 'West'), CONCAT('Product ', seq % 300), seq * 1.01, seq / 7, seq % 90,
    seq / 3e0, seq % 2, '2020-01-01' + INTERVAL seq % 2000 DAY, '2020-01-01' + INTERVAL seq SECOND, CONCAT('Note "', seq, '", ', REPEAT('n', seq % 30))
    FROM seq_1_to_${rowCount};
    CREATE USER bench IDENTIFIED BY '${password}'; GRANT SELECT ON test.* TO bench`);
  await connection.end();
  const place = { host, port, database, useTls: false };
  return {
    name: 'MariaDB',
    system: 'mysql',
    settings: { ...place, username: 'bench', password },
    entered: enteredFor('mysql', place, 'bench'),
    streamByDriver: () => streamMysql({ host, port, user, database }),
    [Symbol.dispose]: () => server.stop(),
  };
}

async function streamMysql(place: mysql.ConnectionOptions): Promise<void> {
  const connection = mysql.createConnection({
    ...place,
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
  });
  let count = 0;
  for await (const _ of connection.query('SELECT * FROM sales').stream({ highWaterMark: 1000 })) count += 1;
  connection.destroy();
  requireRows(count);
}

function enteredFor(type: string, configuration: object, username: string): object {
  return {
    name: 'Shop',
    type,
    configuration,
    authConfig: { authType: 'basic', credentials: { username, password } },
  };
}

function requireRows(count: number): void {
  if (count !== rowCount) throw new Error(`The driver read ${count} rows.`);
}
