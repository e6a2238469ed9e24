import { expect, it } from 'vitest';
import { movedTo } from './use-pins.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));

it.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', 9, 'bca'],
  ['c', -1, 'cab'],
  ['unknown', 0, 'abc'],
])('moving %s to place %d gives %s', (id, place, order) => {
  expect(
    movedTo(items, id, place)
      .map((item) => item.id)
      .join(''),
  ).toBe(order);
});
