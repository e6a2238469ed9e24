import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Bids of a joinery: states of two words, people by their full names, what was sent, approved and renewed. */
const bids: TestTable = {
  name: 'bids',
  key: ['bid_id'],
  mainDate: 'made_on',
  displayColumn: null,
  columns: [
    column('bid_id', 'VARCHAR', 'identifier'),
    column('made_on', 'DATE', 'date'),
    column('close_date', 'DATE', 'date'),
    column('stage', 'VARCHAR', 'category'),
    column('owner', 'VARCHAR', 'category'),
    column('county', 'VARCHAR', 'place'),
    column('wood', 'VARCHAR', 'category'),
    column('approved_by', 'VARCHAR', 'category'),
    column('reminder_sent', 'DATE', 'date'),
    column('extensions', 'INTEGER', 'additive'),
    column('Amount (GBP)', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['B1', '2025-01-03', '2025-02-01', 'Closed Won', 'Ada Fenwick', 'Kent', 'White Oak', 'Cem', null, 0, 100],
    ['B2', '2025-01-04', '2025-02-03', 'Closed Lost', 'Ada Fenwick', null, 'Ash', null, '2025-01-08', 1, 200],
    ['B3', '2025-01-06', null, 'Proposal', 'Rose Tindall', 'Kent', 'White Oak', null, null, 2, 300],
    ['B4', '2025-02-01', null, 'Talks', 'Rose Tindall', 'Devon', 'Cherry', 'Cem', '2025-02-04', 0, 400],
    ['B5', '2025-02-02', '2025-03-03', 'Closed Won', 'Ida Marsh', null, 'Cherry', 'Cem', null, 0, 500],
  ],
};

let joinery: TestShop;
beforeAll(async () => {
  joinery = await openTestTables([bids], []);
});
afterAll(() => joinery.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: joinery.catalog, run: joinery.run, today: testToday, locale: 'en' });
}

describe('states', () => {
  const answered: [string, Cell[][]][] = [
    ['how many won bids', [[2]]],
    ['how many lost bids', [[1]]],
    ['total amount of bids we won', [[600]]],
    ['how many bids are still open', [[2]]],
    ['how many bids are not open', [[3]]],
    ["total amount of Ada's bids", [[300]]],
    ['how many bids does Tindall have', [[2]]],
    ['how many bids in oak', [[2]]],
    ['how many unapproved bids', [[2]]],
    ['how many bids has nobody approved', [[2]]],
    ['how many bids with no county recorded', [[2]]],
    ['how many bids were never extended', [[3]]],
    ['total value', [[1500]]],
  ];
  it.each(answered)('are read: %s', async (question, rows) => {
    const { answer, text } = await put(question);
    expect({ status: answer.status, rows: answer.rows, text }).toEqual({ status: 'answered', rows, text });
  });

  it('are told as an assumption where only a part of their name was said', async () => {
    const { answer } = await put('how many won bids');
    expect(answer.assumptions).toContainEqual({ kind: 'value', chosen: 'stage is Closed Won', options: [] });
    expect(answer.reading).toContain('stage is Closed Won');
  });

  it('choose the date that speaks of them', async () => {
    expect((await put('amount won by month')).answer.sql).toContain('close_date');
  });

  it.each([
    'how many rose bids',
    'how many marsh bids',
    'euros won',
    'how many white bids',
    'how many archived bids',
    'how many bids were never varnished',
  ])('are never guessed: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });
});
