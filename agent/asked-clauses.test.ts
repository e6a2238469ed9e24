import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import {
  amountColumn as amount,
  dateColumn as date,
  idColumn as id,
  kindColumn as kind,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testColumn,
  testToday,
  textColumn as text,
} from './testing.ts';

const size = (name: string) => testColumn(name, 'INTEGER', 'ratio');
const place = (name: string) => testColumn(name, 'VARCHAR', 'place');

const lighthouses = table(
  'lighthouse',
  'name',
  [id('lighthouse_id'), text('name'), place('location'), size('height'), kind('lamp_type'), kind('status')],
  [
    [1, 'Gull Rock', 'Skerry', 30, 'Oil', 'Lit'],
    [2, 'Far Point', 'Brae', 21, 'Gas', 'Dark'],
    [3, 'Old Nore', 'Brae', 44, 'Oil', 'Lit'],
  ],
);
const keepers = table(
  'keeper',
  'keeper_name',
  [
    id('keeper_id'),
    text('keeper_name'),
    size('age'),
    size('weight'),
    id('lighthouse_id'),
    date('birth_date'),
    place('birth_place'),
  ],
  [
    [1, 'Ada Spray', 51, 70, 1, '1973-02-01', 'Skerry'],
    [2, 'Ben Foam', 34, 82, 1, '1990-07-09', 'Brae'],
    [3, 'Cleo Surge', 40, 61, 3, '1984-11-30', 'Brae'],
  ],
);
const regattas = table(
  'regatta',
  'title',
  [
    id('regatta_id'),
    text('title'),
    place('venue'),
    date('race_day'),
    kind('regatta_type'),
    amount('entries'),
  ],
  [
    [1, 'Spring Cup', 'Skerry Bay', '2024-04-02', 'Sprint', 12],
    [2, 'Herring Run', 'Brae Loch', '2024-08-11', 'Tour', 30],
    [3, 'Mist Cup', 'Brae Loch', '2024-10-20', 'Sprint', 8],
  ],
);
/** Ferries have two places and two dates, of which no clause says which is meant. */
const ferries = table(
  'ferry',
  'ferry_name',
  [
    id('ferry_id'),
    text('ferry_name'),
    place('home_port'),
    place('country'),
    size('fare'),
    date('launched'),
    date('sold'),
  ],
  [
    [1, 'Tern', 'Skerry', 'Norway', 12, '1999-01-02', '2010-05-06'],
    [2, 'Auk', 'Brae', 'Iceland', 9, '2001-01-02', '2012-05-06'],
  ],
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [lighthouses, keepers, regattas, ferries],
    [relate('keeper', 'lighthouse_id', 'lighthouse', 'lighthouse_id')],
  );
});
afterAll(() => shop.close());

async function told(question: string): Promise<{ status: string; columns: string[]; rows: Cell[][] }> {
  const { answer } = await ask(question, { ...shop, today: testToday, locale: 'en' });
  return answer.status === 'answered'
    ? { status: answer.status, columns: answer.columns.map(({ name }) => name), rows: answer.rows }
    : { status: answer.status, columns: [], rows: [] };
}

describe('columns that a clause asks for', () => {
  it.each([
    ['Show the names of the keepers and how old they are', ['keeper_name', 'age']],
    ['What are the keepers called and how old are they?', ['keeper_name', 'age']],
    ['Show the names of the lighthouses and how high they are', ['name', 'height']],
    ['Which lighthouses are higher than 25, and where are they?', ['name', 'location']],
    ['List the titles of the regattas and where they took place', ['title', 'venue']],
    ['List the titles of the regattas and when they took place', ['title', 'race_day']],
    ['Show what the ferries are called and when they were launched', ['ferry_name', 'launched']],
    ['List what all the keepers are called', ['keeper_name']],
    ['When and where was the heaviest keeper born?', ['birth_date', 'birth_place']],
    ['List the names of the keepers and when they were born', ['keeper_name', 'birth_date']],
    ['List the names of the ferries and how much they cost', ['ferry_name', 'fare']],
  ] as [string, string[]][])('%s', async (question, columns) => {
    expect((await told(question)).columns).toEqual(expect.arrayContaining(columns));
  });

  it.each([
    ['How old and how heavy are all keepers on average?', [[41.67, 71]]],
    ['How old is the heaviest keeper?', [[34]]],
  ])('%s', async (question, rows) => {
    const found = await told(question);
    const cells = found.rows.flat().map((cell) => Math.round(Number(cell) * 100) / 100);
    expect(cells).toEqual(expect.arrayContaining(rows.flat()));
  });

  it('are those of the thing that is spoken of', async () => {
    expect((await told('Show the kinds of regatta')).rows.flat().sort()).toEqual(['Sprint', 'Tour']);
    expect((await told('How many different kinds of regatta are there?')).rows).toEqual([[2]]);
  });

  it.each([
    // Where a keeper was born is no place where one is.
    'Which keepers are older than 39, and where are they?',
    // Two dates, and no word says which of them.
    'List the names of the ferries and when they took place',
    // Nobody tells how old a lighthouse is.
    'Show the names of the lighthouses and how old they are',
    'What are the names of the regattas and where do the keepers live?',
  ])('are never left out: %s', async (question) => {
    expect((await told(question)).status).not.toBe('answered');
  });
});
