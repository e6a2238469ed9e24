import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask, type Plan } from '../index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';

const clients: TestTable = {
  name: 'clients',
  key: ['client_id'],
  mainDate: null,
  displayColumn: 'client',
  columns: [
    testColumn('client_id', 'INTEGER', 'identifier'),
    testColumn('client', 'VARCHAR', 'text'),
    testColumn('plan', 'VARCHAR', 'category'),
    testColumn('churned', 'VARCHAR', 'category'),
    testColumn('state', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, 'Ada Ltd', 'basic', 'no', 'Open'],
    [2, 'Bolt Inc', 'pro', 'yes', 'Cancelled'],
    [3, 'Cedar GmbH', 'pro', 'no', 'Open'],
  ] as Cell[][],
};
const visits: TestTable = {
  name: 'shop_visits',
  key: ['id'],
  mainDate: 'day',
  displayColumn: null,
  columns: [
    testColumn('id', 'INTEGER', 'identifier'),
    testColumn('day', 'DATE', 'date'),
    testColumn('visits', 'INTEGER', 'additive'),
    testColumn('returned', 'BOOLEAN', 'boolean'),
  ],
  rows: [
    [1, '2025-01-01', 5, true],
    [2, '2025-01-02', 50, false],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([clients, visits], []);
});
afterAll(() => shop.close());

function put(question: string, also: { previous?: Plan; unanswered?: string } = {}): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en', ...also });
}

const unusual = { task: 'anomaly_detection' };
const churn = { task: 'classification', table: 'clients', target: 'churned', positive: 'yes' };

describe('what is asked of a model', () => {
  it.each([
    ['which clients look unusual?', { ...unusual, table: 'clients' }],
    ['Show me the unusual shop visits', { ...unusual, table: 'shop_visits' }],
    ['are there any outliers in clients', { ...unusual, table: 'clients' }],
    ['segment my clients', { task: 'clustering', table: 'clients', clusters: null }],
    ['please cluster the clients into 3 groups', { task: 'clustering', table: 'clients', clusters: 3 }],
    ['group clients into segments', { task: 'clustering', table: 'clients', clusters: null }],
    ['which clients will churn', { ...churn, row: null }],
    ['will Ada Ltd churn?', { ...churn, row: { column: 'client', value: 'Ada Ltd' } }],
    ['is client cedar gmbh likely to churn', { ...churn, row: { column: 'client', value: 'Cedar GmbH' } }],
    ['which clients are going to cancel', { ...churn, target: 'state', positive: 'Cancelled', row: null }],
    ['which shop visits will return', { task: 'classification', target: 'returned', positive: 'true' }],
  ])('"%s"', async (question, request) => {
    const { modelRequest, answer } = await put(question);
    expect(modelRequest).toMatchObject({ ...request, isTraining: false });
    expect(answer.status).toBe('declined');
  });

  it.each([
    'which clients look unusual by plan',
    'unusual pro clients',
    'group clients by plan',
    'segment clients by plan',
    'how many clients churned',
    'will Zorro Ltd churn',
    'will revenue grow',
    'which clients will move',
    'yes',
  ])('is not "%s"', async (question) => {
    expect((await put(question)).modelRequest).toBeUndefined();
  });

  it('is what the data say of it where they do', async () => {
    const flagged = {
      ...clients,
      columns: clients.columns.map((column) =>
        column.name === 'state' ? { ...column, name: 'unusual' } : column,
      ),
    };
    const other = await openTestTables([flagged], []);
    const reply = await ask('which clients are unusual', {
      catalog: other.catalog,
      run: other.run,
      today: testToday,
      locale: 'en',
    });
    expect(reply.modelRequest).toBeUndefined();
    other.close();
  });

  it('is trained for where that is said, or agreed to', async () => {
    const asked = { task: 'clustering', table: 'clients', question: 'segment my clients', isTraining: true };
    expect((await put('Train a model: segment my clients')).modelRequest).toMatchObject(asked);
    expect((await put('Yes, please!', { unanswered: 'segment my clients?' })).modelRequest).toMatchObject(
      asked,
    );
    expect((await put('yes', { unanswered: 'how many foos are there' })).modelRequest).toBeUndefined();
  });

  it('is of the row of the answer before, or says that none is named', async () => {
    const { plan } = await put('which plan does Ada Ltd have');
    if (!plan) throw new Error('Not answered.');
    const { modelRequest } = await put('will this client churn', { previous: plan });
    expect(modelRequest).toMatchObject({ ...churn, row: { column: 'client', value: 'Ada Ltd' } });
    const alone = await put('will this client churn');
    expect(alone.modelRequest).toBeUndefined();
    expect(alone.text).toContain('Say which one is meant');
  });

  it('says what is missing where nothing tells who has churned', async () => {
    const { text, modelRequest } = await put('which shop visits will churn');
    expect([modelRequest, text.includes('Nothing tells who has churned of shop_visits')]).toEqual([
      undefined,
      true,
    ]);
  });
});
