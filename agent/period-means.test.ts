import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** One row for each pool and month. */
const pools: TestTable = {
  name: 'pool_months',
  key: ['Month', 'Pool'],
  mainDate: 'Month',
  displayColumn: null,
  columns: [
    column('Month', 'DATE', 'date'),
    column('Pool', 'VARCHAR', 'category'),
    column('Swims', 'INTEGER', 'additive'),
    column('Ticket Price', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01'].flatMap((month, index): Cell[][] => [
    [month, 'Lido', 100 + index * 20, 4],
    [month, 'Lagoon', 50, 6],
  ]),
};
/** One row for each repair, on any day. */
const repairs: TestTable = {
  name: 'repairs',
  key: ['Repair No'],
  mainDate: 'Done On',
  displayColumn: null,
  columns: [
    column('Repair No', 'VARCHAR', 'identifier'),
    column('Done On', 'DATE', 'date'),
    column('Labour Cost', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['R1', '2024-01-05', 10],
    ['R2', '2024-01-09', 30],
    ['R3', '2024-02-11', 20],
    ['R4', '2024-03-15', 60],
  ],
};

/** Several rows for each year, which a number tells. */
const grants: TestTable = {
  name: 'grants',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('dept', 'VARCHAR', 'category'),
    column('year', 'INTEGER', 'ordinal'),
    column('spend', 'INTEGER', 'additive'),
  ],
  rows: [
    ['A', 2023, 10],
    ['B', 2023, 20],
    ['A', 2024, 30],
    ['B', 2024, 40],
  ],
};

const shops: TestShop[] = [];
beforeAll(async () => {
  shops.push(
    await openTestTables([pools], []),
    await openTestTables([repairs], []),
    await openTestTables([grants], []),
  );
});
afterAll(() => {
  for (const shop of shops) shop.close();
});

async function put(at: 0 | 1 | 2, question: string): Promise<AgentReply['answer']> {
  const shop = shops[at];
  if (!shop) throw new Error('The tables are not open.');
  return (await ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run }))
    .answer;
}

describe('what a month comes to on average', () => {
  it.each<[string, Cell[][]]>([
    ['What was the average monthly number of swims at the Lido?', [[130]]],
    ['average monthly swims', [[180]]],
    ['average swims per month at Lagoon', [[50]]],
    [
      'average monthly swims by pool',
      [
        ['Lido', 130],
        ['Lagoon', 50],
      ],
    ],
  ])('is one number where each row is of one month: %s', async (question, rows) => {
    const answer = await put(0, question);
    expect(answer.status === 'answered' ? answer.rows : answer.status, question).toEqual(rows);
  });

  it('is no row for each month where the words are turned', async () => {
    const answer = await put(0, 'the monthly average of swims at the Lido');
    expect(answer.status === 'answered' ? answer.rows : answer.status).not.toHaveLength(4);
  });

  it('is told for each month of a price, which has its average in each', async () => {
    const answer = await put(0, 'What is the average monthly ticket price?');
    expect(answer.status === 'answered' ? answer.rows.length : 4).toBe(4);
  });

  it.each([
    'average monthly labour cost',
    'What was the average monthly labour cost in 2024?',
    'What is the average weekly labour cost?',
  ])('is never told as the average of single rows: %s', async (question) => {
    expect((await put(1, question)).status, question).not.toBe('answered');
  });

  it.each(['average spend per year', 'mean spend a year', 'avg spend per year', 'average spend by year'])(
    'is told for each year that several rows have: %s',
    async (question) => {
      const answer = await put(2, question);
      expect(answer.rows, question).toEqual([
        [2023, 15],
        [2024, 35],
      ]);
    },
  );

  it.each(['average yearly spend', 'average total spend per year'])(
    'is one number where the totals of the years are averaged: %s',
    async (question) => {
      expect((await put(2, question)).rows, question).toEqual([[50]]);
    },
  );
});
