import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A table called by what it measures. */
const tideLevels: TestTable = {
  name: 'tide_levels',
  key: ['id'],
  mainDate: 'taken_on',
  displayColumn: null,
  columns: [
    column('id', 'VARCHAR', 'identifier'),
    column('harbour', 'VARCHAR', 'category'),
    column('taken_on', 'DATE', 'date'),
    column('level', 'DECIMAL(12,2)', 'additive'),
    column('rainfall_mm', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['T1', 'Oban', '2024-01-01', 2, 10],
    ['T2', 'Oban', '2024-02-01', 4, 30],
    ['T3', 'Wick', '2024-02-01', 3, 90],
  ],
};

/** A booth number comes again at each fair, with another size. */
const bookings: TestTable = {
  name: 'bookings',
  key: ['Booking No'],
  mainDate: 'Created',
  displayColumn: null,
  columns: [
    column('Booking No', 'VARCHAR', 'identifier'),
    column('Created', 'DATE', 'date'),
    column('Booth No', 'VARCHAR', 'identifier'),
    column('Fair', 'VARCHAR', 'category'),
    column('Billing Interval', 'VARCHAR', 'category'),
    column('Size (sqm)', 'INTEGER', 'additive'),
    column('Lap Time (min)', 'INTEGER', 'additive'),
  ],
  rows: numbers(40).map((index): Cell[] => [
    `K${index}`,
    index < 25 ? '2024-05-02' : '2025-02-02',
    `B${index % 20}`,
    index < 20 ? 'Spring Fair' : 'Autumn Fair',
    index % 4 === 0 ? 'year' : 'month',
    20 + index,
    90 - index,
  ]),
};

let tides: TestShop;
let fairs: TestShop;
beforeAll(async () => {
  tides = await openTestTables([tideLevels], []);
  fairs = await openTestTables([bookings], []);
});
afterAll(() => {
  tides.close();
  fairs.close();
});

async function answerTo(question: string, shop: TestShop) {
  const { answer } = await ask(question, {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en',
    run: shop.run,
  });
  return answer;
}

describe('a table called by what it measures', () => {
  it.each([
    ['What is the highest tide level at Oban?', [[4]]],
    ['how many readings have a level above 2.5', [[2]]],
    ['total rain in Wick', [[90]]],
  ])('is asked for its measure: %s', async (question, rows) => {
    const answer = await answerTo(question, tides);
    expect([answer.status, answer.rows]).toEqual(['answered', rows]);
  });
});

describe('rows that have a name of their own', () => {
  it('are not counted for a noun that nothing here holds', async () => {
    for (const question of [
      'How many visitors came to the Spring Fair?',
      'how many exhibitors were at the Autumn Fair',
    ])
      expect([question, (await answerTo(question, fairs)).status]).toEqual([question, 'declined']);
  });

  it('are not taken for how many different numbers they bear, where an amount tells them apart', async () => {
    expect((await answerTo('number of booths larger than 30 sqm', fairs)).status).not.toBe('answered');
    expect((await answerTo('how many bookings are larger than 40 sqm', fairs)).rows).toEqual([[19]]);
  });
});

it('reads how something is billed from the interval that is kept', async () => {
  expect((await answerTo('how many bookings are billed yearly', fairs)).rows).toEqual([[10]]);
  const share = await answerTo('what percentage of bookings is billed monthly', fairs);
  expect(share.rows[0]?.at(-1)).toBeCloseTo(0.75, 6);
});

it('compares what is new in two periods', async () => {
  const answer = await answerTo('how many new bookings in February 2025 compared to May 2024', fairs);
  expect([answer.status, answer.rows[0]?.slice(0, 2)]).toEqual(['answered', [15, 25]]);
});

it('does not choose between long and short times for the top', async () => {
  expect((await answerTo('top 3 lap times', fairs)).status).not.toBe('answered');
});
