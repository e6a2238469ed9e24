import { describe, expect, it } from 'vitest';
import { plainFormat } from './cell-format.ts';
import type { Archive } from './check-archive.ts';
import type { SheetRow } from './sheet-reader.ts';
import { readSheetRows } from './sheet-rows.ts';
import type { WorkbookParts } from './workbook-parts.ts';

const parts: WorkbookParts = {
  sheets: [],
  is1904: false,
  strings: ['shared', 'text'],
  marked: [],
  indents: [],
  formats: [plainFormat, { kind: 'date', currency: null }, { kind: 'percent', currency: null }],
};

const sheetOf = (rows: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="m">${before}<sheetViews><sheetView/></sheetViews><sheetData>${rows}</sheetData><pageMargins left="0.7"/></worksheet>`;
/** A comment before the rows leaves all of them to the parser. */
const byParser = (rows: string): string => sheetOf(rows, '<!-- by hand -->');

/** Reads a sheet that arrives in pieces of a few bytes or of many. */
async function read(xml: string, pieces = 1e9): Promise<SheetRow[]> {
  const bytes = Buffer.from(xml);
  const archive: Archive = {
    async *open() {
      for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces);
    },
    sizeOf: () => bytes.length,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  const rows: SheetRow[] = [];
  for await (const row of readSheetRows(archive, 'sheet', parts)) rows.push(row);
  return rows;
}

describe('the rows of a sheet', () => {
  it.each([
    ['<row r="2"><c r="A2"><v>1</v></c><c r="C2" t="s"><v>0</v></c></row>', [['1', null, 'shared']]],
    ['<row><c t="inlineStr"><is><t>a</t></is></c><c s="1"><v>44562</v></c></row>', [['a', '2022-01-01']]],
    [
      '<row r="1" spans="1:2" hidden="1"/><row r="3"><c r="B3" t="b"><v>0</v></c></row>',
      [[], [null, 'false']],
    ],
    [
      '<row><c t="str"><f>A1&amp;"x"</f><v>ax</v></c><c><f si="0" t="shared"/><v>2</v></c></row>',
      [['ax', '2']],
    ],
    ['<row><c t="inlineStr"><is><t>a &lt; b</t></is></c></row>', [['a < b']]],
    ['<row><c t="inlineStr"><is><r><t>ri</t></r><r><t>ch</t></r></is></c></row>', [['rich']]],
    [
      '<row><!-- </row><row><c><v>7</v></c> --><c><v>8</v></c></row><row><c><v>9</v></c></row>',
      [['8'], ['9']],
    ],
    ['<row><c t="inlineStr"><is><t><![CDATA[<v>]]></t></is></c></row>', [['<v>']]],
    ['<row a="/>"><c><v>1</v></c></row><row><c><v>2</v></c></row>', [['1'], ['2']]],
    ['<row>\n <c>\n  <v>1</v>\n </c>\n</row>\n', [['1']]],
    ['<row><c t="inlineStr"><is><t xml:space="preserve"> a </t></is></c></row>', [[' a ']]],
    [
      '<row><c t="inlineStr"><is><t>a_x000D_b</t></is></c><c t="str"><v>_x0041_</v></c></row>',
      [['a\rb', 'A']],
    ],
    ['<row><c t="e"><v>#N/A</v></c><c><f>1/0</f></c><c/></row>', [[]]],
    ['<row><c r="A1" s="2"><v>0.5</v></c><c r="ab1"><v>1</v></c></row>', null],
    ['<row><c t="inlineStr"><is><t>\u{1f600}é</t></is></c></row>', [['\u{1f600}é']]],
  ])('are those of a parser: %s', async (rows, expected) => {
    const all = await read(byParser(rows));
    if (expected !== null) expect(all.map(({ cells }) => cells)).toEqual(expected);
    for (const pieces of [1e9, 1, 7]) expect(await read(sheetOf(rows), pieces)).toEqual(all);
  });

  it('are those of a parser for any mixture of what a row may hold', async () => {
    const random = seeded(7);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    for (let round = 0; round < 150; round += 1) {
      const xml = Array.from({ length: 12 }, (_, row) => randomRow(pick, row)).join(
        pick(['', '', '\n', '<!-- - -->']),
      );
      const all = await read(byParser(xml)).catch(() => 'damaged');
      expect(await read(sheetOf(xml), pick([1e9, 3, 40, 200])).catch(() => 'damaged'), xml).toEqual(all);
    }
  });

  it.each([
    '<row><c><v>1</c></row>',
    '<row><c r="A1"s="1"><v>1</v></c></row>',
    '<row><c><v>1</v></c>',
    '<row><c><v>&no;</v></c></row>',
    '<row><c><v>\u0001</v></c></row>',
    '<row x="<"><c><v>1</v></c></row>',
    '</row>',
  ])('are refused where they are no XML: %s', async (rows) => {
    for (const pieces of [1e9, 1]) await expect(read(sheetOf(rows), pieces)).rejects.toThrow('damaged');
  });

  it('are refused behind the last column that there can be', async () => {
    await expect(read(sheetOf('<row><c r="XFE1"><v>1</v></c></row>'))).rejects.toThrow('16,384 columns');
  });
});

function randomRow(pick: <T>(from: readonly T[]) => T, row: number): string {
  const cells = ['A', 'B', 'D'].map((column) => {
    const reference = pick([` r="${column}${row + 1}"`, ` r="${column}${row + 1}"`, '']);
    const style = pick(['', ' s="0"', ' s="1"', ' s="2"', ' s="x"']);
    const [type, content] = pick([
      ['', '<v>12.5</v>'],
      ['', '<f>A1*2</f><v>3</v>'],
      ['', '<f t="shared" ref="A1:A3" si="0">A&lt;1</f>'],
      ['', '<v/>'],
      [' t="n"', '<v>1e3</v>'],
      [' t="s"', '<v>1</v>'],
      [' t="s"', '<v>99</v>'],
      [' t="str"', '<v>a&amp;b</v>'],
      [' t="inlineStr"', '<is><t>plain</t></is>'],
      [' t="inlineStr"', '<is><t/></is>'],
      [' t="inlineStr"', '<is><t>a</t><rPh><t>b</t></rPh></is>'],
      [' t="d"', '<v>2024-01-02T00:00:00</v>'],
      ['', '<v>1</v><v>2</v>'],
      ['', '<extLst><ext/></extLst>'],
      [' t="b"', '<?pi?><v>1</v>'],
    ] as const);
    return pick([
      `<c${reference}${style}${type}>${content}</c>`,
      `<c${type}${style}${reference}>${content}</c>`,
      `<c${reference}/>`,
    ]);
  });
  const attributes = pick([
    '',
    ` r="${row + 1}"`,
    ` r="${row + 1}" hidden="true" x14ac:dyDescent="0.2"`,
    ' hidden="0"',
  ]);
  return `<row${attributes}>${cells.join(pick(['', '', ' ']))}</row>`;
}

/** Random numbers that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
