import { describe, expect, it } from 'vitest';
import type { Cell, QueryResult, ResultColumn } from '#kernel/catalog.ts';
import { differenceByName, replay } from './replay.ts';

const text = (name: string): ResultColumn => ({ name, type: 'text' });
const amount = (name: string, more: Partial<ResultColumn> = {}): ResultColumn => ({
  name,
  type: 'double',
  ...more,
});

/** What is told where the rows of one statement have become others. */
function told(columns: ResultColumn[], before: Cell[][], now: Cell[][]) {
  const bare = columns.map(({ name, type }) => ({ name, type }));
  return differenceByName({ columns, rows: before }, { columns: bare, rows: now });
}

describe('what differs on newer data', () => {
  it('is told old and new, as the column has its numbers, with by how much', () => {
    const columns = [text('company'), amount('total_net_amount', { unit: 'EUR' })];
    expect(
      told(
        columns,
        [
          ['Müller GmbH', 408782.7],
          ['Beta', 12],
        ],
        [
          ['Müller GmbH', 799920],
          ['Beta', 12],
        ],
      ),
    ).toEqual({
      changes: ['Müller GmbH, total net amount: 408,782.70 EUR → 799,920.00 EUR (+95.7%).'],
      rows: { different: 1, all: 2 },
    });
  });

  it('meets rows by what names them, wherever they stand now', () => {
    const columns = [text('region'), amount('units')];
    const { changes, rows } = told(
      columns,
      [
        ['North', 30],
        ['South', 20],
        ['West', 10],
      ],
      [
        ['South', 25],
        ['North', 30],
        ['East', 5],
      ],
    );
    expect(changes).toEqual([
      'South, units: 20 → 25 (+25.0%).',
      'West is not among the rows any more.',
      'East is new.',
    ]);
    expect(rows).toEqual({ different: 3, all: 4 });
  });

  it.each([
    [{ name: 'month', type: 'date' }, '2026-01-01', 'January 2026, stunden: 233:45 → 100:30 (−57.0%).'],
    [{ name: 'year', type: 'integer', isIdentifier: true }, 2024, '2024, stunden: 233:45 → 100:30 (−57.0%).'],
    [
      { name: 'beleg', type: 'integer', isIdentifier: true },
      4000,
      '4000, stunden: 233:45 → 100:30 (−57.0%).',
    ],
  ] satisfies [ResultColumn, Cell, string][])(
    'names the row of %j as people do',
    (column, cell, sentence) => {
      const columns = [column, amount('stunden', { unit: 'h:mm' })];
      expect(told(columns, [[cell, 233.75]], [[cell, 100.5]]).changes).toEqual([sentence]);
    },
  );

  it('tells one number by its name alone, a share without a share of it, and a number out of nothing', () => {
    expect(told([amount('total_revenue')], [[0]], [[12.5]]).changes).toEqual(['Total revenue: 0.0 → 12.5.']);
    const share = amount('share', { unit: 'fraction' });
    expect(told([text('region'), share], [['A', 0.058]], [['A', 0.1]]).changes).toEqual([
      'A, share: 5.8% → 10.0%.',
    ]);
  });

  it('says nothing of who has come or gone where only a part of the rows is at hand', () => {
    const columns = [text('order'), amount('net')];
    const before = {
      columns,
      rows: [
        ['A', 1],
        ['B', 2],
      ] as Cell[][],
      rowCount: 900,
    };
    const now = {
      columns,
      rows: [
        ['B', 3],
        ['C', 1],
      ] as Cell[][],
      rowCount: 900,
    };
    expect(differenceByName(before, now).changes).toEqual(['B, net: 2 → 3 (+50.0%).']);
  });

  it('counts all rows that differ, however few are told', () => {
    const rows = (by: number) => Array.from({ length: 30 }, (_, at): Cell[] => [`C${at}`, at + by]);
    const { changes, rows: compared } = told([text('customer'), amount('orders')], rows(1), rows(2));
    expect(compared).toEqual({ different: 30, all: 30 });
    expect(changes.at(-1)).toBe('And 25 more differences.');
  });
});

describe('a replay', () => {
  const stored = {
    sql: 'SELECT 1',
    tables: [{ sqlName: 'orders', versionId: 'v1' }],
    columns: [text('region'), amount('revenue', { unit: 'EUR' })],
    rows: [['North', 10.5]] as Cell[][],
    rowCount: 1,
  };
  const giving = (rows: Cell[][]) => async (): Promise<QueryResult> => ({
    columns: [text('region'), amount('revenue')],
    rows,
    truncated: false,
    elapsedMs: 1,
  });

  it('holds where the same rows came, and knows their units again', async () => {
    const { holds, changes, columns } = await replay(stored, giving([['North', 10.5]]));
    expect([holds, changes]).toEqual([true, []]);
    expect(columns[1]).toMatchObject({ unit: 'EUR', decimals: 2 });
  });

  it('does not hold in another order of the same versions', async () => {
    const two = { ...stored, rows: [...stored.rows, ['South', 7]] as Cell[][], rowCount: 2 };
    expect(
      (
        await replay(
          two,
          giving([
            ['South', 7],
            ['North', 10.5],
          ]),
        )
      ).holds,
    ).toBe(false);
    expect(
      (
        await replay(
          two,
          giving([
            ['South', 7],
            ['North', 10.5],
          ]),
          true,
        )
      ).holds,
    ).toBe(true);
  });
});
