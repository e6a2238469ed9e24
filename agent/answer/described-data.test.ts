import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from '../index.ts';
import {
  testColumn as column,
  openTestSources,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from '../testing.ts';

const loans: TestTable = {
  name: 'loans',
  key: ['loan_id'],
  mainDate: 'lent_on',
  displayColumn: null,
  columns: [
    column('loan_id', 'VARCHAR', 'identifier'),
    column('lent_on', 'DATE', 'date'),
    column('returned_on', 'DATE', 'date'),
  ],
  rows: [
    ['L1', '2024-02-01', '2024-03-01'],
    ['L2', '2024-05-09', null],
  ],
};
const notes: TestTable = {
  ...loans,
  name: 'notes',
  key: [],
  mainDate: null,
  columns: [column('note', 'VARCHAR', 'text')],
  rows: [['a'], ['a']],
};

let library: TestShop;
let pad: TestShop;
let both: TestShop;
beforeAll(async () => {
  library = await openTestTables([loans], []);
  pad = await openTestTables([notes], []);
  both = await openTestSources([
    { name: 'Library', isSample: false, tables: [loans], relations: [] },
    { name: 'Sample', isSample: true, tables: [notes], relations: [] },
  ]);
});
afterAll(() => {
  for (const shop of [library, pad, both]) shop.close();
});

function put(question: string, { catalog, run }: TestShop = library): Promise<AgentReply> {
  return ask(question, { catalog, run, today: testToday, locale: 'en' });
}

describe('what is asked of the data as a whole', () => {
  const answered: [string, Cell[][]][] = [
    ['How fresh is the data?', [['loans', '2025-03-14', 'lent_on', '2024-02-01', '2024-05-09']]],
    ['what period does the data cover', [['loans', '2025-03-14', 'lent_on', '2024-02-01', '2024-05-09']]],
    ['are there any missing values?', [['loans', 'returned_on', 1]]],
    ['which columns have missing values', [['loans', 'returned_on', 1]]],
    ['are there duplicates in the loans table', [['loans', 'loan_id', 0]]],
    ['any duplicate rows?', [['loans', 'loan_id', 0]]],
  ];
  it.each(answered)('is told by the profile: %s', async (question, rows) => {
    const { answer } = await put(question);
    expect([answer.status, answer.rows]).toEqual(['answered', rows]);
  });

  it('lists the columns', async () => {
    expect((await put('what columns are there')).answer.rows.map(([name]) => name)).toEqual([
      'loan_id',
      'lent_on',
      'returned_on',
    ]);
  });

  it('is told of one’s own data, and not of the sample', async () => {
    expect((await put('are there any duplicates', both)).answer.rows).toEqual([['loans', 'loan_id', 0]]);
  });

  it('says nothing of duplicates where no key was found', async () => {
    expect((await put('are there any duplicates', pad)).answer.status).not.toBe('answered');
  });
});
