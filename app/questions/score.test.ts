import { describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import type { Question } from './question.ts';
import { type JudgedAnswer, type Rows, scoreAnswer } from './score.ts';

const question: Question = { id: 'q', source: 'listings', kind: 'count', turns: ['?'], sql: 'SELECT 1' };

function answered(rows: Cell[][], rowCount = rows.length): JudgedAnswer {
  const columns = (rows[0] ?? []).map((_, index) => ({ name: `c${index}`, type: 'text' as const }));
  return { status: 'answered', columns, rows, rowCount };
}

function score(gold: Rows, rows: Cell[][], rules: Partial<Question> = {}) {
  return scoreAnswer({ ...question, ...rules }, answered(rows), [gold]);
}

describe('right', () => {
  it('takes rows in any order and columns in any place', () => {
    expect(
      score(
        [
          ['North', '2.50'],
          ['South', '3.00'],
        ],
        [
          [3, 'South'],
          [2.5, 'North'],
        ],
      ),
    ).toBe('right');
  });
  it('allows two columns beside those asked for, or any number in a list', () => {
    expect(score([['Ada']], [[7, 'Ada', 'x']])).toBe('right');
    expect(score([['Ada']], [[7, 'Ada', 'x', 'y']])).toBe('wrong');
    expect(score([['Ada']], [[7, 'Ada', 'x', 'y']], { isList: true })).toBe('right');
  });
  it('takes a day by its date and a period by its first day', () => {
    const months: Cell[][] = [['2025-07-01 00:00:00', 4]];
    for (const label of ['2025-07', '2025-Q3', '2025-07-01', '2025-07-01T00:00:00Z'])
      expect(score(months, [[label, 4]])).toBe('right');
    expect(score([['2025', 4]], [['2025-01-01', 4]])).toBe('right');
  });
  it('takes a fraction or a percentage where a percentage was asked for', () => {
    expect(score([[0.25]], [[25]], { isPercent: true })).toBe('right');
    expect(score([[0.25]], [[0.25]], { isPercent: true })).toBe('right');
  });
  it('takes a rounded average where the question allows it', () => {
    expect(score([[12.3456]], [[12.35]], { decimals: 2 })).toBe('right');
  });
  it('takes any of several layouts', () => {
    const layouts: Rows[] = [
      [
        ['Germany', 2],
        ['France', 1],
      ],
      [[2, 1]],
    ];
    expect(scoreAnswer(question, answered([[2, 1, 1]]), layouts)).toBe('right');
  });
  it('compares the first 200 rows of a longer list, and the count of all', () => {
    const gold = Array.from({ length: 250 }, (_, index): Cell[] => [index]);
    expect(scoreAnswer(question, answered(gold.slice(0, 200), 250), [gold])).toBe('right');
    expect(scoreAnswer(question, answered(gold.slice(0, 200), 251), [gold])).toBe('wrong');
    expect(scoreAnswer(question, answered(gold.slice(0, 100), 250), [gold])).toBe('wrong');
  });
});

describe('wrong', () => {
  it('is another number, however near', () => {
    expect(score([['10495982.58']], [[10_495_982.59]])).toBe('wrong');
    expect(score([[1000]], [[1001]])).toBe('wrong');
    expect(score([[12.3456]], [[12.35]])).toBe('wrong');
    expect(score([[0.25]], [[25]])).toBe('wrong');
  });
  it('is a group too many, too few or twice', () => {
    expect(
      score(
        [
          ['a', 1],
          ['b', 2],
        ],
        [['a', 1]],
      ),
    ).toBe('wrong');
    expect(
      score(
        [['a', 1]],
        [
          ['a', 1],
          ['b', 2],
        ],
      ),
    ).toBe('wrong');
    expect(
      score(
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          ['a', 1],
          ['a', 1],
        ],
      ),
    ).toBe('wrong');
  });
  it('is the right values on the wrong rows', () => {
    expect(
      score(
        [
          ['a', 1],
          ['b', 2],
        ],
        [
          ['a', 2],
          ['b', 1],
        ],
      ),
    ).toBe('wrong');
  });
  it('is one column standing in for two', () => {
    expect(score([[3, 3]], [[3]])).toBe('wrong');
  });
  it('is another order where order was asked for', () => {
    const rows: Cell[][] = [
      ['a', 2],
      ['b', 1],
    ];
    expect(score(rows, rows.toReversed(), { isOrdered: true })).toBe('wrong');
    expect(score(rows, rows, { isOrdered: true })).toBe('right');
  });
  it('is a zero for nothing, a neighbouring month, an empty result', () => {
    expect(score([[null]], [[0]])).toBe('wrong');
    expect(score([['2025-07-01', 4]], [['2025-08', 4]])).toBe('wrong');
    expect(score([[4]], [])).toBe('wrong');
  });
  it('is any answer to a question that has none', () => {
    expect(scoreAnswer({ ...question, sql: null }, answered([[0]]), [])).toBe('wrong');
  });
});

describe('no answer', () => {
  const none = (status: 'declined' | 'clarify'): JudgedAnswer => ({
    status,
    columns: [],
    rows: [],
    rowCount: 0,
  });

  it('is right where the question has no answer', () => {
    expect(scoreAnswer({ ...question, sql: null }, none('declined'), [])).toBe('right');
    expect(scoreAnswer({ ...question, sql: null }, none('clarify'), [])).toBe('right');
  });
  it('is not right where it has one, unless asking back is natural', () => {
    expect(scoreAnswer(question, none('declined'), [[[1]]])).toBe('declined');
    expect(scoreAnswer(question, none('clarify'), [[[1]]])).toBe('clarified');
    expect(scoreAnswer({ ...question, mayClarify: true }, none('clarify'), [[[1]]])).toBe('right');
    expect(scoreAnswer({ ...question, mayClarify: true }, none('declined'), [[[1]]])).toBe('declined');
  });
});
