import { describe, expect, it } from 'vitest';
import { RecordingTarget } from '../../testing.ts';
import { body, formats, type Grid, header, plain, readContent, readGrid, tablesOf } from './testing.ts';

describe('a header that could be taken for something else', () => {
  it.each<[string, string, string[], number]>([
    [
      'of names with colons',
      'Date,XQR: Total Riders,Tram: Total Riders\n2023-01-01,10,20\n2023-01-02,30,40\n',
      ['Date', 'XQR: Total Riders', 'Tram: Total Riders'],
      2,
    ],
    ['of names with colons over words', 'A: Total,B: Total\nx,y\nz,w\nq,r\n', ['A: Total', 'B: Total'], 3],
    [
      'of totals of years',
      'Region,Total - 2023,Total - 2024\nNorth,1,2\nSouth,3,4\n',
      ['Region', 'Total - 2023', 'Total - 2024'],
      2,
    ],
    ['with blanks behind its commas', 'Name, City, Age\nAnn,Oslo,4\nBo,Rome,5\n', ['Name', 'City', 'Age'], 2],
    [
      'with blanks behind its commas over words',
      'Name, City\nAnn,Oslo\nBo,Rome\nCy,Bonn\n',
      ['Name', 'City'],
      3,
    ],
    [
      'of days',
      'Region,2024-01-31,2024-02-29\nNorth,1,2\nSouth,3,4\n',
      ['Region', '2024-01-31', '2024-02-29'],
      2,
    ],
    ['that begins with a total', 'Total,Region\n5,North\n6,South\n', ['Total', 'Region'], 2],
    ['over years of birth', 'Name,Born,Died\nAnn,1901,1980\nBo,1911,1990\n', ['Name', 'Born', 'Died'], 2],
    [
      'over the same year twice',
      'Name,Born,Died\nAnn,1901,1901\nBo,1911,1990\nCy,1912,1993\n',
      ['Name', 'Born', 'Died'],
      3,
    ],
    ['over a first row of words', 'Code,Amount\nA17,pending\nA18,20\nA19,30\n', ['Code', 'Amount'], 3],
    ['over columns of units', 'Item,Unit,Amount\nFlour,kg,12\nMilk,l,3\n', ['Item', 'Unit', 'Amount'], 2],
  ])('is the header: %s', async (_name, text, columns, rows) => {
    const target = await readContent('header.csv', text);
    expect(target.tables.get('header')?.columns).toEqual(columns);
    expect(target.tables.get('header')?.rows).toHaveLength(rows);
    expect(target.warnings.filter((sentence) => /total/i.test(sentence))).toEqual([]);
  });
});

it.each(formats)('a row of words below the header of a %s is asked about', async (format) => {
  const target = await readGrid([['Sales', 'Draft', 'Internal'], header, ...body], format);
  expect(target.warnings.filter((sentence) => sentence.includes('it may be the header itself'))).toHaveLength(
    1,
  );
  expect(target.places).toContainEqual(
    expect.objectContaining({ kind: 'header', line: 2, fix: { kind: 'setHeader', lines: [2] } }),
  );
  const apart = await readGrid([['Sales', 'Draft', 'Internal'], [], header, ...body], format);
  expect(tablesOf(apart)).toEqual({ Sheet1: plain });
});

describe.each(['xlsx', 'xls'] as const)('merged cells of an .%s', (format) => {
  it('group the names below them, down to one name over a column', async () => {
    const grid: Grid = [
      ['Budget 2025', null, null, null, null],
      [],
      ['Cost centre', 'Actual', null, 'Budget', null],
      [null, 'First half', 'Third quarter', 'Half', 'Quarter'],
      ['Sales', 1671, 1871, 10, 20],
      ['IT', 1660, 1226, 30, 40],
      [],
      ['Figures in thousands', null, null, null, null],
    ];
    const target = await readGrid(grid, format, ['A1:E1', 'A3:A4', 'B3:C3', 'D3:E3', 'A8:E8']);
    expect(tablesOf(target)).toEqual({
      Sheet1: {
        columns: [
          'Cost centre',
          'Actual First half',
          'Actual Third quarter',
          'Budget Half',
          'Budget Quarter',
        ],
        rows: [['Sales', '1671', '1871', '10', '20'], ['IT', '1660', '1226', '30', '40']], // biome-ignore format: rows
      },
    });
    expect(target.places.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['header', 'note']));
  });

  it('are a title where they go over the whole table', async () => {
    const grid: Grid = [['Sales of 2024', null, null], header, ...body];
    expect(tablesOf(await readGrid(grid, format, ['A1:C1']))).toEqual({ Sheet1: plain });
  });
});

describe('a large CSV', () => {
  const rows = Array.from({ length: 30_000 }, (_, row) => `North ${row},${row},2.50`);

  it.each<[string, string[], string[], number]>([
    [
      'with titles that hold delimiters',
      ['Sales, printed 2024-07-01, secret', 'Region,Units,Amount'],
      header,
      2,
    ],
    [
      'with two header rows and units',
      [',2024,', 'Region,Units,Amount', ',pcs,EUR'],
      ['Region', '2024 Units', '2024 Amount'],
      3,
    ],
  ])('is handed to the engine %s', async (_name, top, columns, skipLines) => {
    const content = `${[...top, ...rows].join('\n')}\n`;
    const target = await readContent('large.csv', content, new RecordingTarget({ takesWholeCsv: true }));
    expect(target.loads.map((load) => [load.columns, load.file.skipLines])).toEqual([[columns, skipLines]]);
    expect(target.tables.size).toBe(0);
  });

  it.each<[string, string[]]>([
    ['a note below', ['Source: ledger,,']],
    ['another table below', ['', 'Team,Head,Since', 'IT,Bo,2001', 'HR,Cy,2002']],
  ])('passes row by row with %s', async (_name, end) => {
    const content = `${['Region,Units,Amount', ...rows, ...end].join('\n')}\n`;
    const target = await readContent('large.csv', content);
    expect(target.tables.get('large')?.rows).toHaveLength(rows.length);
    expect(target.tables.size).toBe(end.length > 1 ? 2 : 1);
  });
});

describe('what a person chose', () => {
  class Choosing extends RecordingTarget {
    lines: readonly number[] = [];
    kept: readonly number[] = [];
    headerLines(): readonly number[] {
      return this.lines;
    }
    keepsRow(_table: string, line: number): boolean {
      return this.kept.includes(line);
    }
  }

  const twoRows: Grid = [[null, 'Actual', null], ['Team', 'H1', 'H2'], ['Sales', 1, 2], ['IT', 3, 4]]; // biome-ignore format: rows

  it('is the header of a further table, by its title', async () => {
    const grid: Grid = [header, ...body, [], ['Teams:'], [null, 2024, null], ['Team', 'H1', 'H2'], ['IT', 1, 2], ['HR', 3, 4]]; // biome-ignore format: rows
    const target = new RecordingTarget();
    const own = Object.assign(target, {
      headerLines: (name: string) => (name === 'Teams' ? [8] : undefined),
    });
    const read = tablesOf(await readGrid(grid, 'csv', [], own));
    expect(Object.keys(read)).toEqual(['Sheet1', 'Teams']);
    expect(read['Teams']?.columns).toEqual(['Team', 'H1', 'H2']);
  });

  it.each(formats)('is the header, or none, as %s', async (format) => {
    const one = new Choosing();
    one.lines = [2];
    expect(tablesOf(await readGrid(twoRows, format, [], one))['Sheet1']?.columns).toEqual(
      ['Team', 'Actual H1', 'Actual H2'].map((name) => name.replace('Actual ', '')),
    );
    const none = new Choosing();
    const read = tablesOf(await readGrid(twoRows.slice(1), format, [], none))['Sheet1'];
    expect(read?.columns).toEqual(['', '', '']);
    expect(read?.rows[0]).toEqual(['Team', 'H1', 'H2']);
  });
});

it.each(formats)('a header that a %s prints again among few rows is the header', async (format) => {
  const again = [
    ['Item', 'Qty'],
    ['A', '1'],
    ['B', '2'],
    ['Item', 'Qty'],
    ['C', '3'],
    ['Item', 'Qty'],
    ['D', '4'],
  ];
  expect(tablesOf(await readGrid(again, format))).toEqual({
    Sheet1: {
      columns: ['Item', 'Qty'],
      rows: [
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
        ['D', '4'],
      ],
    },
  });
});

it.each(formats)('years over names are joined to them above two rows of a %s', async (format) => {
  const grid = [
    ['', '2023', '2023', '2024', '2024'],
    ['Region', 'Units', 'Sales', 'Units', 'Sales'],
    ['N', '1', '10', '2', '20'],
    ['S', '3', '30', '4', '40'],
  ];
  expect(tablesOf(await readGrid(grid, format))['Sheet1']).toMatchObject({
    columns: ['Region', '2023 Units', '2023 Sales', '2024 Units', '2024 Sales'],
  });
});
