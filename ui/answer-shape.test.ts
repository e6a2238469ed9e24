import { describe, expect, it } from 'vitest';
import { expectShape, UnexpectedAnswerError } from './answer-shape.ts';

describe('the shape of an answer', () => {
  it.each([null, 0, {}, 'text', undefined])('refuses %j in place of a list', (answer) => {
    expect(() => expectShape(answer, 'list')).toThrow(UnexpectedAnswerError);
  });

  it.each([null, 0, [], { id: 1 }])('refuses %j in place of an object with id and rows', (answer) => {
    expect(() => expectShape(answer, ['id', 'rows'])).toThrow(UnexpectedAnswerError);
  });

  it('hands on what fits, and everything where nothing is asked for', () => {
    expect(expectShape([], 'list')).toEqual([]);
    expect(expectShape({ id: 1, rows: null, more: 2 }, ['id', 'rows'])).toEqual({
      id: 1,
      rows: null,
      more: 2,
    });
    expect(expectShape(null, undefined)).toBeNull();
  });
});
