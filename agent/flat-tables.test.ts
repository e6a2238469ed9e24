import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** One file for everything, as shops export it: a row is a line, and several lines are of one order. */
const saleLines: TestTable = {
  name: 'order lines',
  key: ['Line No'],
  mainDate: 'Sent At',
  displayColumn: null,
  columns: [
    column('Line No', 'VARCHAR', 'identifier'),
    column('Order Id', 'VARCHAR', 'identifier'),
    column('Sent At', 'DATE', 'date'),
    column('Buyer Email', 'VARCHAR', 'text'),
    column('Article', 'VARCHAR', 'category'),
    column('Country', 'VARCHAR', 'place'),
    column('Carrier', 'VARCHAR', 'category'),
    column('Voucher', 'VARCHAR', 'category'),
    column('Pieces', 'INTEGER', 'additive'),
    column('Line Total', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['L1', 'P1', '2024-01-05', 'ann@mail.test', 'Mug', 'Austria', 'Swift', 'SPRING', 1, 12],
    ['L2', 'P1', '2024-01-05', 'ann@mail.test', 'Bowl', 'Austria', 'Swift', 'SPRING', 2, 30],
    ['L3', 'P2', '2024-02-05', 'ann@mail.test', 'Mug', 'Austria', 'Heron', null, 1, 12],
    ['L4', 'P3', '2024-02-07', 'bob@mail.test', 'Jug', 'Spain', 'Swift', null, 1, 40],
    ['L5', 'P3', '2024-02-07', 'bob@mail.test', 'Mug', 'Spain', 'Swift', null, 3, 36],
    ['L6', 'P4', '2024-03-07', 'ann@mail.test', 'Jug', 'Austria', 'Heron', 'AUTUMN', 1, 40],
    ['L7', 'P5', '2024-03-09', 'cat@mail.test', 'Bowl', 'Malta', 'Heron', null, 1, 15],
    ['L8', 'P6', '2024-03-11', 'bob@mail.test', 'Bowl', 'Spain', 'Heron', null, 1, 15],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([saleLines], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer } = await put(question);
  expect(answer.status, question).toBe('answered');
  return answer.status === 'answered' ? answer.rows : [];
}

describe('the noun that a table is called by', () => {
  it.each([
    ['How many lines were sold without a voucher?', 5],
    ['How many lines were bought in Austria?', 4],
    ['How many order lines are there?', 8],
    ['How many orders are there?', 6],
  ])('is its rows, and other nouns of the name are not: %s', async (question, count) => {
    expect(await rowsOf(question)).toEqual([[count]]);
  });
});

describe('words that add no condition', () => {
  it.each<[string, Cell[][]]>([
    ['How many articles are in this file?', [[3]]],
    ['In how many countries do our lines sit?', [[3]]],
    [
      '2 articles with the highest line total',
      [
        ['Jug', 80],
        ['Bowl', 60],
        ['Mug', 60],
      ],
    ],
  ])('are skipped: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  it('leaves a number alone that nothing ranks by', async () => {
    expect((await put('2 articles with Swift')).answer.status).toBe('declined');
  });
});

describe('doing best', () => {
  it('reads as best', async () => {
    const [doing, plain] = [
      await put('Which carrier is doing best?'),
      await put('Which carrier is the best?'),
    ];
    expect(doing.answer.status).toBe('answered');
    expect(doing.answer.rows).toEqual(plain.answer.rows);
  });
});

describe('a share', () => {
  it('keeps all of its places', async () => {
    const rows = await rowsOf('share of pieces by country');
    expect(rows.map((row) => row.at(-1))).toEqual([5 / 11, 5 / 11, 1 / 11]);
  });
});

describe('a number of things', () => {
  it.each<[string, Cell[][]]>([
    ['Which buyer emails have more than 2 different orders?', [['ann@mail.test', 3]]],
    ['Which buyer emails have more than 2 orders?', [['ann@mail.test', 3]]],
    ['buyer emails with at least 4 lines', [['ann@mail.test', 4]]],
    [
      'Which countries have at least 3 distinct articles?',
      [
        ['Austria', 3],
        ['Spain', 3],
      ],
    ],
  ])('is counted for each group: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  it.each([
    'Which buyer emails have more than 2 different wishes?',
    'Which lines have more than 2 different orders?',
    'line total by country with more than 2 different orders',
    'Compare line total of Austria and Spain with more than 2 different orders',
    'share of line total by country with more than 2 different orders',
    'top 3 countries by line total with more than 2 different orders',
  ])('never becomes a condition on an amount: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });
});
