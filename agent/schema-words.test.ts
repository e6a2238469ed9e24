import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** What a charity's software exports: the rows are gifts, and what they are of stands in one amount. */
const gifts: TestTable = {
  name: 'gift export',
  key: ['Gift ID'],
  mainDate: 'Gift Date',
  displayColumn: null,
  columns: [
    column('Gift ID', 'VARCHAR', 'identifier'),
    column('Gift Date', 'DATE', 'date'),
    column('Donor Name', 'VARCHAR', 'category'),
    column('Donor Type', 'VARCHAR', 'category'),
    column('Country', 'VARCHAR', 'place'),
    column('Payment Method', 'VARCHAR', 'category'),
    column('Claim Status', 'VARCHAR', 'category'),
    column('Delay Reason', 'VARCHAR', 'category'),
    column('delayMinutes', 'INTEGER', 'additive'),
    column('Gift Aid', 'VARCHAR', 'category'),
    column('Gift Amount (GBP)', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    [
      'G1',
      '2024-01-05',
      'Mill Ltd',
      'Company',
      'United Kingdom',
      'Cheque',
      'Denied',
      'Weather',
      10,
      'No',
      100,
    ],
    ['G2', '2024-01-09', 'Ann', 'Individual', 'United Kingdom', 'Card', 'Paid', null, 0, 'Yes', 10],
    ['G3', '2024-02-05', 'Bob', 'Individual', 'Germany', 'Card', 'Paid', 'Crew', 30, 'No', 20],
    ['G4', '2024-02-07', 'Mill Ltd', 'Company', 'United Kingdom', 'Cheque', 'Paid', null, 0, 'No', 50],
    ['G5', '2024-03-07', 'Pell LLP', 'Company', 'Germany', 'Card', 'Denied', 'Weather', 60, 'No', 120],
  ],
};

let data: TestShop;
beforeAll(async () => {
  data = await openTestTables([gifts], []);
});
afterAll(() => data.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: data.catalog, today: testToday, locale: 'en', run: data.run });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer } = await put(question);
  expect(answer.status, question).toBe('answered');
  return answer.status === 'answered' ? answer.rows : [];
}

describe('amounts that are named by what was done', () => {
  it.each<[string, Cell[][]]>([
    ['How much money did we raise in February 2024?', [[70]]],
    ['How much was given in January 2024?', [[110]]],
    ['total raised', [[300]]],
    ['median gift', [[50]]],
    ['average gift size from companies', [[90]]],
    ['Who gave the most?', [['Mill Ltd', 150]]],
    ['average delay in minutes', [[20]]],
    ['longest delay', [[60]]],
  ])('%s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });
});

describe('values that name a kind of thing', () => {
  it.each<[string, Cell[][]]>([
    ['How many cheques did we get?', [[2]]],
    ['How many companies gave by cheque?', [[1]]],
    ['Which company gave us the most?', [['Mill Ltd', 150]]],
    ['How many denials in March 2024?', [[1]]],
    ['How many gifts came from the UK?', [[3]]],
    ['How many gifts were delayed because of weather?', [[2]]],
  ])('%s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });
});

describe('words that no column answers', () => {
  it.each([
    'How many delays were there?',
    'How many gifts were delayed because of strikes?',
    'How many vouchers did we get?',
    'Which volunteer gave the most?',
  ])('%s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });
});

describe('a list', () => {
  it('shows what tells its rows apart, never the id alone', async () => {
    const { answer } = await put('list the gifts from Germany');
    expect(answer.status === 'answered' && answer.columns.map(({ name }) => name)).toEqual([
      'Gift ID',
      'Gift Date',
      'Country',
      'Gift Amount (GBP)',
      'Claim Status',
      'Donor Name',
    ]);
  });
});
