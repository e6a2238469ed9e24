import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTables, type TestShop, type TestTable, testColumn } from '../testing.ts';
import { leftByReadings, toldByReadings } from './testing.ts';

/** A page of wards that its name says nothing of: amounts that are called "number of", several rows for each district. */
const wards: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Ward no.', 'INTEGER', 'ordinal'),
    testColumn('Ward', 'VARCHAR', 'category'),
    testColumn('District', 'VARCHAR', 'category'),
    testColumn('Number of voters (2020)', 'INTEGER', 'additive'),
    testColumn('Density', 'INTEGER', 'ratio'),
    testColumn('Result', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: [
    [1, 'Gull', 'Alda', 900, 12, 43.5],
    [2, 'Otter', 'Brenn', 500, 80, 45.1],
    [3, 'Tern', 'Brenn', 600, 31, 44.9],
    [4, 'Seal', 'Lisk', 300, 55, 42.7],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([wards], []);
});
afterAll(() => shop.close());

describe('amounts of a page', () => {
  it.each([
    ['called a number of something', 'which ward has the greatest number of voters?', 'Gull'],
    [
      'that several rows of a name come to',
      'which district has the greatest total number of voters?',
      'Brenn',
    ],
    ['that a rank is told by', 'which ward ranks first in density?', 'Otter'],
    ['that a rank is told by, from its other end', 'which ward is last in density?', 'Gull'],
  ])('are read: %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it('take the unit behind their bound', async () => {
    expect(await leftByReadings(shop, 'how many wards finished in under 44 seconds?', [2])).toContainEqual([
      'verb',
    ]);
  });

  it('are none where a header numbers the rows', async () => {
    expect(await toldByReadings(shop, 'what is the total of ward numbers?')).not.toContain(10);
  });
});
