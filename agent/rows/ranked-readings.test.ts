import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTables, type TestShop, type TestTable, testColumn } from '../testing.ts';
import { rowsOfReadings, toldByReadings } from './testing.ts';

/** A page of a song contest that its name says nothing of: drawn in another order than it ended, with clock times and places as texts. */
const contest: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Song number', 'INTEGER', 'ordinal'),
    testColumn('Title', 'VARCHAR', 'category'),
    testColumn('Year', 'INTEGER', 'ordinal'),
    testColumn('Regular season', 'VARCHAR', 'category'),
    testColumn('Place', 'INTEGER', 'ordinal'),
    testColumn('Votes', 'INTEGER', 'additive'),
    testColumn('Time', 'VARCHAR', 'category'),
    testColumn('Weight', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, 'Gull Song', 2001, '4th, North', 3, 310, '3:12', '1,450 tonnes'],
    [2, 'Otter Waltz', 2002, '2nd, North', 5, 120, '2:48', '980 tonnes'],
    [3, 'Tern Tune', 2003, '3rd, South', 1, 420, '4:05', '2,100 tonnes'],
    [4, 'Seal Hymn', 2004, '1st, South', 2, 390, '3:40', '760 tonnes'],
    [5, 'Crab Air', 2005, '5th, South', 4, 205, '2:59', '1,030 tonnes'],
  ],
};

/** Places that signs stand for where they are the first three. */
const finals: TestTable = {
  ...contest,
  columns: [
    testColumn('Rank', 'INTEGER', 'ordinal'),
    testColumn('Name', 'VARCHAR', 'category'),
    testColumn('Home', 'VARCHAR', 'category'),
    testColumn('Birth', 'VARCHAR', 'category'),
  ],
  rows: [
    [null, 'Ana Reyes', 'Alda', 'October 1989'],
    [null, 'Ivo Lund', 'Brenn', '3 May 1990'],
    [null, 'Mira Sand', 'Lisk', '12 December 1979'],
    [4, 'Tove Holm', 'Umber', 'June 1984'],
    [5, 'Odd Berg', 'Sorla', '1 April 1991'],
  ],
};

let shop: TestShop;
let untold: TestShop;
beforeAll(async () => {
  shop = await openTestTables([contest], []);
  untold = await openTestTables([finals], []);
});
afterAll(() => {
  shop.close();
  untold.close();
});

describe('places and times of a page', () => {
  it.each([
    ['the last of the places that are told', 'which song came in last place?', 'Otter Waltz'],
    ['the next by an amount', 'which title has the highest votes after tern tune?', 'Seal Hymn'],
    ['a bound of clock times', 'how many songs took less than 3:15?', 3],
    ['a bound of places', 'how many songs finished worse than 3rd place?', 2],
    ['the faster of two times', 'which has a faster time, gull song or seal hymn?', 'Gull Song'],
    ['the slower of two, by how long they took', 'who was slower, gull song or seal hymn?', 'Seal Hymn'],
    ['the shortest of the times', 'which title had the top time?', 'Otter Waltz'],
    [
      'the last in time, whatever a season of places says',
      'what was the last year where the votes were over 300?',
      2004,
    ],
  ])('are read: %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it('shows what a header numbers, not the number', async () => {
    expect((await toldByReadings(shop, 'what is the last song on the list?'))[0]).toBe('Crab Air');
  });

  it('sets cells of one unit against each other', async () => {
    const found = await rowsOfReadings(
      shop,
      'what is the difference in tonnes between gull song and crab air?',
    );
    expect(found.flat(2)).toContain(420);
  });

  it('tells how many years lie between two rows', async () => {
    const found = await rowsOfReadings(shop, 'how many years after otter waltz was crab air sung?');
    expect(found.flat(2)).toContain(3);
  });

  it.each([
    ['set against each other', 'who was born earlier, ivo lund or odd berg?', 'Ivo Lund'],
    ['the last of all', 'who is the youngest?', 'Odd Berg'],
  ])('reads dates that are kept as texts: %s', async (_, question, told) => {
    expect((await toldByReadings(untold, question))[0]).toBe(told);
  });

  it('takes the order of the rows where no rank is told of one of two', async () => {
    expect(await toldByReadings(untold, 'did ivo lund or tove holm place better?')).toContain('Ivo Lund');
  });
});
