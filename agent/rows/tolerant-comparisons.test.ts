import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { openTestTables, type TestShop, type TestTable, testColumn } from '../testing.ts';
import { rowsOfReadings } from './testing.ts';

/** A page that its name says nothing of: names of single rows and of several, places in words, an amount over a thousand. */
const harbours: TestTable = {
  name: 'rows',
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn('Ranking', 'INTEGER', 'ordinal'),
    testColumn('Harbour', 'VARCHAR', 'category'),
    testColumn('Place', 'VARCHAR', 'category'),
    testColumn('Opened', 'INTEGER', 'ordinal'),
    testColumn('Berths', 'INTEGER', 'additive'),
    testColumn('Depth', 'INTEGER', 'additive'),
    testColumn('Keeper', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, 'Gull Point', 'Alda, Orra', 1902, 1240, 9, 'Mira Sand'],
    [2, 'Otter Bay', 'Brenn, Orra', 1875, 310, 14, 'Ivo Lund'],
    [3, 'Tern Quay', 'Holm, Varnia', 1931, 870, 9, 'Mira Sand'],
    [4, 'Seal Rock', 'Lisk, Varnia', 1875, 95, 6, 'Ana Reyes'],
    [5, 'Crab Hole', 'Umber, Sorla', 1960, 410, 11, 'Mira Sand'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([harbours], []);
});
afterAll(() => shop.close());

async function firstRows(question: string): Promise<Cell[][]> {
  return (await rowsOfReadings(shop, question)).map(([row]) => row ?? []);
}

describe('one of two, where not every word has a part', () => {
  it.each([
    ['by a number that is named', 'which boasts more berths today, Otter Bay or Tern Quay?', 'Tern Quay'],
    ['by a number, asked of both', 'was the depth greater at Seal Rock or at Otter Bay?', 'Otter Bay'],
    [
      'by a place in an order',
      'which harbour fared better in the ranking, Seal Rock or Tern Quay?',
      'Tern Quay',
    ],
    ['by time', 'did Tern Quay or Otter Bay open its gates earlier?', 'Otter Bay'],
    ['by a condition', 'is Seal Rock kept by Ivo Lund or Ana Reyes?', 'Ana Reyes'],
    ['by how many rows there are', 'who tends more, Ivo Lund or Mira Sand?', 'Mira Sand'],
    ['of three', 'which opened earliest, Gull Point, Tern Quay or Crab Hole?', 'Gull Point'],
  ])('is read %s', async (_, question, told) => {
    expect((await firstRows(question)).map(([cell]) => cell)).toContain(told);
  });

  it('is no reading where both name the same row', async () => {
    expect(await firstRows('which is deeper these days, Alda or Orra?')).toEqual([]);
  });
});

describe('a difference, where not every word has a part', () => {
  it.each([
    ['of a named amount', 'how many more berths does Gull Point boast than Tern Quay?', [1240, 870]],
    ['of an adjective', 'how much deeper is the old Otter Bay than Seal Rock?', [14, 6]],
    ['of how many rows there are', 'how many more places are there for Mira Sand than for Ivo Lund?', [3, 1]],
  ])('is read %s', async (_, question, sides) => {
    expect((await firstRows(question)).map((row) => row.slice(0, 2))).toContainEqual(sides);
  });
});

describe('what another row has', () => {
  it.each([
    ['more of it', 'how many harbours at the coast boast more berths than Crab Hole?', 2],
    ['an adjective', 'how many harbours at the coast are deeper than Gull Point?', 2],
    ['the same', 'which harbour shares the same depth as Gull Point?', 'Tern Quay'],
    ['the same, named first', 'Otter Bay began in the same year as which other harbour?', 'Seal Rock'],
  ])('is compared with: %s', async (_, question, told) => {
    expect((await firstRows(question)).map(([cell]) => cell)).toContain(told);
  });
});

describe('several where one was asked for', () => {
  it('are told where nothing else is found', async () => {
    const rows = await rowsOfReadings(shop, 'which harbour in the list boasts more berths than Crab Hole?');
    expect(rows).toContainEqual([['Gull Point'], ['Tern Quay']]);
  });

  it('are no reading beside one that finds one', async () => {
    const rows = await rowsOfReadings(shop, 'which harbour opened last?');
    const named = rows.map((own) => own.map(([cell]) => cell));
    expect(named).toContainEqual(['Crab Hole']);
    expect(named.filter((own) => own.length > 1)).toEqual([]);
  });
});

describe('other words of pages', () => {
  it.each([
    ['an amount with its comma', 'which harbour offers just 1,240 moorings?', 'Gull Point'],
    ['a cell that is shown and named in part', 'name the only place in Sorla', 'Umber, Sorla'],
    ['the most of what no column counts', 'which keeper had the most brave helpers?', 'Mira Sand'],
    ['the largest amount of rows', 'which keeper looks after the largest amount of quays?', 'Mira Sand'],
    ['an adjective beside an amount', 'which harbour has berths for the longest queue?', 'Gull Point'],
    ['the mean of some rows', 'what is the average number of berths over in Varnia?', 482.5],
  ])('are read: %s', async (_, question, told) => {
    expect((await firstRows(question)).map(([cell]) => cell)).toContain(told);
  });
});
