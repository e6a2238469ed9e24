import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readContent } from './testing.ts';

const grid = [
  ['Region', 'Units'],
  ['North', 10],
  ['South', 20],
  ['East', 30],
  [],
  ['Owner', 'City', 'Since'],
  ['Ann', 'Oslo', 1999],
  ['Bo', 'Rome', 2004],
];

function bookOf(hidden: readonly number[]): Buffer {
  const sheet = utils.aoa_to_sheet(grid);
  sheet['!rows'] = grid.map((_, index) => ({ hidden: hidden.includes(index + 1) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

it('rows that are hidden are read, and a warning of their own table', async () => {
  const target = await readContent('hidden.xlsx', bookOf([2, 4, 7]));
  expect([...target.tables.values()].map(({ rows }) => rows.length)).toEqual([3, 2]);
  expect(target.warnings).toEqual([
    '2 rows of "Sheet1" are hidden in the sheet and were read too.',
    '1 row of "Sheet1 2" is hidden in the sheet and was read too.',
  ]);
  expect(target.places.filter(({ fix }) => fix?.kind === 'dropRows')).toEqual([
    { kind: 'shape', table: 'Sheet1', line: 2, fix: { kind: 'dropRows', lines: [2, 4] } },
    { kind: 'shape', table: 'Sheet1 2', line: 7, fix: { kind: 'dropRows', lines: [7] } },
  ]);
  // A hidden header or blank row is no row of a table.
  const plain = await readContent('hidden.xlsx', bookOf([1, 5]));
  expect(plain.warnings).toEqual([]);
});
