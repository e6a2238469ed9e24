import type { Connection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdministration } from '#connectors/mysql/testing.ts';
import { createCertificateAuthority } from '#connectors/testing-certificate.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { AvailableTable, Source, SourceWithTables, Sync } from '../features/sources/contract.ts';
import { startMariadb, type TestMariadb } from '../tools/test-mariadb.ts';
import { findMariadb } from '../tools/test-systems.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** A MariaDB, from its test over TLS to an answer over its tables, over the whole server. */

/** A dozen processes are started on the way, beside those of other tests. */
const wholeWayMs = 90_000;

describe.runIf(findMariadb() !== null)('a MariaDB that is read', { timeout: wholeWayMs }, () => {
  const authority = createCertificateAuthority();
  let server: TestServer;
  let owner: Person;
  let mariadb: TestMariadb;
  let shop: Connection;
  beforeAll(async () => {
    const started = await startMariadb({ tls: authority.issue({ host: '127.0.0.1' }) });
    if (!started) throw new Error('MariaDB is not installed.');
    mariadb = started;
    shop = await openAdministration(mariadb);
    await shop.query(`CREATE USER shop IDENTIFIED BY 'secret-of-the-shop' REQUIRE SSL; GRANT SELECT ON test.* TO shop;
      CREATE TABLE customers (id int PRIMARY KEY, name varchar(50) NOT NULL, country varchar(50));
      CREATE TABLE orders (id bigint PRIMARY KEY, customer_id int, amount decimal(12,2), ordered_on date,
        changed_at timestamp(6) NOT NULL DEFAULT now(6) ON UPDATE now(6), FOREIGN KEY (customer_id) REFERENCES customers (id));
      INSERT INTO customers SELECT seq, CONCAT('Customer ', seq), IF(seq % 2 = 0, 'Norway', 'Chile') FROM seq_1_to_20;
      INSERT INTO orders (id, customer_id, amount, ordered_on) SELECT seq, 1 + seq % 20, seq + 0.25, '2025-01-01' + INTERVAL seq % 300 DAY FROM seq_1_to_5000`);
    server = await startTestServer({ EGRESS_ALLOW: '127.0.0.0/8:*' });
    owner = await server.signUp('Owner');
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await shop?.end();
    mariadb?.stop();
  });

  const settings = (change: object = {}) => ({
    type: 'mysql',
    configuration: {
      host: '127.0.0.1',
      port: mariadb.port,
      database: 'test',
      trustedAuthority: authority.cert,
      ...change,
    },
    authConfig: {
      authType: 'basic',
      credentials: { username: 'shop', password: 'secret-of-the-shop' },
    },
  });
  const sync = async (id: string): Promise<Sync | undefined> => {
    await owner.post(`/api/data-sources/${id}/sync`);
    await server.running.settleSyncs();
    return (await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`))[0];
  };

  it('goes from its test to a checked answer, and stays current by what has changed', async () => {
    const test = (change: object) =>
      owner.post<{ success: boolean; message: string }>('/api/auth/test', settings(change));
    expect(await test({})).toEqual({
      success: true,
      message: expect.stringMatching(/^Connected to MariaDB [\d.]+\. The user may read 2 tables of test\.$/),
    });
    expect(await test({ trustedAuthority: '' })).toEqual({
      success: false,
      message: 'The certificate of the server was not issued by an authority that this server trusts.',
    });
    const source = await owner.post<Source>('/api/data-sources', { name: 'Shop', ...settings() });
    expect(JSON.stringify(source)).not.toContain('secret-of');
    const { tables } = await owner.get<{ tables: AvailableTable[] }>(
      `/api/data-sources/${source.id}/available`,
    );
    expect(tables.map(({ name, key }) => [name, key])).toEqual([
      ['customers', ['id']],
      ['orders', ['id']],
    ]);
    const preview = await owner.get<{ columns: { name: string; type: string }[]; rows: unknown[][] }>(
      `/api/data-sources/${source.id}/available/orders/preview`,
    );
    expect(preview.columns.map(({ type }) => type)).toEqual([
      'integer',
      'integer',
      'decimal',
      'date',
      'timestamp',
    ]);
    expect(preview.rows).toHaveLength(50);
    const { status } = await owner.call('PUT', `/api/data-sources/${source.id}/selection`, {
      json: {
        tables: [{ name: 'customers' }, { name: 'orders', refresh: 'incremental', changedAt: 'changed_at' }],
        schedule: null,
      },
    });
    expect(status).toBe(200);
    expect(await sync(source.id)).toMatchObject({ status: 'succeeded', rows: 5020, error: null });
    // The foreign key is followed without a question.
    const [rows] = await shop.query(
      'SELECT country, sum(amount) AS amount FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 2 DESC',
    );
    const { aiMessage } = await owner.ask<Exchange>('total amount by country', [source.id]);
    expect(aiMessage.metadata.answer?.rows).toEqual(
      (rows as { country: string; amount: string }[]).map((row) => [row.country, Number(row.amount)]),
    );

    await shop.query(`UPDATE orders SET amount = 0 WHERE id = 5000;
      INSERT INTO orders (id, customer_id, amount, ordered_on) VALUES (5001, 1, 1000.01, '2025-06-01')`);
    expect(await sync(source.id)).toMatchObject({ status: 'succeeded' });
    const again = await owner.ask<Exchange>('total amount of orders', [source.id]);
    const [sums] = await shop.query('SELECT sum(amount) AS amount FROM orders');
    expect(again.aiMessage.metadata.answer?.rows).toEqual([
      [Number((sums as { amount: string }[])[0]?.amount)],
    ]);
    const after = await owner.get<SourceWithTables>(`/api/data-sources/${source.id}`);
    expect(after.tables.map(({ name, rows: count, version }) => [name, count, version])).toEqual([
      ['customers', 20, 1],
      ['orders', 5001, 2],
    ]);
  });

  it('is asked where it is, whatever forms its columns have, and left by whoever stops asking', async () => {
    await shop.query(`SET SESSION sql_mode = 'ALLOW_INVALID_DATES';
      CREATE TABLE readings (id int PRIMARY KEY, station varchar(20), level float, is_valid boolean, taken_on date, weight decimal(10,2));
      INSERT INTO readings SELECT seq, ELT(1 + seq % 3, 'Oslo', 'OSLO', 'Øst'), 0.1 * seq, seq % 2, IF(seq % 10 = 0, '0000-00-00', '2025-01-01' + INTERVAL seq DAY), 0.1 FROM seq_1_to_90;
      CREATE VIEW parcels AS SELECT id, weight, station AS depot FROM readings`);
    const { id } = await owner.post<Source>('/api/data-sources', { name: 'Asked shop', ...settings() });
    const names = ['customers', 'orders', 'readings', 'parcels'];
    const chosen = await owner.call('PUT', `/api/data-sources/${id}/selection`, {
      json: { tables: names.map((name) => ({ name, mode: 'live' })), schedule: null },
    });
    expect(chosen.status, chosen.text).toBe(200);
    expect(await sync(id)).toMatchObject({ status: 'succeeded', rows: 0, error: null });
    const source = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(source.tables.map(({ name, live }) => [name, live?.system])).toEqual(
      names.map((name) => [name, 'MariaDB']),
    );
    expect(await owner.get(`/api/data-sources/${id}/rights`)).toEqual({ beyondReading: [] });
    const answerTo = async (question: string) => {
      const { aiMessage } = await owner.ask<Exchange>(question, [id]);
      const { rows, asked } = aiMessage.metadata.answer ?? { rows: [] };
      return { rows, isWhole: asked?.map((one) => one.isWhole), text: aiMessage.content };
    };
    const sums = async (sql: string) => (await shop.query({ sql, rowsAsArray: true }))[0] as unknown[][];

    const countries = await sums(
      'SELECT country, sum(amount) FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 2 DESC',
    );
    expect(await answerTo('total amount by country')).toMatchObject({
      rows: countries.map(([country, amount]) => [country, Number(amount)]),
      isWhole: [true],
    });
    // To the collation of the column the first two are one.
    expect((await answerTo('number of readings by station')).rows).toEqual([
      ['OSLO', 30],
      ['Oslo', 30],
      ['Øst', 30],
    ]);
    expect(await answerTo('how many readings without taken on')).toMatchObject({
      rows: [[9]],
      isWhole: [true],
    });
    // As a number of 32 bits a tenth is none; as a reading of it, it is.
    expect(await answerTo('total level of readings')).toMatchObject({ rows: [[409.5]], isWhole: [false] });

    // From now on it takes minutes, and the server does not look whether anybody waits.
    await shop.query(
      'CREATE OR REPLACE VIEW parcels AS SELECT a.id, a.weight, a.station AS depot FROM readings a, readings b, readings c, readings d, readings e, readings f',
    );
    const running = async () =>
      Number(
        (
          await sums(
            `SELECT count(*) FROM information_schema.processlist WHERE user = 'shop' AND info LIKE '%parcels%'`,
          )
        )[0]?.[0],
      );
    const session = await owner.post<{ id: string }>('/api/chat/sessions', {
      title: '',
      dataSourceIds: [id],
    });
    const asking = owner.post<{ aiMessage: { content: string } }>(
      `/api/chat/sessions/${session.id}/messages`,
      {
        role: 'user',
        content: 'total weight of parcels by depot',
        isVoice: false,
      },
    );
    await expect.poll(running, { timeout: 20_000 }).toBeGreaterThan(0);
    await owner.post(`/api/chat/sessions/${session.id}/stop`);
    await expect.poll(running, { timeout: 8000 }).toBe(0);
    expect((await asking).aiMessage.content).toMatch(/stopped/i);
  }, 120_000);
});
