import { describe, expect, it } from 'vitest';
import { expectShape, misfitOf, orEmpty, type Shape, UnexpectedAnswerError } from './answer-shape.ts';

const row: Shape = {
  members: { id: 's', note: 'sz', 'tags?': { list: 's' }, size: { oneOf: ['n', { members: { of: 'n' } }] } },
};
const right = { id: 'a', note: null, size: 3, more: [1] };

describe('the shape of an answer', () => {
  it.each([null, 0, {}, 'text', undefined, true])('refuses %j in place of a list', (answer) => {
    expect(() => expectShape(answer, { list: 's' })).toThrow(UnexpectedAnswerError);
  });

  it.each([null, 0, [], 'text', undefined, { id: 'a' }])('refuses %j in place of an object', (answer) => {
    expect(() => expectShape(answer, row)).toThrow(UnexpectedAnswerError);
  });

  it.each([
    [{ ...right, id: 7 }, '.id'],
    [{ ...right, note: undefined }, '.note'],
    [{ ...right, tags: ['x', 1] }, '.tags[1]'],
    [{ ...right, tags: null }, '.tags'],
    [{ ...right, size: { of: '3' } }, '.size'],
  ])('finds the part of %j that does not fit', (answer, place) => {
    expect(misfitOf(answer, row)).toBe(place);
    expect(misfitOf([right, answer], { list: row })).toBe(`[1]${place}`);
  });

  it('hands on what fits, with what it knows nothing of, and everything where nothing is asked for', () => {
    expect(expectShape(right, row)).toBe(right);
    expect(expectShape({ ...right, tags: [], size: { of: 3 } }, row)).toHaveProperty('tags');
    expect(expectShape({ a: 1, b: null }, { map: 'nz' })).toEqual({ a: 1, b: null });
    expect(() => expectShape({ a: 1, b: 'x' }, { map: 'nz' })).toThrow('b');
    expect(expectShape(null, undefined)).toBeNull();
    expect(expectShape(undefined, 'any')).toBeUndefined();
  });

  it('looks again at an answer that another read gave', () => {
    const answer = { id: 'a' };
    expect(expectShape(answer, { members: { id: 's' } })).toBe(answer);
    expect(() => expectShape(answer, { members: { id: 'n' } })).toThrow(UnexpectedAnswerError);
  });

  it.each([null, {}, { id: 'a' }])(
    'lets %j stand where something may be missing, but nothing of another kind',
    (answer) => {
      expect(expectShape(answer, orEmpty(row))).toEqual(answer);
      expect(() => expectShape({ id: 1 }, orEmpty(row))).toThrow(UnexpectedAnswerError);
      expect(() => expectShape([], orEmpty(row))).toThrow(UnexpectedAnswerError);
    },
  );
});
