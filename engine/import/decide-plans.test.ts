import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '#kernel/catalog.ts';
import { isFullProof } from '../../tools/test-depth.ts';
import { readRows } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { ImportSession } from './import-session.ts';
import type { WrittenTable } from './table-writer.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-types-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

/** Imports columns of texts and reads the Parquet file back with an instance of its own. */
async function importColumns(columns: Record<string, (string | null)[]>): Promise<{
  table: WrittenTable;
  report: ImportReport;
  cells: Record<string, unknown[]>;
  types: Record<string, string>;
}> {
  const session = await ImportSession.open({
    directory,
    memoryBytes: 500e6,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  const names = Object.keys(columns);
  const sink = await session.openTable(
    't',
    names.map((name) => ({ name })),
  );
  const length = Math.max(...Object.values(columns).map((cells) => cells.length));
  for (let row = 0; row < length; row += 1) await sink.add(names.map((name) => columns[name]?.[row] ?? null));
  await sink.close();
  const { tables, report } = session.finish();
  session.close();
  const table = tables[0];
  if (table === undefined) throw new Error('No table was written.');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const source = `read_parquet(${quoteText(table.path)})`;
  const rows = await readRows(connection, `SELECT * FROM ${source}`);
  const described = await readRows(connection, `DESCRIBE SELECT * FROM ${source}`);
  instance.closeSync();
  return {
    table,
    report,
    cells: Object.fromEntries(names.map((name, index) => [name, rows.map((row) => row[index])])),
    types: Object.fromEntries(described.map(([name, type]) => [String(name), String(type)])),
  };
}

type Case = [what: string, texts: (string | null)[], type: string, cells: unknown[]];

const cases: Case[] = [
  ['whole numbers', ['1', '-20', null, '300'], 'BIGINT', [1, -20, null, 300]],
  ['U13 leading zeros', ['007', '12', '0'], 'VARCHAR', ['007', '12', '0']],
  ['U13 identifiers beyond 2^53', ['9007199254740993', '1'], 'BIGINT', ['9007199254740993', 1]],
  ['U13 identifiers beyond 64 bits', ['123456789012345678901234567890', '1'], 'DECIMAL(38,0)', ['123456789012345678901234567890', 1]],
  ['numbers of more than 38 digits', ['1'.repeat(39), '1'], 'VARCHAR', ['1'.repeat(39), '1']],
  ['decimals', ['1.5', '2', '0.125'], 'DECIMAL(18,3)', [1.5, 2, 0.125]],
  ['decimals of 20 digits', ['12345678901234567.89', '1.10'], 'DECIMAL(38,2)', ['12345678901234567.89', 1.1]],
  ['floating point', ['0.12345678901234', '1.5'], 'DOUBLE', [0.12345678901234, 1.5]],
  ['scientific notation', ['1.5E+10', '2.25', '1e-3'], 'DOUBLE', [1.5e10, 2.25, 0.001]],
  ['codes that look scientific', ['12E3', '7'], 'VARCHAR', ['12E3', '7']],
  ['U12 thousands by comma', ['1,234.50', '12,345', '-7.25'], 'DECIMAL(18,2)', [1234.5, 12345, -7.25]],
  ['U12 decimal comma', ['1.234,50', '12,5', '-7,25'], 'DECIMAL(18,2)', [1234.5, 12.5, -7.25]],
  ['thousands by space', ['1 234', '12\u00a0345,5'], 'DECIMAL(18,2)', [1234, 12345.5]],
  ["thousands by apostrophe", ["1'234.50", '7.25'], 'DECIMAL(18,2)', [1234.5, 7.25]],
  ['brackets and trailing signs', ['(1,250.00)', '35.50-', '−4.25'], 'DECIMAL(18,2)', [-1250, -35.5, -4.25]],
  ['currency', ['$1,200.50', '-$3.00', '$7'], 'DECIMAL(18,2)', [1200.5, -3, 7]],
  ['currency codes', ['EUR 12,50', '7,00 EUR'], 'DECIMAL(18,2)', [12.5, 7]],
  ['mixed currencies', ['$12', '€15'], 'VARCHAR', ['$12', '€15']],
  ['Indian grouping', ['1,23,456.70', '12,34,567', '-999'], 'DECIMAL(18,2)', [123456.7, 1234567, -999]],
  ['scientific notation without a point', ['1e5', '2e-3', '7'], 'DOUBLE', [1e5, 0.002, 7]],
  ['percents', ['12.5%', '-3%'], 'DECIMAL(18,2)', [12.5, -3]],
  ['numbers and "no value" marks', ['1', 'N/A', '-', '3'], 'BIGINT', [1, null, null, 3]],
  ['marks among words', ['a', 'N/A', '-'], 'VARCHAR', ['a', 'N/A', '-']],
  ['blanks around numbers', [' 12 ', '3\t', '\u00a04'], 'BIGINT', [12, 3, 4]],
  ['true and false', ['TRUE', 'false', null], 'BOOLEAN', [true, false, null]],
  ['yes and no stay words', ['yes', 'no'], 'VARCHAR', ['yes', 'no']],
  ['months by name', ['Jan 2025', 'March 2025'], 'DATE', ['2025-01-01', '2025-03-01']],
  ['months of short years', ['Jan-25', 'Feb-25'], 'DATE', ['2025-01-01', '2025-02-01']],
  ['year and month under another name', ['2025-01', '2025-02'], 'VARCHAR', ['2025-01', '2025-02']],
  ['dates of several clear ways', ['2025-01-05', '13/02/2025', 'Mar 3, 2025', '5 Apr 2025'], 'DATE', ['2025-01-05', '2025-02-13', '2025-03-03', '2025-04-05']],
  ['dates of several ways, one not clear', ['2025-01-05', '03/02/2025'], 'VARCHAR', ['2025-01-05', '03/02/2025']],
  ['ISO dates', ['2024-01-31', '2024-2-9'], 'DATE', ['2024-01-31', '2024-02-09']],
  ['dates that do not exist', ['2023-02-29', '2023-02-28'], 'VARCHAR', ['2023-02-29', '2023-02-28']],
  ['days by name in German', ['3. März 2024', '15. Mai 2024', '1. Okt. 2023'], 'DATE', ['2024-03-03', '2024-05-15', '2023-10-01']],
  ['days by name in French', ['3 février 2024', '15 août 2024', '1er octobre 2023'], 'DATE', ['2024-02-03', '2024-08-15', '2023-10-01']],
  ['days by name in Spanish', ['3 de febrero de 2024', '1 de enero de 2023'], 'DATE', ['2024-02-03', '2023-01-01']],
  ['ordinals beside other days', ['Jan 5, 2024', 'March 15, 2024', 'Dec 1st, 2023'], 'DATE', ['2024-01-05', '2024-03-15', '2023-12-01']],
  ['days by name that do not exist', ['31 février 2024', '3 mars 2024'], 'VARCHAR', ['31 février 2024', '3 mars 2024']],
  ['amounts without cents', ['1.234,-', '200,--', '-15,50'], 'DECIMAL(18,2)', [1234, 200, -15.5]],
  ['Swiss amounts without cents', ["CHF 1'000.–", 'CHF 2.50', 'CHF -3.-'], 'DECIMAL(18,2)', [1000, 2.5, -3]],
  ['thousands beside whole numbers', ['1.234', '12.500', '999'], 'BIGINT', [1234, 12_500, 999]],
  ['three decimals beside a larger whole number', ['1.234', '12.500', '1500'], 'DECIMAL(18,3)', [1.234, 12.5, 1500]],
  ['minutes behind the hour', ['1h30', '2h', '0h45'], 'DECIMAL(18,9)', [1.5, 2, 0.75]],
  ['errors of formulas', ['1', '#NV', '#WERT!', '2'], 'BIGINT', [1, null, null, 2]],
  ['day first', ['31/12/2024', '01/02/2024'], 'DATE', ['2024-12-31', '2024-02-01']],
  ['month first', ['12/31/2024', '01/02/2024'], 'DATE', ['2024-12-31', '2024-01-02']],
  ['both orders', ['31/12/2024', '12/31/2024'], 'VARCHAR', ['31/12/2024', '12/31/2024']],
  ['dates with points', ['1.2.2024', '28.02.2024'], 'DATE', ['2024-02-01', '2024-02-28']],
  ['first days of months', ['01/02/2024', '01/03/2024', '01/12/2024'], 'DATE', ['2024-02-01', '2024-03-01', '2024-12-01']],
  ['two-digit years', ['31/12/99', '01/06/24'], 'DATE', ['1999-12-31', '2024-06-01']],
  ['two-digit years and names of months', ['3 Jan 99', '14-Feb-24'], 'DATE', ['1999-01-03', '2024-02-14']],
  ['names of months', ['3 Jan 2024', '14 february 2024'], 'DATE', ['2024-01-03', '2024-02-14']],
  ['months first by name', ['Jan 3, 2024', 'December 24, 2024'], 'DATE', ['2024-01-03', '2024-12-24']],
  ['moments', ['2024-01-31 13:05:00', '2024-01-31T07:00'], 'TIMESTAMP', ['2024-01-31T13:05:00', '2024-01-31T07:00:00']],
  ['moments with zones', ['2024-01-31T13:05:00+02:00', '2024-01-31T07:00:00Z'], 'TIMESTAMP', ['2024-01-31T11:05:00', '2024-01-31T07:00:00']],
  ['midnights', ['2024-01-31 00:00:00', '2024-02-01 00:00:00'], 'DATE', ['2024-01-31', '2024-02-01']],
  ['clock of twelve hours', ['01/31/2024 1:05 PM', '02/01/2024 12:30 AM'], 'TIMESTAMP', ['2024-01-31T13:05:00', '2024-02-01T00:30:00']],
  ['nothing at all', [null, '', null], 'VARCHAR', [null, null, null]],
  ['words with line breaks', ['a\nb', ' c '], 'VARCHAR', ['a\nb', ' c ']],
]; // biome-ignore format: one case a line

describe('what texts become', () => {
  it.each(cases)('%s', async (_what, texts, type, cells) => {
    // A second column keeps rows that are empty in the first.
    const imported = await importColumns({ x: texts, other: texts.map((_, index) => `word ${index}`) });
    expect(imported.types.x).toBe(type);
    expect(imported.cells.x).toEqual(cells);
  });

  it('reads eight digits as dates where the name says so, and as numbers elsewhere', async () => {
    const texts = ['20240131', '20240201'];
    const { types } = await importColumns({ 'posting date': texts, article: texts });
    expect(types).toEqual({ 'posting date': 'DATE', article: 'BIGINT' });
  });

  it('reads months and days of a spreadsheet that are written as numbers, where the name says when', async () => {
    const [months, days] = [
      ['202401', '202412'],
      ['45292', '45323'],
    ];
    const { types, cells } = await importColumns({
      Periode: months,
      'Order Date': days,
      articles: months,
      'revenue per month': days,
    });
    expect(types).toEqual({
      Periode: 'DATE',
      'Order Date': 'DATE',
      articles: 'BIGINT',
      'revenue per month': 'BIGINT',
    });
    expect(cells.Periode).toEqual(['2024-01-01', '2024-12-01']);
    expect(cells['Order Date']).toEqual(['2024-01-01', '2024-02-01']);
  });

  it('keeps as numbers what looks like months and days until one of them is none', async () => {
    const { types } = await importColumns({ period: ['202401', '202413'], date: ['45292', '12345'] });
    expect(types).toEqual({ period: 'BIGINT', date: 'BIGINT' });
  });

  it('keeps versions as they are written, unless somebody chose otherwise', async () => {
    const texts = ['2.0', '2.10', '2.1'];
    const { types, cells, report } = await importColumns({
      'App Version': texts,
      conversion: texts,
      'version no': ['1', '2', '3'],
    });
    expect(types).toEqual({ 'App Version': 'VARCHAR', conversion: 'DECIMAL(18,2)', 'version no': 'BIGINT' });
    expect(cells['App Version']).toEqual(texts);
    expect(report.decisions.join()).toContain('"App Version" is kept as text');
  });

  it('takes the order of ambiguous dates from the other columns of the file', async () => {
    const { cells, report } = await importColumns({
      shipped: ['03/04/2024', '05/06/2024'],
      ordered: ['28/02/2024', '31/03/2024'],
    });
    expect(cells.shipped).toEqual(['2024-04-03', '2024-06-05']);
    expect(report.warnings).toEqual([]);
  });

  it('warns where nothing proves the order of dates, or the mark of numbers', async () => {
    const dates = await importColumns({ day: ['03/04/2024', '05/06/2024'] });
    expect(dates.report.warnings.join()).toContain('can be read day first or month first');
    const numbers = await importColumns({ n: ['1.234', '5.678'] });
    expect(numbers.report.warnings.join()).toContain('no value proves it');
  });

  it('takes the decimal mark from the other columns of the file', async () => {
    const { cells } = await importColumns({ n: ['1.234', '5.678'], price: ['12,50', '7,25'] });
    expect(cells.n).toEqual([1234, 5678]);
  });

  it('U13 keeps a column as text when a late row is none of its numbers, and says so', async () => {
    const texts = Array.from({ length: 30_001 }, (_, row) => (row === 30_000 ? 'abc' : String(row)));
    const { types, cells, report } = await importColumns({ n: texts });
    expect(types.n).toBe('VARCHAR');
    expect(cells.n?.at(-1)).toBe('abc');
    expect(report.warnings).toEqual([
      'Column "n" is kept as text: 30,000 of its values are numbers, but 1 is not ("abc").',
    ]);
  });

  it('makes the marks of cells the unit of the column', async () => {
    const { table } = await importColumns({ paid: ['$1.50', '$2.00'], growth: ['1%', '2%'] });
    expect(table.profile.columns.map((column) => column.unit)).toEqual(['USD', '%']);
  });

  it('makes names unique and clean', async () => {
    const session = await ImportSession.open({
      directory,
      memoryBytes: 300e6,
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    const headers = ['Amount', 'amount', ' Amount  2 ', '', 'Net\u202e\ntotal', 'x"; DROP'];
    const sink = await session.openTable(
      't',
      headers.map((name) => ({ name })),
    );
    await sink.add(['1', '2', '3', '4', '5', '6', 'more']);
    await sink.close();
    const names = session.finish().tables[0]?.profile.columns.map((column) => column.name);
    session.close();
    expect(names).toEqual([
      'Amount',
      'amount 3',
      'Amount 2',
      'Column 4',
      'Net total',
      'x"; DROP',
      'Column 7',
    ]);
  });
});

it('reads columns whose names are words of SQL, or need quotes', async () => {
  const names = ['name', 'value', 'v', 'n', 'COLUMNS(*)', 'a "b" c', "it's", 'x.y'];
  const columns = Object.fromEntries(
    names.map((name, index) => [name, [`${index + 1}`, null, `${index + 1}7`]]),
  );
  const { cells, types } = await importColumns({
    ...columns,
    empty: [null, null, null],
    word: ['1', 'two', null],
  });
  for (const [index, name] of names.entries()) {
    expect(types[name]).toBe('BIGINT');
    expect(cells[name]?.map(Number)).toEqual([index + 1, 0, 10 * index + 17]);
  }
  expect([types.empty, types.word]).toEqual(['VARCHAR', 'VARCHAR']);
});

it('reads a table of very many columns', { timeout: 90_000 }, async () => {
  // More than two parts of everything that is read in parts.
  const count = isFullProof ? 1050 : 350;
  const names = Array.from({ length: count }, (_, index) => `c${index}`);
  const { table, types } = await importColumns(
    Object.fromEntries(names.map((name, index) => [name, ['1', '2', index === 0 ? 'x' : '3']])),
  );
  expect(table.profile.columns).toHaveLength(count);
  expect([types.c0, types.c1, types[`c${count - 1}`]]).toEqual(['VARCHAR', 'BIGINT', 'BIGINT']);
  expect(table.profile.columns[count - 1]).toMatchObject({
    min: '1',
    max: '3',
    distinctCount: 3,
    isUnique: true,
  });
});
