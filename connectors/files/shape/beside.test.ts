import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, type Format, formats, type Grid, readGrid, tablesOf } from './testing.ts';

const names = ['Region', 'Month', 'Units', 'Price'];
const body: Grid = [
  ['North', 'Jan', 10, 2.5],
  ['South', 'Feb', 20, 5],
  ['East', 'Jan', 30, 7.5],
  ['North', 'Feb', 40, 10],
  ['South', 'Jan', 50, 12.5],
  ['East', 'Feb', 60, 15],
];
const sales = { columns: names, rows: body.map((row) => row.map(String)) };

interface Put {
  /** 0-based. */
  row: number;
  column: number;
  cell: Cell;
}

/** With more cells, and as text files have them: each line as long as the longest. */
function withCells(grid: Grid, cells: readonly Put[], format: Format): Grid {
  const height = Math.max(grid.length, ...cells.map(({ row }) => row + 1));
  const width = Math.max(...grid.map((row) => row.length), ...cells.map(({ column }) => column + 1));
  const isText = format === 'csv' || format === 'semicolons';
  return Array.from({ length: height }, (_, row) => {
    const all = Array.from(
      { length: width },
      (__, column) =>
        cells.find((put) => put.row === row && put.column === column)?.cell ?? grid[row]?.[column] ?? null,
    );
    return isText ? all : all.slice(0, all.findLastIndex((cell) => cell !== null) + 1);
  });
}

describe.each(formats)('a remark beside a table as %s', (format) => {
  it.each<[string, Put[], string]>([
    ['on a row of its middle', [{ row: 2, column: 6, cell: 'checked by Bob' }], 'checked by Bob'],
    ['on its last row', [{ row: 6, column: 6, cell: 'checked by Bob' }], 'checked by Bob'],
    ['of a number', [{ row: 4, column: 7, cell: 210 }], '210'],
    ['below it', [{ row: 11, column: 7, cell: 'x' }], 'x'],
  ])('leaves its header and rows, and is told: %s', async (_name, cells, told) => {
    const target = await readGrid(withCells([names, ...body], cells, format), format);
    expect(tablesOf(target)).toEqual({ Sheet1: sales });
    expect(target.decisions).toContain(`A remark beside the table "Sheet1" ("${told}") was left out.`);
    expect(target.places).toContainEqual({
      kind: 'shape',
      table: 'Sheet1',
      line: (cells[0]?.row ?? 0) + 1,
    });
  });

  it('that tells a scale is a warning', async () => {
    const cells = [{ row: 0, column: 8, cell: 'in thousand EUR' }];
    const target = await readGrid(withCells([['Survey'], [], names, ...body], cells, format), format);
    expect(tablesOf(target)).toEqual({ Sheet1: sales });
    expect(target.warnings.join()).toContain('its numbers may be meant in thousand EUR');
  });

  it('leaves two tables side by side apart', async () => {
    const grid: Grid = [names, ...body].map((row, at) => [
      ...row,
      null,
      ...([['Team', 'Head', 'Since'], ['Sales', 'Ann', 2001], ['IT', 'Bo', 2011]][at] ?? []),
    ]); // biome-ignore format: rows
    const target = await readGrid(withCells(grid, [{ row: 3, column: 10, cell: 'checked' }], format), format);
    expect(tablesOf(target)['Sheet1']).toEqual(sales);
    expect(tablesOf(target)['Sheet1 2']).toEqual({ columns: ['Team', 'Head', 'Since'], rows: [['Sales', 'Ann', '2001'], ['IT', 'Bo', '2011']] }); // biome-ignore format: rows
    expect(target.decisions.join()).toContain('("checked") was left out');
  });

  it('keeps a column that the header names, however far and however empty', async () => {
    const cells = [
      { row: 0, column: 9, cell: 'Comment' },
      { row: 3, column: 9, cell: 'late' },
    ];
    const { Sheet1: read } = tablesOf(await readGrid(withCells([names, ...body], cells, format), format));
    expect(read?.columns).toEqual([...names, '', '', '', '', '', 'Comment']);
    expect(read?.rows.map((row) => row.at(-1))).toEqual([null, null, 'late', null, null, null]);
  });

  it('goes along most rows: it is kept as columns, and the header stays the header', async () => {
    const cells = ['Total', 'Mean', 'Most', 'Least'].map((cell, at) => ({ row: at + 1, column: 7, cell }));
    const { Sheet1: read } = tablesOf(await readGrid(withCells([names, ...body], cells, format), format));
    expect(read?.columns).toEqual([...names, '', '', '', '']);
    expect(read?.rows.map((row) => row.slice(0, 4))).toEqual(sales.rows);
    expect(read?.rows.map((row) => row.at(-1))).toEqual(['Total', 'Mean', 'Most', 'Least', null, null]);
  });

  it('takes no row from a table without a header, and is kept in it', async () => {
    const grid: Grid = [1, 2, 3, 4].map((number) => [number, number * 2.5]);
    const target = await readGrid(withCells(grid, [{ row: 2, column: 5, cell: 'late' }], format), format);
    const { Sheet1: read } = tablesOf(target);
    expect(read?.rows.map((row) => row.slice(0, 2))).toEqual(grid.map((row) => row.map(String)));
    expect(read?.rows[2]?.at(-1)).toBe('late');
  });

  it('warns of a column without a name that is left out beyond the first rows', async () => {
    const many: Grid = Array.from({ length: 300 }, (_, at) => ['North', 'Jan', at, at / 4]);
    const cells = Array.from({ length: 60 }, (_, at) => ({ row: at < 2 ? at + 2 : at + 220, column: 6, cell: 'ok' })); // biome-ignore format: one line
    const target = await readGrid(withCells([names, ...many], cells, format), format);
    expect(target.tables.get('Sheet1')?.columns).toEqual(names);
    expect(target.tables.get('Sheet1')?.rows).toHaveLength(300);
    expect(target.warnings.join()).toMatch(/^60 cells beside the table "Sheet1"/);
  });
});

it('a small block beside a sheet leaves its header', async () => {
  const cells: [number, number, Cell][] = [[1, 6, 'Rate'], [1, 7, 0.05], [2, 6, 'Target'], [2, 7, 100]]; // biome-ignore format: rows
  const target = await readGrid(
    withCells(
      [names, ...body],
      cells.map(([row, column, cell]) => ({ row, column, cell })),
      'xlsx',
    ),
    'xlsx',
  );
  expect(tablesOf(target)).toEqual({ Sheet1: sales });
  expect(target.decisions).toEqual([
    'Remarks beside the table "Sheet1" (4 cells, the first of them "Rate") were left out.',
  ]);
});

it('lines of a CSV that end in delimiters keep their header, and the line of a remark far below', async () => {
  const many: Grid = Array.from({ length: 300 }, (_, at) => ['North', 'Jan', at, at / 4]);
  const plain = await readGrid(
    withCells([names, ...many], [{ row: 0, column: 8, cell: null }], 'csv'),
    'csv',
  );
  expect(plain.tables.get('Sheet1')).toMatchObject({ columns: names });
  expect(plain.tables.get('Sheet1')?.rows).toHaveLength(300);
  for (const column of [5, 8]) {
    const late = await readGrid(withCells([names, ...many], [{ row: 250, column, cell: 'check' }], 'csv'), 'csv'); // biome-ignore format: one line
    expect(late.tables.get('Sheet1')?.columns).toEqual(names);
    expect(late.tables.get('Sheet1')?.rows).toHaveLength(300);
    expect(late.decisions).toContain('A remark beside the table "Sheet1" ("check") was left out.');
  }
});

it('wherever a lone cell stands apart, the table has the same header and rows', async () => {
  const name = fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo');
  const made = fc.record({
    rows: fc.array(
      fc.tuple(name, name, fc.integer({ min: -99, max: 9999 }), fc.integer({ min: 0, max: 99 })),
      {
        minLength: 3,
        maxLength: 9,
      },
    ),
    hasTitle: fc.boolean(),
    row: fc.integer({ min: 0, max: 14 }),
    gap: fc.integer({ min: 1, max: 6 }),
    cell: fc.constantFrom<Cell>('checked', 'see mail of 3 May', 7, 'x', '2024-05-03'),
    format: fc.constantFrom<Format>('csv', 'xlsx'),
  });
  await fc.assert(
    fc.asyncProperty(made, async ({ rows, hasTitle, row, gap, cell, format }) => {
      const grid: Grid = [...(hasTitle ? [['Survey'], []] : []), ['Tree', 'Owner', 'Height', 'Age'], ...rows];
      const target = await readGrid(withCells(grid, [{ row, column: 3 + gap + 1, cell }], format), format);
      const read = tablesOf(target)['Sheet1'];
      expect(read?.columns.slice(0, 4)).toEqual(['Tree', 'Owner', 'Height', 'Age']);
      expect(read?.rows.map((cells) => cells.slice(0, 4))).toEqual(rows.map((cells) => cells.map(String)));
      expect(target.tables.size).toBe(1);
    }),
    { numRuns: process.env['TEST_DEPTH'] === 'full' ? 2000 : 150, seed: 20_261_127 },
  );
});
