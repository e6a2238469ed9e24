import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { body, type Cell, formats, type Grid, header, plain, readGrid, tablesOf } from './testing.ts';

describe.each(formats)('a table as %s', (format) => {
  it.each<[string, Grid]>([
    [
      'titles that hold delimiters',
      [['Sales report', 'printed 2024-07-01', 'confidential'], header, ...body],
    ],
    ['a title with a day', [['Stand 01.07.2024', 'vertraulich: intern', null], header, ...body]],
    ['a label with its value', [['Report date', '2024-07-01', null], [null, null, null], header, ...body]],
    ['blank rows above', [[], [null, null], header, ...body]],
    ['blank columns to its left', [[null, null, ...header], ...body.map((row) => [null, null, ...row])]],
    [
      'a title and an offset',
      [[null, 'Sales 2024'], [], [null, ...header], ...body.map((row) => [null, ...row])],
    ],
    ['a note below', [header, ...body, [], ['Source: ledger, revised', null, null]]],
    [
      'a German note below',
      [header, ...body, ['Quelle: Hauptbuch', null, null], ['* vorläufig', null, null]],
    ],
    ['a count below', [header, ...body, ['(3 rows)']]],
    ['its header again', [header, ...body.slice(0, 2), header, ...body.slice(2)]],
  ])('is read with %s', async (_name, grid) => {
    expect(tablesOf(await readGrid(grid, format))).toEqual({ Sheet1: plain });
  });

  it.each<[string, Grid, string[]]>([
    [
      'years over names that come again',
      [
        [null, 2023, null, 2024, null],
        ['Region', 'Units', 'Amount', 'Units', 'Amount'],
        ['North', 1, 2, 3, 4],
        ['South', 5, 6, 7, 8],
      ],
      ['Region', '2023 Units', '2023 Amount', '2024 Units', '2024 Amount'],
    ],
    [
      'a name over each column',
      [
        ['Konto', 'Ist', 'Ist', 'Plan', 'Plan'],
        [null, 'H1', 'Q3', 'H1', 'Q3'],
        ['Vertrieb', 1, 2, 3, 4],
        ['IT', 5, 6, 7, 8],
      ],
      ['Konto', 'Ist H1', 'Ist Q3', 'Plan H1', 'Plan Q3'],
    ],
    [
      'words over names that are their own',
      [
        [null, 'Actual', null, 'Budget', null],
        ['Team', 'H1', 'Q3', 'Half', 'Third'],
        ['Sales', 1, 2, 3, 4],
        ['IT', 5, 6, 7, 8],
      ],
      ['Team', 'Actual H1', 'Actual Q3', 'Budget Half', 'Budget Third'],
    ],
    [
      'years below words',
      [
        [null, 'Revenue', null, 'Costs', null],
        ['Region', 2023, 2024, 2023, 2024],
        ['North', 10, 20, 30, 40],
        ['South', 50, 60, 70, 80],
      ],
      ['Region', 'Revenue 2023', 'Revenue 2024', 'Costs 2023', 'Costs 2024'],
    ],
    [
      'three rows, below a title',
      [
        ['Plan'],
        [],
        [null, 2024, null, null, null],
        [null, 'Actual', null, 'Budget', null],
        ['Team', 'H1', 'H2', 'H1', 'H2'],
        ['Sales', 1, 2, 3, 4],
        ['IT', 5, 6, 7, 8],
      ],
      ['Team', '2024 Actual H1', '2024 Actual H2', '2024 Budget H1', '2024 Budget H2'],
    ],
  ])('joins header rows: %s', async (_name, grid, columns) => {
    const target = await readGrid(grid, format);
    const { rows, ...read } = tablesOf(target)['Sheet1'] ?? { columns: [], rows: [] };
    expect(read.columns).toEqual(columns);
    expect(rows).toEqual(grid.slice(-2).map((row) => row.map(String)));
    expect(target.places.some(({ kind, fix }) => kind === 'header' && fix?.kind === 'setHeader')).toBe(true);
  });

  it.each<[string, readonly Cell[], (string | undefined)[]]>([
    ['bare', [null, 'kg', 'EUR'], [undefined, 'kg', 'EUR']],
    ['in brackets', [null, '[pcs]', '(€)'], [undefined, 'pcs', '€']],
    ['with what they are called', ['Einheit', 'Stück', 't/ha'], [undefined, 'Stück', 't/ha']],
  ])('takes units below the header, %s', async (_name, row, units) => {
    const target = await readGrid([header, row, ...body], format);
    expect(tablesOf(target)).toEqual({ Sheet1: plain });
    expect(target.units.get('Sheet1')).toEqual(units);
    expect(target.places).toContainEqual(
      expect.objectContaining({ kind: 'header', line: 2, fix: { kind: 'keepRows', lines: [2] } }),
    );
  });

  it('keeps the names of a row of percents', async () => {
    const target = await readGrid(
      [
        ['Region', 'Share'],
        [null, '%'],
        ['North', 40],
        ['South', 60],
      ],
      format,
    );
    expect(tablesOf(target)['Sheet1']?.columns).toEqual(['Region', 'Share (%)']);
  });

  it.each<[string, Grid, string[]]>([
    [
      'below one another',
      [header, ...body, [], ['Team', 'Head', 'Since'], ['Sales', 'Ann', 2001], ['IT', 'Bo', 2011]],
      ['Sheet1', 'Sheet1 2'],
    ],
    [
      'below titles',
      [
        ['Regions'],
        header,
        ...body,
        [],
        [],
        ['Teams'],
        ['Team', 'Head', 'Since'],
        ['Sales', 'Ann', 2001],
        ['IT', 'Bo', 2011],
      ],
      ['Sheet1', 'Teams'],
    ],
    [
      'side by side',
      [
        [...header, null, 'Team', 'Head', 'Since'],
        ['North', 12, 3.5, null, 'Sales', 'Ann', 2001],
        ['South', 7, 1.25, null, 'IT', 'Bo', 2011],
        ['East', 30, 9.75, null, null, null, null],
      ],
      ['Sheet1', 'Sheet1 2'],
    ],
  ])('is one of two %s', async (_name, grid, names) => {
    const teams = { columns: ['Team', 'Head', 'Since'], rows: [['Sales', 'Ann', '2001'], ['IT', 'Bo', '2011']] }; // biome-ignore format: rows
    const target = await readGrid(grid, format);
    expect(tablesOf(target)).toEqual({ [names[0] ?? '']: plain, [names[1] ?? '']: teams });
    expect(target.places.some(({ kind, table }) => kind === 'shape' && table === names[1])).toBe(true);
  });

  it.each<[string, Grid, Grid]>([
    [
      'blank rows between',
      [header, ['North', 12, 3.5], [], ['South', 7, 1.25], [], ['East', 30, 9.75]],
      body,
    ],
    [
      'groups under their names',
      [header, ['Inland', null, null], ...body, [], ['Abroad', null, null], ['Oslo', 2, 3]],
      [['Inland', null, null], ...body, ['Abroad', null, null], ['Oslo', 2, 3]],
    ],
    [
      'words among its numbers',
      [header, ['North', 12, 3.5], ['South', 'n/a', 1.25], ['East', 30, '-']],
      [
        ['North', 12, 3.5],
        ['South', 'n/a', 1.25],
        ['East', 30, '-'],
      ],
    ],
  ])('stays one with %s', async (_name, grid, rows) => {
    const read = tablesOf(await readGrid(grid, format));
    expect(Object.keys(read)).toEqual(['Sheet1']);
    expect(read['Sheet1']?.rows).toEqual(
      rows.map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
    );
  });
});

describe('any table', () => {
  const name = fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo');
  const number = fc.integer({ min: -999, max: 9999 });
  const table = fc.record({
    rows: fc.array(fc.tuple(name, number, number, number), { minLength: 2, maxLength: 8 }),
    titles: fc.integer({ min: 0, max: 2 }),
    isApart: fc.boolean(),
    left: fc.integer({ min: 0, max: 2 }),
    hasUnits: fc.boolean(),
    hasGroups: fc.boolean(),
    hasNote: fc.boolean(),
    isStacked: fc.boolean(),
  });

  it('gives the same cells as a CSV and as a workbook, however it is laid out', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (made) => {
        const lower = made.hasGroups
          ? ['Tree', 'Height', 'Girth', 'Height']
          : ['Tree', 'Height', 'Girth', 'Age'];
        const names = made.hasGroups ? ['Tree', '2023 Height', '2023 Girth', '2024 Height'] : lower;
        const second: Grid = [[], ['Owner', 'City', 'Since'], ['Ann', 'Oslo', 1999], ['Bo', 'Rome', 2004]];
        const grid: Grid = [
          ...Array.from({ length: made.titles }, (_, index) => [`Survey ${index}`]),
          ...(made.isApart && made.titles > 0 ? [[]] : []),
          ...(made.hasGroups ? [[null, 2023, null, 2024]] : []),
          lower,
          ...(made.hasUnits ? [[null, 'm', 'cm', made.hasGroups ? 'm' : 'days']] : []),
          ...made.rows,
          ...(made.isStacked ? second : []),
          ...(made.hasNote ? [['Source: survey']] : []),
        ].map((row) => (row.length === 0 ? [] : [...Array.from({ length: made.left }, () => null), ...row]));
        const expected: ReturnType<typeof tablesOf> = {
          Sheet1: { columns: names, rows: made.rows.map((row) => row.map(String)) },
        };
        if (made.isStacked)
          expected['Sheet1 2'] = { columns: ['Owner', 'City', 'Since'], rows: [['Ann', 'Oslo', '1999'], ['Bo', 'Rome', '2004']] }; // biome-ignore format: rows
        expect(tablesOf(await readGrid(grid, 'csv'))).toEqual(expected);
        expect(tablesOf(await readGrid(grid, 'xlsx'))).toEqual(expected);
      }),
      { numRuns: 120, seed: 20_260_105 },
    );
  });
});
