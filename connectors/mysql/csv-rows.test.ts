import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellKind, CsvRows } from './csv-rows.ts';

/** A row as the server sends it, in the middle of other bytes. */
function rowOf(cells: readonly (Buffer | string | null)[]): Buffer {
  return Buffer.concat(
    cells.flatMap((cell) => {
      if (cell === null) return [Buffer.from([0xfb])];
      const bytes = Buffer.from(cell as string);
      return [lengthOf(bytes.length), bytes];
    }),
  );
}

function lengthOf(length: number): Buffer {
  if (length < 0xfb) return Buffer.from([length]);
  const head = Buffer.alloc(length < 0x1_00_00 ? 3 : length < 0x1_00_00_00 ? 4 : 9);
  head[0] = { 3: 0xfc, 4: 0xfd, 9: 0xfe }[head.length] ?? 0;
  head.writeUIntLE(length, 1, Math.min(head.length - 1, 6));
  return head;
}

function write(kinds: CellKind[], rows: readonly (readonly (Buffer | string | null)[])[]) {
  const parts: Buffer[] = [];
  const writer = new CsvRows(kinds, (bytes) => parts.push(Buffer.from(bytes)));
  for (const cells of rows) {
    const row = rowOf(cells);
    writer.add(Buffer.concat([Buffer.from('...'), row, Buffer.from('...')]), 3, 3 + row.length);
  }
  writer.flush();
  return { text: Buffer.concat(parts).toString(), writer };
}

describe('rows as CSV', () => {
  it('keeps null and an empty text apart, and quotes what needs it', () => {
    const { text } = write(
      ['text', 'text', 'plain'],
      [
        [null, '', '1'],
        ['a,b', 'say "x"', null],
        ['one\ntwo\r', 'é😀\0', '-0.50'],
      ],
    );
    expect(text).toBe(',"",1\n"a,b","say ""x""",\n"one\ntwo\r",é😀\0,-0.50\n');
    expect(write(['text'], [[null], ['']]).text).toBe(',\n"",\n');
  });

  it('writes bytes as digits, and no date where there is none', () => {
    const { text } = write(
      ['hex', 'date'],
      [
        [Buffer.from([0, 255, 16]), '0000-00-00 00:00:00.000'],
        [Buffer.alloc(0), '0000-00-00'],
        [null, '2024-00-01'],
      ],
    );
    expect(text).toBe('00ff10,\n"",\n,2024-00-01\n');
  });

  it('takes cells of any length', () => {
    const lengths = [0, 1, 250, 251, 252, 65_535, 65_536, 300_000, 16_777_216];
    const { text } = write(
      ['text', 'plain'],
      lengths.map((length) => ['"'.repeat(length), String(length)]),
    );
    const lines = text.split('\n').slice(0, -1);
    expect(lines.map((line) => line.length)).toEqual(
      lengths.map((length) => 2 + length * 2 + 1 + String(length).length),
    );
  });

  it('hands over whole lines, and the key behind them', () => {
    const parts: string[] = [];
    const writer = new CsvRows(['text'], (bytes) => parts.push(Buffer.from(bytes).toString()));
    for (let index = 0; index < 60_000; index += 1) {
      const row = rowOf([`text ${index}`, `key ${index}`, 'é']);
      writer.add(row, 0, row.length);
    }
    writer.flush();
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part).toMatch(/^(text \d+,\n)+$/);
    expect(parts.join('').split('\n')).toHaveLength(60_001);
    expect([writer.rowCount, writer.lastKey()]).toEqual([60_000, ['key 59999', 'é']]);
  });

  it.each([
    ['shorter than its first cell', Buffer.from([5, 1, 2])],
    ['without its second cell', Buffer.from([1, 1])],
    ['that ends within a length', Buffer.from([1, 1, 0xfc, 1])],
    ['longer than anything', Buffer.from([1, 1, 0xfe, 1, 0, 0, 0, 0, 0, 1, 0])],
    ['with a mark of an error', Buffer.from([1, 1, 0xff])],
    ['of nothing', Buffer.alloc(0)],
  ])('refuses a row %s', (_what, row) => {
    const writer = new CsvRows(['plain', 'text'], () => {});
    expect(() => writer.add(Buffer.concat([row, Buffer.alloc(300)]), 0, row.length)).toThrow('do not fit');
  });

  it('writes a number of 32 bits in digits that lead back to it, in no more than it needs', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const number = Number(write(['float'], [[String(value)]]).text.slice(0, -2));
        const digits = number.toExponential().replace(/e.*/, '').replaceAll(/\D/g, '');
        expect([Math.fround(number) === value, digits.length <= 9]).toEqual([true, true]);
      }),
    );
    const { text } = write(['float'], [['0.10000000149011612'], ['16777216'], ['1.401298464324817e-45']]);
    expect(text).toBe('0.1,\n16777216,\n1.4013e-45,\n');
  });
});
