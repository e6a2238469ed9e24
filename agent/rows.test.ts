import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** A page as people copy it from the web: amounts as texts, a total at the foot, an order that means something. */
const lighthouses: TestTable = {
  name: 'rows',
  key: ['Lighthouse'],
  mainDate: null,
  displayColumn: 'Lighthouse',
  columns: [
    column('Lighthouse', 'VARCHAR', 'identifier'),
    column('Island', 'VARCHAR', 'category'),
    column('Built', 'INTEGER', 'ordinal'),
    column('Height', 'VARCHAR', 'text'),
    column('Keepers', 'INTEGER', 'additive'),
    column('Architect', 'VARCHAR', 'category'),
    column('Inspection', 'VARCHAR', 'category'),
  ],
  rows: [
    ['Gull Point', 'Varn', 1851, '31 m', 3, 'Ada Holt', 'W 3-1'],
    ['North Skerry', 'Orra', 1860, '1,020 m', 5, 'Piet Vos', 'L 0-2'],
    ['Old Mole', 'Varn', 1872, '18 m', 1, 'Ada Holt', 'W 2-0'],
    ['Sandy Ness', 'Tull (north)', 1880, '44 m', 2, 'Ida Brandt', 'W 1-0'],
    ['Tern Rock', 'Orra', 1899, '27 m', 4, 'Ada Holt', 'D 1-1'],
    ['Total', null, null, null, 15, null, null],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([lighthouses], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer, text } = await put(question);
  expect(answer.status, `${question}: ${text}`).toBe('answered');
  return answer.status === 'answered' ? answer.rows : [];
}

describe('the order of the rows', () => {
  it.each([
    ['which lighthouse is listed after North Skerry?', 'Old Mole'],
    ['what lighthouse comes directly before Tern Rock', 'Sandy Ness'],
    ['what is the last lighthouse listed in the table', 'Tern Rock'],
    ['what is the second lighthouse on the list', 'North Skerry'],
    ['what was the first lighthouse by Ada Holt?', 'Gull Point'],
    ['what lighthouse is listed last?', 'Tern Rock'],
  ])('tells which one is meant: %s', async (question, name) => {
    expect((await rowsOf(question)).map((row) => row[0])).toEqual([name]);
  });
});

describe('numbers in texts', () => {
  it('rank by what they are worth', async () => {
    expect(await rowsOf('which lighthouse has the greatest height?')).toEqual([['North Skerry', 1020]]);
    expect(await rowsOf('what is the shortest lighthouse')).toEqual([['Old Mole', 18]]);
  });

  it('are compared', async () => {
    expect(await rowsOf('what is the number of lighthouses with a height of at least 30 m?')).toEqual([[3]]);
  });

  it('lie apart by a difference', async () => {
    expect(await rowsOf('what is the difference in height between Gull Point and Old Mole?')).toEqual([
      [31, 18, 13],
    ]);
  });
});

describe('conditions', () => {
  it.each([
    ['how many lighthouses were built after 1870?', 3],
    ['how many lighthouses were built between 1860 and 1880', 3],
    ['how many lighthouses are not on Varn?', 3],
    ['how many times did they win?', 3],
    ['what is the total of keepers on Orra', 9],
  ])('are counted: %s', async (question, count) => {
    expect(await rowsOf(question)).toEqual([[count]]);
  });
});

describe('another row', () => {
  it('sets the mark', async () => {
    expect(await rowsOf('which lighthouses have more keepers than Gull Point?')).toEqual([
      ['North Skerry'],
      ['Tern Rock'],
    ]);
    expect(await rowsOf('which other lighthouse is on the same island as Tern Rock?')).toEqual([
      ['North Skerry'],
    ]);
  });
});

describe('one of two', () => {
  it.each([
    ['which is taller, Gull Point or Sandy Ness?', 'Sandy Ness'],
    ['which has more keepers, Gull Point or Old Mole?', 'Gull Point'],
    ['which was built earlier, Tern Rock or Old Mole?', 'Old Mole'],
    ['which is older, Tern Rock or Old Mole?', 'Old Mole'],
  ])('is the one with more: %s', async (question, name) => {
    expect((await rowsOf(question)).map((row) => row[0])).toEqual([name]);
  });
});

describe('what was understood', () => {
  it('says the order and the difference', async () => {
    const next = await put('which lighthouse is listed after North Skerry?');
    expect(next.answer.status === 'answered' && next.answer.reading).toContain(
      'the next below lighthouse is North Skerry in the order of the file',
    );
    const apart = await put('what is the difference in height between Gull Point and Old Mole?');
    expect(apart.text).toContain('the difference is 13');
  });
});

describe('a total at the foot', () => {
  it('is no row', async () => {
    expect((await rowsOf('which lighthouse has the most keepers?'))[0]?.[0]).toBe('North Skerry');
    // What has it is asked for, not the number.
    expect((await rowsOf('which has the highest keepers on Varn?'))[0]?.[0]).toBe('Gull Point');
  });
});

describe('words that nothing in the table is about', () => {
  it.each([
    'how many northern lighthouses were built after 1855',
    'how many keepers drowned at Gull Point in winter',
    'which lighthouse was painted after the storm',
    'how many lighthouses never burned',
    'what colour is Gull Point',
    'how many visitors does Old Mole have',
    'which two lighthouses are on the same island',
  ])('leave a question unanswered: %s', async (question) => {
    const { answer } = await put(question);
    expect([question, answer.status === 'answered' ? answer.reading : '']).toEqual([question, '']);
  });
});

describe('words that every object of the language answers to', () => {
  it.each(['how many constructors', 'what is the prototype of Gull Point'])(
    'are words: %s',
    async (question) => {
      expect((await put(question)).answer.status).toBe('declined');
    },
  );
});
