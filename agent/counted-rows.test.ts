import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** One row for each month, clinic and kind: the rows tell how many there were. */
const vaccinations: TestTable = {
  name: 'clinic_vaccinations',
  key: [],
  mainDate: 'month',
  displayColumn: null,
  columns: [
    column('month', 'DATE', 'date'),
    column('clinic', 'VARCHAR', 'category'),
    column('kind', 'VARCHAR', 'category'),
    column('vaccinations', 'INTEGER', 'additive'),
  ],
  rows: [
    ['2024-01-01', 'Elm', 'Flu', 40],
    ['2024-01-01', 'Elm', 'Tetanus', 5],
    ['2024-02-01', 'Elm', 'Flu', 30],
    ['2024-02-01', 'Oak', 'Flu', 20],
  ],
};

const repairs: TestTable = {
  name: 'repairs',
  key: ['repair_id'],
  mainDate: 'booked_on',
  displayColumn: null,
  columns: [
    column('repair_id', 'VARCHAR', 'identifier'),
    column('booked_on', 'DATE', 'date'),
    column('client', 'VARCHAR', 'category'),
    column('returning_client', 'BOOLEAN', 'boolean'),
    column('repeat_repair', 'VARCHAR', 'category'),
    column('calls_made', 'INTEGER', 'additive'),
    column('postage_fee', 'INTEGER', 'additive'),
  ],
  rows: [
    ['R1', '2024-01-10', 'Ash', true, 'Y', 3, 10],
    ['R2', '2024-01-12', 'Birch', false, 'N', 1, 20],
    ['R3', '2024-02-12', 'Ash', true, 'N', 4, 5],
  ],
};

const opened = new Map<TestTable, TestShop>();
beforeAll(async () => {
  for (const table of [vaccinations, repairs]) opened.set(table, await openTestTables([table], []));
});
afterAll(() => {
  for (const shop of opened.values()) shop.close();
});

async function rowsOf(table: TestTable, question: string): Promise<Cell[][]> {
  const shop = opened.get(table);
  if (!shop) throw new Error('Each table is opened before it is asked.');
  const { answer } = await ask(question, {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en',
    run: shop.run,
  });
  expect(answer.status, `${question}: ${answer.reading}`).toBe('answered');
  return answer.rows;
}

describe('rows that each tell of many things', () => {
  it('are added up where the things are counted', async () => {
    expect(await rowsOf(vaccinations, 'How many flu vaccinations did Elm give in 2024?')).toEqual([[70]]);
    expect(await rowsOf(vaccinations, 'Which clinic had the most flu vaccinations?')).toEqual([['Elm', 70]]);
    expect(await rowsOf(vaccinations, 'number of tetanus vaccinations')).toEqual([[5]]);
  });

  it('are counted where rows are asked for', async () => {
    expect(await rowsOf(vaccinations, 'How many rows are there?')).toEqual([[4]]);
  });
});

describe('words of a header that are also those of the rows', () => {
  it('reads whoever did it as a condition behind a verb', async () => {
    expect(await rowsOf(repairs, 'How many repairs were booked by returning clients?')).toEqual([[2]]);
    expect(await rowsOf(repairs, 'repairs by returning client')).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  it('counts the rows and not those that a yes or no is about', async () => {
    expect(await rowsOf(repairs, 'How many repairs in January 2024?')).toEqual([[2]]);
    expect(await rowsOf(repairs, "What's the average number of calls per repair?")).toEqual([[8 / 3]]);
    expect((await rowsOf(repairs, 'Which repairs had more than 2 calls?')).length).toBe(2);
  });

  it('asks what a thing cost by the fee for it', async () => {
    expect(await rowsOf(repairs, 'How much postage did we charge in 2024?')).toEqual([[35]]);
  });
});
