import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Treatments of a stable's vets. */
const treatments: TestTable = {
  name: 'vet treatments',
  key: ['Treatment No'],
  mainDate: 'Date In',
  displayColumn: null,
  columns: [
    column('Treatment No', 'VARCHAR', 'identifier'),
    column('Date In', 'DATE', 'date'),
    column('Date Out', 'DATE', 'date'),
    column('Paid On', 'DATE', 'date'),
    column('Check Date', 'DATE', 'date'),
    column('Vet Name', 'VARCHAR', 'category'),
    column('Pet Name', 'VARCHAR', 'category'),
    column('Species', 'VARCHAR', 'category'),
    column('Result', 'VARCHAR', 'category'),
    column('Relapse', 'VARCHAR', 'boolean'),
    column('Age', 'INTEGER', 'ordinal'),
    column('Medication Cost', 'DECIMAL(12,2)', 'additive'),
    column('Total Charge', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    [
      'T1',
      '2025-01-05',
      '2025-01-06',
      '2025-01-06',
      '2025-06-16',
      'Nuala',
      'Rex',
      'Dog',
      'Pass',
      'Y',
      4,
      10,
      100,
    ],
    ['T2', '2025-01-07', '2025-01-09', null, '2025-07-01', 'Nuala', 'Tom', 'Cat', 'Fail', 'N', 9, 20, 80],
    ['T3', '2025-02-02', null, null, null, 'Ravi', 'Bun', 'Rabbit', 'Fail', 'Y', 2, 5, 40],
    ['T4', '2025-03-03', '2025-03-03', '2025-03-03', null, 'Ravi', 'Rex', 'Dog', 'Fail', 'Y', 5, 30, 60],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([treatments], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer } = await put(question);
  expect(answer.status, question).toBe('answered');
  return answer.status === 'answered' ? answer.rows : [];
}

describe('questions of everyday trades', () => {
  it.each([
    ['What does a dog cost on average?', 80],
    ['How much does a dog cost the owner on average, all in?', 80],
    ['How much are we still owed?', 120],
    ['How much is owed to us for cats?', 80],
    ['How many relapses did we have?', 3],
    ['How many treatments were for animals other than dogs and cats?', 1],
    ['average age of the animals', 5],
    ['How many dogs failed in 2025?', 1],
    ['How many treatments are still here?', 1],
  ])('%s', async (question, value) => {
    expect(Number((await rowsOf(question))[0]?.[0])).toBe(value);
  });

  it('ranks by the rows of a flag, and the best by the total', async () => {
    expect((await rowsOf('Which vet had the most relapses?'))[0]?.[0]).toBe('Ravi');
    expect((await rowsOf('Who is our best vet?'))[0]?.[0]).toBe('Nuala');
  });

  it('takes the last date of the rows that a value names', async () => {
    expect((await rowsOf('When did Rex last come in?'))[0]).toContain('2025-03-03');
  });

  it('asks which cost is meant, and never answers what something costs the asker', async () => {
    expect((await put('average cost of a dog')).answer.status).toBe('clarify');
    expect((await put('How much does a dog cost us on average?')).answer.status).toBe('declined');
    expect((await put('How much is owed to our vets?')).answer.status).toBe('declined');
  });
});
