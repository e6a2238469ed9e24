import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Files of everyday work, one at a time: a help desk, a shop, a store, invoices, a budget, a bank statement, visits of a site, deals. */
const tables: Record<string, TestTable> = {
  tickets: {
    name: 'helpdesk',
    key: ['Ticket ID'],
    mainDate: 'Created At',
    displayColumn: null,
    columns: [
      column('Ticket ID', 'VARCHAR', 'identifier'),
      column('Created At', 'TIMESTAMP', 'date'),
      column('First Reply At', 'TIMESTAMP', 'date'),
      column('Solved At', 'TIMESTAMP', 'date'),
      column('Status', 'VARCHAR', 'category'),
      column('Agent', 'VARCHAR', 'category'),
    ],
    rows: [
      ['K1', '2025-03-01 08:00', '2025-03-01 09:00', '2025-03-02 08:00', 'Solved', 'Aisha'],
      ['K2', '2025-03-02 08:00', '2025-03-02 11:00', '2025-03-09 08:00', 'Solved', 'Bruno'],
      ['K3', '2025-03-03 08:00', '2025-03-03 10:00', null, 'Open', 'Aisha'],
      ['K4', '2025-03-04 08:00', '2025-03-04 10:00', null, 'Open', 'Bruno'],
    ],
  },
  shop: {
    name: 'shop sales',
    key: [],
    mainDate: 'Month',
    displayColumn: null,
    columns: [
      column('Month', 'DATE', 'date'),
      column('Region', 'VARCHAR', 'place'),
      column('Product', 'VARCHAR', 'category'),
      column('Units Sold', 'INTEGER', 'additive'),
      column('Revenue', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['2025-01-01', 'North', 'Brush', 5, 50],
      ['2025-02-01', 'North', 'Brush', 7, 70],
      ['2025-02-01', 'South', 'Anvil', 2, 200],
    ],
  },
  store: {
    name: 'Items',
    key: ['SKU'],
    mainDate: null,
    displayColumn: 'Item',
    columns: [
      column('SKU', 'VARCHAR', 'identifier'),
      column('Item', 'VARCHAR', 'category'),
      column('On Hand', 'INTEGER', 'balance'),
    ],
    rows: [
      ['S1', 'Stapler', 12],
      ['S2', 'Clock', 3],
    ],
  },
  invoices: {
    name: 'receivables',
    key: ['Invoice #'],
    mainDate: 'Invoice Date',
    displayColumn: null,
    columns: [
      column('Invoice #', 'VARCHAR', 'identifier'),
      column('Invoice Date', 'DATE', 'date'),
      column('Due Date', 'DATE', 'date'),
      column('Paid Date', 'DATE', 'date'),
      column('Amount', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['I1', '2024-12-01', '2025-02-11', null, 10],
      ['I2', '2024-12-05', '2025-02-12', null, 20],
      ['I3', '2024-12-06', '2025-01-10', '2025-01-11', 40],
      ['I4', '2025-03-01', '2025-03-10', null, 80],
    ],
  },
  budget: {
    name: 'plan',
    key: [],
    mainDate: 'Month',
    displayColumn: null,
    columns: [
      column('Month', 'DATE', 'date'),
      column('Department', 'VARCHAR', 'category'),
      column('Budget', 'INTEGER', 'additive'),
      column('Actual', 'INTEGER', 'additive'),
    ],
    rows: [
      ['2025-02-01', 'IT', 100, 90],
      ['2025-02-01', 'HR', 50, 70],
      ['2025-01-01', 'IT', 100, 60],
    ],
  },
  profits: {
    name: 'profits',
    key: [],
    mainDate: 'Month',
    displayColumn: null,
    columns: [
      column('Month', 'DATE', 'date'),
      column('Line', 'VARCHAR', 'category'),
      column('Budget', 'INTEGER', 'additive'),
      column('Actual', 'INTEGER', 'additive'),
    ],
    rows: [
      ['2025-02-01', 'Revenue', 100, 90],
      ['2025-02-01', 'Rent', 50, 70],
    ],
  },
  bank: {
    name: 'bank',
    key: [],
    mainDate: 'Booking Date',
    displayColumn: null,
    columns: [
      column('Booking Date', 'DATE', 'date'),
      column('Payee', 'VARCHAR', 'category'),
      column('Debit', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['2025-01-05', 'Lidl', 40.5],
      ['2025-02-07', 'Lidl', 60.25],
      ['2025-02-09', 'Shell', 70.5],
    ],
  },
  web: {
    name: 'web traffic',
    key: [],
    mainDate: 'date',
    displayColumn: null,
    columns: [
      column('date', 'DATE', 'date'),
      column('channel', 'VARCHAR', 'category'),
      column('conversions', 'INTEGER', 'additive'),
      column('revenue_usd', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['2025-02-01', 'Paid Search', 3, 30],
      ['2025-02-01', 'Email', 1, 20],
    ],
  },
  deals: {
    name: 'pipeline',
    key: ['Deal ID'],
    mainDate: 'Created Date',
    displayColumn: null,
    columns: [
      column('Deal ID', 'VARCHAR', 'identifier'),
      column('Stage', 'VARCHAR', 'category'),
      column('Amount', 'INTEGER', 'additive'),
      column('Created Date', 'DATE', 'date'),
    ],
    rows: [
      ['D1', 'Closed Won', 500, '2025-01-01'],
      ['D2', 'Proposal', 300, '2025-02-01'],
    ],
  },
  contracts: {
    name: 'contracts',
    key: ['Contract No'],
    mainDate: 'Start Date',
    displayColumn: null,
    columns: [
      column('Contract No', 'VARCHAR', 'identifier'),
      column('Start Date', 'DATE', 'date'),
      column('Expiry Date', 'DATE', 'date'),
      column('Renewal Date', 'DATE', 'date'),
    ],
    rows: [
      ['C1', '2024-01-01', '2025-03-20', '2025-03-01'],
      ['C2', '2025-03-01', '2025-03-25', '2025-03-05'],
    ],
  },
  staff: {
    name: 'staff',
    key: ['Emp No'],
    mainDate: 'Date Joined',
    displayColumn: 'Full Name',
    columns: [
      column('Emp No', 'VARCHAR', 'identifier'),
      column('Full Name', 'VARCHAR', 'text'),
      column('Date Joined', 'DATE', 'date'),
    ],
    rows: [
      ['E1', 'Ada Fenwick', '2025-02-03'],
      ['E2', 'Bo Marsh', '2024-02-03'],
    ],
  },
};

const opened = new Map<string, TestShop>();
beforeAll(async () => {
  for (const [name, table] of Object.entries(tables)) opened.set(name, await openTestTables([table], []));
});
afterAll(() => {
  for (const shop of opened.values()) shop.close();
});

async function put(file: string, question: string): Promise<AgentReply> {
  const shop = opened.get(file);
  if (!shop) throw new Error(`There is no file ${file}.`);
  return ask(question, { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en' });
}

describe('amounts and times in everyday words', () => {
  const answered: [string, string, Cell[][]][] = [
    ['tickets', 'average first response time', [[2]]],
    ['tickets', 'average resolution time', [[4]]],
    [
      'tickets',
      'median response time by agent',
      [
        ['Bruno', 2.5],
        ['Aisha', 1.5],
      ],
    ],
    ['tickets', 'how many tickets were solved within 3 days', [[1]]],
    ['shop', 'how many brushes did we sell in February 2025', [[7]]],
    ['shop', 'how many anvils were sold', [[2]]],
    ['store', 'how many staplers do we have on hand', [[12]]],
    ['invoices', 'how many invoices are more than 30 days overdue', [[1]]],
    ['invoices', 'how many invoices are at least 30 days overdue', [[2]]],
    ['budget', 'how much did IT spend last month', [[90]]],
    ['budget', 'total actual spend in 2025', [[220]]],
    ['bank', 'how often did I pay Lidl in 2025', [[2]]],
    ['bank', 'how many transactions are there', [[3]]],
    ['deals', 'what is the value of our open deals', [[300]]],
  ];
  it.each(answered)('%s: %s', async (file, question, rows) => {
    const { answer } = await put(file, question);
    expect([answer.status, answer.rows]).toEqual(['answered', rows]);
  });

  it.each([
    ['tickets', 'what is the oldest open ticket', 'K3'],
    ['invoices', 'oldest unpaid invoice', 'I1'],
    ['staff', 'who joined last month', 'E1'],
  ])('%s: one row: %s', async (file, question, key) => {
    const { answer } = await put(file, question);
    expect(answer.rows.map(([first]) => first)).toEqual([key]);
  });

  it('does not take the words of a value for what was done', async () => {
    const { answer } = await put('web', 'what share of conversions comes from paid search');
    expect(answer.rows[0]).toContain(0.75);
  });

  const declined: [string, string][] = [
    // Of lines of which some have come in, no total is what was spent.
    ['profits', 'how much did we spend in February 2025'],
    // Each row is of many pieces.
    ['shop', 'how many transactions are there'],
    ['shop', 'how many times was Brush sold in 2025'],
    ['budget', 'how much of the budget did IT spend'],
    // Those days are counted from today.
    ['tickets', 'tickets solving within 3 days'],
    ['contracts', 'how many contracts expire within 30 days'],
    ['contracts', 'contracts expiring within 30 days'],
    ['contracts', 'contracts that expired within 30 days'],
    ['contracts', 'which contracts started within 30 days'],
    // A thing in store is not as old as its row.
    ['store', 'oldest item'],
  ];
  it.each(declined)('%s: no answer: %s', async (file, question) => {
    expect((await put(file, question)).answer.status).not.toBe('answered');
  });
});
