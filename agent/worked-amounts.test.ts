import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Each row is one car: what it was bought for, offered at and sold for, and when it came and went. */
const cars: TestTable = {
  name: 'cars',
  key: ['stock_no'],
  mainDate: 'arrived_on',
  displayColumn: null,
  columns: [
    column('stock_no', 'VARCHAR', 'identifier'),
    column('branch', 'VARCHAR', 'category'),
    column('salesperson', 'VARCHAR', 'category'),
    column('arrived_on', 'DATE', 'date'),
    column('sold_on', 'DATE', 'date'),
    column('purchase_price', 'INTEGER', 'ratio'),
    column('list_price', 'INTEGER', 'ratio'),
    column('sale_price', 'INTEGER', 'ratio'),
  ],
  rows: [
    ['K1', 'North', 'Ann', '2024-01-10', '2024-02-01', 100, 150, 140],
    ['K2', 'North', 'Ben', '2024-12-20', '2025-01-05', 200, 260, 190],
    ['K3', 'South', 'Ann', '2024-03-01', '2024-03-08', 300, 400, 390],
    ['K4', 'South', null, '2025-02-01', null, 500, 640, null],
    ['K5', 'North', 'Ben', '2024-05-01', '2024-06-10', 100, 130, 120],
    ['K6', 'South', 'Ben', '2024-05-02', '2024-05-12', 100, 130, 125],
  ],
};

let yard: TestShop;
beforeAll(async () => {
  yard = await openTestTables([cars], []);
});
afterAll(() => yard.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, {
    catalog: yard.catalog,
    today: testToday,
    locale: 'en',
    run: yard.run,
    weigh: () => 1,
  });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer } = await put(question);
  expect(answer.status, `${question}: ${answer.reading}`).toBe('answered');
  return answer.rows;
}

describe('amounts worked out of two columns', () => {
  it('adds up the profit of what was sold, and says how it was worked out', async () => {
    const { answer } = await put('total profit');
    expect(answer.rows).toEqual([[165]]);
    expect(answer.assumptions.map(({ chosen }) => chosen)).toContain('profit = sale price − purchase price');
  });

  it('dates a profit by the day of sale, not by the day the car came in', async () => {
    expect(await rowsOf('profit in 2024')).toEqual([[175]]);
  });

  it('takes a margin of what was sold alone', async () => {
    expect(await rowsOf('profit margin by branch')).toEqual([
      ['South', 115 / 515],
      ['North', 50 / 450],
    ]);
  });

  it('asks whether a margin is an amount or a percentage', async () => {
    expect((await put('margin by branch')).answer.status).toBe('clarify');
  });

  it.each<[string, Cell[][]]>([
    [
      'average discount off the list price by branch',
      [
        ['South', 7.5],
        ['North', 30],
      ].reverse(),
    ],
    ['who made the most profit', [['Ann', 130]]],
    ['how many cars were sold at a loss', [[1]]],
    ['how many cars were sold for less than we bought them for', [[1]]],
    [
      'difference between list price and sale price by branch, on average',
      [
        ['North', 30],
        ['South', 7.5],
      ],
    ],
  ])('answers "%s"', async (question, rows) => expect(await rowsOf(question)).toEqual(rows));

  it('knows no profit of what has no cost, and no discount that is not worked out', async () => {
    expect((await put('net profit by branch')).answer.status).not.toBe('answered');
    expect((await put('overspend by branch')).answer.status).not.toBe('answered');
  });
});

describe('units of time that are ranked', () => {
  it.each<[string, string]>([
    ['busiest month', 'Number of cars by month of arrived on, the highest of them.'],
    ['quietest weekday since we started', 'Number of cars by weekday of arrived on, the lowest of them.'],
  ])('reads "%s" as rows counted by it', async (question, reading) => {
    const { answer } = await put(question);
    expect(answer.reading).toBe(reading);
  });
});
