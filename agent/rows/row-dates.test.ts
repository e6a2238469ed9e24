import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { dateMentions, isSameMonth } from './row-dates.ts';
import type { RowColumn, RowTable } from './row-table.ts';

const days = ['1921-02-11', '1921-10-15', '1922-10-01', '1922-03-03'];
const played = {
  isDate: true,
  cells: days.map((text) => ({ text, words: [], number: null, value: text })),
} as unknown as RowColumn;
const table = { columns: [played], totals: new Set(), nouns: null } as unknown as RowTable;

describe('dates that a question says', () => {
  it.each([
    ['the match on february 11', [0]],
    ['games in october 1921', [1]],
    ['games played in october', [1, 2]],
    ['on the 3rd of march 1922', [3]],
    ['how many in 1922', [2, 3]],
    ['they may win 11 games', []],
    ['games in may', []],
  ])('name the rows of those days: %s', (question, rows) => {
    const found = dateMentions(table, tokenize(question)).flatMap((mention) => [...mention.rows]);
    expect([...new Set(found)]).toEqual(rows);
  });
});

describe('months of texts', () => {
  it.each([
    ['july', 'jul', true],
    ['sept', 'september', true],
    ['may', 'mayor', false],
    ['jun', 'jul', false],
    ['march', 'marching', false],
  ])('%s and %s', (left, right, isSame) => {
    expect(isSameMonth(left, right)).toBe(isSame);
    expect(isSameMonth(right, left)).toBe(isSame);
  });
});
