import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../index.ts';
import { openTestTables, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';
import { rowsOfReadings } from './testing.ts';

/** A page that its name says nothing of: places in words, an empty cell, yes and no, and countries by their names. */
const kites: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Position', 'VARCHAR', 'category'),
    testColumn('Pilot', 'VARCHAR', 'category'),
    testColumn('Country', 'VARCHAR', 'category'),
    testColumn('Loops', 'INTEGER', 'additive'),
    testColumn('Penalties', 'INTEGER', 'additive'),
    testColumn('Insured', 'VARCHAR', 'category'),
    testColumn('Sponsor', 'VARCHAR', 'category'),
  ],
  rows: [
    ['1st', 'Runa Falk', 'Hungary', 12, 0, 'Yes', 'Velo Tea'],
    ['2nd', 'Teo Brandt', 'Norway', 31, 1, 'No', null],
    ['2nd', 'Iris Okafor', 'Hungary', 25, 2, 'Yes', 'Pine Bank'],
    ['4th', 'Sami Lund', 'Peru', 18, 1, 'No', null],
    ['5th', 'Ada Moreau', 'Norway', 9, 3, 'No', 'Velo Tea'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([kites], []);
});
afterAll(() => shop.close());

describe('questions of which no reading owns each word', () => {
  it.each([
    ['places in words', 'how many pilots came in second place at the meeting?', 2],
    ['the first few places', 'how many of the pilots were in the top two?', 3],
    ['a number in words before its column', 'which pilot had only two penalties?', 'Iris Okafor'],
    ['a bound of the only column that it parts', 'how many pilots flew at least 18 loops?', 3],
    ['empty cells', 'how many pilots had no sponsor at all?', 2],
    ['yes and no', 'how many pilots are insured?', 2],
    ['what is not so', 'how many pilots were not insured?', 3],
    ['people by their country', 'how many hungarians took part?', 2],
    ['what lies outside', 'how many pilots are from outside Hungary?', 3],
    ['an order to the one who answers', 'tell me the only pilot from Peru', 'Sami Lund'],
    ['a difference said by an adjective', 'how much greater are the loops of Teo Brandt than Sami Lund?', 31],
  ])('are read by %s', async (_, question, told) => {
    const readings = await rowsOfReadings(shop, question);
    expect(readings.map(([row]) => row?.[0])).toContain(told);
  });

  it.each([
    'how many pilots flew beyond Hungary?',
    'how many brave pilots flew at least 18 loops?',
    'which pilot never had two penalties?',
    'how many consecutive pilots had no sponsor?',
    'what pilot from the north had the most loops?',
  ])('are not answered where a word has no part: %s', async (question) => {
    const { answer } = await ask(question, {
      catalog: shop.catalog,
      today: testToday,
      locale: 'en',
      run: shop.run,
    });
    expect([question, answer.status === 'answered' ? answer.reading : '']).toEqual([question, '']);
  });
});
