import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const boat: TestTable = {
  name: 'boat',
  key: ['boat_id'],
  mainDate: null,
  displayColumn: 'bname',
  columns: [
    column('boat_id', 'INTEGER', 'identifier'),
    column('bname', 'VARCHAR', 'text'),
    column('built_year', 'INTEGER', 'date'),
    column('sauna', 'VARCHAR', 'category'),
    column('harbour', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, 'Otter', 2001, 'Y', 'Brae'],
    [2, 'Heron', 1994, 'N', 'Brae'],
    [3, 'Finch', 2010, 'Y', 'Skelly'],
  ],
};
const outing: TestTable = {
  name: 'outing',
  key: ['outing_id'],
  mainDate: 'sailed_on',
  displayColumn: null,
  columns: [
    column('outing_id', 'INTEGER', 'identifier'),
    column('boat_id', 'INTEGER', 'identifier'),
    column('sailed_on', 'DATE', 'date'),
    column('guests', 'INTEGER', 'additive'),
  ],
  rows: [
    [1, 1, '2023-05-01', 4],
    [2, 1, '2024-06-01', 5],
    [3, 2, '2023-07-01', 3],
  ],
};
const sounding: TestTable = {
  name: 'sounding',
  key: ['sounding_id'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('sounding_id', 'INTEGER', 'identifier'),
    column('boat_id', 'INTEGER', 'identifier'),
    column('bottom', 'VARCHAR', 'category'),
    column('snack', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, 1, 'mud', 'Pie'],
    [2, 2, 'rock', 'Soup'],
    [3, 2, 'mud', 'Soup'],
    [4, 3, 'draw', 'Pie'],
  ],
};

const toBoat = (fromTable: string) => ({
  fromTable,
  fromColumn: 'boat_id',
  toTable: 'boat',
  toColumn: 'boat_id',
  inclusion: 1,
  origin: 'inferred' as const,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([boat, outing, sounding], [toBoat('outing'), toBoat('sounding')]);
});
afterAll(() => shop.close());

async function put(question: string) {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: testToday, locale: 'en', previous: null })).answer;
}

it.each([
  // A table called by an "-ing" noun is called by its plural too.
  ['how many soundings are there', [[4]]],
  ['how many sounding are there', [[4]]],
  // What a flag says of some is a condition, and what all rows have is shown.
  ['list the names of the boats with a sauna', [['Finch'], ['Otter']]],
  [
    'list the names of the boats with their harbour',
    [
      ['Finch', 'Skelly'],
      ['Heron', 'Brae'],
      ['Otter', 'Brae'],
    ],
  ],
  // An order to draw is owned by the chart.
  [
    'draw the number of soundings by bottom',
    [
      ['mud', 2],
      ['draw', 1],
      ['rock', 1],
    ],
  ],
  [
    'number of soundings by bottom as a pie',
    [
      ['mud', 2],
      ['draw', 1],
      ['rock', 1],
    ],
  ],
])('answers: %s', async (question, rows) => {
  const answer = await put(question);
  expect(answer.status, answer.reading ?? '').toBe('answered');
  expect(answer.rows).toEqual(rows);
});

it.each(['how many outings ended in a draw', 'how many outings were the draw'])(
  'does not take a draw for a chart: %s',
  async (question) => {
    expect((await put(question)).status).not.toBe('answered');
  },
);

it('does not take a value for a chart', async () => {
  const answer = await put('how many soundings had pie');
  expect(answer.status === 'answered' ? answer.rows : [[2]]).toEqual([[2]]);
});

it('never denies the second of two years of when the thing was made', async () => {
  const answer = await put('boats that sailed in 2023 but not in 2024');
  expect(answer.status === 'answered' ? answer.rows.map((row) => row[1]) : ['Heron']).toEqual(['Heron']);
  expect(answer.sql ?? '').not.toContain('built_year >=');
});
