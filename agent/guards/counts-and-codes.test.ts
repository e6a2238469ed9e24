import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from '../index.ts';
import {
  amountColumn,
  dateColumn,
  kindColumn,
  openTestTables,
  type TestShop,
  type TestTable,
  testColumn,
  testToday,
} from '../testing.ts';

const orders: TestTable = {
  name: 'orders',
  key: [],
  mainDate: 'order_date',
  displayColumn: null,
  columns: [
    testColumn('order', 'INTEGER', 'ordinal'),
    dateColumn('order_date'),
    kindColumn('customer'),
    amountColumn('amount'),
  ],
  rows: Array.from({ length: 80 }, (_, at): Cell[] => [
    1000 + at,
    `${2023 + (at % 2)}-0${1 + (at % 8)}-1${at % 8}`,
    `C${at % 10}`,
    10 + at,
  ]),
};
const lines: TestTable = {
  name: 'lines',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [testColumn('order_id', 'INTEGER', 'identifier'), kindColumn('customer'), amountColumn('amount')],
  rows: [
    [1, 'A', 10],
    [1, 'A', 20],
    [2, 'B', 30],
    [3, 'A', 40],
  ],
};
const stores: TestTable = {
  name: 'stores by day',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    kindColumn('store'),
    amountColumn('orders'),
    testColumn('revenue', 'DECIMAL(12,2)', 'additive'),
    amountColumn('loans'),
    amountColumn('absences'),
    testColumn('headcount', 'INTEGER', 'balance'),
  ],
  rows: [
    ['A', 10, 500, 3, 2, 8],
    ['A', 30, 900, 4, 1, 9],
    ['B', 5, 400, 5, 3, 4],
  ],
};

const shops = new Map<string, TestShop>();

beforeAll(async () => {
  for (const table of [orders, lines, stores]) shops.set(table.name, await openTestTables([table], []));
});
afterAll(() => {
  for (const shop of shops.values()) shop.close();
});

async function reply(
  table: string,
  question: string,
  previous: AgentReply['plan'] = null,
): Promise<AgentReply> {
  const shop = shops.get(table);
  if (!shop) throw new Error(`There is no table ${table}.`);
  const { catalog, run } = shop;
  return await ask(question, { catalog, run, today: testToday, locale: 'en', previous });
}

describe('numbers of orders', () => {
  it('are not what "more than 9 orders" compares', async () => {
    const { answer } = await reply('orders', 'customers with more than 7 orders');
    expect(answer.rows.map(([, count]) => count)).toEqual(Array.from({ length: 10 }, () => 8));
    const none = await reply('orders', 'customers with more than 9 orders');
    expect(none.answer.status === 'answered' ? none.answer.rows : []).toEqual([]);
  });

  it('are nobody who ordered', async () => {
    const { answer } = await reply('lines', 'who ordered the most');
    expect(answer.rows.flat()).not.toContain(3);
  });

  it('are told by the oldest behind the newest, or not at all', async () => {
    const newest = await reply('orders', 'list the ten most recent orders');
    const { answer } = await reply('orders', 'and the oldest ones', newest.plan);
    expect(answer.sql ?? '').not.toContain('"order_date" DESC');
  });
});

describe('a column of how many', () => {
  it('tells no value of one of them', async () => {
    const { answer } = await reply('stores by day', 'average order value');
    expect(answer.rows[0]?.map(Number)).toEqual([40]);
    expect((await reply('stores by day', 'average loan size')).answer.status).toBe('declined');
  });

  it('of staff is no name of a group', async () => {
    expect((await reply('stores by day', 'absences per headcount by store')).answer.status).not.toBe(
      'answered',
    );
  });
});

it('a month whose year nobody said is told with the year that holds it, where the newest does not', async () => {
  const { answer } = await reply('orders', 'how many orders in March');
  expect(answer.verdict).toBe('caution');
  expect(answer.checks.find(({ id }) => id === 'empty-year')?.detail).toContain('March 2023 has');
  expect(
    (await reply('orders', 'how many orders in March 2024')).answer.checks.map(({ id }) => id),
  ).not.toContain('empty-year');
});
