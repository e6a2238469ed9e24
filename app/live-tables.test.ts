import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '#platform/db/testing.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { Receipt, Replay } from '../features/receipts/contract.ts';
import type { Source, SourceWithTables, Sync } from '../features/sources/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** Tables that stay in their system, from choosing them to answers, over the whole server and a real PostgreSQL. */

/** A dozen processes are started on the way, beside those of other tests. */
const wholeWayMs = 90_000;

describe.runIf(inject('postgresUrl'))('a table that is asked where it is', { timeout: wholeWayMs }, () => {
  let server: TestServer;
  let owner: Person;
  let shop: pg.Client;
  let url: URL;
  let id: string;
  beforeAll(async () => {
    url = new URL(await createPostgresDatabase());
    shop = new pg.Client({ connectionString: url.href });
    await shop.connect();
    await shop.query(`CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, country text);
      CREATE TABLE orders (id bigint PRIMARY KEY, customer_id int REFERENCES customers, amount numeric(12,2), ordered_on date, status text);
      COMMENT ON COLUMN orders.amount IS 'takings';
      INSERT INTO customers SELECT n, 'Customer ' || n, CASE WHEN n % 2 = 0 THEN 'Norway' ELSE 'Chile' END FROM generate_series(1, 20) AS n;
      INSERT INTO orders SELECT n, 1 + n % 20, n + 0.25, date '2025-01-01' + n % 300, CASE WHEN n % 3 = 0 THEN 'open' ELSE 'paid' END FROM generate_series(1, 5000) AS n`);
    server = await startTestServer({ EGRESS_ALLOW: '127.0.0.0/8:*' });
    owner = await server.signUp('Owner');
    id = await addSource();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await shop.end();
  });

  async function addSource(): Promise<string> {
    const { id: made } = await owner.post<Source>('/api/data-sources', {
      name: 'Shop',
      type: 'postgresql',
      configuration: {
        host: '127.0.0.1',
        port: Number(url.port),
        database: url.pathname.slice(1),
        useTls: false,
      },
      authConfig: {
        authType: 'basic',
        credentials: { username: 'plumbline', password: 'secret-of-the-shop' },
      },
    });
    return made;
  }
  async function choose(tables: object[]): Promise<Sync | undefined> {
    const chosen = await owner.call('PUT', `/api/data-sources/${id}/selection`, {
      json: { tables, schedule: null },
    });
    expect(chosen.status, chosen.text).toBe(200);
    await owner.post(`/api/data-sources/${id}/sync`);
    await server.running.settleSyncs();
    return (await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`))[0];
  }
  const answerTo = async (question: string, sources: string[] = [id]) => {
    const { aiMessage } = await owner.ask<Exchange>(question, sources);
    return { text: aiMessage.content, answer: aiMessage.metadata.answer };
  };
  const live = (name: string) => ({ name: `public.${name}`, mode: 'live' });

  it('stands in the catalog without a row of it here, and answers with the rows of now', async () => {
    expect(await choose([live('customers'), live('orders')])).toMatchObject({
      status: 'succeeded',
      rows: 0,
      error: null,
    });
    const source = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(source).toMatchObject({ status: 'active', recordCount: 0 });
    expect(source.tables.map(({ name, rows, version, live: own }) => [name, rows, version, own])).toEqual([
      ['customers', 20, 0, { system: 'PostgreSQL', isSampled: false }],
      ['orders', 5000, 0, { system: 'PostgreSQL', isSampled: false }],
    ]);
    const first = await owner.get<{ rows: unknown[][] }>(
      `/api/data-sources/${id}/tables/orders/rows?limit=5`,
    );
    expect(first.rows.length).toBeGreaterThan(0);

    const { answer } = await answerTo('total amount by country');
    const { rows } = await shop.query(
      'SELECT country, sum(amount) AS amount FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 2 DESC',
    );
    expect(answer?.rows).toEqual(rows.map((row) => [row.country, Number(row.amount)]));
    expect(answer).toMatchObject({ status: 'answered', verdict: 'checked' });
    expect(answer?.asked).toMatchObject([{ dataSourceName: 'Shop', isWhole: true, rows: 2 }]);
    expect(answer?.asked?.[0]?.system).toMatch(/^PostgreSQL \d/);
    expect(answer?.asked?.[0]?.sql).toContain('"public"."orders"');
    expect(answer?.checks.map(({ id: check, outcome }) => [check, outcome])).toContainEqual([
      'groups-add-to-total',
      'passed',
    ]);

    await shop.query(`INSERT INTO orders VALUES (5001, 2, 1000000.01, '2025-06-01', 'open')`);
    const again = await answerTo('total amount by country');
    expect(again.answer?.rows[0]?.[1]).not.toBe(answer?.rows[0]?.[1]);
    expect(await answerTo('total takings of open orders')).toMatchObject({
      answer: {
        rows: [
          [Number((await shop.query(`SELECT sum(amount) AS a FROM orders WHERE status = 'open'`)).rows[0].a)],
        ],
      },
    });
  });

  it('has a receipt that says what was asked, and asks again', async () => {
    const { answer } = await answerTo('number of orders by status');
    const receiptId = answer?.receiptId ?? '';
    const receipt = await owner.get<Receipt>(`/api/receipts/${receiptId}`);
    expect(receipt.asked?.[0]).toMatchObject({ dataSourceName: 'Shop', isWhole: true });
    expect(receipt.sources).toMatchObject([{ table: 'orders', version: 0, live: {} }]);
    const same = await owner.post<Replay>(`/api/receipts/${receiptId}/replay`);
    expect(same).toMatchObject({ state: 'same', holds: true, changes: [] });
    await shop.query(`INSERT INTO orders VALUES (5002, 2, 1, '2025-06-01', 'open')`);
    const changed = await owner.post<Replay>(`/api/receipts/${receiptId}/replay`);
    expect(changed.state).toBe('changed');
    expect(changed.headline).toMatch(/^Asked again: the answer is different/);
    expect(changed.changes).toHaveLength(1);
  });

  it('is joined here with a file, by the rows that the conditions leave', async () => {
    const plans = await owner.upload<{ dataSource: { id: string } }>(
      'plans.csv',
      `customer_id,segment,target\n${Array.from({ length: 20 }, (_, at) => `${at + 1},${at < 10 ? 'North' : 'South'},${at * 100}`).join('\n')}`,
    );
    // What has come is looked at beside the tables that stay where they are.
    await server.running.settleSyncs();
    const both = [id, plans.dataSource.id];
    const question = 'total amount of open orders by segment';
    const asked = await answerTo(question, both);
    const word = asked.answer?.options?.[0]?.decides;
    expect(asked, asked.text).toMatchObject({ answer: { status: 'clarify' } });
    const { dataSourceId, decision, ...relation } = word ?? { dataSourceId: '', decision: '' };
    const kept = await owner.call('PUT', `/api/data-sources/${dataSourceId}/relations`, {
      json: { ...relation, decision },
    });
    expect(kept.status, kept.text).toBeLessThan(300);
    const { answer, text } = await answerTo(question, both);
    const { rows } = await shop.query(
      `SELECT CASE WHEN customer_id <= 10 THEN 'North' ELSE 'South' END AS segment, sum(amount) AS amount FROM orders WHERE status = 'open' GROUP BY 1 ORDER BY 2 DESC`,
    );
    expect(answer?.rows, text).toEqual(rows.map((row) => [row.segment, Number(row.amount)]));
    const [part, ...more] = answer?.asked ?? [];
    expect(more).toEqual([]);
    const { rows: open } = await shop.query(
      `SELECT count(*)::int AS count FROM orders WHERE status = 'open'`,
    );
    expect(part).toMatchObject({ isWhole: false, rows: open[0].count });
    expect(part?.sql).toContain(`= 'open'`);

    // The file says which of them count.
    const few = (await answerTo('total amount of orders where segment is North', both)).answer;
    const [north] = (
      await shop.query(
        'SELECT sum(amount) AS amount, count(*)::int AS count FROM orders WHERE customer_id <= 10',
      )
    ).rows;
    expect(few?.rows).toEqual([[Number(north.amount)]]);
    expect(few?.asked).toMatchObject([{ isWhole: false, rows: north.count }]);
  });

  it('says that its system cannot be reached, and offers to ask again', async () => {
    const path = `/api/data-sources/${id}`;
    const source = await owner.get<Source>(path);
    const move = (port: number) =>
      owner.call('PUT', path, {
        json: {
          name: source.name,
          type: source.type,
          configuration: { ...source.configuration, port },
          authConfig: {
            authType: 'basic',
            credentials: { username: 'plumbline', password: 'secret-of-the-shop' },
          },
        },
      });
    expect((await move(1)).status).toBe(200);
    const question = 'number of orders by status';
    const { answer, text } = await answerTo(question);
    expect(text).toMatch(/^The system of Shop could not be reached\./);
    expect(text).not.toMatch(/ECONN|postgres:|SELECT/);
    expect(answer).toMatchObject({ status: 'declined', rows: [], suggestions: [question] });
    await move(Number(url.port));
    expect((await answerTo(question)).answer?.status).toBe('answered');
  });

  it('is left by a question that is stopped, and so is the session of its server', async () => {
    const view = 'VIEW parcels AS SELECT id, amount AS weight, status AS depot FROM orders';
    await shop.query(`CREATE ${view}`);
    await choose([live('customers'), live('orders'), live('parcels')]);
    // From now on it takes minutes.
    await shop.query(`CREATE OR REPLACE ${view} WHERE pg_sleep(0.05) IS NOT NULL`);
    const running = async () =>
      Number(
        (
          await shop.query(
            `SELECT count(*) AS count FROM pg_stat_activity WHERE application_name = 'plumbline' AND state = 'active' AND query ~ 'parcels'`,
          )
        ).rows[0].count,
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
    await expect.poll(running, { timeout: 5000 }).toBe(0);
    expect((await asking).aiMessage.content).toMatch(/stopped/i);
  }, 120_000);

  it('tells once that the account may do more than read', async () => {
    const { beyondReading } = await owner.get<{ beyondReading: string[] }>(`/api/data-sources/${id}/rights`);
    expect(beyondReading).toContain('The account is a superuser.');
  });

  it('goes out of the catalog when it is not chosen any more, and is refused to strangers', async () => {
    const stranger = await server.signUp('Stranger');
    for (const path of ['rights', 'selection'])
      expect((await stranger.call('GET', `/api/data-sources/${id}/${path}`)).status).toBe(404);
    await choose([live('orders')]);
    const { tables } = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(tables.map(({ name }) => name)).toEqual(['orders']);
    await choose([{ name: 'public.orders' }]);
    const synced = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(synced.tables.map(({ name, version, live: own }) => [name, version, own])).toEqual([
      ['orders', 1, undefined],
    ]);
    await choose([live('orders')]);
    const again = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(again.tables.map(({ name, version }) => [name, version])).toEqual([['orders', 0]]);
  });
});
