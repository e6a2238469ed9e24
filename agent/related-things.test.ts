import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const keepers: TestTable = {
  name: 'keeper',
  key: ['keeper_id'],
  mainDate: null,
  displayColumn: 'keeper_name',
  columns: [
    column('keeper_id', 'INTEGER', 'identifier'),
    column('keeper_name', 'VARCHAR', 'text'),
    column('village', 'VARCHAR', 'category'),
    column('phone', 'VARCHAR', 'text'),
  ],
  rows: [
    [1, 'Anna', 'Inari', '11'],
    [2, 'Bo', 'Inari', '22'],
    [3, 'Carl', 'Utsjoki', '33'],
    [4, 'Dora', 'Kaamanen', '44'],
  ],
};

const lakes: TestTable = {
  name: 'lake',
  key: ['lake_id'],
  mainDate: null,
  displayColumn: 'title',
  columns: [
    column('lake_id', 'INTEGER', 'identifier'),
    column('title', 'VARCHAR', 'text'),
    column('water', 'VARCHAR', 'category'),
    column('depth', 'INTEGER', 'ratio'),
  ],
  rows: [
    [10, 'Long Lake', 'clear', 40],
    [11, 'Round Lake', 'brown', 12],
    [12, 'Swan Lake', 'clear', 25],
    [13, 'Far Lake', 'brown', 60],
  ],
};

const shifts: TestTable = {
  name: 'shift',
  key: ['shift_id'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('shift_id', 'INTEGER', 'identifier'),
    column('keeper', 'INTEGER', 'identifier'),
    column('lake', 'INTEGER', 'identifier'),
    column('hours', 'INTEGER', 'additive'),
  ],
  rows: [
    [100, 1, 10, 5],
    [101, 1, 11, 7],
    [102, 2, 10, 2],
    [103, 3, 12, 9],
    [104, 1, 12, 1],
  ],
};

const relation = (fromTable: string, fromColumn: string, toTable: string, toColumn: string) => ({
  fromTable,
  fromColumn,
  toTable,
  toColumn,
  inclusion: 1,
  origin: 'inferred' as const,
});

let region: TestShop;
beforeAll(async () => {
  region = await openTestTables(
    [keepers, lakes, shifts],
    [relation('shift', 'keeper', 'keeper', 'keeper_id'), relation('shift', 'lake', 'lake', 'lake_id')],
  );
});
afterAll(() => region.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, {
    catalog: region.catalog,
    today: testToday,
    locale: 'en-US',
    run: region.run,
    weigh: () => 1,
  });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer, text } = await put(question);
  expect(answer.status, `${question}: ${text}`).toBe('answered');
  return answer.rows;
}

describe('things told by other tables', () => {
  it('shows what is asked of the thing that a ranking chooses', async () => {
    expect(await rowsOf('What are the phone and village of the keeper with the most shifts?')).toEqual([
      ['11', 'Inari', 3],
    ]);
    expect(await rowsOf('Which keeper has the most shifts? Give me the phone.')).toEqual([['Anna', '11', 3]]);
  });

  it.each([
    'Find the phones of keepers who manage both Long Lake and Swan Lake',
    'Which keepers manage not only Long Lake but also Swan Lake?',
  ])('takes both as two rows: %s', async (question) => {
    const rows = await rowsOf(question);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(question.includes('phones') ? '11' : 'Anna');
  });

  it('takes both of one column of the same rows as values that share what is asked for', async () => {
    expect(
      await rowsOf('Show the water that both lakes with depth below 15 and lakes with depth above 50 have'),
    ).toEqual([['brown']]);
  });

  it.each([
    ['Which keepers do not manage any lake?', 'Dora'],
    ['Keepers without a lake', 'Dora'],
    ['Show the name of keepers who have never managed a lake', 'Dora'],
  ])('asks for things that no row ties to another: %s', async (question, name) => {
    const rows = await rowsOf(question);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(name);
  });

  it('denies behind but only what stands there', async () => {
    const rows = await rowsOf('Names of keepers who manage Long Lake but not Round Lake');
    expect(rows).toEqual([['Bo']]);
  });

  it('shows every column of a list that names the thing behind it', async () => {
    expect(
      await rowsOf('What is the keeper id, phone and village of the keeper who has the most shifts?'),
    ).toEqual([[1, '11', 'Inari', 3]]);
  });

  it('compares with what all values come to, of each thing once', async () => {
    expect(await rowsOf('Titles of the lakes with a depth above the average')).toEqual([
      ['Far Lake'],
      ['Long Lake'],
    ]);
    expect(await rowsOf('Which lakes have a below average depth?')).toHaveLength(2);
    expect(await rowsOf('Titles of lakes whose depth is less than the highest depth')).toHaveLength(3);
  });

  it('counts different things once', async () => {
    expect(await rowsOf('Which lakes are managed by at least two different keepers?')).toHaveLength(2);
    expect(await rowsOf('Names of keepers who have at least a shift')).toHaveLength(3);
  });

  it('calls a row by its title where nothing is called its name', async () => {
    expect(await rowsOf('What are the names of the lakes?')).toContainEqual(['Swan Lake']);
  });

  it('asks for those who have both, where the rows that tell it each have one', async () => {
    expect(await rowsOf('Names of the keepers who manage Long Lake and Round Lake')).toEqual([['Anna']]);
  });

  it.each([
    'Keepers who do not manage any lake in Inari',
    'average hours of the keepers not managed by Anna',
    'How many keepers cancelled a shift?',
  ])('does not answer what is denied or said of it is not clear: %s', async (question) => {
    const { answer } = await put(question);
    expect(answer.status).not.toBe('answered');
  });
});
