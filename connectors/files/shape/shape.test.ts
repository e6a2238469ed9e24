import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingTarget } from '../../testing.ts';
import { files } from '../connect.ts';

type Cell = string | number | null;
type Grid = readonly (readonly Cell[])[];
type Format = 'csv' | 'semicolons' | 'xlsx' | 'xls';
const formats: readonly Format[] = ['csv', 'semicolons', 'xlsx', 'xls'];

let directory: string;
let count = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-shape-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

/** A grid as a file, and what reading it hands on. */
async function readGrid(
  grid: Grid,
  format: Format,
  merges: readonly string[] = [],
  target = new RecordingTarget(),
): Promise<RecordingTarget> {
  count += 1;
  const isText = format === 'csv' || format === 'semicolons';
  const path = join(directory, `${count}.${isText ? 'csv' : format}`);
  await writeFile(
    path,
    isText ? asText(grid, format === 'csv' ? ',' : ';') : asWorkbook(grid, format, merges),
  );
  const settings = {
    path,
    fileName: `Sheet1.${isText ? 'csv' : format}`,
    temporaryPath: `${path}.converted`,
  };
  const source = await files.open(settings, { signal: new AbortController().signal });
  await source.read?.(target);
  return target;
}

function asText(grid: Grid, delimiter: string): string {
  const field = (cell: Cell): string => {
    const text = String(cell ?? '');
    return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return grid.map((row) => `${row.map(field).join(delimiter)}\n`).join('');
}

function asWorkbook(grid: Grid, format: 'xlsx' | 'xls', merges: readonly string[]): Buffer {
  const sheet = utils.aoa_to_sheet(grid.map((row) => [...row]));
  if (merges.length > 0) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return write(book, { type: 'buffer', bookType: format === 'xls' ? 'biff8' : format }) as Buffer;
}

/** The tables that were read, with rows of one length. */
function tablesOf(target: RecordingTarget): Record<string, { columns: string[]; rows: (string | null)[][] }> {
  return Object.fromEntries(
    [...target.tables].map(([name, { columns, rows }]) => [
      name,
      { columns, rows: rows.map((row) => columns.map((_, column) => row[column] || null)) },
    ]),
  );
}

const body: Grid = [
  ['North', 12, 3.5],
  ['South', 7, 1.25],
  ['East', 30, 9.75],
];
const header = ['Region', 'Units', 'Amount'];
const plain = { columns: header, rows: body.map((row) => row.map(String)) };

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
    const path = join(directory, 'header.csv');
    await writeFile(path, text);
    const target = new RecordingTarget();
    const settings = { path, fileName: 'header.csv', temporaryPath: `${path}.converted` };
    await (await files.open(settings, { signal: new AbortController().signal })).read?.(target);
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
    const path = join(directory, 'large.csv');
    await writeFile(path, `${[...top, ...rows].join('\n')}\n`);
    const target = new RecordingTarget({ takesWholeCsv: true });
    const settings = { path, fileName: 'large.csv', temporaryPath: `${path}.converted` };
    await (await files.open(settings, { signal: new AbortController().signal })).read?.(target);
    expect(target.loads.map((load) => [load.columns, load.file.skipLines])).toEqual([[columns, skipLines]]);
    expect(target.tables.size).toBe(0);
  });

  it.each<[string, string[]]>([
    ['a note below', ['Source: ledger,,']],
    ['another table below', ['', 'Team,Head,Since', 'IT,Bo,2001', 'HR,Cy,2002']],
  ])('passes row by row with %s', async (_name, end) => {
    const path = join(directory, 'large.csv');
    await writeFile(path, `${['Region,Units,Amount', ...rows, ...end].join('\n')}\n`);
    const target = new RecordingTarget();
    const settings = { path, fileName: 'large.csv', temporaryPath: `${path}.converted` };
    await (await files.open(settings, { signal: new AbortController().signal })).read?.(target);
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
