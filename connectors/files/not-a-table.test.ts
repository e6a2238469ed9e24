import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingTarget } from '../testing.ts';
import { files } from './connect.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-not-a-table-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function read(fileName: string, content: Uint8Array | string): Promise<RecordingTarget> {
  const path = join(directory, fileName);
  await writeFile(path, content);
  const target = new RecordingTarget();
  const settings = { path, fileName, temporaryPath: `${path}.converted` };
  const source = await files.open(settings, { signal: new AbortController().signal });
  await source.read?.(target);
  return target;
}

/** Bytes of Latin-1, followed by others that stand in no text. */
const binary = (start: string, length = 600): Buffer =>
  Buffer.concat([
    Buffer.from(start, 'latin1'),
    Buffer.from(Array.from({ length }, (_, at) => (at * 37) % 256)),
  ]);
const bytes = (from: (at: number) => number, length = 3000): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => from(at) % 256));

/** A bitmap of one colour: its header, then its points. */
function bitmap(): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(54 + 300, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  return Buffer.concat([header, Buffer.alloc(300, 0x77)]);
}

const workbook = write(
  { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet([['a', 'b'], [1, 2]]) } }, // biome-ignore format: rows
  { type: 'buffer', bookType: 'xlsx' },
) as Buffer;

describe('what is no table is refused with what it is', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['falling.xls', bytes((at) => 256 * 50 - at * 4), 'no text and no workbook'],
    ['rising.csv', bytes((at) => at * 7 + (at >> 3)), 'no text and no workbook'],
    ['high.xlsx', bytes((at) => 128 + ((at * 31) % 100)), 'no text and no workbook'],
    ['zeros.csv', Buffer.alloc(2000), 'no text and no workbook'],
    ['bitmap.xls', bitmap(), 'a picture'],
    ['photo.csv', binary('\xff\xd8\xff\xe0\0\x10JFIF'), 'a picture'],
    ['scan.xlsx', binary('II*\0'), 'a picture'],
    ['web.csv', binary('RIFF\x10\0\0\0WEBPVP8 '), 'a picture'],
    ['song.csv', binary('ID3\x03\0'), 'a recording'],
    ['shop.csv', binary('SQLite format 3\0'), 'a SQLite database'],
    ['shop.xls', binary('SQLite format 3\0'), 'a SQLite database'],
    ['crm.xls', binary('\0\x01\0\0Standard Jet DB\0'), 'an Access database'],
    ['rows.csv', binary('PAR1'), 'a Parquet file'],
    ['rows.json', binary('ORC'), 'an ORC file'],
    ['excel2.xls', binary('\x09\0\x04\0\x02\0\x10\0'), 'Excel 2, 3 or 4'],
    ['excel3.xls', binary('\x09\x02\x06\0\0\0\x10\0'), 'Excel 2, 3 or 4'],
    ['excel4.xls', binary('\x09\x04\x06\0\0\0\x10\0'), 'Excel 2, 3 or 4'],
    ['excel4.csv', binary('\x09\x04\x06\0\0\0\x10\0'), 'Excel 2, 3 or 4'],
    ['letter.csv', '{\\rtf1 hello}', 'a text document'],
    ['word.xls', binary('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'not a workbook that can be read'],
    [
      'mail.xls',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<html></html>',
      'a web archive',
    ],
    ['saved.xls', 'From: <Saved by Blink>\r\nSubject: x\r\nMIME-Version: 1.0\r\n', 'a web archive'],
    [
      'mail.csv',
      'From: a@example.com\r\nTo: b@example.com\r\nSubject: Figures\r\n\r\nHello\r\n',
      'an e-mail',
    ],
    ['received.csv', 'Received: from x\n by y\nDate: Mon\nFrom: a@example.com\n\na,b\n', 'an e-mail'],
    [
      'dump.csv',
      '-- dump of 2024\n\nINSERT INTO t VALUES (1,2);\nINSERT INTO t VALUES (3,4);\n',
      'SQL statements',
    ],
    ['schema.csv', 'CREATE TABLE t (a int, b int);\n', 'SQL statements'],
    ['page.csv', '<html><body><table><tr><td>1</td></tr></table></body></html>', 'a web page'],
    ['page.xls', '\ufeff<meta charset="utf-8"><table><tr><td>1</td></tr></table>', 'a web page'],
    ['broken.xlsx', 'this is not a workbook', 'not a readable Excel file'],
    ['login.xlsx', 'Please sign in\nto download the file\n', 'not a readable Excel file'],
    ['cut.xlsx', workbook.subarray(0, workbook.length - 200), 'damaged'],
    ['torn.xlsx', Buffer.concat([workbook.subarray(0, 60), Buffer.alloc(900, 1)]), 'damaged'],
  ])('%s', async (name, content, part) => {
    await expect(read(name, content)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(part),
    });
  });

  it.each<[string, string]>([
    ['PARENT,child\n1,2\n3,4\n', 'PARENT'],
    ['ORCID,name\na,b\nc,d\n', 'ORCID'],
    ['BMI;age\n22,5;40\n31;50\n', 'BMI'],
    ['ID3,x\n1,2\n2,3\n', 'ID3'],
    ['MZ,GIF8\n1,2\n2,3\n', 'MZ'],
    ['Subject: x,Date: y\n1,2\n2,3\n', 'Subject: x'],
    ['Insert into,values\n1,2\n2,3\n', 'Insert into'],
    ['Create table,n\nOak,2\nAsh,3\n', 'Create table'],
  ])('but not a header that begins like it: %j', async (content, name) => {
    expect((await read('t.csv', content)).tables.get('t')?.columns[0]).toBe(name);
  });

  it.each<[string, Buffer]>([
    ['Russian', Buffer.from('Город;Число\nМосква;12\nТверь;7\n', 'utf16le')],
    ['Japanese', Buffer.from('都市;数\n東京;12\n大阪;7\n', 'utf16le').swap16()],
    ['German', Buffer.from('Straße;Zahl\nGröbe;12\nWeg;7\n', 'utf16le')],
  ])('reads UTF-16 without a mark: %s', async (_name, content) => {
    const table = (await read('wide.csv', content)).tables.get('wide');
    expect(table?.columns).toHaveLength(2);
    expect(table?.rows.map((row) => row[1])).toEqual(['12', '7']);
  });
});

describe('an unclosed quote swallows no row', () => {
  const amountsOf = (target: RecordingTarget): (string | null)[] =>
    target.tables.get('t')?.rows.map((row) => row.at(-1) ?? null) ?? [];

  it.each<[string, string, string[], number[]]>([
    ['up to the next quote', '5,"Rod,50\n6,"Bar",60\n7,Cap,70\n', ['60', '70'], [6]],
    [
      'far down',
      `5,"Rod,50\n${'8,Pin,10\n'.repeat(400)}9,"Cap",20\n`,
      [...Array.from({ length: 400 }, () => '10'), '20'],
      [6],
    ],
    ['up to a stray quote that ends a field', '5,"Rod,50\n6,Bar",60\n7,Cap,70\n', ['60', '70'], [6]],
    ['to the end', '5,Rod,50\n6,"Bar,60', ['50'], [7]],
    ['twice', '5,"Rod,50\n6,"Bar,60\n7,"Cap",70\n', ['70'], [6, 7]],
  ])('%s', async (_name, tail, amounts, rejected) => {
    for (const ending of ['\n', '\r\n', '\r']) {
      const text = `id,name,amount\n1,Bolt,10\n2,Nut,20\n3,Washer,30\n4,Pin,40\n${tail}`;
      const target = await read('t.csv', text.replaceAll('\n', ending));
      expect(amountsOf(target)).toEqual(['10', '20', '30', '40', ...amounts]);
      expect(target.rejected.map(({ line }) => line)).toEqual(rejected);
    }
  });

  it('in a file that the engine could read whole', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => `${row},Bolt ${row},${row}.50,2024-01-01`);
    rows[15_000] = '15000,"Rod,7.50,2024-01-01';
    rows[15_040] = '15040,"Bar",8.50,2024-01-01';
    const target = await read('t.csv', `id,name,amount,day\n${rows.join('\n')}\n`);
    expect(target.tables.get('t')?.rows).toHaveLength(19_999);
    expect(target.rejected).toEqual([
      { table: 't', line: 15_002, reason: 'A quote is opened and never closed.' },
    ]);
  });

  it.each([
    [
      'of an address',
      '5,"Main Street 4, 2nd floor\nOslo, Norway",50\n',
      'Main Street 4, 2nd floor\nOslo, Norway',
    ],
    ['of several lines with numbers', '5,"see 1\n2\n3",50\n', 'see 1\n2\n3'],
    ['with quotes in it', '5,"say ""yes""\nor ""no""",50\n', 'say "yes"\nor "no"'],
  ])('and a value of several lines stays one, %s', async (_name, tail, value) => {
    const target = await read('t.csv', `id,name,amount\n1,Bolt,10\n2,Nut,20\n${tail}`);
    expect(target.tables.get('t')?.rows.at(-1)).toEqual(['5', value, '50']);
    expect(target.rejected).toEqual([]);
  });
});

describe('no key overwrites another', () => {
  it.each<[string, string, string[], (string | null)[]]>([
    ['a point and a nesting', '[{"a.b":1,"a":{"b":2}}]', ['a.b', 'a.b 2'], ['1', '2']],
    ['the other way round', '[{"a":{"b":2},"a.b":1}]', ['a.b', 'a.b 2'], ['2', '1']],
    [
      'deeper',
      '[{"a":{"b.c":1,"b":{"c":2}},"a.b":{"c":3}}]',
      ['a.b.c', 'a.b.c 2', 'a.b.c 3'],
      ['1', '2', '3'],
    ],
    ['another case', '[{"Id":1,"id":2,"ID":3}]', ['Id', 'id 2', 'ID 3'], ['1', '2', '3']],
    ['the same key', '[{"a":1,"a":2,"a":3}]', ['a', 'a 2', 'a 3'], ['1', '2', '3']],
    ['invisible characters', '[{"a\\u0001b":1,"a":{"b":2},"ab":3}]', ['ab', 'a.b', 'ab 2'], ['1', '2', '3']],
    [
      'names of JavaScript',
      '[{"__proto__":1,"constructor":{"name":2},"constructor.name":3}]',
      ['__proto__', 'constructor.name', 'constructor.name 2'],
      ['1', '2', '3'],
    ],
    ['columns that are named twice', '{"columns":["a","a"],"data":[[1,2]]}', ['a', 'a 2'], ['1', '2']],
    [
      'the key of a record',
      '{"x":{"key":1,"record_key":2},"y":{"key":3,"record_key":4}}',
      ['record_key', 'key', 'record_key 2'],
      ['x', '1', '2'],
    ],
  ])('JSON: %s', async (_name, text, columns, row) => {
    const table = (await read('t.json', text)).tables.get('t');
    expect(table?.columns).toEqual(columns);
    expect(table?.rows[0]).toEqual(row);
  });

  it('keeps keys apart that stand in different records', async () => {
    const table = (await read('t.json', '[{"a.b":1},{"a":{"b":2}},{"a.b":3}]')).tables.get('t');
    expect(table?.rows.map((row) => [row[0] ?? null, row[1] ?? null])).toEqual([['1', null], [null, '2'], ['3', null]]); // biome-ignore format: rows
  });

  it('keeps lists apart that would make tables of one name, and the key of the parent', async () => {
    const target = await read(
      'shop.json',
      '{"orders":[{"id":1,"items":[{"orders_id":77,"sku":"a"}]}],"orders_items":[{"sku":"b"}],"old":{"orders":[{"id":9}]}}',
    );
    expect([...target.tables].map(([name, { columns, rows }]) => [name, columns, rows])).toEqual([
      ['orders', ['id'], [['1']]],
      ['orders_items', ['orders_id', 'orders_id 2', 'sku'], [['1', '77', 'a']]],
      ['orders_items 2', ['sku'], [['b']]],
      ['orders 2', ['id'], [['9']]],
    ]);
  });

  it.each<[string, string, string[], string[]]>([
    [
      'an attribute and an element',
      '<r><x id="1"><id>2</id></x><x id="3"><id>4</id></x></r>',
      ['id', 'id 2'],
      ['1', '2'],
    ],
    [
      'attributes of two namespaces',
      '<r xmlns:a="a" xmlns:b="b"><x a:n="1" b:n="2"/><x a:n="3" b:n="4"/></r>',
      ['n', 'b:n'],
      ['1', '2'],
    ],
    [
      'a name with a point and a nesting',
      '<r><x><a.b>1</a.b><a><b>2</b></a></x><x><a.b>3</a.b></x></r>',
      ['a.b', 'a.b 2'],
      ['1', '2'],
    ],
    [
      'a text and an attribute of the name',
      '<r><id id="7">8</id><id id="9">10</id></r>',
      ['id', 'id 2'],
      ['7', '8'],
    ],
  ])('XML: %s', async (_name, text, columns, row) => {
    const [table] = (await read('t.xml', text)).tables.values();
    expect(table?.columns).toEqual(columns);
    expect(table?.rows[0]).toEqual(row);
  });
});
