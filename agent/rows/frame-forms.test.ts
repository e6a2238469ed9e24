import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';

/** A file of records that was left with the name that a program gave it. */
const tolls: TestTable = {
  name: 'export',
  key: [],
  mainDate: 'Day',
  displayColumn: null,
  columns: [
    testColumn('Day', 'DATE', 'date'),
    testColumn('Gate', 'VARCHAR', 'category'),
    testColumn('Carrier', 'VARCHAR', 'category'),
    testColumn('Amount', 'INTEGER', 'additive'),
  ],
  rows: [
    ['2026-03-02', 'East', 'Otter', 40],
    ['2026-03-09', 'West', 'Heron', 25],
    ['2026-04-01', 'East', 'Heron', 35],
    ['2026-04-17', 'East', 'Otter', 60],
    ['2026-05-05', 'West', 'Tern', 15],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([tolls], []);
});
afterAll(() => shop.close());

describe('a file of records that is called nothing', () => {
  it.each([
    [
      'an amount by groups',
      'total amount by gate',
      [
        ['East', 135],
        ['West', 40],
      ],
    ],
    ['an amount by time', 'amount by month in April 2026', [['2026-04-01', 95]]],
    ['a total', 'what is the total amount?', [[175]]],
    ['a total of a time', 'total amount in March 2026', [[65]]],
    [
      'several ranked',
      'top 2 carriers by amount',
      [
        ['Otter', 100],
        ['Heron', 60],
      ],
    ],
  ])('is answered: %s', async (_, question, rows) => {
    const { answer } = await ask(question, {
      catalog: shop.catalog,
      today: testToday,
      locale: 'en',
      run: shop.run,
    });
    expect([question, answer.status === 'answered' && answer.rows]).toEqual([question, rows]);
  });
});
