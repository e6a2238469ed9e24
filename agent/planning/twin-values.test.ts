import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';

const column = testColumn;
const lookup = (name: string, key: string, rows: TestTable['rows'], ...columns: string[]): TestTable => ({
  name,
  key: [key],
  mainDate: null,
  displayColumn: null,
  columns: [
    column(key, 'VARCHAR', 'identifier'),
    ...columns.map((each) => column(each, 'VARCHAR', 'category')),
  ],
  rows,
});
const relate = (key: string, toTable: string) => ({
  fromTable: 'purchases',
  fromColumn: key,
  toTable,
  toColumn: key,
  inclusion: 1,
  origin: 'inferred' as const,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [
      {
        name: 'purchases',
        key: ['purchase_id'],
        mainDate: null,
        displayColumn: null,
        columns: [
          column('purchase_id', 'VARCHAR', 'identifier'),
          column('client_id', 'VARCHAR', 'identifier'),
          column('item_id', 'VARCHAR', 'identifier'),
          column('channel', 'VARCHAR', 'category'),
          column('revenue', 'DECIMAL(12,2)', 'additive'),
        ],
        rows: [
          ['P1', 'C1', 'I1', 'Web', 10],
          ['P2', 'C2', 'I2', 'Shop', 20],
          ['P3', 'C2', 'I1', 'Web', 40],
        ],
      },
      lookup(
        'clients',
        'client_id',
        [
          ['C1', 'Energy', 'Norway', 'Shop'],
          ['C2', 'Retail', 'Spain', 'Web'],
        ],
        'industry',
        'country',
        'liked_channel',
      ),
      lookup(
        'items',
        'item_id',
        [
          ['I1', 'Retail'],
          ['I2', 'Energy'],
        ],
        'category',
      ),
    ],
    [relate('client_id', 'clients'), relate('item_id', 'items')],
  );
});
afterAll(() => shop.close());

async function answerTo(question: string) {
  const { catalog, run } = shop;
  const context = { catalog, run, today: testToday, locale: 'en', models: new Map(), previous: null };
  return (await ask(question, { ...context, unanswered: null })).answer;
}

describe('a value of two columns', () => {
  it('is asked back, also where one of their tables is joined anyway', async () => {
    for (const question of ['total revenue for Energy', 'total revenue by country for Energy'])
      expect([question, (await answerTo(question)).status]).toEqual([question, 'clarify']);
  });

  it('is clear where its column is named, or the rows have it themselves', async () => {
    const named = await answerTo('total revenue by country for the category Energy');
    expect([named.status, named.rows]).toEqual(['answered', [['Spain', 20]]]);
    const own = await answerTo('total revenue for Web');
    expect([own.status, own.rows]).toEqual(['answered', [[50]]]);
  });
});
