import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const id = (name: string) => column(name, 'INTEGER', 'identifier');
const text = (name: string) => column(name, 'VARCHAR', 'text');
const word = (name: string) => column(name, 'VARCHAR', 'category');
const table = (
  name: string,
  displayColumn: string | null,
  columns: TestTable['columns'],
  rows: TestTable['rows'],
): TestTable => ({ name, key: [columns[0]?.name ?? ''], mainDate: null, displayColumn, columns, rows });
const relate = (fromTable: string, fromColumn: string, toTable: string, toColumn: string) => ({
  fromTable,
  fromColumn,
  toTable,
  toColumn,
  inclusion: 1,
  origin: 'inferred' as const,
});

const potters = table(
  'potter',
  'last_name',
  [id('potter_id'), text('first_name'), text('last_name'), word('village')],
  [
    [1, 'Ida', 'Kiln', 'Raku'],
    [2, 'Olaf', 'Slip', 'Raku'],
    [3, 'Una', 'Glaze', 'Bisque'],
  ],
);
const fairs = table(
  'fair',
  'title',
  [id('fair_id'), text('title'), word('season')],
  [
    [10, 'Plate Week', 'spring'],
    [11, 'Bowl Days', 'autumn'],
  ],
);
const stalls = table(
  'stall',
  null,
  [id('stall_id'), id('potter_id'), id('fair_id'), column('rented_on', 'DATE', 'date'), word('size')],
  [
    [100, 1, 10, '2024-03-01', 'big'],
    [101, 1, 11, '2024-09-01', 'small'],
    [102, 2, 11, '2023-09-02', 'big'],
  ],
);
const helpers = table(
  'helper_of_fair',
  null,
  [id('helper_id'), id('fair_id'), id('potter_id')],
  [
    [1, 10, 3],
    [2, 11, 3],
    [3, 11, 1],
  ],
);
/** Some of the potters: each is one of them. */
const teachers = table(
  'teacher',
  null,
  [id('teacher_id'), column('hourly_fee', 'INTEGER', 'ratio')],
  [
    [1, 30],
    [3, 20],
  ],
);
const loans = table(
  'loans',
  null,
  [
    id('loan_id'),
    column('loan_start_date', 'DATE', 'date'),
    column('loan_end_date', 'DATE', 'date'),
    column('count_hired', 'INTEGER', 'additive'),
  ],
  [[1, '2024-01-02', '2024-01-09', 7]],
);

let market: TestShop;
let guild: TestShop;
let lending: TestShop;
beforeAll(async () => {
  market = await openTestTables(
    [potters, fairs, stalls],
    [relate('stall', 'potter_id', 'potter', 'potter_id'), relate('stall', 'fair_id', 'fair', 'fair_id')],
  );
  guild = await openTestTables(
    [potters, fairs, teachers, helpers],
    [
      relate('teacher', 'teacher_id', 'potter', 'potter_id'),
      relate('helper_of_fair', 'fair_id', 'fair', 'fair_id'),
      relate('helper_of_fair', 'potter_id', 'potter', 'potter_id'),
    ],
  );
  lending = await openTestTables([loans], []);
});
afterAll(() => {
  market.close();
  guild.close();
  lending.close();
});

async function answerTo(question: string, shop = market) {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: testToday, locale: 'en' })).answer;
}

async function rowsOf(question: string, shop = market) {
  const { status, rows } = await answerTo(question, shop);
  return status === 'answered' ? rows : status;
}

describe('a list of what is asked of one thing', () => {
  it('tells each once, however many related rows choose it', async () => {
    expect(await rowsOf('Show the last names of the potters who have stalls')).toEqual([['Kiln'], ['Slip']]);
    expect(await rowsOf('Give me the last names of the potters who have stalls of size big')).toEqual([
      ['Kiln'],
      ['Slip'],
    ]);
  });

  it('tells what the key of a row points to, where no two rows share it', async () => {
    expect(await rowsOf('What are the last names of the teachers?', guild)).toEqual([['Glaze'], ['Kiln']]);
  });

  it('tells pairs by the rows that tie them', async () => {
    expect(await rowsOf('Show the last names of the potters and the titles of their fairs')).toEqual([
      ['Kiln', 'Bowl Days'],
      ['Kiln', 'Plate Week'],
      ['Slip', 'Bowl Days'],
    ]);
  });

  it('is of somebody whose two names stand in one quotation', async () => {
    for (const name of ['"Ida Kiln"', '"Kiln Ida"'])
      expect(await rowsOf(`What are the seasons of the fairs with stalls of ${name}`)).toEqual([
        ['Bowl Days', 'autumn'],
        ['Plate Week', 'spring'],
      ]);
    expect((await answerTo('How many stalls does "Ida Slip" have?')).rows).toEqual([[0]]);
    expect((await answerTo('How many stalls does "Ida Rim" have?')).status).toBe('declined');
  });

  it('is of the rows that a table is called by, before the thing that they are of', async () => {
    expect(await rowsOf('How many helpers does the fair "Bowl Days" have?', guild)).toEqual([[2]]);
  });

  it('does not deny what stands before "but"', async () => {
    expect((await answerTo('last names of the potters who have stalls but no fairs')).status).not.toBe(
      'answered',
    );
  });

  it('calls no amount by the name of a date', async () => {
    expect(await rowsOf('What are the start date and end date of the loans?', lending)).toEqual([
      [1, '2024-01-02', '2024-01-09'],
    ]);
    expect((await answerTo('total start date of the loans', lending)).status).not.toBe('answered');
  });
});
