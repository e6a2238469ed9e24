import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectDialect, noDelimiter } from './dialect.ts';
import { parseCsv, parseCsvBytes } from './parse-csv.ts';

const cellsOf = (text: string, delimiter = ','): string[][] =>
  [...parseCsv(text, delimiter)].map((row) => row.cells);

describe('parseCsv', () => {
  it('reads back what any writer of RFC 4180 wrote', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'ü', '') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
        const text = rows
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join(lineEnd);
        expect(cellsOf(text)).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('tells the line on which each row begins, over cells that hold line breaks', () => {
    const rows = [...parseCsv('a,b\n1,"x\ny\nz"\r\n2,q\r3,r', ',')];
    expect(rows.map((row) => [row.line, row.cells])).toEqual([
      [1, ['a', 'b']],
      [2, ['1', 'x\ny\nz']],
      [5, ['2', 'q']],
      [6, ['3', 'r']],
    ]);
  });

  it('reads on after a quote that is never closed', () => {
    const rows = [...parseCsv('a,b\n1,"open\n2,x\n', ',')];
    expect(rows.map((row) => row.isUnclosed)).toEqual([false, true, false]);
    expect(rows[2]?.cells).toEqual(['2', 'x']);
  });

  it('keeps quotes inside plain cells and text after a closing quote', () => {
    expect(cellsOf('5" pipe,"a"b\n')).toEqual([['5" pipe', 'ab']]);
  });

  it('passes over blank lines', () => {
    expect(cellsOf('a,b\n\n\n1,2\n\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('parseCsvBytes', () => {
  it('reads in parts of any size what is read at once', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '🌍', '"', ',', '\n', '\r\n', '\r', ' '),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 12 }), (written, window) => {
        const sizes = { window, longestRow: 1000 };
        const rows = [...parseCsvBytes(Buffer.from(written), ',', 1, sizes)];
        expect(rows).toEqual([...parseCsv(written, ',')]);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes a quote for a plain one that is not closed within the longest row', () => {
    const bytes = Buffer.from(`a,b\n1,"open\n${'2,x\n'.repeat(20)}`);
    const rows = [...parseCsvBytes(bytes, ',', 3, { window: 8, longestRow: 32 })];
    expect(rows).toHaveLength(22);
    expect(rows.map((row) => row.isUnclosed).indexOf(true)).toBe(1);
    expect(rows.at(-1)).toMatchObject({ cells: ['2', 'x'], line: 24 });
  });
});

describe('detectDialect', () => {
  it.each([
    ['a;b;c\n1,5;2,5;3,5\n4,0;5,0;6,0\n', ';', 3],
    ['a\tb\n1,2\t3\n', '\t', 2],
    ['a|b|c\nx, y|2|3\n', '|', 3],
    ['name,note\nA,"x; y"\nB,"p; q; r"\nC,z\n', ',', 2],
    ['name\nJones\nSmith\n', noDelimiter, 1],
    ['comment\nYes, it is\nNo, never, ever\nWhat\n', noDelimiter, 1],
    ['a,b,c\n1,2\n1,2,3\n1,2,3,4\n5,6\n7\n1,2,3,4,5\n', ',', 3],
    ['id,text\n1,"a\nb"\n2,c\n', ',', 2],
  ])('finds how %j is split', (text, delimiter, width) => {
    expect(detectDialect(text)).toMatchObject({ delimiter, width });
  });
});
