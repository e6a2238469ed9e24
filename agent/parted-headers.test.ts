import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import {
  amountColumn,
  dateColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  type TestShop,
  testColumn,
  testToday,
} from './testing.ts';

const riders = keyedTable(
  'ridership',
  null,
  [
    dateColumn('Date'),
    amountColumn('Tram: Total Estimated Ridership'),
    testColumn('Tram: % of Comparable Normal Day', 'INTEGER', 'ratio'),
    amountColumn('XQR: Total Estimated Ridership'),
    testColumn('XQR: % of Comparable Normal Day', 'INTEGER', 'ratio'),
  ],
  [
    ['2023-01-01', 100, 50, 10, 40],
    ['2023-01-02', 120, 60, 12, 45],
    ['2024-01-01', 150, 70, 15, 50],
  ],
);
const mixed = keyedTable(
  'survey',
  null,
  [
    kindColumn('01. Region'),
    amountColumn('Sales | net'),
    amountColumn('Sales | gross'),
    amountColumn('Revenue (EUR)'),
    amountColumn('Q: How old are you?'),
    amountColumn('Bus – Riders'),
    amountColumn('Costs/Energy'),
    amountColumn('Kosten: Strom gesamt'),
  ],
  [
    ['North', 100, 119, 1000, 34, 5, 7, 1],
    ['South', 200, 238, 2000, 51, 6, 8, 2],
    ['North', 300, 357, 3000, 26, 7, 9, 4],
  ],
);

const years = keyedTable(
  'wide',
  null,
  [kindColumn('Area'), amountColumn('Total - 2023'), amountColumn('Total - 2024')],
  [
    ['A', 10, 20],
    ['B', 30, 40],
    ['A', 50, 60],
  ],
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [
      { ...riders, key: [] },
      { ...mixed, key: [] },
    ],
    [],
  );
});
afterAll(() => shop.close());

async function rowsOf(question: string) {
  const { answer } = await ask(question, { ...shop, today: testToday, locale: 'en' });
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('a header of parts', () => {
  it.each([
    ['total XQR: Total Estimated Ridership', [[37]]],
    ['total "XQR: Total Estimated Ridership"', [[37]]],
    ['what is the total XQR ridership?', [[37]]],
    ['what was the total estimated ridership of the tram?', [[370]]],
    ['total tram ridership in 2023', [[220]]],
    ['average Tram: % of Comparable Normal Day', [[60]]],
    [
      'net sales by region',
      [
        ['North', 400],
        ['South', 200],
      ],
    ],
    [
      'Sales | gross by region',
      [
        ['North', 476],
        ['South', 238],
      ],
    ],
    ['total Revenue (EUR)', [[6000]]],
    ['average age', [[37]]],
    [
      'Q: How old are you? by region',
      [
        ['South', 51],
        ['North', 30],
      ],
    ],
    ['total bus riders', [[18]]],
    [
      'Costs/Energy by region',
      [
        ['North', 16],
        ['South', 8],
      ],
    ],
    ['total Kosten: Strom gesamt', [[7]]],
  ])('is called by them, or as it stands: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  it('is asked back where two have the same part', async () => {
    expect(await rowsOf('total estimated ridership')).toBe('clarify');
  });
});

describe('a header with a year', () => {
  it.each([
    [
      'Total - 2024 by area',
      [
        ['A', 80],
        ['B', 40],
      ],
    ],
    ['what is the total - 2024?', [[120]]],
    ['sum of "Total - 2023"', [[90]]],
    ['sum of Total - 2023 and Total - 2024', [[90, 120]]],
  ])('is no time: %s', async (question, rows) => {
    const wide = await openTestTables([{ ...years, key: [] }], []);
    const { answer } = await ask(question, { ...wide, today: testToday, locale: 'en' });
    wide.close();
    expect(answer.rows).toEqual(rows);
  });
});
