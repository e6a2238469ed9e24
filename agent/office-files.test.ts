import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import type { Plan } from './plan.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Files as they are kept in offices, one at a time: plans beside results by month, a bank statement, invoices, deals, tickets, items. */
const tables: Record<string, TestTable> = {
  budget: {
    name: 'Budget vs Actual',
    key: [],
    mainDate: 'Month',
    displayColumn: null,
    columns: [
      column('Month', 'DATE', 'date'),
      column('Department', 'VARCHAR', 'category'),
      column('Account', 'VARCHAR', 'category'),
      column('Budget', 'INTEGER', 'additive'),
      column('Actual', 'INTEGER', 'additive'),
    ],
    rows: [
      ['2024-01-01', 'IT', 'Events', 100, 90],
      ['2024-02-01', 'IT', 'Rent', 100, 80],
      ['2024-03-01', 'HR', 'Rent', 50, 70],
      ...['04', '05', '06', '07', '08'].map((month) => [`2024-${month}-01`, 'IT', 'Events', 0, 0]),
      ['2025-01-01', 'IT', 'Events', 110, 130],
      ['2025-02-01', 'HR', 'Rent', 50, 60],
    ],
  },
  bank: {
    name: 'bank',
    key: [],
    mainDate: 'Booking Date',
    displayColumn: null,
    columns: [
      column('Booking Date', 'DATE', 'date'),
      column('Category', 'VARCHAR', 'category'),
      column('Debit', 'DECIMAL(12,2)', 'additive'),
      column('Credit', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['2025-01-03', 'Income', null, 900],
      ['2025-01-05', 'Food', 40, null],
      ['2025-02-07', 'Fuel', 60, null],
    ],
  },
  invoices: {
    name: 'receivables',
    key: ['Invoice #'],
    mainDate: 'Invoice Date',
    displayColumn: null,
    columns: [
      column('Invoice #', 'VARCHAR', 'identifier'),
      column('Customer', 'VARCHAR', 'category'),
      column('Invoice Date', 'DATE', 'date'),
      column('Paid Date', 'DATE', 'date'),
      column('Amount', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['I-1', 'Alder', '2025-01-05', '2025-02-04', 100],
      ['I-2', 'Birch', '2025-02-06', '2025-02-20', 250],
      ['I-3', 'Alder', '2025-02-10', null, 400],
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
      column('Close Date', 'DATE', 'date'),
    ],
    rows: [
      ['D1', 'Closed Won', 500, '2025-01-01', '2025-01-11'],
      ['D2', 'Closed Lost', 300, '2025-01-01', '2025-01-21'],
      ['D3', 'Proposal', 800, '2025-02-01', '2025-06-01'],
      ['D4', 'Proposal', 200, '2025-02-01', '2025-07-01'],
    ],
  },
  bills: {
    name: 'supplier bills',
    key: ['Bill No'],
    mainDate: 'Bill Date',
    displayColumn: null,
    columns: [
      column('Bill No', 'VARCHAR', 'identifier'),
      column('Supplier', 'VARCHAR', 'category'),
      column('Bill Date', 'DATE', 'date'),
      column('Paid On', 'DATE', 'date'),
      column('Amount', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: [
      ['B1', 'Oak', '2025-01-01', '2025-01-20', 100],
      ['B2', 'Elm', '2025-02-01', null, 200],
    ],
  },
  trips: {
    name: 'trips',
    key: ['Trip No'],
    mainDate: 'Booked',
    displayColumn: null,
    columns: [
      column('Trip No', 'VARCHAR', 'identifier'),
      column('Booked', 'DATE', 'date'),
      column('Delivered', 'DATE', 'date'),
    ],
    rows: [
      ['T1', '2025-03-01', '2025-03-05'],
      ['T2', '2025-03-02', '2025-04-30'],
    ],
  },
  tickets: {
    name: 'helpdesk',
    key: ['Ticket ID'],
    mainDate: null,
    displayColumn: null,
    columns: [
      column('Ticket ID', 'VARCHAR', 'identifier'),
      column('Version', 'VARCHAR', 'category'),
      column('Region', 'VARCHAR', 'place'),
    ],
    rows: [
      ['K1', '2.0', 'South'],
      ['K2', '2.1', 'South'],
      ['K3', '2.10', 'East'],
      ['K4', '2.10', 'East'],
    ],
  },
  items: {
    name: 'Items',
    key: ['SKU'],
    mainDate: null,
    displayColumn: null,
    columns: [
      column('SKU', 'VARCHAR', 'identifier'),
      column('Item', 'VARCHAR', 'category'),
      column('Discontinued', 'VARCHAR', 'category'),
    ],
    rows: [
      ['S1', 'Lamp', 'Yes'],
      ['S2', 'Chair', 'Yes'],
      ['S3', 'Clock', 'No'],
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

async function put(file: string, ...turns: string[]): Promise<AgentReply> {
  const shop = opened.get(file);
  if (!shop) throw new Error(`There is no file ${file}.`);
  let previous: Plan | null = null;
  let reply: AgentReply | undefined;
  for (const turn of turns) {
    reply = await ask(turn, {
      catalog: shop.catalog,
      run: shop.run,
      today: testToday,
      locale: 'en',
      previous,
    });
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

describe('files of an office', () => {
  const answered: [string, [string, ...string[]], Cell[][]][] = [
    [
      'budget',
      ['budget vs actual by department'],
      [
        ['IT', 310, 300],
        ['HR', 100, 130],
      ],
    ],
    [
      'budget',
      ['compare actual and budget by account'],
      [
        ['Events', 220, 210],
        ['Rent', 210, 200],
      ],
    ],
    ['budget', ['actual vs budget in 2025'], [[190, 160]]],
    [
      'budget',
      ['actual by month in 2025'],
      [
        ['2025-01-01', 130],
        ['2025-02-01', 60],
      ],
    ],
    // Of this year there are two months: March of last year has none to stand beside.
    ['budget', ['actual this year vs last year'], [[190, 170, 20]]],
    ['budget', ['total actual in January 2025', 'what about the same month last year?'], [[90]]],
    ['invoices', ['how many invoices are there'], [[3]]],
    ['invoices', ['number of invoices and total amount'], [[3, 750]]],
    ['invoices', ['how much did we collect in February 2025'], [[350]]],
    ['invoices', ['total invoiced in February 2025'], [[650]]],
    ['invoices', ['how much is outstanding'], [[400]]],
    ['invoices', ['how much does Alder owe us'], [[400]]],
    ['invoices', ['total outstanding by customer'], [['Alder', 400]]],
    ['invoices', ['outstanding amount by customer'], [['Alder', 400]]],
    ['invoices', ['how many invoices are outstanding'], [[1]]],
    ['invoices', ['who owes us the most'], [['Alder', 400]]],
    ['bills', ['how much is outstanding'], [[200]]],
    ['deals', ['how long does it take to close a deal'], [[15]]],
    ['deals', ['how long does it take to close a won deal'], [[10]]],
    ['trips', ['how long does it take to deliver'], [[4]]],
    ['tickets', ['how many tickets for version 2.10'], [[2]]],
    ['tickets', ['how many tickets for version 2.1'], [[1]]],
    ['tickets', ['how many tickets for versions 2.0 and 2.10'], [[3]]],
  ];
  it.each(answered)('%s: %s', async (file, turns, rows) => {
    const { answer } = await put(file, ...turns);
    expect(answer.status).toBe('answered');
    expect(answer.rows.map((row) => row.slice(0, rows[0]?.length))).toEqual(rows);
  });

  it('rank several where several are named', async () => {
    const { answer } = await put('deals', 'biggest open deals');
    expect(answer.rows.map(([id]) => id)).toEqual(['D3', 'D4']);
  });

  it('tell which rows a time is taken from', async () => {
    const { answer } = await put('deals', 'how long does it take to close a deal');
    expect(answer.assumptions.map(({ chosen }) => chosen)).toContain(
      'only those whose stage is Closed Lost or Closed Won',
    );
  });

  it('are not asked about columns that a list shows beside what was asked for', async () => {
    const { answer } = await put('items', 'show me discontinued items');
    expect(answer.status).toBe('answered');
    expect(answer.rows.flat()).toEqual(expect.arrayContaining(['Lamp', 'Chair']));
    expect(answer.rows).toHaveLength(2);
  });

  const declined: [string, string][] = [
    ['bank', 'income and spending per month'],
    ['invoices', 'how much was outstanding in February 2025'],
    ['bills', 'which suppliers owe us money'],
    ['bills', 'how much are we owed'],
    ['budget', 'how much did IT get last month'],
    ['budget', 'months where IT spent more than HR'],
    ['tickets', 'regions where the South had more than the East'],
  ];
  it.each(declined)('%s: no answer to another question: %s', async (file, question) => {
    expect((await put(file, question)).answer.status).not.toBe('answered');
  });
});
