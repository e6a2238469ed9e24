import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** One row for each course and month, of a file called `evening_enrolments`. */
const courses: TestTable = {
  name: 'evening_enrolments',
  key: ['Month', 'Course'],
  mainDate: 'Month',
  displayColumn: null,
  columns: [
    column('Month', 'DATE', 'date'),
    column('Course', 'VARCHAR', 'category'),
    column('Age Group', 'VARCHAR', 'category'),
    column('Enrolments', 'INTEGER', 'additive'),
    column('New Learners', 'INTEGER', 'additive'),
    column('Grants Agreed', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['2024-01-01', 'Welding', '16-20', 10, 4, 500],
    ['2024-01-01', 'Pottery', '21+', 30, 9, 100],
    ['2024-02-01', 'Welding', '16-20', 25, 6, 300],
    ['2024-02-01', 'Pottery', '21+', 20, 2, 100],
  ],
};
/** One row for each thing that was lent. */
const loans: TestTable = {
  name: 'loans',
  key: ['Loan No'],
  mainDate: 'Lent Date',
  displayColumn: null,
  columns: [
    column('Loan No', 'VARCHAR', 'identifier'),
    column('Lent Date', 'DATE', 'date'),
    column('Category', 'VARCHAR', 'category'),
    column('Status', 'VARCHAR', 'category'),
    column('Returned Date', 'DATE', 'date'),
  ],
  rows: [
    ['N1', '2024-01-05', 'Ladders', 'Returned', '2024-02-01'],
    ['N2', '2024-01-09', 'Ladders', 'Out', null],
    ['N3', '2024-02-11', 'Drills', 'Returned', '2024-02-20'],
    ['N4', '2024-02-15', 'Drills', 'Returned', '2025-01-10'],
    ['N5', '2024-03-15', 'Ladders', 'Returned', '2024-03-20'],
    ['N6', '2025-01-15', 'Ladders', 'Out', null],
  ],
};

const shops: TestShop[] = [];
beforeAll(async () => {
  shops.push(await openTestTables([courses], []), await openTestTables([loans], []));
});
afterAll(() => {
  for (const shop of shops) shop.close();
});

async function put(at: 0 | 1, question: string): Promise<AgentReply['answer']> {
  const shop = shops[at];
  if (!shop) throw new Error('The tables are not open.');
  return (await ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run }))
    .answer;
}

async function rowsOf(at: 0 | 1, question: string): Promise<Cell[][] | string> {
  const answer = await put(at, question);
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('words that are true of all rows', () => {
  it.each([
    ['Enrolments of 16-20 year olds in January 2024', 10],
    ['How many new learners joined in February 2024?', 8],
    ['How much in grants was agreed?', 1000],
  ])('are skipped beside what says them already: %s', async (question, value) => {
    expect(await rowsOf(0, question)).toEqual([[value]]);
  });

  it('open a breakdown: how are they split', async () => {
    expect(await rowsOf(1, 'How are the loans split by category?')).toEqual([
      ['Ladders', 4],
      ['Drills', 2],
    ]);
  });
});

describe('a number of months', () => {
  it('is counted where each row is of one month of one thing', async () => {
    expect(await rowsOf(0, 'In how many months did Welding have more than 12 enrolments?')).toEqual([[1]]);
  });

  it('is not compared by single rows', async () => {
    expect(await rowsOf(0, 'In how many months did we have more than 35 enrolments?')).not.toEqual([[0]]);
  });
});

describe('a kind of thing and what was done with it', () => {
  it.each([
    ['Number of ladders lent between 1 and 31 January 2024', [[2]]],
    ['How many ladders lent in 2024 have been returned?', [[2]]],
  ])('are a noun and a condition: %s', async (question, rows) => {
    expect(await rowsOf(1, question)).toEqual(rows);
  });

  it.each([
    'What percentage of ladders were returned in 2024?',
    'What share of drills were returned in 2025?',
  ])('is never a share of what was done alone: %s', async (question) => {
    const rows = await rowsOf(1, question);
    const share = Array.isArray(rows) ? rows[0]?.at(-1) : null;
    expect(share).not.toBe(1);
    expect(share).not.toBe(2 / 3);
  });
});
