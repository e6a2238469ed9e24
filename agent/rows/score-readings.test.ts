import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTables, type TestShop, type TestTable, testColumn } from '../testing.ts';
import { scoreIn } from './row-score-cells.ts';
import { leftByReadings, sentencesOfReadings, toldByReadings } from './testing.ts';

/** A season that its name says nothing of: results with both scores, an opponent that comes again, three wins one behind the other. */
const season: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Game', 'INTEGER', 'ordinal'),
    testColumn('Opponent', 'VARCHAR', 'category'),
    testColumn('Result', 'VARCHAR', 'category'),
    testColumn('Ground', 'VARCHAR', 'category'),
    testColumn('Protested', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, 'Alda Rovers', 'W 21–3', 'Gull Park', null],
    [2, 'Brenn Town', 'L 7–35', 'Otter Field', null],
    [3, 'Lisk United', 'W 24–20', 'Gull Park', null],
    [4, 'Alda Rovers', 'W 31–28', 'Tern Road', null],
    [5, 'Holm City', 'W 10–9', 'Gull Park', null],
    [6, 'Sorla', 'L 0–6', 'Tern Road', 'by both'],
    [7, 'Alda Rovers', 'L 3–13', 'Otter Field', null],
    [8, 'Holm City', 'W 17–14', 'Gull Park', null],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([season], []);
});
afterAll(() => shop.close());

describe('the two numbers of a score', () => {
  it.each([
    ['W 24–7', { own: 24, other: 7 }],
    ['3–1 (a.e.t.)', { own: 3, other: 1 }],
    ['1998–99', null],
    ['2–1–1', null],
    ['4:19.2', null],
  ])('of "%s"', (text, score) => {
    expect(scoreIn(text)).toEqual(score);
  });
});

describe('a page of results', () => {
  it.each([
    ['a margin that is compared', 'how many games were won by at least 4 points?', 2],
    [
      'the largest margin of what was won',
      'against which opponent was the largest margin of victory?',
      'Alda Rovers',
    ],
    ['the most points of both sides', 'what was the game of the highest scoring match?', 4],
    ['the longest streak', 'how long was the longest winning streak?', 3],
    ['values by how often they stand there', 'which opponent was played exactly three times?', 'Alda Rovers'],
    ['how many values do', 'how many opponents were played more than once?', 2],
    ['a place in the list', 'is lisk united listed above or below sorla?', 'above'],
    ['whether there is such a row', 'did they play sorla at gull park?', 'no'],
    ['whether there is one, at all', 'did they ever play holm city at gull park?', 'yes'],
  ])('is read by %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it.each([
    ['what a name begins with', 'which opponents begin with the letter h?', ['Holm City']],
    [
      'in how many rows of something a name stands',
      'which ground had only two opponents?',
      ['Otter Field', 'Tern Road'],
    ],
    ['where something is told', 'which opponent is the only one to be protested?', ['Sorla']],
    ['where nothing is told', 'which ground was not protested in game 2?', ['Otter Field']],
  ])('is read by %s', async (_, question, told) => {
    const left = await leftByReadings(shop, question, told);
    expect(left.some((kinds) => !kinds.includes('unread'))).toBe(true);
  });

  it('tells which rows were counted for a place in the list', async () => {
    const told = await sentencesOfReadings(shop, 'is lisk united listed above or below sorla?');
    expect(told.join(' ')).toContain('of those above opponent is Sorla in the order of the file');
  });

  it('does not count "how many times" as how often a value stands there', async () => {
    expect(await toldByReadings(shop, 'how many times did they play at gull park?')).toContain(4);
  });
});
