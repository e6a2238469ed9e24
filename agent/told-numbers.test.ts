import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const boats: TestTable = {
  name: 'boat',
  key: ['boat_id'],
  mainDate: null,
  displayColumn: 'boat_name',
  columns: [
    column('boat_id', 'INTEGER', 'identifier'),
    column('boat_name', 'VARCHAR', 'text'),
    column('style', 'VARCHAR', 'category'),
    column('launch_year', 'INTEGER', 'additive'),
    column('harbour_id', 'INTEGER', 'identifier'),
  ],
  rows: [
    [1, 'Auk', 'sloop', 1990, 1],
    [2, 'Bee', 'ketch', 1990, 1],
    [3, 'Cod', 'sloop', 2001, 2],
  ],
};
const harbours: TestTable = {
  name: 'harbour',
  key: ['harbour_id'],
  mainDate: null,
  displayColumn: 'harbour_name',
  columns: [column('harbour_id', 'INTEGER', 'identifier'), column('harbour_name', 'VARCHAR', 'text')],
  rows: [
    [1, 'Lee'],
    [2, 'Ness'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [boats, harbours],
    [
      {
        fromTable: 'boat',
        fromColumn: 'harbour_id',
        toTable: 'harbour',
        toColumn: 'harbour_id',
        inclusion: 1,
        origin: 'inferred',
      },
    ],
  );
});
afterAll(() => shop.close());

const byHarbour = [
  ['Lee', 2],
  ['Ness', 1],
];
const byStyle = [
  ['sloop', 2],
  ['ketch', 1],
];

it.each([
  ['How many boats does each harbour have? List the harbour name and the number.', byHarbour],
  ['Show harbour names along with the number of boats for each harbour', byHarbour],
  ['List all styles together with the number of boats of each style', byStyle],
  ['How many boats are there for each different style?', byStyle],
])('tells the number that is spoken of once more: %s', async (question, rows) => {
  const { catalog, run } = shop;
  const { answer } = await ask(question, { catalog, run, today: testToday, locale: 'en' });
  expect(answer.rows).toEqual(rows);
});

it('lists years and adds none of them up', async () => {
  const { catalog, run } = shop;
  const question = 'Show the launch years of the boats with the style sloop';
  const { answer } = await ask(question, { catalog, run, today: testToday, locale: 'en' });
  expect(answer.rows).toEqual([
    ['Auk', 1990],
    ['Cod', 2001],
  ]);
});
