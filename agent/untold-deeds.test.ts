import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import {
  amountColumn,
  dateColumn,
  idColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  relate,
  type TestShop,
  testColumn,
  testToday,
  textColumn,
} from './testing.ts';

const clients = keyedTable(
  'clients',
  'client_name',
  [idColumn('client_id'), textColumn('client_name'), kindColumn('tier')],
  [
    [1, 'Ada', 'Gold'],
    [2, 'Bo', 'Silver'],
    [3, 'Cy', 'Gold'],
  ],
);
const staff = keyedTable(
  'employees',
  'full_name',
  [idColumn('employee_id'), textColumn('full_name'), kindColumn('department'), dateColumn('hired_on')],
  [
    [1, 'Ann Lee', 'Ops', '2021-02-03'],
    [2, 'Ben Poe', 'Ops', '2022-05-06'],
    [3, 'Cas Roe', 'Lab', '2022-08-09'],
  ],
);
const articles = keyedTable(
  'products',
  'product_name',
  [
    idColumn('product_id'),
    textColumn('product_name'),
    kindColumn('category'),
    testColumn('price', 'DECIMAL(12,2)', 'ratio'),
    amountColumn('stock'),
  ],
  [
    [1, 'Anvil', 'Tools', 12, 3],
    [2, 'Brush', 'Paint', 4, 0],
  ],
);
const patients = keyedTable(
  'patients',
  'patient_name',
  [idColumn('patient_id'), textColumn('patient_name'), kindColumn('outcome')],
  [
    [1, 'Dan', 'Discharged'],
    [2, 'Eve', 'In care'],
  ],
);
const purchases = keyedTable(
  'purchases',
  null,
  [idColumn('purchase_id'), idColumn('client_id'), amountColumn('amount')],
  [
    [11, 1, 10],
    [12, 1, 20],
  ],
);

const opened: TestShop[] = [];
async function shopOf(...args: Parameters<typeof openTestTables>): Promise<TestShop> {
  const shop = await openTestTables(...args);
  opened.push(shop);
  return shop;
}
afterAll(() => {
  for (const shop of opened) shop.close();
});

async function answerTo(question: string, shop: TestShop) {
  const { answer, text } = await ask(question, { ...shop, today: testToday, locale: 'en' });
  return { status: answer.status, rows: answer.rows, text };
}

describe('what the data do not tell', () => {
  it.each([
    ['how many clients have ordered?', clients],
    ['how many of our clients bought something', clients],
    ['which clients have ever paid?', clients],
    ['number of clients who purchased', clients],
    ['list the clients that returned', clients],
    ['how many Gold clients ordered', clients],
    ['how many clients ordered by tier', clients],
    ['share of clients who donated', clients],
    ['which tier has ordered the most', clients],
    ['how many clients did we bill', clients],
    ['how many clients churned', clients],
    ['how many employees left?', staff],
    ['how many employees left in 2022?', staff],
    ['how many employees attended in 2022', staff],
    ['employees who have travelled', staff],
    ['which products were sold?', articles],
    ['how many products have been ordered', articles],
    ['how many products did we sell', articles],
    ['how many patients were treated', patients],
  ])('is not told: %s', async (question, table) => {
    const { status, text } = await answerTo(question, await shopOf([table], []));
    expect(status).toBe('declined');
    expect(text).toContain('Nothing here tells which');
  });

  it.each([
    ['how many clients are there', clients, [[3]]],
    ['how many clients do we have', clients, [[3]]],
    ['how many products do we sell', articles, [[2]]],
    ['how many employees were hired in 2022', staff, [[2]]],
    ['how many patients were discharged', patients, [[1]]],
  ])('does not stand in the way of what they tell: %s', async (question, table, rows) => {
    expect((await answerTo(question, await shopOf([table], []))).rows).toEqual(rows);
  });
});

describe('what a related table tells', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await shopOf([clients, purchases], [relate('purchases', 'client_id', 'clients', 'client_id')]);
  });

  it('is told of it', async () => {
    expect((await answerTo('how many clients have purchased something', shop)).rows).toEqual([[1]]);
  });

  it('is told by what it was done to', async () => {
    const { rows } = await answerTo('names of clients who contributed two or more purchases', shop);
    expect(rows).toEqual([['Ada']]);
    const returned = await answerTo('clients who have returned two or more purchases', shop);
    expect(returned.text).toContain('Nothing here tells which clients');
  });

  it('is told of no other deed', async () => {
    for (const question of [
      'how many clients visited',
      'how many clients have donated',
      'clients who attended',
    ])
      expect((await answerTo(question, shop)).text, question).toContain('Nothing here tells which clients');
  });
});
