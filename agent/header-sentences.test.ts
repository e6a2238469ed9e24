import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Each row is one sale of one lot, in a file that is not called so. */
const lots: TestTable = {
  name: 'hammer_price',
  key: ['lot_id'],
  mainDate: 'day_of_transfer',
  displayColumn: null,
  columns: [
    column('lot_id', 'VARCHAR', 'identifier'),
    column('day_of_transfer', 'DATE', 'date'),
    column('hammer_price', 'INTEGER', 'ratio'),
    column('saleroom', 'VARCHAR', 'category'),
    column('new_arrival', 'VARCHAR', 'category'),
  ],
  rows: [
    ['L1', '2024-01-10', 900, 'Leeds', 'Y'],
    ['L2', '2024-12-20', 200, 'Leeds', 'N'],
    ['L3', '2024-03-01', 400, 'York', 'Y'],
    ['L4', '2025-02-01', 500, 'York', 'N'],
  ],
};

/** `Visit` says of which kind each of the visits is, that bear a number. */
const visits: TestTable = {
  name: 'rounds',
  key: ['visit_no'],
  mainDate: 'day',
  displayColumn: null,
  columns: [
    column('visit_no', 'INTEGER', 'identifier'),
    column('day', 'DATE', 'date'),
    column('visit', 'VARCHAR', 'category'),
    column('team', 'VARCHAR', 'category'),
    column('state', 'VARCHAR', 'category'),
    column('hours_worked', 'INTEGER', 'additive'),
    column('nurses', 'INTEGER', 'additive'),
    column('patient_age', 'INTEGER', 'ratio'),
    column('charge', 'INTEGER', 'additive'),
  ],
  rows: [
    [1, '2024-01-10', 'Morning', 'Red', 'Worked', 3, 1, 4, 30],
    [2, '2024-01-10', 'Evening', 'Blue', 'Missed', 0, 2, 17, 10],
    [3, '2024-02-01', 'Morning', 'Blue', 'Worked', 5, 3, 70, 20],
  ],
};

/** One row for each line and day. */
const sailings: TestTable = {
  name: 'sailing_log',
  key: ['service_day', 'line'],
  mainDate: 'service_day',
  displayColumn: null,
  columns: [
    column('service_day', 'DATE', 'date'),
    column('line', 'VARCHAR', 'category'),
    column('planned_sailings', 'INTEGER', 'additive'),
    column('late_sailings', 'INTEGER', 'additive'),
    column('cancelled_sailings', 'INTEGER', 'additive'),
  ],
  rows: [
    ['2024-05-01', 'North', 10, 2, 1],
    ['2024-05-01', 'South', 10, 5, 0],
    ['2024-05-02', 'North', 10, 6, 4],
    ['2024-05-02', 'South', 10, 7, 0],
  ],
};

const opened = new Map<TestTable, TestShop>();
beforeAll(async () => {
  for (const table of [lots, visits, sailings]) opened.set(table, await openTestTables([table], []));
});
afterAll(() => {
  for (const shop of opened.values()) shop.close();
});

async function put(table: TestTable, question: string): Promise<{ status: string; rows: Cell[][] }> {
  const shop = opened.get(table);
  if (!shop) throw new Error('Each table is opened before it is asked.');
  const { answer } = await ask(question, {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en',
    run: shop.run,
  });
  return { status: answer.status, rows: answer.rows };
}

async function rowsOf(table: TestTable, question: string): Promise<Cell[][]> {
  const { status, rows } = await put(table, question);
  expect(status, question).toBe('answered');
  return rows;
}

describe('rows that are each one sale', () => {
  it('are called sales, and their one price is what they sold for', async () => {
    expect(await rowsOf(lots, 'How many sales were there in 2024?')).toEqual([[3]]);
    expect(await rowsOf(lots, 'average sale price by saleroom')).toEqual([
      ['Leeds', 550],
      ['York', 450],
    ]);
    expect(await rowsOf(lots, 'total value of sales in York')).toEqual([[900]]);
  });

  it('are told by what they went for, and never by their number', async () => {
    expect(await rowsOf(lots, 'How many lots sold for more than 450?')).toEqual([[2]]);
    expect(await rowsOf(lots, 'how many sales went for under 450')).toEqual([[2]]);
  });

  it('are counted where a yes or no names them', async () => {
    expect(await rowsOf(lots, 'How many new arrivals were sold in 2024?')).toEqual([[2]]);
  });
});

describe('a noun that is the number of the rows and a kind of them', () => {
  it('means the rows in the plural', async () => {
    expect(await rowsOf(visits, 'How many visits were there in 2024?')).toEqual([[3]]);
    expect((await rowsOf(visits, 'Show me the missed visits')).length).toBe(1);
  });

  it('means the kind where groups are told by it', async () => {
    expect(await rowsOf(visits, 'number of visits by visit')).toEqual([
      ['Morning', 2],
      ['Evening', 1],
    ]);
    expect(await rowsOf(visits, 'How many different visits are there?')).toEqual([[2]]);
  });
});

describe('a header whose words stand apart', () => {
  it('is read with whoever did it between its noun and its verb', async () => {
    expect(await rowsOf(visits, 'how many hours did the Blue team work in 2024?')).toEqual([[5]]);
  });

  it('is read with its state behind the verb', async () => {
    expect(await rowsOf(sailings, 'How many sailings were cancelled in May 2024?')).toEqual([[5]]);
    expect(await rowsOf(sailings, 'what share of the planned sailings were late?')).toEqual([[0.5]]);
  });
});

describe('rows of a thing and a day', () => {
  it('are days where the thing is named', async () => {
    expect(
      await rowsOf(sailings, 'On how many days did the North line have more than 3 late sailings?'),
    ).toEqual([[1]]);
  });

  it('are no days where it is not', async () => {
    expect((await put(sailings, 'On how many days were there more than 3 late sailings?')).status).not.toBe(
      'answered',
    );
  });
});

describe('nouns and verbs that a bound makes plain', () => {
  it('reads people with an age, and never those whom the age alone does not tell', async () => {
    expect(await rowsOf(visits, 'How many visits were for children under 6?')).toEqual([[1]]);
    expect(await rowsOf(visits, 'How many visits were for adults over 65?')).toEqual([[1]]);
    expect((await put(visits, 'How many visits were for children over 3?')).status).not.toBe('answered');
  });

  it('reads a verb that only says that there was so much of it', async () => {
    expect(await rowsOf(visits, 'How many visits needed more than one nurse?')).toEqual([[2]]);
    expect((await put(visits, 'How many visits refused more than one nurse?')).status).not.toBe('answered');
  });

  it('adds up what is asked to be added up', async () => {
    expect(
      await rowsOf(visits, 'What do the charges add up to for everyone who was visited in January 2024?'),
    ).toEqual([[40]]);
  });

  it('groups by a noun that is described', async () => {
    expect(await rowsOf(visits, 'total charge for each missed visit')).toEqual([['Evening', 10]]);
  });
});

describe('a value that reads like a date', () => {
  const lessons = (term: string, other: string): TestTable => ({
    name: 'lessons',
    key: ['lesson_id'],
    mainDate: 'booked_on',
    displayColumn: null,
    columns: [
      column('lesson_id', 'VARCHAR', 'identifier'),
      column('booked_on', 'DATE', 'date'),
      column('term', 'VARCHAR', 'category'),
    ],
    rows: [
      ['L1', '2024-01-10', term],
      ['L2', '2024-03-20', other],
      ['L3', '2024-04-01', term],
    ],
  });

  async function countIn(table: TestTable, question: string): Promise<Cell[][]> {
    opened.get(table)?.close();
    opened.set(table, await openTestTables([table], []));
    return rowsOf(table, question);
  }

  it('is a term where all values of its column are terms', async () => {
    const table = lessons('Spring 2024', 'Summer 2024');
    expect(await countIn(table, 'How many lessons were there in Spring 2024?')).toEqual([[2]]);
  });

  it('is no date and no term in a column of any texts', async () => {
    const table = lessons('March 2024', 'please call back');
    expect(await countIn(table, 'How many lessons were booked in March 2024?')).toEqual([[1]]);
  });
});
