import { expect, test } from 'vitest';
import { ChangeWindow } from './change-window.ts';
import { parseExactJson } from './exact-json.ts';
import { cellOf, type JsonRow, valueAt, WrongValue } from './json-cells.ts';

const cell = (json: string, type: Parameters<typeof cellOf>[1]['type']) =>
  cellOf((parseExactJson(`{"v":${json}}`) as JsonRow).v, { name: 'v', type });

test.each([
  ['12345678901234567890.10', 'decimal', '12345678901234567890.10'],
  ['1.20E3', 'decimal', '1200'],
  ['-5e-3', 'decimal', '-0.005'],
  ['"7.50"', 'decimal', '7.50'],
  ['9007199254740993', 'integer', '9007199254740993'],
  ['true', 'boolean', 'true'],
  ['"False"', 'boolean', 'false'],
  ['"2024-02-29T00:00:00"', 'date', '2024-02-29'],
  ['"2024-02-29T10:00:00+05:30"', 'timestampWithZone', '2024-02-29 04:30:00+00'],
  ['"2024-02-29T10:00:00.5Z"', 'timestamp', '2024-02-29 10:00:00.5'],
  ['[{"a":1.10}]', 'text', '[{"a":1.10}]'],
  ['""', 'text', ''],
  ['""', 'decimal', null],
  ['null', 'text', null],
] as const)('%s as %s is %s', (json, type, text) => {
  expect(cell(json, type)).toBe(text);
});

test.each([
  ['"abc"', 'decimal'],
  ['1.5', 'integer'],
  ['"yes"', 'boolean'],
  ['"2024-02-29T10:00:00"', 'date'],
  ['"2024-02-29T10:00:00"', 'timestampWithZone'],
  ['"29.02.2024"', 'timestamp'],
  ['{"a":1}', 'integer'],
  ['1e999', 'decimal'],
] as const)('%s is no %s', (json, type) => {
  expect(() => cell(json, type)).toThrow(WrongValue);
});

test('finds no member that every object has, nor one of a number', () => {
  const row = parseExactJson('{"a":{"b":1.10},"n":1.10}') as JsonRow;
  expect(valueAt(row, ['a', 'b'])).toMatchObject({ text: '1.10' });
  for (const path of [['constructor'], ['a', 'toString'], ['n', 'text'], ['x', 'y']])
    expect(valueAt(row, path)).toBeUndefined();
});

test('a row without a time comes with all rows alone', () => {
  const all = new ChangeWindow({ column: 'c', after: null, overlapSeconds: 60 }, '2026-01-01 00:00:00');
  expect([all.takes(null), all.takes('2025-01-01 00:00:00'), all.highest]).toEqual([
    true,
    true,
    '2025-01-01 00:00:00',
  ]);
  const later = new ChangeWindow(
    { column: 'c', after: '2025-01-01 00:00:30', overlapSeconds: 60 },
    '2026-01-01 00:00:00',
  );
  expect([later.takes(null), later.takes('2024-12-31 23:59:29'), later.takes('2024-12-31 23:59:30')]).toEqual(
    [false, false, true],
  );
  expect(new ChangeWindow({ column: 'c', after: 'x', overlapSeconds: 0 }, '').highest).toBe('x');
});
