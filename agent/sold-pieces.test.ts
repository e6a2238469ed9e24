import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Each row is one order, of one or more pieces; it is made on one day, for another. */
const sales: TestTable = {
  name: 'berth sales',
  key: ['Order No'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('Order No', 'VARCHAR', 'identifier'),
    column('Sold On', 'DATE', 'date'),
    column('Sailing Date', 'DATE', 'date'),
    column('Product', 'VARCHAR', 'category'),
    column('Season', 'VARCHAR', 'category'),
    column('Harbour', 'VARCHAR', 'place'),
    column('Quantity', 'INTEGER', 'additive'),
    column('Total Paid', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: Array.from({ length: 12 }, (_, row): Cell[] => [
    `N${row}`,
    `2024-0${1 + (row % 3)}-10`,
    `2024-0${5 + (row % 3)}-10`,
    row % 3 === 0 ? 'Season Pass' : 'Day Trip',
    row % 2 === 0 ? '2023/24' : '2024/25',
    ['Bergen', 'Molde'][row % 2] ?? '',
    1 + (row % 4),
    20 + row,
  ]),
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([sales], []);
});
afterAll(() => shop.close());

function put(question: string, unanswered: string | null = null): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run, unanswered });
}

describe('rows of several pieces', () => {
  it('counts no rows in their place', async () => {
    const { answer } = await put('Top 2 harbours by number of berths sold');
    expect(answer.status).not.toBe('answered');
  });

  it('adds up the pieces of things that are named', async () => {
    expect((await put('How many season passes did we sell?')).answer.rows).toEqual([[10]]);
  });

  it('counts rows where orders are asked for', async () => {
    expect((await put('How many orders were there from Molde?')).answer.rows).toEqual([[6]]);
  });

  it('takes the date that is said for the months', async () => {
    const { answer } = await put('total paid by month, by the date sold');
    expect(answer.rows.map(([month]) => month)).toEqual(['2024-01-01', '2024-02-01', '2024-03-01']);
  });

  it('narrows nothing after a question that came to none', async () => {
    const { answer } = await put('only Bergen sales', 'How much did we make from blorp trips?');
    expect(answer.status).toBe('declined');
  });
});
