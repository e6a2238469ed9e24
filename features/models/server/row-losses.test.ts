import { expect, it } from 'vitest';
import { comparePaired, packLosses, unpackLosses } from './row-losses.ts';

const rows = (count: number, lossOf: (row: number) => number) =>
  Float64Array.from({ length: count }, (_, row) => lossOf(row));
/** Differences of the same rows, up and down. */
const wave = (row: number) => ((row * 7919) % 101) / 101 - 0.5;

it('tells a difference of many rows from luck, whichever of the two is asked first', () => {
  const usual = rows(400, (row) => 0.5 + wave(row));
  const better = usual.map((loss, row) => loss - 0.1 + 0.2 * wave(row * 31));
  const alike = usual.map((loss, row) => loss - 0.005 + wave(row * 31));
  expect(comparePaired(better, usual)).toBe('first');
  expect(comparePaired(usual, better)).toBe('second');
  expect([comparePaired(alike, usual), comparePaired(usual, alike), comparePaired(usual, usual)]).toEqual([
    'luck',
    'luck',
    'luck',
  ]);
  // The same lead over four rows is none.
  expect(comparePaired(alike.subarray(0, 4), usual.subarray(0, 4))).toBe('luck');
});

it('keeps losses of few rows all, of many the same ones each time', () => {
  const few = rows(300, (row) => row / 8);
  expect(unpackLosses(packLosses(few))).toEqual(few);
  const many = unpackLosses(packLosses(rows(50_001, (row) => row)));
  expect([many.length, many[0], many[1], many.at(-1)]).toEqual([16_667, 0, 3, 49_998]);
});
