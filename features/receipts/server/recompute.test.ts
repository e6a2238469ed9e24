import { describe, expect, it } from 'vitest';
import { replay } from '#agent/replay.ts';
import type { QueryRequest } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { ReceiptBody, StoredReceipt } from './receipt-store.ts';
import { type CurrentTable, createRecompute } from './recompute.ts';

const source = {
  dataSourceId: 's',
  dataSourceName: 'Shop',
  table: 'Orders',
  version: 1,
  versionId: 'v1',
  rows: 10,
  asOf: '2026-01-01T00:00:00Z',
};
const body: ReceiptBody = {
  question: 'Sales by month',
  reading: '',
  answerText: '',
  sql: 'SELECT month, net FROM orders',
  columns: [
    { name: 'month', type: 'date' },
    { name: 'net', type: 'double', unit: 'EUR' },
  ],
  rows: [['2026-01-01', 10]],
  rowCount: 1,
  truncated: false,
  verdict: 'verified',
  checks: [],
  sources: [source],
  elapsedMs: 1,
  tables: [{ sqlName: 'orders', versionId: 'v1' }],
};
const stored: StoredReceipt = { id: 'r', body, digest: '', createdAt: '2026-01-02T00:00:00Z', askedBy: 'A' };
const current: CurrentTable = {
  sqlName: 'orders',
  name: 'Orders',
  dataSourceName: 'Shop',
  versionId: 'v2',
  asOf: '2026-02-01T00:00:00Z',
};

function recomputeWith(options: { value?: number; tables?: CurrentTable[]; failure?: Error }) {
  const asked: QueryRequest[] = [];
  const recompute = createRecompute({
    receipts: { find: async (_, id) => (id === 'r' ? stored : null) },
    replay,
    queryFor: () => async (request) => {
      asked.push(request);
      if (options.failure) throw options.failure;
      const columns = body.columns.map(({ name, type }) => ({ name, type }));
      return { columns, rows: [['2026-01-01', options.value ?? 10]], truncated: false, elapsedMs: 1 };
    },
    readCurrentTables: async () => options.tables ?? [current],
  });
  return { asked, run: () => recompute('w', 'r'), runOther: () => recompute('w', 'other') };
}

describe('recomputing a receipt', () => {
  it('reads the current versions and keeps the units', async () => {
    const { run, asked } = recomputeWith({});
    expect(await run()).toEqual({
      columns: body.columns,
      rows: [['2026-01-01', 10]],
      rowCount: 1,
      sources: [{ table: 'Orders', dataSourceName: 'Shop', asOf: current.asOf }],
      asOf: current.asOf,
      problem: null,
      hasChanged: false,
      changes: [],
    });
    expect(asked[0]?.tables).toMatchObject([{ sqlName: 'orders', versionId: 'v2' }]);
  });

  it('says what differs from the receipt', async () => {
    expect(await recomputeWith({ value: 12 }).run()).toMatchObject({
      hasChanged: true,
      changes: ['January 2026, net: 10 EUR → 12 EUR (+20.0%).'],
      rows: [['2026-01-01', 12]],
    });
  });

  it('shows the receipt’s rows with their date where a table is gone, and does not ask', async () => {
    const { run, asked } = recomputeWith({ tables: [] });
    expect(await run()).toMatchObject({
      rows: body.rows,
      asOf: source.asOf,
      problem: 'orders has been removed, so these are the numbers as they were then.',
      hasChanged: false,
    });
    expect(asked).toEqual([]);
  });

  it('says so where the SQL no longer fits', async () => {
    const failure = new AppError('invalid', 'There is no column net.');
    expect(await recomputeWith({ failure }).run()).toMatchObject({
      rows: body.rows,
      asOf: source.asOf,
      problem: expect.stringContaining('There is no column net.'),
    });
  });

  it('does not take a full machine for a change of the data', async () => {
    const failure = new AppError('timeout', 'It took too long.');
    await expect(recomputeWith({ failure }).run()).rejects.toBe(failure);
  });

  it('is nothing for a receipt that is not there', async () => {
    expect(await recomputeWith({}).runOther()).toBeNull();
  });
});
