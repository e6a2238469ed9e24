import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { AvailableTable, Source, SourceWithTables, Sync } from '../features/sources/contract.ts';
import { availableDeadlineMs } from '../features/sources/limits.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** An outside system, from its tables to an answer over them, over the whole server and a real PostgreSQL. */

/** A dozen processes are started on the way, beside those of other tests. */
const wholeWayMs = 90_000;

describe.runIf(inject('postgresUrl'))('a system that is read', { timeout: wholeWayMs }, () => {
  let server: TestServer;
  let owner: Person;
  let stranger: Person;
  let shop: pg.Client;
  let url: URL;
  beforeAll(async () => {
    url = new URL(await createPostgresDatabase());
    shop = new pg.Client({ connectionString: url.href });
    await shop.connect();
    await shop.query(`CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, country text);
      CREATE TABLE orders (id bigint PRIMARY KEY, customer_id int REFERENCES customers, amount numeric(12,2), ordered_on date, changed_at timestamptz NOT NULL DEFAULT now());
      INSERT INTO customers SELECT n, 'Customer ' || n, CASE WHEN n % 2 = 0 THEN 'Norway' ELSE 'Chile' END FROM generate_series(1, 20) AS n;
      INSERT INTO orders (id, customer_id, amount, ordered_on) SELECT n, 1 + n % 20, n + 0.25, date '2025-01-01' + n % 300 FROM generate_series(1, 5000) AS n;
      COMMENT ON COLUMN orders.amount IS 'Freight charge'; COMMENT ON TABLE orders IS 'Consignments'`);
    server = await startTestServer({ EGRESS_ALLOW: '127.0.0.0/8:*' });
    owner = await server.signUp('Owner');
    stranger = await server.signUp('Stranger');
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await shop.end();
  });

  const add = (change: object = {}) =>
    owner.post<Source>('/api/data-sources', {
      name: 'Shop',
      type: 'postgresql',
      configuration: {
        host: '127.0.0.1',
        port: Number(url.port),
        database: url.pathname.slice(1),
        useTls: false,
        ...change,
      },
      authConfig: {
        authType: 'basic',
        credentials: { username: 'plumbline', password: 'secret-of-the-shop' },
      },
    });
  const choose = (id: string, tables: object[], schedule: object | null = null) =>
    owner.call('PUT', `/api/data-sources/${id}/selection`, { json: { tables, schedule } });
  const sync = async (id: string): Promise<Sync> => {
    const { syncId } = await owner.post<{ syncId: string }>(`/api/data-sources/${id}/sync`);
    await server.running.settleSyncs();
    const syncs = await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`);
    expect(syncs[0]?.id).toBe(syncId);
    return syncs[0] as Sync;
  };

  it('goes from its tables to a checked answer, and stays current by what has changed', async () => {
    const { id, status } = await add();
    expect(status).toBe('inactive');
    const { tables } = await owner.get<{ tables: AvailableTable[] }>(`/api/data-sources/${id}/available`);
    expect(tables.map(({ name, key }) => [name, key])).toEqual([
      ['public.customers', ['id']],
      ['public.orders', ['id']],
    ]);
    const preview = await owner.get<{ columns: { name: string; type: string }[]; rows: unknown[][] }>(
      `/api/data-sources/${id}/available/public.orders/preview`,
    );
    expect(preview.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id integer',
      'customer_id integer',
      'amount decimal',
      'ordered_on date',
      'changed_at timestamp',
    ]);
    expect(preview.rows).toHaveLength(50);
    const chosen = await choose(id, [
      { name: 'public.customers' },
      { name: 'public.orders', refresh: 'incremental', changedAt: 'changed_at' },
    ]);
    expect(chosen.status).toBe(200);
    const first = await sync(id);
    expect(first).toMatchObject({ status: 'succeeded', rows: 5020, error: null });
    const source = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(source).toMatchObject({ status: 'active', recordCount: 5020 });
    expect(source.tables.map(({ name, rows, version }) => [name, rows, version])).toEqual([
      ['customers', 20, 1],
      ['orders', 5000, 1],
    ]);
    const { rows } = await shop.query(
      `SELECT country, sum(amount) AS amount FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 2 DESC`,
    );
    const { aiMessage } = await owner.ask<Exchange>('total amount by country', [id]);
    expect(aiMessage.metadata.answer?.rows).toEqual(rows.map((row) => [row.country, Number(row.amount)]));

    await shop.query(`UPDATE orders SET amount = 0, changed_at = now() WHERE id = 5000;
      INSERT INTO orders (id, customer_id, amount, ordered_on) VALUES (5001, 1, 1000.01, '2025-06-01')`);
    expect(await sync(id)).toMatchObject({ status: 'succeeded' });
    const again = await owner.ask<Exchange>('total amount of orders', [id]);
    const [sum] = (await shop.query('SELECT sum(amount) AS amount FROM orders')).rows;
    expect(again.aiMessage.metadata.answer?.rows).toEqual([[Number(sum.amount)]]);
    // What the system calls things is understood too, behind rows that were put in as well, and changes with it.
    const asked = async (question: string) =>
      (await owner.ask<Exchange>(question, [id])).aiMessage.metadata.answer?.rows;
    expect(await asked('total freight charge')).toEqual([[Number(sum.amount)]]);
    expect(await asked('how many consignments')).toEqual([[5001]]);
    await shop.query(`COMMENT ON COLUMN orders.amount IS 'Haulage'`);
    expect(await sync(id)).toMatchObject({ status: 'succeeded' });
    expect(await asked('total haulage')).toEqual([[Number(sum.amount)]]);
    expect(await asked('total freight charge')).toEqual([]);
    const after = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(after.tables.map(({ name, rows: count, version }) => [name, count, version])).toEqual([
      ['customers', 20, 1],
      ['orders', 5001, 2],
    ]);
    // Nothing has changed: no further version.
    expect(await sync(id)).toMatchObject({ status: 'succeeded' });
    expect((await owner.get<SourceWithTables>(`/api/data-sources/${id}`)).tables[1]?.version).toBe(2);
  });

  it('serves the last whole version while a reading fails, and says why', async () => {
    await shop.query(
      'CREATE TABLE notes (id int PRIMARY KEY, text text); INSERT INTO notes VALUES (1, $$a$$)',
    );
    const { id } = await add();
    await choose(id, [{ name: 'public.notes' }, { name: 'public.customers' }]);
    expect(await sync(id)).toMatchObject({ status: 'succeeded' });
    await shop.query('DROP TABLE notes');
    const failed = await sync(id);
    expect(failed).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('public.notes is not there any more'),
    });
    expect(failed.tables.map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    const source = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(source).toMatchObject({ status: 'error', error: expect.stringContaining('public.notes') });
    expect(source.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['notes', 1],
      ['customers', 20],
    ]);
  });

  it('tells at which stage it cannot be reached', async () => {
    const wrong = await add({ database: 'nowhere' });
    const { status, json } = await owner.call('GET', `/api/data-sources/${wrong.id}/available`);
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: 'There is no database named nowhere.' });
    expect(JSON.stringify(json)).not.toContain('secret-of-the-shop');
    const closed = await add({ port: 1 });
    // Others than the administrator learn nothing of what is at a port, and neither do they by the time.
    const theirs = await stranger.post<Source>('/api/data-sources', {
      name: 'Shop',
      type: 'postgresql',
      configuration: { host: '127.0.0.1', port: 1, database: 'x', useTls: false },
      authConfig: { authType: 'basic', credentials: { username: 'x', password: 'x' } },
    });
    const begun = performance.now();
    const answers = await Promise.all([
      owner.call('GET', `/api/data-sources/${closed.id}/available`),
      stranger.call('GET', `/api/data-sources/${theirs.id}/available`),
    ]);
    expect(answers.map(({ status: code, text }) => [code, text.includes('Nothing listens')])).toEqual([
      [422, true],
      [422, false],
    ]);
    expect(answers[1]?.text).toContain('PostgreSQL does not answer at 127.0.0.1:1.');
    expect(performance.now() - begun).toBeGreaterThan(availableDeadlineMs - 50);
    const files = await owner.upload<{ dataSource: Source }>('a.csv', 'a,b\n1,2\n');
    const refused = await owner.call('GET', `/api/data-sources/${files.dataSource.id}/available`);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('hold files');
  });

  it.each([
    [[{ name: 'public.nothing' }], 'not there any more'],
    [[{ name: 'public.customers' }, { name: 'public.customers' }], 'chosen twice'],
    [[{ name: 'public.orders', refresh: 'incremental' }], 'tells when a row has changed'],
    [
      [{ name: 'public.orders', refresh: 'incremental', changedAt: 'amount' }],
      'tells when a row has changed',
    ],
    [[{ name: 'public.nothing', mode: 'live' }], 'not there any more'],
  ])('%# refuses a choice that cannot be read', async (tables, sentence) => {
    const { id } = await add();
    const { status, text } = await choose(id, tables);
    expect(status).toBe(400);
    expect(text).toContain(sentence);
  });

  it('is nobody else’s', async () => {
    const { id } = await add();
    await choose(id, [{ name: 'public.customers' }]);
    const { syncId } = await owner.post<{ syncId: string }>(`/api/data-sources/${id}/sync`);
    for (const [method, path] of [
      ['GET', 'available'],
      ['GET', 'available/public.customers/preview'],
      ['GET', 'selection'],
      ['PUT', 'selection'],
      ['POST', 'sync'],
      ['GET', 'syncs'],
      ['POST', `syncs/${syncId}/cancel`],
    ] as const) {
      const json = method === 'PUT' ? { tables: [], schedule: null } : undefined;
      const { status } = await stranger.call(method, `/api/data-sources/${id}/${path}`, { json });
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 404`);
    }
    await server.running.settleSyncs();
  });
});
