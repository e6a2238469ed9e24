import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('rows as CSV', () => {
  it('quotes what needs it and marks the encoding', () => {
    expect(
      toCsv(
        ['Name', 'Note'],
        [
          ['A "B"', 'x,y'],
          [null, 1.5],
        ],
      ),
    ).toBe('\uFEFFName,Note\r\n"A ""B""","x,y"\r\n,1.5\r\n');
  });

  it('keeps a spreadsheet from running texts, and leaves numbers alone', () => {
    expect(toCsv(['v'], [['=1+1'], ['-12.5'], [-3], ['@x']])).toBe(
      "\uFEFFv\r\n'=1+1\r\n-12.5\r\n-3\r\n'@x\r\n",
    );
  });
});
