import { expect, it } from 'vitest';
import { replay } from '#agent/replay.ts';
import type { Cell } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { ReceiptBody } from './receipt-store.ts';
import { receiptsHandlers } from './routes.ts';

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
  question: 'Revenue by region',
  reading: '',
  answerText: '',
  sql: 'SELECT region, revenue FROM orders',
  columns: [
    { name: 'region', type: 'text' },
    { name: 'revenue', type: 'double', unit: 'EUR', decimals: 2 },
  ],
  rows: [
    ['North', 408782.7],
    ['South', 12],
  ],
  rowCount: 2,
  truncated: false,
  verdict: 'checked',
  checks: [],
  sources: [source],
  elapsedMs: 1,
  tables: [{ sqlName: 'orders', versionId: 'v1' }],
};

/** Runs a receipt again over versions that give these rows; a version without rows no longer fits the statement. */
async function run({
  current,
  v1 = body.rows,
  v2,
}: {
  current: 'v1' | 'v2' | null;
  v1?: Cell[][];
  v2?: Cell[][];
}) {
  const handlers = receiptsHandlers({
    receipts: { find: async () => ({ id: 'r', body, digest: '', createdAt: '', askedBy: 'A' }) },
    clock: { now: () => new Date('2026-02-01T00:00:00Z') },
    replay,
    queryFor: () => async (request) => {
      const rows = request.tables[0]?.versionId === 'v1' ? v1 : v2;
      if (!rows) throw new AppError('invalid', 'There is no column revenue.');
      const columns = body.columns.map(({ name, type }) => ({ name, type }));
      return { columns, rows, truncated: false, elapsedMs: 1 };
    },
    readCurrentVersions: async () =>
      new Map(current ? [['orders', { versionId: current, version: current === 'v1' ? 1 : 2 }]] : []),
  });
  const replayed = await handlers.replay({
    caller: { workspaceId: 'w', accountId: 'a' },
    params: { id: 'r' },
  } as Parameters<typeof handlers.replay>[0]);
  if (!replayed) throw new Error('Nothing was replayed.');
  return replayed;
}

it('is the same where no data came since, and where they change nothing', async () => {
  expect(await run({ current: 'v1' })).toMatchObject({
    state: 'same',
    headline: 'Reproduced on version 1.',
    changes: [],
    newest: null,
  });
  const [north, south] = body.rows;
  expect(await run({ current: 'v2', v2: [south ?? [], north ?? []] })).toMatchObject({
    state: 'same',
    headline: "Reproduced on version 1. On today's data it is the same.",
  });
});

it('is broken where a number has become words', async () => {
  const replayed = await run({
    current: 'v2',
    v2: [
      ['North', 'about 5'],
      ['South', 12],
    ],
  });
  expect(replayed).toMatchObject({ state: 'broken', newest: null });
  expect(replayed.changes).toContain('On the newest data: revenue is no number any more.');
});

it('is changed where the data of today give another number, old → new in the format of the column', async () => {
  const replayed = await run({
    current: 'v2',
    v2: [
      ['North', 799920],
      ['South', 12],
    ],
  });
  expect(replayed).toMatchObject({
    state: 'changed',
    headline: "Reproduced on version 1. On today's data it is different.",
    holds: true,
    newest: {
      rows: [
        ['North', 799920],
        ['South', 12],
      ],
      rowsCompared: { different: 1, all: 2 },
    },
  });
  expect(replayed.changes).toEqual([
    'orders has a newer version (2).',
    'On the newest data 1 of 2 rows is different.',
    'On the newest data: North, revenue: 408,782.70 EUR → 799,920.00 EUR (+95.7%).',
  ]);
  expect(replayed.newest?.columns[1]).toMatchObject({ unit: 'EUR', decimals: 2 });
});

it('is changed also where a row alone has come or gone', async () => {
  for (const v2 of [body.rows.slice(0, 1), [...body.rows, ['West', 1]]] as Cell[][][])
    expect((await run({ current: 'v2', v2 })).state).toBe('changed');
});

it('is broken where its own versions give other numbers, whatever today gives', async () => {
  const other: Cell[][] = [
    ['North', 1],
    ['South', 12],
  ];
  for (const outcome of [
    await run({ current: 'v1', v1: other }),
    await run({ current: 'v2', v1: other, v2: body.rows }),
  ])
    expect(outcome).toMatchObject({
      state: 'broken',
      holds: false,
      headline: 'Not reproduced: on version 1 the same query gives other numbers.',
    });
});

it('is broken where it cannot be given on today’s data', async () => {
  for (const outcome of [await run({ current: null }), await run({ current: 'v2' })])
    expect(outcome).toMatchObject({
      state: 'broken',
      holds: true,
      headline: "Reproduced on version 1. On today's data it cannot be given any more.",
    });
});
