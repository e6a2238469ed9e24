import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Samples of bathing water, with headers of letters and digits. */
const samples: TestTable = {
  name: 'water_samples',
  key: ['sample_no'],
  mainDate: 'taken_on',
  displayColumn: null,
  columns: [
    column('sample_no', 'VARCHAR', 'identifier'),
    column('taken_on', 'DATE', 'date'),
    column('beach', 'VARCHAR', 'category'),
    column('quality_class', 'VARCHAR', 'category'),
    column('no3', 'DECIMAL(12,2)', 'ratio'),
    column('k9', 'DECIMAL(12,2)', 'ratio'),
    column('tsp15', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: [
    ['S1', '2024-01-10', 'Sandy Bay', 'Fair', 4, 1, 30],
    ['S2', '2024-02-10', 'Sandy Bay', 'Excellent', 2, 3, 10],
    ['S3', '2025-02-10', 'Cliff End', 'Fair', 9, 5, 20],
  ],
};

/** What teams ordered; the amount of each order is called a total. */
const orders: TestTable = {
  name: 'stationery orders',
  key: ['order_no'],
  mainDate: 'order_date',
  displayColumn: null,
  columns: [
    column('order_no', 'VARCHAR', 'identifier'),
    column('order_date', 'DATE', 'date'),
    column('team', 'VARCHAR', 'category'),
    column('total_amount', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['A1', '2024-01-10', 'Press', 40],
    ['A2', '2024-02-10', 'Legal', 10],
    ['A3', '2025-02-10', 'Press', 20],
  ],
};

let water: TestShop;
let desk: TestShop;
beforeAll(async () => {
  water = await openTestTables([samples], []);
  desk = await openTestTables([orders], []);
});
afterAll(() => {
  water.close();
  desk.close();
});

async function cells(question: string, { catalog, run }: TestShop): Promise<Cell[][] | string> {
  const { answer } = await ask(question, { catalog, run, today: testToday, locale: 'en-GB' });
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('headers of letters and digits', () => {
  it.each([
    ['highest NO3 value', [[9]]],
    ['average K9 in 2024', [[2]]],
    ['how many samples have a TSP1.5 above 15', [[2]]],
    ['lowest tsp 1.5 level at Sandy Bay', [[10]]],
  ])('are read however they are typed: %s', async (question, rows) => {
    expect(await cells(question, water)).toEqual(rows);
  });

  it('are no other ones', async () => {
    expect(await cells('highest NO2 value', water)).toBe('declined');
    expect(await cells('highest TSP2.5', water)).toBe('declined');
  });
});

it('reads a class behind a verb that puts into classes, and nothing else', async () => {
  expect(await cells('how many samples were rated Fair?', water)).toEqual([[2]]);
  expect(await cells('how many samples were classified as excellent in 2024?', water)).toEqual([[1]]);
  expect(await cells('how many samples were not rated Fair?', water)).not.toEqual([[2]]);
  expect(await cells('how many samples were rated Poor?', water)).toBe('declined');
});

describe('what was ordered', () => {
  it.each([
    'total amount ordered by each team in 2024',
    'total amount ordered by team in 2024',
    'total amount ordered per team in 2024',
  ])('is no order of the answer: %s', async (question) => {
    expect(await cells(question, desk)).toEqual([
      ['Press', 40],
      ['Legal', 10],
    ]);
  });

  it('is taken together where a total over orders is asked for', async () => {
    expect(await cells('What is the total amount of orders in January and February 2024?', desk)).toEqual([
      [50],
    ]);
    expect(await cells('What is the total amount of order A2?', desk)).not.toEqual([[70]]);
  });

  it.each([
    'total amount in January and February 2024',
    'total amount in January or in February 2024',
    'total amount in January 2024 and February',
  ])('shares the year of several months: %s', async (question) => {
    expect(await cells(question, desk)).toEqual([[50]]);
  });
});
