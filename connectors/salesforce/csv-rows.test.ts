import { expect, it } from 'vitest';
import { Random } from '../sample-company/random.ts';
import { CsvRows } from './csv-rows.ts';

/** Whole in pieces of these lengths, which come round. */
function parse(text: string, pieces: readonly number[]): string[][] {
  const parser = new CsvRows();
  const rows: string[][] = [];
  for (let at = 0, piece = 0; at < text.length; piece += 1) {
    const end = at + (pieces[piece % pieces.length] ?? 1);
    rows.push(...parser.push(text.slice(at, end)));
    at = end;
  }
  return [...rows, ...parser.end()];
}

it.each([
  [
    'empty cells without quotes at both ends of a row',
    ',"a",\n,,\n',
    [
      ['', 'a', ''],
      ['', '', ''],
    ],
  ],
  ['a single column of empty cells', '"a"\n\n\n', [['a'], [''], ['']]],
  [
    'a last row that no line break ends',
    'a,b\r\nc,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['nothing', '', []],
])('reads %s, wherever it is cut', (_, text, rows) => {
  for (let length = 1; length <= text.length + 1; length += 1) expect(parse(text, [length])).toEqual(rows);
});

it('reads what was written, quoted or not, cut anywhere', () => {
  const random = new Random(20);
  const letters = ['a', 'é', ' ', ',', '"', '\n', '\r', '\r\n', ''];
  const word = (): string =>
    Array.from({ length: random.between(0, 4) }, () => random.pick(letters)).join('');
  for (let round = 0; round < 2000; round += 1) {
    const width = random.between(1, 3);
    const rows = Array.from({ length: random.between(1, 4) }, () => Array.from({ length: width }, word));
    const written = (cell: string): string =>
      /^[aé ]*$/.test(cell) && random.between(0, 1) === 1 ? cell : `"${cell.replaceAll('"', '""')}"`;
    const lineEnd = random.pick(['\n', '\r\n']);
    const text = rows.map((row) => row.map(written).join(',') + lineEnd).join('');
    const pieces = Array.from({ length: 5 }, () => random.between(1, 7));
    expect(parse(text, pieces), JSON.stringify({ text, pieces })).toEqual(rows);
  }
});
