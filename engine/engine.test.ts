import { access, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampled } from '../tools/test-depth.ts';
import type { ImportedSource } from './index.ts';
import { createTestEngine, type TestEngine } from './testing.ts';

const fixtures = new URL('../connectors/files/fixtures/', import.meta.url).pathname;
let test: TestEngine;

beforeAll(async () => {
  test = await createTestEngine();
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

async function importText(fileName: string, content: string | Buffer): Promise<ImportedSource> {
  const path = join(test.directory, fileName);
  await writeFile(path, content);
  return test.engine.importFile({ workspaceId: 'w', path, fileName });
}

async function rowsOf(source: ImportedSource, table = 0): Promise<unknown[][]> {
  const versionId = source.tables[table]?.versionId ?? '';
  return (await test.engine.readRows({ workspaceId: 'w', versionId, offset: 0, limit: 1000 })).rows;
}

function importFixture(fileName: string): Promise<ImportedSource> {
  return test.engine.importFile({ workspaceId: 'w', path: join(fixtures, fileName), fileName });
}

describe('files as people have them', () => {
  it('Windows-1252, semicolons, decimal comma, codes with zeros, dates with points', async () => {
    const source = await importFixture('kunden-umsatz.csv');
    const profile = source.tables[0]?.profile;
    expect(profile?.columns.map(({ name, type, role, unit }) => [name, type, role, unit])).toEqual([
      ['Kundennr', 'text', 'identifier', null],
      ['Firma', 'text', 'category', null],
      ['Ort', 'text', 'category', null],
      ['Umsatz (EUR)', 'decimal', 'additive', 'EUR'],
      ['Rabatt %', 'decimal', 'ratio', '%'],
      ['Letzte Bestellung', 'date', 'date', null],
      ['Aktiv', 'boolean', 'boolean', null],
    ]);
    expect((await rowsOf(source))[0]).toEqual([
      '00017',
      'Müller & Söhne GmbH',
      'München',
      1234567.89,
      2.5,
      '2024-12-31',
      true,
    ]);
    expect(profile).toMatchObject({
      key: ['Kundennr'],
      mainDate: 'Letzte Bestellung',
      displayColumn: 'Firma',
    });
    expect(source.report.decisions).toContain('The columns are separated by semicolons.');
  });

  it('UTF-16 and tabs', async () => {
    const source = await importFixture('ventes-utf16.csv');
    expect(await rowsOf(source)).toEqual([
      ['2025-01-03', 'Orléans', 1520.4, 'EUR'],
      ['2025-01-04', 'Nîmes', 88, 'EUR'],
      ['2025-01-05', 'Besançon', 410.25, 'EUR'],
    ]);
  });

  it('Shift-JIS', async () => {
    expect((await rowsOf(await importFixture('tenki-shift-jis.csv')))[2]).toEqual([
      '札幌',
      '2025-01-05',
      -3.5,
      '雪',
    ]);
  });

  it('titles above the header, currency, percent, "no value" marks and a total', async () => {
    const source = await importFixture('monthly-report.csv');
    expect((await rowsOf(source)).slice(3, 6)).toEqual([
      ['2025-02-01', 'South', 1054, -1250, 5.8],
      ['2025-03-01', 'North', 1310, 52640, 12],
      ['2025-03-01', 'South', null, 41115.25, null],
    ]);
    expect(source.tables[0]?.profile.columns.map((column) => column.unit)).toEqual([
      null,
      null,
      null,
      'USD',
      '%',
    ]);
    expect(source.report.decisions).toContain('3 lines above the header were left out.');
    expect(source.report.decisions).toContain('In column "Orders", "N/A" is read as empty.');
    expect(source.report.decisions.join()).toContain('is a total of others ("Total")');
  });

  it('U11 ragged rows are rejected with their lines, and the others kept', async () => {
    const source = await importFixture('ragged-export.csv');
    expect(source.report.rejected).toEqual([
      { table: 'ragged-export', line: 3, reason: '3 fields instead of 4.' },
      { table: 'ragged-export', line: 6, reason: '5 fields instead of 4.' },
      { table: 'ragged-export', line: 9, reason: 'A quote is opened and never closed.' },
    ]);
    expect((await rowsOf(source)).map(([id, , , note]) => [id, note])).toEqual([
      [1, 'ok'],
      [3, 'two\nlines'],
      [5, 'ok'],
      [6, 'said "yes"'],
      [8, 'ok'],
    ]);
  });

  it('month-first dates: a column that proves nothing follows the one that does', async () => {
    expect((await rowsOf(await importFixture('us-dates.csv')))[0]).toEqual([
      'A-1',
      '2025-01-13',
      '2025-01-02',
      10,
    ]);
  });

  it('no header', async () => {
    const source = await importFixture('no-header.csv');
    expect(source.tables[0]?.profile.rowCount).toBe(3);
    expect(source.report.decisions.join()).toContain('No header row was found');
  });

  it('U13 numbers that floating point cannot hold', async () => {
    expect(await rowsOf(await importFixture('big-numbers.csv'))).toEqual([
      ['9007199254740993', 4111111111111111, 0.1, 0.123456789012345],
      ['123456789012345678901234567890', 5500000000000004, '12345678901234567.89', 0.5],
      [42, 340000000000009, -0.01, 1.25],
    ]);
  });

  it('a workbook with related sheets', async () => {
    const book = utils.book_new();
    const customers = Array.from({ length: 20 }, (_, row) => [row + 1, `Customer ${row + 1}`]);
    const orders = Array.from({ length: 60 }, (_, row) => [row + 1, (row % 20) + 1, row * 1.5]);
    utils.book_append_sheet(book, utils.aoa_to_sheet([['customer_id', 'name'], ...customers]), 'Customers');
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([['order_id', 'customer_id', 'amount'], ...orders]),
      'Orders',
    );
    const source = await importText(
      'related.xlsx',
      write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    );
    expect(source.relations).toEqual([
      {
        fromTable: 'Orders',
        fromColumn: 'customer_id',
        toTable: 'Customers',
        toColumn: 'customer_id',
        inclusion: 1,
        origin: 'inferred',
      },
    ]);
  });
});

describe('the fast way and the careful way', () => {
  const lines = Array.from(
    { length: 32_000 },
    (_, row) => `${row},2024-01-${String((row % 28) + 1).padStart(2, '0')},${row / 4},name ${row % 7}`,
  );
  const header = 'id,day,amount,name';

  const late: [string, string, string, string][] = [
    ['a word among the numbers', 'x1,2024-01-01,1.5,late', 'id', 'text'],
    ['a leading zero', '007,2024-01-01,1.5,late', 'id', 'text'],
    ['a half among whole numbers', '1.5,2024-01-01,1.5,late', 'id', 'decimal'],
    ['a date of another form', '1,01/02/2024,1.5,late', 'day', 'text'],
    ['more decimals', '1,2024-01-01,1.23456,late', 'amount', 'decimal'],
    ['a day that does not exist', '1,2024-02-30,1.5,late', 'day', 'text'],
    ['a year of two digits', '1,24-01-05,1.5,late', 'day', 'text'],
    ['an exponent among whole numbers', '1e3,2024-01-01,1.5,late', 'id', 'text'],
    ['a hexadecimal code', '0x10,2024-01-01,1.5,late', 'id', 'text'],
    ['digits joined by a line', '1,2024-01-01,1_000.5,late', 'amount', 'text'],
    ['an exponent among decimals', '1,2024-01-01,1e3,late', 'amount', 'text'],
    ['a sign in front', '+5,2024-01-01,1.5,late', 'id', 'integer'],
    ['a number of 25 digits', '1234567890123456789012345,2024-01-01,1.5,late', 'id', 'integer'],
  ];
  // Every fifth, and all in the full proof.
  it.each(sampled(late, 5))(
    '%s in row 30,001 is neither lost nor bent',
    async (_what, late, column, type) => {
      const changed = [header, ...lines.slice(0, 30_000), late, ...lines.slice(30_000)];
      const source = await importText('late.csv', changed.join('\n'));
      const [table] = source.tables;
      expect(table?.profile.rowCount).toBe(32_001);
      expect(table?.profile.columns.find(({ name }) => name === column)?.type).toBe(type);
      const page = await test.engine.readRows({
        workspaceId: 'w',
        versionId: table?.versionId ?? '',
        offset: 30_000,
        limit: 1,
      });
      const expected = late
        .split(',')
        .map((cell, index) =>
          source.tables[0]?.profile.columns[index]?.type === 'text'
            ? cell
            : index === 1
              ? cell
              : cell.length > 15
                ? cell
                : Number(cell),
        );
      expect(page.rows[0]).toEqual(expected);
    },
  );

  it('a row of another width, blank lines and mixed line ends in the middle', async () => {
    const changed = [
      header,
      ...lines.slice(0, 20_000),
      '5,6',
      '',
      '7,2024-01-01,2.5,"two\nlines"\r',
      ...lines.slice(20_000),
    ];
    const source = await importText('mixed.csv', changed.join('\n'));
    expect(source.tables[0]?.profile.rowCount).toBe(32_001);
    expect(source.report.rejected).toEqual([
      { table: 'mixed', line: 20_002, reason: '2 fields instead of 4.' },
    ]);
  });

  it('bytes of another encoding beyond the part that is looked at first', async () => {
    const text = [header, ...lines.slice(0, 20_000), '1,2024-01-01,1.5,München', ...lines.slice(20_000)].join(
      '\n',
    );
    const source = await importText('late-latin.csv', Buffer.from(text, 'latin1'));
    expect(source.report.decisions.join()).toContain('Windows-1252');
    const names = source.tables[0]?.profile.columns
      .find(({ name }) => name === 'name')
      ?.values.map(({ value }) => value);
    expect(names).toContain('München');
  });
});

describe('versions', () => {
  it('are on disk, read-only and whole when an import returns', async () => {
    const source = await importText('small.csv', 'a,b\n1,x\n2,y\n');
    const [table] = source.tables;
    const directory = join(test.directory, 'versions', 'w', table?.versionId ?? '');
    expect((await stat(join(directory, 'data.parquet'))).mode & 0o777).toBe(0o400);
    expect((await stat(join(directory, 'data.parquet'))).size).toBe(table?.sizeBytes);
    expect(JSON.parse(await readFile(join(directory, 'profile.json'), 'utf8'))).toEqual(table?.profile);
    expect(await test.engine.readProfile('w', table?.versionId ?? '')).toEqual(table?.profile);
    expect(await readdir(join(test.directory, 'tmp'))).toEqual([]);
  });

  it('are gone once deleted', async () => {
    const source = await importText('gone.csv', 'a,b\n1,x\n');
    const versionId = source.tables[0]?.versionId ?? '';
    await test.engine.deleteVersion('w', versionId);
    await test.engine.deleteVersion('w', versionId);
    await expect(test.engine.readProfile('w', versionId)).rejects.toMatchObject({ code: 'notFound' });
    await expect(
      test.engine.readRows({ workspaceId: 'w', versionId, offset: 0, limit: 1 }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('that nobody knows are swept, with what crashed imports left; known ones stay', async () => {
    await using other = await createTestEngine();
    const path = join(other.directory, 'x.csv');
    await writeFile(path, 'a,b\n1,x\n');
    const importOne = async (): Promise<string> =>
      (await other.engine.importFile({ workspaceId: 'w', path, fileName: 'x.csv' })).tables[0]?.versionId ??
      '';
    const [known] = [await importOne(), await importOne()];
    await mkdir(join(other.directory, 'tmp', 'crashed'));
    expect(await other.engine.sweep(new Set([known]))).toEqual({ removed: 2 });
    expect(await readdir(join(other.directory, 'versions', 'w'))).toEqual([known]);
    expect(await readdir(join(other.directory, 'tmp'))).toEqual([]);
  });

  it('are read in pages that neither overlap nor leave a row out', async () => {
    const source = await importText(
      'pages.csv',
      `n,same\n${Array.from({ length: 500 }, (_, row) => `${row},${row % 2}`).join('\n')}\n`,
    );
    const versionId = source.tables[0]?.versionId ?? '';
    const seen: unknown[] = [];
    for (let offset = 0; offset < 500; offset += 100) {
      const page = await test.engine.readRows({
        workspaceId: 'w',
        versionId,
        offset,
        limit: 100,
        orderBy: { column: 'same', descending: true },
      });
      expect(page.columns.map(({ name }) => name)).toEqual(['n', 'same']);
      expect(page.truncated).toBe(offset < 400);
      seen.push(...page.rows.map(([n]) => n));
    }
    expect(new Set(seen).size).toBe(500);
    expect(seen.slice(0, 2)).toEqual([1, 3]);
  });
});

describe('an import that fails', () => {
  it.each([
    ['header-only.csv', 'a,b,c\n', 'holds no table with rows'],
    ['empty.csv', '', 'is empty'],
    ['noise.xls', Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]), ''],
    ['broken.json', '[{"a":1]', 'in line 1'],
  ])('%s says what was wrong', async (fileName, content, part) => {
    await expect(importText(fileName, content)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(part),
    });
    expect(await readdir(join(test.directory, 'tmp'))).toEqual([]);
  });

  it('leaves nothing of a child that was practising when its file came', async () => {
    await using ahead = await createTestEngine({ spareImportChildren: { idle: 0, busy: 0, calmMs: 60_000 } });
    const folder = join(ahead.directory, 'tmp');
    ahead.engine.prepareImport('w');
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 20_000 });
    const path = join(ahead.directory, 'none.csv');
    await writeFile(path, '');
    await expect(
      ahead.engine.importFile({ workspaceId: 'w', path, fileName: 'none.csv' }),
    ).rejects.toMatchObject({ code: 'unreadable' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('U17 ends when the caller gives up, and leaves nothing', async () => {
    const path = join(test.directory, 'long.csv');
    await writeFile(path, `a,b\n${'1,x\n2,"y\nz"\n'.repeat(200_000)}broken`);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    const work = test.engine.importFile({
      workspaceId: 'aborted',
      path,
      fileName: 'long.csv',
      signal: controller.signal,
    });
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await expect(access(join(test.directory, 'versions', 'aborted'))).rejects.toThrow();
    expect(await readdir(join(test.directory, 'tmp'))).toEqual([]);
  });

  it('is stopped at its deadline and at its memory', async () => {
    await using small = await createTestEngine({ importDeadlineMs: 300, importHeapMegabytes: 64 });
    const path = join(small.directory, 'x.json');
    await writeFile(
      path,
      `[${Array.from({ length: 400_000 }, (_, row) => `{"a":${row},"b":"name ${row}"}`).join(',')}]`,
    );
    const error: unknown = await small.engine
      .importFile({ workspaceId: 'w', path, fileName: 'x.json' })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: expect.stringMatching(/timeout|tooLarge/) });
  });
});

describe('the sample company', () => {
  it('becomes four related tables whose money is in dollars', async () => {
    const source = await test.engine.importSample({ workspaceId: 'sample', today: '2025-06-30' });
    expect(source.format).toBe('sample');
    expect(
      source.tables.map(({ name, profile }) => [name, profile.key, profile.mainDate, profile.displayColumn]),
    ).toEqual([
      ['customers', ['customer_id'], 'signup_date', 'customer_name'],
      ['products', ['product_id'], null, 'product_name'],
      ['orders', ['order_id'], 'order_date', null],
      ['invoices', ['invoice_id'], 'invoice_date', null],
    ]);
    const amount = source.tables[2]?.profile.columns.find(({ name }) => name === 'net_amount');
    expect(amount).toMatchObject({ type: 'decimal', role: 'additive', unit: 'USD', defaultAggregate: 'sum' });
    expect(
      source.relations.map(
        ({ fromTable, fromColumn, toTable, origin }) => `${fromTable}.${fromColumn} ${toTable} ${origin}`,
      ),
    ).toEqual([
      'orders.customer_id customers declared',
      'orders.product_id products declared',
      'invoices.order_id orders declared',
      'invoices.customer_id customers declared',
    ]);
  });
});
