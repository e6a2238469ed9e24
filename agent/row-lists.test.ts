import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const boats: TestTable = {
  name: 'boat',
  key: ['Boat_ID'],
  mainDate: null,
  displayColumn: 'Name',
  columns: [
    column('Boat_ID', 'INTEGER', 'identifier'),
    column('Name', 'VARCHAR', 'text'),
    column('Harbour', 'VARCHAR', 'category'),
    column('Skipper_First_Name', 'VARCHAR', 'text'),
    column('Skipper_Last_Name', 'VARCHAR', 'text'),
    column('Built_by', 'VARCHAR', 'category'),
    column('Length', 'INTEGER', 'ratio'),
    column('Height', 'INTEGER', 'ratio'),
    column('Berth_count', 'INTEGER', 'additive'),
    column('Value_in_Millions', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    [1, 'Petrel', 'Skagen', 'Ann', 'Lund', 'Hansen', 12, 14, 4, 0.5],
    [2, 'Gannet', 'Skagen', 'Ole', 'Berg', 'Hansen', 9, 11, 2, 0.2],
    [3, 'Osprey', 'Ebeltoft', 'Ida', 'Holm', 'Moller', 15, 19, 6, 1.1],
    [4, 'Avocet', 'Ebeltoft', 'Per', 'Dahl', 'Moller', 7, 8, 2, 0.1],
    [5, 'Plover', 'Marstal', 'Mia', 'Friis', 'Hansen', 21, 25, 8, 2.4],
  ],
};

let marina: TestShop;
beforeAll(async () => {
  marina = await openTestTables([boats], []);
});
afterAll(() => marina.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, {
    catalog: marina.catalog,
    today: testToday,
    locale: 'en-US',
    run: marina.run,
    weigh: () => 1,
  });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer, text } = await put(question);
  expect(answer.status, `${question}: ${text}`).toBe('answered');
  return answer.rows;
}

describe('columns of rows', () => {
  it('lists what is asked of each row', async () => {
    const rows = await rowsOf('What are the name and harbour of each boat?');
    expect(rows).toContainEqual(['Petrel', 'Skagen']);
    expect(rows).toHaveLength(5);
  });

  it('shows what a second sentence asks for', async () => {
    expect(await rowsOf('Which boats are in Marstal? Give me their lengths.')).toEqual([['Plover', 21]]);
    expect(await rowsOf('Which boat has the largest length? List its name and harbour.')).toEqual([
      [5, 'Plover', 21, 'Marstal'],
    ]);
  });

  it('reads a noun that is said once for two columns', async () => {
    const names = await rowsOf('Show the skipper first and last names of the boats in Marstal');
    expect(names[0]?.slice(-2)).toEqual(['Mia', 'Friis']);
  });

  it('names a doer by the verb or by the noun', async () => {
    expect(await rowsOf('names of the boats built by Moller')).toEqual([['Avocet'], ['Osprey']]);
    expect(await rowsOf('What are the different builders?')).toEqual([['Hansen'], ['Moller']]);
  });
});

describe('one of two conditions', () => {
  it('takes rows that meet either', async () => {
    const rows = await rowsOf('names of boats with a length below 8 or a height above 20');
    expect(rows.map(([name]) => name)).toEqual(['Avocet', 'Plover']);
    expect(await rowsOf('names of boats with length below 8 or above 20')).toEqual([['Avocet'], ['Plover']]);
  });

  it('is declined where an "and" leaves open what belongs together', async () => {
    const { answer } = await put(
      'names of boats with length above 8 and height above 10 or berth count above 7',
    );
    expect(answer.status).not.toBe('answered');
  });
});

describe('amounts said in other words', () => {
  it('knows a count by its noun and an amount without its scale', async () => {
    expect(await rowsOf('What are the maximum and minimum number of berths across all boats?')).toEqual([
      [8, 2],
    ]);
    expect(await rowsOf('What is the highest, lowest and average value?')).toEqual([[2.4, 0.1, 0.86]]);
    expect(await rowsOf('What is the average length and height of the boats in Skagen?')).toEqual([
      [10.5, 12.5],
    ]);
  });

  it('ranks by an amount that is also shown', async () => {
    const best = [
      ['Plover', 21],
      ['Osprey', 15],
    ];
    expect(await rowsOf('names and lengths of the boats with the top 2 lengths')).toEqual(best);
    expect(await rowsOf('names of the boats with the top 2 highest lengths')).toEqual(best);
  });
});

describe('orders', () => {
  it('reads the direction before what is sorted by', async () => {
    const rows = await rowsOf('names of the boats ordered by descending length');
    expect(rows.map(([name]) => name)).toEqual(['Plover', 'Osprey', 'Petrel', 'Gannet', 'Avocet']);
  });

  it('counts what is sorted by how many there are', async () => {
    expect(await rowsOf('Show the harbours of the boats in ascending order of the count')).toEqual([
      ['Marstal', 1],
      ['Ebeltoft', 2],
      ['Skagen', 2],
    ]);
  });

  it('never counts a group by itself', async () => {
    const rows = await rowsOf('Show all harbours and the number of boats in each harbour');
    expect(rows).toContainEqual(['Skagen', 2]);
  });
});

describe('words of a text filter', () => {
  it('looks for the quoted text, not for the words around it', async () => {
    expect(await rowsOf('Show the names of the boats that contain the word "ov"')).toEqual([['Plover']]);
    const most = await rowsOf('Which harbour contains the most boats?');
    expect(most.map(([harbour]) => harbour)).toEqual(['Ebeltoft', 'Skagen']);
  });
});

const halls: TestTable = {
  name: 'hall',
  key: ['hid'],
  mainDate: null,
  displayColumn: 'Name',
  columns: [
    column('hid', 'INTEGER', 'identifier'),
    column('Name', 'VARCHAR', 'text'),
    column('Owner', 'VARCHAR', 'category'),
    column('Hall_Type_Code', 'VARCHAR', 'category'),
    column('Open_Year', 'INTEGER', 'ordinal'),
    column('Seating', 'INTEGER', 'ratio'),
  ],
  rows: [
    [1, 'Alder', 'City', 'music', 1931, 400],
    [2, 'Birch', 'Guild', 'drama', 1964, 300],
    [3, 'Cedar', 'City', 'music', 1987, 900],
    [4, 'Dogwood', 'City', 'drama', 2011, 700],
  ],
};

describe('years, kinds and shared values', () => {
  let town: TestShop;
  beforeAll(async () => {
    town = await openTestTables([halls], []);
  });
  afterAll(() => town.close());

  async function namesOf(question: string): Promise<Cell[][]> {
    const { answer, text } = await ask(question, {
      catalog: town.catalog,
      today: testToday,
      locale: 'en-US',
      run: town.run,
    });
    expect(answer.status, `${question}: ${text}`).toBe('answered');
    return answer.rows;
  }

  it('dates things by the year in which they opened', async () => {
    expect(await namesOf('names of the halls opened before 1960')).toEqual([['Alder']]);
    expect(await namesOf('What is the name of the hall that opened most recently?')).toEqual([
      ['Dogwood', 2011],
    ]);
    const ordered = await namesOf('names of all halls ordered by opening year');
    expect(ordered.map(([name]) => name)).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood']);
  });

  it('counts the rows of a value that several share', async () => {
    expect(await namesOf('Which owners are shared by more than two halls?')).toEqual([['City', 3]]);
    expect(await namesOf('What are the different owners and how many halls does each one have?')).toEqual([
      ['City', 3],
      ['Guild', 1],
    ]);
  });

  it('knows a kind by its code and a row by its id', async () => {
    expect(await namesOf('List all types of the halls')).toEqual([['drama'], ['music']]);
    expect(await namesOf('What is the id and name of the hall with the largest seating?')).toEqual([
      [3, 'Cedar', 900],
    ]);
  });

  it('looks for letters in names', async () => {
    expect(await namesOf('Which halls have the letter "w" in their names? Give me the names.')).toEqual([
      ['Dogwood'],
    ]);
    expect(await namesOf('names of halls that are not owned by City')).toEqual([['Birch']]);
    expect(await rowsOf('names of the boats whose name has the letter v in it')).toEqual([
      ['Avocet'],
      ['Plover'],
    ]);
    expect(await rowsOf('Find the names of the boats without the letter e in their name')).toEqual([]);
    expect(await rowsOf('Find the names of the boats without the letter v in their name')).toHaveLength(3);
  });
});

describe('rows by an extreme, and their keys', () => {
  it('ranks by a maximum that a row has', async () => {
    expect(await rowsOf('Show the name of the boat with maximum length')).toEqual([['Plover', 21]]);
    const names = await rowsOf('names of the boats that have the minimum height');
    expect(names).toEqual([['Avocet', 8]]);
  });

  it('gives several rows for the top of an amount alone', async () => {
    expect(await rowsOf('what are the top 2 highest lengths?')).toEqual([
      [5, 'Plover', 21],
      [3, 'Osprey', 15],
    ]);
  });
});

describe('names of columns in more words', () => {
  it('asks which places with "what" as well', async () => {
    expect(await rowsOf('What harbours do the boats belong in?')).toEqual([
      ['Ebeltoft'],
      ['Marstal'],
      ['Skagen'],
    ]);
  });

  it('knows an amount by the noun behind its header', async () => {
    expect(await rowsOf('What is the average height value of the boats in Skagen?')).toEqual([[12.5]]);
  });
});
