import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { utils, type WorkBook, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingTarget } from '../testing.ts';
import { files } from './connect.ts';
import { recode, toUtf8 } from './encoding.ts';
import { findTableStart } from './header.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-files-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function read(fileName: string, content: string | Uint8Array): Promise<RecordingTarget> {
  const path = join(directory, fileName.replace(/[^\w.]/g, '_'));
  await writeFile(path, content);
  const target = new RecordingTarget();
  const settings = { path, fileName, temporaryPath: `${path}.converted` };
  const source = await files.open(settings, { signal: new AbortController().signal });
  await source.read?.(target);
  return target;
}

function workbook(): WorkBook {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(
    [
      ['Quarterly report', null, null, null],
      [],
      ['Order ID', 'Ordered', 'Amount (EUR)', 'Code', 'At'],
      [1, new Date(Date.UTC(2024, 0, 31)), 12.5, '007', new Date(Date.UTC(1899, 11, 31, 9, 30))],
      [2, new Date(Date.UTC(2024, 1, 29, 13, 5)), 0.1 + 0.2, '008', null],
      [3, new Date(Date.UTC(2024, 2, 1)), -7.25, '009', null],
      [null, null, null, null, null],
      ['Total', null, 5.55, null, null],
    ],
    { UTC: true },
  );
  sheet.C6 = { t: 'e', v: 0x2a };
  utils.book_append_sheet(book, sheet, 'Orders');
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Empty');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['id', 'name'],
      [1, 'a'],
      [2, 'b'],
    ]),
    'Secret',
  );
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Region', 2023, 2024],
      ['North', 10, 20],
      ['South', 5, 6],
    ]),
    'Years',
  );
  book.Workbook = { Sheets: [{}, {}, { Hidden: 1 }, {}] };
  return book;
}

describe.each(['xlsx', 'xls'] as const)('a workbook as .%s', (format) => {
  let target: RecordingTarget;
  beforeAll(async () => {
    target = await read(
      `book.${format}`,
      write(workbook(), { type: 'buffer', bookType: format === 'xls' ? 'biff8' : 'xlsx' }) as Buffer,
    );
  });

  it('finds the table below its title, with dates, times and codes as they are shown', () => {
    expect(target.tables.get('Orders')).toEqual({
      columns: ['Order ID', 'Ordered', 'Amount (EUR)', 'Code', 'At'],
      rows: [
        ['1', '2024-01-31', '12.5', '007', '09:30:00'],
        ['2', '2024-02-29 13:05:00', '0.3', '008'],
        ['3', '2024-03-01', null, '009'],
      ],
    });
  });

  it('takes years as names of columns', () => {
    expect(target.tables.get('Years')?.columns).toEqual(['Region', '2023', '2024']);
  });

  it('tells what it left out and what looks odd', () => {
    expect(target.decisions).toContain('In sheet "Orders", 1 row above the header was left out.');
    expect(target.decisions).toContain('Sheet "Empty" holds no table and was left out.');
    expect(target.decisions).toContain('Sheet "Secret" is hidden in the workbook and was read too.');
    expect(target.decisions.join()).toContain('1 row is a total of others ("Total") and was left out');
  });
});

describe('JSON', () => {
  it('keeps every digit, flattens objects and makes tables of nested lists', async () => {
    const target = await read(
      'shop.json',
      `{"meta":{"page":1},"orders":[{"id":9007199254740993,"total":12.50,"customer":{"city":"Lisbon"},"items":[{"sku":"a","qty":2},{"sku":"b","qty":1}],"tags":["x","y"]},{"id":2,"late":true,"items":[]}]}`,
    );
    expect(target.tables.get('orders')).toEqual({
      columns: ['id', 'total', 'customer.city', 'tags', 'late'],
      rows: [
        ['9007199254740993', '12.50', 'Lisbon', 'x, y'],
        ['2', null, null, null, 'true'],
      ],
    });
    expect(target.tables.get('orders_items')?.rows).toEqual([
      ['9007199254740993', 'a', '2'],
      ['9007199254740993', 'b', '1'],
    ]);
    expect(target.relations).toEqual([
      { fromTable: 'orders_items', fromColumn: 'orders_id', toTable: 'orders', toColumn: 'id' },
    ]);
  });

  it.each([
    ['records one per line', '{"a":1}\n{"a":2}\n', [['1'], ['2']]],
    ['a list of records', '[{"a":1},{"a":null}]', [['1'], [null]]],
    ['escaped and foreign characters', '[{"a":"x\\n\\u00fc\\"ü"}]', [['x\nü"ü']]],
  ])('reads %s', async (_name, text, rows) => {
    expect((await read('t.json', text)).tables.get('t')?.rows).toEqual(rows);
  });

  it('warns of a key that comes twice; each value has a column', async () => {
    const target = await read('t.json', '[{"a":1,"a":2}]');
    expect(target.tables.get('t')).toEqual({ columns: ['a', 'a 2'], rows: [['1', '2']] });
    expect(target.warnings.join()).toContain('name a key twice');
  });

  it('takes __proto__ as a name like any other', async () => {
    const target = await read('t.json', '[{"__proto__":{"polluted":"yes"},"b":1}]');
    expect(target.tables.get('t')?.columns).toEqual(['__proto__.polluted', 'b']);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['NaN', '[{"a":NaN}]', 'in line 1'],
    ['a missing bracket', '[{"a":1}\n,{"a":2}', 'a list is not closed in line 2'],
    ['text behind the end', '[{"a":1}] x', 'text follows'],
    ['a depth of 100,000', '['.repeat(100_000), 'levels of nesting'],
  ])('refuses %s and says where', async (_name, text, part) => {
    await expect(read('t.json', text)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(part),
    });
  });
});

describe('XML', () => {
  it('finds the repeating element, flattens branches and makes tables of nested ones', async () => {
    const target = await read(
      'books.xml',
      `<?xml version="1.0"?><catalog><meta><title>T</title></meta>
       <book id="1"><title>A &amp; B</title><price cur="EUR">12.50</price><author>X</author><author>Y</author></book>
       <book id="2"><title><![CDATA[C <d>]]></title><review by="z"><stars>5</stars></review><review by="q"><stars>4</stars></review></book></catalog>`,
    );
    expect(target.tables.get('book')).toEqual({
      columns: ['id', 'title', 'price', 'price.cur', 'author'],
      rows: [
        ['1', 'A & B', '12.50', 'EUR', 'X, Y'],
        ['2', 'C <d>', null, null, null],
      ],
    });
    expect(target.tables.get('book_review')?.rows).toEqual([
      ['2', 'z', '5'],
      ['2', 'q', '4'],
    ]);
  });

  it.each([
    [
      'U04 billion laughs',
      '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><r><x>&b;</x><x>1</x></r>',
      'entity',
    ],
    [
      'U04 an external entity',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r><x>&x;</x><x>1</x></r>',
      'entity',
    ],
    ['U04 a depth of 100,000', '<a>'.repeat(100_000), 'levels deep'],
    ['a tag that is not closed', '<r>\n<x>1</y></r>', 'in line 2'],
  ])('refuses %s', async (_name, text, part) => {
    await expect(read('t.xml', text)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(part),
    });
  });
});

describe('U06 content that is not what the name says', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
  it.each([
    ['picture.csv', png, 'a picture'],
    ['program.csv', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2]), 'a program'],
    ['report.csv', '%PDF-1.7', 'a PDF document'],
    ['page.xls', '<html><table><tr><td>1</td></tr></table></html>', 'a web page'],
    ['archive.csv', zip([{ name: 'a.txt', content: Buffer.from('x') }]), 'a zip archive'],
    ['archive.xlsx', zip([{ name: 'a.txt', content: Buffer.from('x') }]), 'damaged'],
    ['notes.docx', 'x', 'one of these formats'],
    ['empty.csv', '', 'empty'],
    ['blank.csv', '\n\n\n', 'no rows'],
  ])('%s', async (name, content, part) => {
    await expect(read(name, content)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(part),
    });
  });

  it('reads text under the name of a workbook as CSV, and a name in any case', async () => {
    expect((await read('export.XLS', 'a,b\n1,2\n')).tables.get('export')?.columns).toEqual(['a', 'b']);
    expect([...(await read('..\\..\\x.CSV. ', 'a,b\n1,2\n')).tables.keys()]).toEqual(['x']);
  });
});

describe('U02 archives that swell', () => {
  it('refuses a ratio above 100 before anything is unpacked', async () => {
    const bomb = zip([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(60_000_000) }]);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(read('bomb.xlsx', bomb)).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('refuses too many parts', async () => {
    const parts = Array.from({ length: 2001 }, (_, index) => ({
      name: `${index}`,
      content: Buffer.from('x'),
    }));
    await expect(read('parts.xlsx', zip(parts))).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('refuses an archive whose directory contradicts itself', async () => {
    const book = write(workbook(), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const lying = Buffer.from(book);
    const directoryEntry = lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    lying.writeUInt32LE(3_000_000_000, directoryEntry + 24);
    await expect(read('lying.xlsx', lying)).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('U10 encodings', () => {
  const text = 'Straße;Größe\nMünchen;1\n';
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), null],
    [
      'UTF-16 little endian',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
      'UTF-16',
    ],
    [
      'UTF-16 big endian',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
      'UTF-16',
    ],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'UTF-16'],
    ['Windows-1252', Buffer.from(text, 'latin1'), 'Windows-1252'],
  ])('%s', (_name, bytes, label) => {
    const decoded = toUtf8(bytes);
    expect(decoded.bytes.toString('utf8')).toBe(text);
    if (label === null) expect(decoded.decision).toBeNull();
    else expect(decoded.decision).toContain(label);
  });

  it('Shift-JIS', () => {
    // 都市,天気 and 東京,晴れ
    const bytes = Buffer.from('93738e732c9356 8b430a938c8b9e2c90b082ea0a'.replaceAll(' ', ''), 'hex');
    expect(toUtf8(bytes).bytes.toString('utf8')).toBe('都市,天気\n東京,晴れ\n');
  });

  it.each([1, 2, 3, 5])('the same in parts of %i bytes, whatever they cut through', (partBytes) => {
    const wide = '🌍,é\n🌍🌍,x\n';
    const bytes = Buffer.from(wide, 'utf16le');
    expect(recode(bytes, new TextDecoder('utf-16le'), partBytes).toString()).toBe(wide);
    expect(recode(Buffer.from(wide), new TextDecoder('utf-8'), partBytes).toString()).toBe(wide);
    const cut = bytes.subarray(0, -1);
    const decoder = () => new TextDecoder('utf-16le', { fatal: true });
    expect(() => recode(cut, decoder(), partBytes)).toThrow();
  });
});

describe('U12 where a table begins', () => {
  const body = [['North', '1', '2.5'], ['South', '2', '3.5'], ['East', '3', '4.5']]; // biome-ignore format: rows
  it.each([
    ['at its header', [['region', 'n', 'x'], ...body], { firstData: 1, hasHeader: true, titleRows: 0 }],
    [
      'below titles',
      [['Report', null, null], [null, null, null], ['a', 'b', 'c'], ...body],
      { firstData: 3, hasHeader: true, titleRows: 1 },
    ],
    ['at its first row', body, { firstData: 0, hasHeader: false, titleRows: 0 }],
    ['below years', [['region', '2023', '2024'], ...body], { firstData: 1, hasHeader: true, titleRows: 0 }],
  ])('%s', (_name, rows, expected) => {
    expect(findTableStart(rows, 3)).toMatchObject(expected);
  });
});

/** A zip archive written by hand: local headers, then the directory. */
function zip(parts: { name: string; content: Buffer }[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const data = deflateRawSync(content);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    const local = Buffer.concat([
      Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
      sizes,
      Buffer.from([name.length, 0, 0, 0]),
      Buffer.from(name),
      data,
    ]);
    const entry = Buffer.alloc(46);
    entry.set([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0]);
    sizes.copy(entry, 16);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.set([0x50, 0x4b, 5, 6]);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directoryBytes, end]);
}
