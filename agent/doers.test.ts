import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const bills: TestTable = {
  name: 'bills',
  key: ['Bill No'],
  mainDate: 'Bill Date',
  displayColumn: null,
  columns: [
    column('Bill No', 'VARCHAR', 'identifier'),
    column('Bill Date', 'DATE', 'date'),
    column('Supplier', 'VARCHAR', 'category'),
    column('Status', 'VARCHAR', 'category'),
    column('Approved By', 'VARCHAR', 'category'),
    column('Amount', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['B1', '2024-01-05', 'Ash', 'Paid', 'A. Khan', 10],
    ['B2', '2024-02-05', 'Ash', 'Approved', 'B. Moss', 20],
    ['B3', '2024-03-05', 'Elm', 'Paid', 'A. Khan', 30],
    ['B4', '2024-04-05', 'Elm', 'New', null, 40],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([bills], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en' });
}

describe('those who did it', () => {
  it.each([
    [
      'How many bills did each person approve?',
      [
        ['A. Khan', 2],
        ['B. Moss', 1],
      ],
    ],
    ['who approved the most bills', [['A. Khan', 2]]],
    ['which colleague approved the fewest bills', [['B. Moss', 1]]],
    ['how many bills did A. Khan approve', [[2]]],
  ])('are named by the column of the verb in "%s"', async (question, rows) => {
    const { answer } = await put(question);
    expect(answer.status).toBe('answered');
    expect(answer.rows).toEqual(rows);
  });

  it('are not the suppliers', async () => {
    expect((await put('how many bills did each supplier approve')).answer.sql ?? '').not.toMatch(
      /GROUP BY.*Approved By/s,
    );
  });
});
