import mysql from 'mysql2/promise';
import pg from 'pg';
import { startMariadb } from '../tools/test-mariadb.ts';
import { startPostgres } from '../tools/test-postgres.ts';

/** Rows of `orders` at first: enough that a reading has a safe part before its end. */
const orderCount = 260_000;
const eventCount = 20_000;
const password = 'of-the-soak';

/** What is told of all rows of a table together: equal in two places where the rows are. */
export interface Contents {
  rows: number;
  ids: number;
  /** Of the first 32 bits of MD5 of every row's cells. */
  prints: number;
}

/** A database that is read, written to and killed. */
export interface SoakDatabase {
  name: string;
  /** As a person enters it. */
  entered: object;
  /** As the system calls `orders`, read whole, and `events`, read by what has changed. */
  tables: { orders: string; events: string };
  /** A client that writes; of a database that was killed a new one is opened. */
  connect(): Promise<SoakClient>;
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): void;
}

export interface SoakClient {
  /** Statements of both servers. */
  run(sql: string): Promise<void>;
  contentsOf(table: 'orders' | 'events'): Promise<Contents>;
  close(): Promise<void>;
}

/** What a row says of itself: a row of which a part was written otherwise than the rest shows. */
export const tagSql = (id: string, n: string) => `concat(${id}, ':', ${n}, ':')`;

export async function startSoakPostgres(): Promise<SoakDatabase | null> {
  const server = await startPostgres();
  if (!server) return null;
  const connect = async (): Promise<SoakClient> => {
    const client = new pg.Client(server.url);
    // What breaks it is told to whoever waits for it.
    client.on('error', () => {});
    await client.connect();
    return {
      run: async (sql) => void (await client.query(sql)),
      contentsOf: async (table) => {
        const { rows } = await client.query(
          `SELECT count(*) AS rows, sum(id) AS ids, sum(('x' || substr(md5(concat(id, '|', n, '|', tag)), 1, 8))::bit(32)::bigint) AS prints FROM ${table}`,
        );
        return contents(rows[0]);
      },
      close: () => client.end().catch(() => {}),
    };
  };
  const first = await connect();
  await first.run(`CREATE TABLE orders (id bigint PRIMARY KEY, n bigint NOT NULL, tag text NOT NULL);
    INSERT INTO orders SELECT i, i, ${tagSql('i', 'i')} || repeat('o', 120) FROM generate_series(1, ${orderCount}) AS i;
    CREATE TABLE events (id bigint PRIMARY KEY, n bigint NOT NULL, tag text NOT NULL, changed_at timestamptz NOT NULL DEFAULT now());
    INSERT INTO events (id, n, tag) SELECT i, i, ${tagSql('i', 'i')} || repeat('e', 40) FROM generate_series(1, ${eventCount}) AS i`);
  await first.close();
  const place = {
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    database: 'postgres',
    useTls: false,
  };
  return {
    name: 'PostgreSQL',
    entered: enteredFor('postgresql', place, 'plumbline'),
    tables: { orders: 'public.orders', events: 'public.events' },
    connect,
    crash: server.crash,
    restart: server.restart,
    stop: server.stop,
  };
}

export async function startSoakMariadb(): Promise<SoakDatabase | null> {
  const server = await startMariadb({ isDurable: true });
  if (!server) return null;
  const { host, port, user, database } = server;
  const connect = async (): Promise<SoakClient> => {
    const client = await mysql.createConnection({ host, port, user, database, multipleStatements: true });
    client.on('error', () => {});
    return {
      run: async (sql) => void (await client.query(sql)),
      contentsOf: async (table) => {
        const [rows] = await client.query(
          `SELECT count(*) AS \`rows\`, sum(id) AS ids, sum(CAST(conv(substr(md5(concat(id, '|', n, '|', tag)), 1, 8), 16, 10) AS unsigned)) AS prints FROM ${table}`,
        );
        return contents((rows as Record<string, unknown>[])[0]);
      },
      close: async () => client.destroy(),
    };
  };
  const first = await connect();
  await first.run(`CREATE TABLE orders (id bigint PRIMARY KEY, n bigint NOT NULL, tag varchar(200) NOT NULL);
    INSERT INTO orders SELECT seq, seq, concat(${tagSql('seq', 'seq')}, repeat('o', 120)) FROM seq_1_to_${orderCount};
    CREATE TABLE events (id bigint PRIMARY KEY, n bigint NOT NULL, tag varchar(200) NOT NULL, changed_at timestamp(6) NOT NULL DEFAULT now(6));
    INSERT INTO events (id, n, tag) SELECT seq, seq, concat(${tagSql('seq', 'seq')}, repeat('e', 40)) FROM seq_1_to_${eventCount};
    CREATE USER soak IDENTIFIED BY '${password}'; GRANT SELECT ON test.* TO soak`);
  await first.close();
  return {
    name: 'MariaDB',
    entered: enteredFor('mysql', { host, port, database, useTls: false }, 'soak'),
    tables: { orders: 'orders', events: 'events' },
    connect,
    crash: server.crash,
    restart: server.restart,
    stop: server.stop,
  };
}

function contents(row: Record<string, unknown> | undefined): Contents {
  return { rows: Number(row?.rows), ids: Number(row?.ids), prints: Number(row?.prints) };
}

function enteredFor(type: string, configuration: object, username: string): object {
  return {
    name: 'Shop',
    type,
    configuration,
    authConfig: { authType: 'basic', credentials: { username, password } },
  };
}
