import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTables, type TestShop, type TestTable, testColumn } from '../testing.ts';
import { leftByReadings, rowsOfReadings, toldByReadings } from './testing.ts';

/** A page of races that its name says nothing of, with ranks that are told from the fourth row on and years that are kept as texts. */
const races: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Rank', 'INTEGER', 'ordinal'),
    testColumn('Skipper', 'VARCHAR', 'category'),
    testColumn('Port', 'VARCHAR', 'category'),
    testColumn('Regatta', 'VARCHAR', 'category'),
    testColumn('Time', 'VARCHAR', 'category'),
    testColumn('% of leads', 'INTEGER', 'additive'),
    testColumn('First entered', 'VARCHAR', 'category'),
  ],
  rows: [
    [null, 'Ana Reyes', 'Alda', 'Gull Cup', '1:02.3', 40, '1998'],
    [null, 'Ivo Lund', 'Brenn', 'Otter Cup', '1:04.8', 25, '2004*'],
    [null, 'Mira Sand', 'Alda', 'Tern Cup', '1:05.1', 20, '1987'],
    [4, 'Tove Holm', 'Lisk', 'Seal Cup', '1:07.0', 10, '2011'],
    [5, 'Odd Berg', 'Brenn', 'Crab Cup', '1:09.9', 5, '1992'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([races], []);
});
afterAll(() => shop.close());

describe('words that tie what was read together', () => {
  it.each([
    ['a header that is a common word elsewhere', "what was tove holm's time?", '1:07.0'],
    ['a header of a percentage', 'what percentage did ivo lund have?', 25],
    ['a total of names', 'what is the total of regattas?', 5],
    ['a count over names with "or"', 'how many sail for alda or lisk?', 3],
    ['what comes ahead of a row', 'which skipper is directly behind ivo lund?', 'Mira Sand'],
    ['the first rows where no rank is told', 'the top 2 skippers have how many percent in total?', 65],
  ])('are read: %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it('is no reading of both where they have nothing in common', async () => {
    expect(await toldByReadings(shop, 'ana reyes and ivo lund both sail for which port?')).not.toContain(
      'Alda',
    );
  });

  it.each([
    ['both of two names', 'which port do both ana reyes and mira sand have?', ['Alda']],
    ['a header behind a place', 'what was the port of the last regatta on the list?', ['Brenn']],
    ['each of several', 'name each skipper from brenn.', ['Ivo Lund', 'Odd Berg']],
    ['as many as are said', 'which two skippers are from brenn?', ['Ivo Lund', 'Odd Berg']],
  ])('leave no word without a part: %s', async (_, question, told) => {
    expect(await leftByReadings(shop, question, told)).toContainEqual([]);
  });

  it('tell nothing where more are asked for than there are', async () => {
    expect(
      await leftByReadings(shop, 'which three skippers are from brenn?', ['Ivo Lund', 'Odd Berg']),
    ).toEqual([]);
  });
});

describe('years that are kept as texts', () => {
  it.each([
    ['put in order', 'who first entered earlier, mira sand or odd berg?', 'Mira Sand'],
    ['compared', 'how many entered after 1995?', 3],
  ])('are %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it('are never added up', async () => {
    const found = await toldByReadings(shop, 'what is the total of first entered?');
    expect(found).not.toContain(1998 + 2004 + 1987 + 2011 + 1992);
  });
});

describe('a difference between two places', () => {
  it('is one between the rows that stand there', async () => {
    const found = await rowsOfReadings(
      shop,
      'what is the difference in percentage between the first place and the fourth place?',
    );
    expect(found.flat(2)).toContain(30);
  });
});
