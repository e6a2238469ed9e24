import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';
import { toldByReadings } from './testing.ts';

/** A page of a regatta that its name says nothing of: times as they are written, days, and two numbers of each row. */
const regatta: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Rank', 'INTEGER', 'ordinal'),
    testColumn('Crew', 'VARCHAR', 'category'),
    testColumn('Harbour', 'VARCHAR', 'category'),
    testColumn('Length', 'VARCHAR', 'category'),
    testColumn('Day', 'DATE', 'date'),
    testColumn('Wins', 'INTEGER', 'additive'),
    testColumn('Losses', 'INTEGER', 'additive'),
  ],
  rows: [
    [1, 'Otter', 'Alda', '9:41', '1921-05-03', 4, 9],
    [2, 'Heron', 'Brenn', '10:02', '1924-05-20', 7, 2],
    [3, 'Tern', 'Alda', '8:55.5', '1926-06-11', 1, 3],
    [4, 'Seal', 'Holm', '1:00:07', '1933-07-02', 12, 5],
    [5, 'Crab', 'Brenn', '9:59', '1938-08-30', 3, 6],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([regatta], []);
});
afterAll(() => shop.close());

describe('questions over a page', () => {
  it.each([
    ['of another column than the word names', 'what was the first town on the list?', 'Alda'],
    ['at the end of the list', 'which crew comes last?', 'Crab'],
    ['before a verb', 'which crew was the first to start?', 'Otter'],
    ['by an adjective of stretches of time', 'which crew took the longest time?', 'Seal'],
    ['of how long something took', 'how long did Heron take to finish?', '10:02'],
    ['between two stretches of time', 'what is the difference in length between Otter and Heron?', 581],
    ['counted before another', 'how many crews finished before Seal?', 3],
    ['counted after another', 'how many crews came after Heron?', 3],
    ['denied by a bound', 'how many crews had not more than 4 wins?', 3],
    ['denied far from the cell', 'which crews were not moored in Alda?', 'Crab'],
    ['within two amounts', 'how many crews had between 3 and 7 wins?', 3],
    ['within two days', 'how many crews rowed between May 3 and July 2?', 4],
    ['within ten years', 'how many crews rowed in the 1920s?', 3],
    ['one behind the other', 'how many consecutive crews had more than 2 losses?', 3],
    ['one behind the other, in a row', 'how many crews in a row rowed in the 1930s?', 2],
    ['under a column', 'which crew has 9 under losses?', 'Otter'],
  ])('are read %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it('take times for no amounts that are added up', async () => {
    expect(await toldByReadings(shop, 'what is the total length of the crews from Alda?')).not.toContain(
      1116.5,
    );
  });

  it('set the two ends of an amount against each other', async () => {
    expect(
      await toldByReadings(shop, 'what is the difference between the most and the fewest wins?'),
    ).toContain(12);
    expect(
      await toldByReadings(shop, 'what is the difference between the wins and losses of Seal?'),
    ).toContain(12);
  });
});

describe('questions for yes or no', () => {
  it.each([
    ['by a number that is named', 'did Otter have more wins than Crab?', 'yes'],
    ['by a number that is named, denied', 'did Tern have more wins than Crab?', 'no'],
    ['by time', 'did Tern row before Otter?', 'no'],
    ['by time, offering both', 'did Tern row before or after Otter?', 'after'],
    ['by a bound', 'did Seal have more or less than 10 wins?', 'more'],
    ['by a place, where the lower number is the better', 'is Tern ranked higher than Seal?', 'yes'],
    ['by how many there are', 'are there at least 6 crews?', 'no'],
    ['by how many there are of some', 'were there more than 1 crews from Alda?', 'yes'],
  ])('are decided %s', async (_, question, told) => {
    expect(await toldByReadings(shop, question)).toContain(told);
  });

  it('tell nothing where one of the two numbers is missing', async () => {
    expect(await toldByReadings(shop, 'did Otter have more wins than Kelp?')).toEqual([]);
  });

  it('leave it to the rows which of two is meant', async () => {
    const told = await toldByReadings(shop, 'did Otter or Crab have more wins?');
    expect(told).toContain('Otter');
    expect(told).not.toContain('yes');
  });
});

describe('what is told of a page', () => {
  const wordsOf = async (question: string): Promise<string> => {
    const { text, answer } = await ask(question, {
      catalog: shop.catalog,
      today: testToday,
      locale: 'en',
      run: shop.run,
    });
    const previews = answer.options?.map(({ preview }) => preview) ?? [];
    return [text, ...previews].join(' ');
  };

  it.each([
    [
      'did Seal have more or less than 10 wins?',
      'More: the wins is 12, asked was whether that is above 10 (crew is Seal).',
    ],
    [
      'did Otter have more wins than Crab?',
      'Yes: the wins of Otter is 4, the wins of Crab is 3, asked was whether the first is above the second.',
    ],
    ['how many crews finished before Seal?', 'those above crew is Seal in the order of the file'],
    ['how many consecutive crews had more than 2 losses?', 'The longest run of rows is 3 (losses above 2).'],
  ])('says what decides it: %s', async (question, told) => {
    expect(await wordsOf(question)).toContain(told);
  });
});
