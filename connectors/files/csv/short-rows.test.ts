import { expect, it } from 'vitest';
import { leavesOutEnds } from './short-rows.ts';

const whole = ['7', 'Oslo', '2025-01-02', 'paid'];
const short = ['8', 'Bergen', '2025-01-03'];
const times = (count: number, row: string[]): string[][] => Array.from({ length: count }, () => row);

it('takes many rows that lack their end alone for a habit', () => {
  expect(leavesOutEnds([...times(9, whole), ...times(3, short)], 4)).toBe(true);
  expect(leavesOutEnds([...times(1, whole), ...times(40, short)], 4)).toBe(true);
});

it('takes few of them for faults', () => {
  expect(leavesOutEnds([...times(9, whole), ...times(2, short)], 4)).toBe(false);
  expect(leavesOutEnds([...times(60, whole), ...times(4, short)], 4)).toBe(false);
});

it('does not where values stand in other columns, where rows are longer, or where none is whole', () => {
  const shifted = ['9', '2025-01-04', 'paid'];
  expect(leavesOutEnds([...times(9, whole), ...times(5, shifted)], 4)).toBe(false);
  expect(leavesOutEnds([...times(9, whole), ...times(5, short), [...whole, 'more']], 4)).toBe(false);
  expect(leavesOutEnds(times(9, short), 4)).toBe(false);
  expect(leavesOutEnds([...times(9, whole), ...times(5, ['a remark'])], 4)).toBe(false);
});
