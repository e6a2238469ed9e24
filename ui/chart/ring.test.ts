import { expect, it } from 'vitest';
import { partAngles } from './ring.ts';

it('divides the ring as the values have it, from the top on', () => {
  const [half, none, quarter, last] = partAngles([2, null, 1, 1]);
  expect(half).toEqual({ start: -Math.PI / 2, end: Math.PI / 2 });
  expect(none).toEqual({ start: Math.PI / 2, end: Math.PI / 2 });
  expect(quarter?.end).toBeCloseTo(Math.PI);
  expect(last?.end).toBeCloseTo(1.5 * Math.PI);
});

it('has no parts without a whole', () => {
  expect(partAngles([0, null])).toEqual([]);
});
