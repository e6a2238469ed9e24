import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** The first word of the table's name is also a value: flood callouts are some of them. */
const floodCallouts: TestTable = {
  name: 'flood callouts',
  key: ['Ref'],
  mainDate: 'Call Date',
  displayColumn: null,
  columns: [
    column('Ref', 'VARCHAR', 'identifier'),
    column('Call Date', 'DATE', 'date'),
    column('Planned:Start Date', 'DATE', 'date'),
    column('Group', 'VARCHAR', 'category'),
    column('Crew Org:Name', 'VARCHAR', 'category'),
    column('Outcome', 'VARCHAR', 'category'),
    column('Amount Awarded', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['R1', '2024-01-03', '2023-12-01', 'Flood', 'North Crew', 'Pass', 10],
    ['R2', '2024-02-03', '2024-03-01', 'Flood', 'North Crew', 'Fail', 20],
    ['R3', '2024-03-03', '2024-03-01', 'Storm', 'South Crew', 'Fail', 40],
    ['R4', '2023-11-03', '2024-04-01', 'Rescue', 'South Crew', 'Pass', 80],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([floodCallouts], []);
});
afterAll(() => shop.close());

async function rowsOf(question: string) {
  const { answer } = await ask(question, {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en',
    run: shop.run,
  });
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('a table whose name begins with one of its values', () => {
  it.each([
    ['how many floods were there', [[2]]],
    ['how many callouts were there', [[4]]],
    ['how many callouts since the start of 2024', [[3]]],
    [
      'total amount awarded per crew',
      [
        ['South Crew', 120],
        ['North Crew', 30],
      ],
    ],
    ['what share of the money went to South Crew', [[120, 150, 0.8]]],
  ])('is read so: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  it('is not searched for letters where an outcome is named', async () => {
    const rows = await rowsOf('how many callouts end in a fail');
    expect(rows === 'declined' || JSON.stringify(rows) === '[[2]]').toBe(true);
  });
});
