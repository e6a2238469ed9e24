import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Deliveries of a yard, as its buyers write them down. */
const deliveries: TestTable = {
  name: 'yard deliveries',
  key: ['PO Number'],
  mainDate: 'Ordered',
  displayColumn: null,
  columns: [
    column('PO Number', 'VARCHAR', 'identifier'),
    column('Ordered', 'DATE', 'date'),
    column('received_at', 'DATE', 'date'),
    column('Item Description', 'VARCHAR', 'category'),
    column('Qty Ordered', 'INTEGER', 'additive'),
    column('Invoice Total', 'DECIMAL(12,2)', 'additive'),
    column('weight_kg', 'INTEGER', 'additive'),
    column('Rush Order', 'VARCHAR', 'boolean'),
    column('Buyer', 'VARCHAR', 'category'),
    column('Approved By', 'VARCHAR', 'category'),
    column('Status', 'VARCHAR', 'category'),
  ],
  rows: [
    ['P1', '2025-01-05', '2025-01-09', 'Bolts', 10, 100, 4, 'Yes', 'Dr Nina Cho', 'Ada', 'Received'],
    ['P2', '2025-01-07', '2025-01-12', 'Bolts', 5, 50, 2, 'No', 'Dr Nina Cho', null, 'Returned'],
    ['P3', '2025-02-02', null, 'Glue', 2, 30, 9, 'No', 'Oleg Brandt', 'Ada', 'Pending'],
    ['P4', '2025-02-03', '2025-02-20', 'Glue', 1, 15, 5, 'Yes', 'Paula Reyes', null, 'Returned'],
    ['P5', '2025-04-01', null, 'Pipe', 3, 60, 10, 'Yes', 'Dr Nina Cho', 'Ada', 'Pending'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([deliveries], []);
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

describe('words for what stands in the data under another name', () => {
  it.each([
    ['How many rush orders are there?', 3],
    ['How many orders were not rush orders?', 2],
    ['How many POs do we have?', 5],
    ['How many orders were sent back?', 2],
    ['How many orders have not arrived yet?', 2],
    ['How many orders are yet to arrive?', 2],
    ['How many orders were not approved by anyone?', 2],
    ['How many orders have no receipt date?', 2],
    ['How many orders did Dr Cho place?', 3],
    ['How heavy is the average delivery?', 6],
    ['How heavy is the heaviest delivery?', 10],
    ['How many bolts did we order?', 15],
  ])('are read: %s', async (question, number) => {
    expect(await rowsOf(question)).toEqual([[number]]);
  });

  it('counts orders by who placed them, never by a flag that has the word in its name', async () => {
    expect((await rowsOf('Which buyer placed the most orders?'))[0]?.[0]).toBe('Dr Nina Cho');
  });

  it('tells what is still to come by its date', async () => {
    const rows = await rowsOf('Which orders are still to come?');
    expect(rows.map(([order]) => order)).toEqual(['P5']);
  });
});

describe('words that have no part in the plan', () => {
  it.each([
    'How many different things do we order?',
    'How long does an order take on average?',
    'Who worked on the most deliveries?',
  ])('are never lost: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });
});
