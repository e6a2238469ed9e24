import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const suppliers: TestTable = {
  name: 'suppliers',
  key: ['supplier_id'],
  mainDate: null,
  displayColumn: 'supplier_name',
  columns: [
    column('supplier_id', 'VARCHAR', 'identifier'),
    column('supplier_name', 'VARCHAR', 'text'),
    column('trade', 'VARCHAR', 'category'),
    column('permit_expiry', 'DATE', 'date'),
  ],
  rows: [
    ['S1', 'Ash & Sons', 'Timber', '2025-03-20'],
    ['S2', 'Birch Ltd', 'Timber', '2025-01-31'],
    ['S3', 'Cob Works', 'Glass', '2026-01-31'],
  ],
};

/** Invoices with the day they came, the day they are due and the day they were paid; the last of Cob Works is of 2024. */
const invoices: TestTable = {
  name: 'invoices',
  key: ['invoice_no'],
  mainDate: 'invoice_date',
  displayColumn: null,
  columns: [
    column('invoice_no', 'VARCHAR', 'identifier'),
    column('supplier_id', 'VARCHAR', 'identifier'),
    column('invoice_date', 'DATE', 'date'),
    column('due_date', 'DATE', 'date'),
    column('paid_on', 'DATE', 'date'),
    column('status', 'VARCHAR', 'category'),
    column('approver', 'VARCHAR', 'category'),
    column('pages', 'INTEGER', 'additive'),
    column('gross', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['N1', 'S1', '2025-01-01', '2025-01-31', '2025-01-11', 'Settled', 'Ines Roth', 2, 100],
    ['N2', 'S1', '2025-01-02', '2025-02-01', null, 'Disputed', 'Ines Roth', 4, 200],
    ['N3', 'S2', '2025-02-01', '2025-03-03', '2025-03-13', 'Settled', 'Ines Roth', 5, 300],
    ['N4', 'S2', '2025-02-02', '2025-03-30', null, 'Disputed', 'Noor Aydin', 1, 400],
    ['N5', 'S3', '2024-12-01', '2024-12-31', '2024-12-21', 'Settled', null, 4, 500],
  ],
};

let ledger: TestShop;
beforeAll(async () => {
  ledger = await openTestTables(
    [suppliers, invoices],
    [
      {
        fromTable: 'invoices',
        fromColumn: 'supplier_id',
        toTable: 'suppliers',
        toColumn: 'supplier_id',
        inclusion: 1,
        origin: 'inferred',
      },
    ],
  );
});
afterAll(() => ledger.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: ledger.catalog, run: ledger.run, today: testToday, locale: 'en' });
}

describe('dates set against each other and against today', () => {
  const answered: [string, Cell[][]][] = [
    ['How many unpaid invoices are past their due date?', [[1]]],
    ['how many overdue invoices are there', [[1]]],
    ['how many suppliers have a permit expiring in the next 30 days', [[1]]],
    ['how many suppliers have a permit that has expired', [[1]]],
    ['how long do we usually take to pay', [[70 / 3]]],
    ['how long do suppliers take to pay', [[70 / 3]]],
    ['On average how many days after the invoice date do we pay?', [[70 / 3]]],
    ['how many invoices were paid within 14 days of the invoice date', [[1]]],
    ['how many invoices took longer than 3 weeks to pay', [[1]]],
  ];
  it.each(answered)('are read: %s', async (question, rows) => {
    const { answer, text } = await put(question);
    expect({ status: answer.status, rows: answer.rows, text }).toEqual({ status: 'answered', rows, text });
  });

  it.each([
    'suppliers up for renewal',
    'how long do invoices take to approve',
    'how many invoices became overdue in February',
  ])('are never guessed: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });
});

describe('numbers of things', () => {
  it('are conditions on the column that counts them', async () => {
    expect((await put('how many invoices of 4 pages or more')).answer.rows).toEqual([[3]]);
  });

  it('count the rows that are described, and of nobody none', async () => {
    const { answer } = await put('which approvers have at least 1 disputed invoice');
    expect(answer.rows.map(([name]) => name).toSorted()).toEqual(['Ines Roth', 'Noor Aydin']);
    const settled = await put('which approvers have at least 1 settled invoice');
    expect(settled.answer.rows).toEqual([['Ines Roth', 2]]);
  });

  it('are none where a relation is denied of a period', async () => {
    const { answer } = await put('Which suppliers have not sent us an invoice this year?');
    expect(answer.rows.map((row) => row[1])).toEqual(['Cob Works']);
  });
});
