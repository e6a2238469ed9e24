import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from '../index.ts';
import {
  testColumn as column,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from '../testing.ts';

/** Twelve rows, of which each cell is one of the list or what the place of the row makes of it. */
function table(
  name: string,
  columns: [TestTable['columns'][number], readonly Cell[] | ((at: number) => Cell)][],
  displayColumn: string | null = null,
): TestTable {
  const rows = Array.from({ length: 12 }, (_, at) =>
    columns.map(([, cells]) =>
      typeof cells === 'function' ? cells(at) : (cells[at % cells.length] ?? null),
    ),
  );
  const [key] = columns.map(([{ name: header }]) => header);
  return {
    name,
    key: [key ?? ''],
    mainDate: null,
    displayColumn,
    columns: columns.map(([one]) => one),
    rows,
  };
}

const numbered =
  (prefix: string) =>
  (at: number): Cell =>
    `${prefix}${at}`;

const tables: Record<string, TestTable> = {
  deals: table('deals', [
    [column('Deal ID', 'VARCHAR', 'identifier'), numbered('D')],
    [column('Rep', 'VARCHAR', 'category'), ['Ana', 'Ben']],
    [column('Stage', 'VARCHAR', 'category'), ['Closed Won', 'Proposal', 'Closed Lost']],
    [column('Expected Close Date', 'DATE', 'date'), ['2025-02-10']],
  ]),
  nails: table('nail bar visits', [
    [column('Visit No', 'VARCHAR', 'identifier'), numbered('V')],
    [column('Visit Date', 'DATE', 'date'), ['2025-01-05']],
    [column('Artist', 'VARCHAR', 'category'), ['Kim', 'Lou']],
    [column('Service Total', 'DECIMAL(12,2)', 'additive'), (at) => 20 + at],
    [column('Retail Sales', 'DECIMAL(12,2)', 'additive'), [1, 2, 3]],
  ]),
  lodge: table('lodge bookings', [
    [column('Booking Ref', 'VARCHAR', 'identifier'), numbered('L')],
    [column('Booked On', 'DATE', 'date'), ['2025-01-05']],
    [column('Arrival', 'DATE', 'date'), ['2025-02-01']],
    [column('Guests', 'INTEGER', 'additive'), [1, 2, 3]],
    [column('Total Price', 'DECIMAL(12,2)', 'additive'), [200]],
    [column('Amount Paid', 'DECIMAL(12,2)', 'additive'), [50]],
    [column('Status', 'VARCHAR', 'category'), ['Confirmed', 'Waiting']],
  ]),
  staff: table(
    'employees',
    [
      [column('Employee ID', 'VARCHAR', 'identifier'), numbered('E')],
      [column('Full Name', 'VARCHAR', 'text'), numbered('Person ')],
      [column('Department', 'VARCHAR', 'category'), ['Bakery', 'Kitchen']],
      [column('Job', 'VARCHAR', 'category'), ['Cook', 'Manager', 'Waiter']],
      [column('Manager', 'VARCHAR', 'category'), ['Ann Roe', 'Bo Lind']],
      [column('Salary', 'DECIMAL(12,2)', 'additive'), (at) => 1000 + at],
    ],
    'Full Name',
  ),
  costs: table('expenses', [
    [column('Expense No', 'VARCHAR', 'identifier'), numbered('X')],
    [column('Category', 'VARCHAR', 'category'), ['Rent', 'Fuel']],
    [column('Direction', 'VARCHAR', 'category'), ['Purchase', 'Sale']],
    [column('Amount', 'DECIMAL(12,2)', 'additive'), (at) => 10 + at],
  ]),
  store: table('stock', [
    [column('Item', 'VARCHAR', 'text'), numbered('Item ')],
    [column('Warehouse', 'VARCHAR', 'category'), ['North', 'South']],
    [column('Pieces', 'INTEGER', 'additive'), (at) => at],
    [column('Boxes', 'INTEGER', 'additive'), (at) => 2 * at],
  ]),
  energy: {
    ...table('building energy', [
      [column('Building', 'VARCHAR', 'category'), ['Pool', 'Depot']],
      [column('Month', 'DATE', 'date'), (at) => `2024-0${1 + Math.floor(at / 2)}-01`],
      [column('Gas Cost', 'DECIMAL(12,2)', 'additive'), (at) => 20 + at],
      [column('Vehicles', 'INTEGER', 'additive'), [3]],
    ]),
    key: ['Building', 'Month'],
  },
  pages: {
    ...table('web visits', [
      [column('Visit No', 'VARCHAR', 'identifier'), numbered('W')],
      [column('Visit Date', 'DATE', 'date'), ['2025-01-01', '2025-01-02', '2025-01-03']],
      [column('Sessions', 'INTEGER', 'additive'), (at) => 100 + at],
    ]),
    mainDate: 'Visit Date',
  },
  run: table('race entries', [
    [column('Bib', 'VARCHAR', 'identifier'), numbered('B')],
    [column('Club', 'VARCHAR', 'category'), ['Hares', 'Foxes']],
    [column('Entry Fee', 'DECIMAL(12,2)', 'additive'), [15]],
    [column('Raised for Charity', 'DECIMAL(12,2)', 'additive'), (at) => at],
  ]),
  games: table('games', [
    [column('Game No', 'VARCHAR', 'identifier'), numbered('G')],
    [column('Played On', 'DATE', 'date'), ['2019-05-05']],
    [column('Home Team', 'VARCHAR', 'category'), ['Elks', 'Owls']],
    [column('Away Team', 'VARCHAR', 'category'), ['Bees', 'Elks']],
  ]),
  meals: table('meals', [
    [column('Meal No', 'VARCHAR', 'identifier'), numbered('M')],
    [column('Served On', 'DATE', 'date'), ['2024-03-05', '2025-02-05']],
    [column('Dish', 'VARCHAR', 'category'), ['Soup', 'Stew', 'Pie']],
    [column('Price', 'DECIMAL(12,2)', 'ratio'), (at) => 5 + at],
    [column('Taken', 'DECIMAL(12,2)', 'additive'), (at) => 50 + at],
  ]),
};

const shops = new Map<string, TestShop>();
beforeAll(async () => {
  for (const [name, one] of Object.entries(tables)) shops.set(name, await openTestTables([one], []));
});
afterAll(() => {
  for (const shop of shops.values()) shop.close();
});

/** The reply to the last turn of "one question | and what follows it", of which all others are answered. */
async function talk(name: string, conversation: string): Promise<AgentReply> {
  const shop = shops.get(name);
  if (!shop) throw new Error(`There is no table ${name}.`);
  const { catalog, run } = shop;
  const [first = '', ...turns] = conversation.split(' | ');
  let reply = await ask(first, { catalog, run, today: testToday, locale: 'en' });
  for (const turn of turns) {
    expect(reply.answer.status, reply.text).toBe('answered');
    reply = await ask(turn, { catalog, run, today: testToday, locale: 'en', previous: reply.plan ?? null });
  }
  return reply;
}

describe('a change that every guard of whole questions would stop', () => {
  it.each([
    ['deals', 'how many deals are there | and closed in February 2025', 'when it is expected'],
    ['nails', 'number of visits by artist | and total sales', 'or both are meant'],
    ['nails', 'service total by artist | and revenue', 'or both are meant'],
    ['lodge', 'total price by status | and how much is still to pay', 'what is left to pay was asked for'],
    ['lodge', 'total guests | and in January 2025', 'name the date'],
    ['lodge', 'number of bookings | and the ones booked for January 2025', 'for when it was'],
    ['staff', 'total salary | only Ann Roe', 'whether those below are meant'],
    ['staff', 'how many employees are there | and how many managers', 'whose job is Manager'],
    ['costs', 'total amount by category | and revenue', 'what went out'],
    ['costs', 'total amount by category | and how much did we spend', 'money comes in by some'],
    ['store', 'total pieces by warehouse | and the stock', 'which amount'],
    ['energy', 'total gas cost by building | what about vehicles', 'told for each month'],
    ['pages', 'how many visits | only days with more than 105 sessions', 'each day as a whole'],
    ['run', 'total entry fee by club | and how much did the Foxes raise', 'Raised for Charity'],
    ['games', 'how many games are there | and how many teams', 'or both are counted'],
    ['meals', 'average price | by meal no', 'nothing to average'],
    ['meals', 'list meals | and altogether in 2025', 'A number is asked for'],
    ['pages', 'total sessions | and number of web', 'counted as web'],
  ])('%s: %s', async (name, conversation, reason) => {
    const { answer, text } = await talk(name, conversation);
    expect(answer.status, answer.reading).not.toBe('answered');
    expect(text).toContain(reason);
  });

  it.each<[string, string, Cell[][]]>([
    ['nails', 'total service total by artist | only Kim', [['Kim', 150]]],
    ['staff', 'total salary of those whose manager is Ann Roe | only in the Bakery', [[6030]]],
    ['energy', 'average vehicles by building | only the Pool', [['Pool', 3]]],
    ['lodge', 'total guests booked on January 2025 | only Waiting', [[12]]],
  ])('leaves alone what the answer before told already: %s, %s', async (name, conversation, rows) => {
    const { answer, text } = await talk(name, conversation);
    expect(answer.rows, text).toEqual(rows);
  });
});

describe('what is left out of an answer', () => {
  it.each<[string, Cell[][]]>([
    ['total taken of Soup and Stew | but not Stew', [[218]]],
    ['total taken by dish | without Soup | and without Pie', [['Stew', 222]]],
    ['total taken in 2024 | but not Soup', [[224]]],
    ['how many meals in 2025 | but not in February 2025', [[0]]],
  ])('%s', async (conversation, rows) => {
    const { answer, text } = await talk('meals', conversation);
    expect(answer.rows, text).toEqual(rows);
  });

  it.each([
    ['total taken of Soup | but not Stew', 'cannot be left out'],
    ['total taken in 2024 | but not in February 2025', 'no part of 2024'],
  ])('is refused where it was no part of it: %s', async (conversation, reason) => {
    const { answer, text } = await talk('meals', conversation);
    expect(answer.status, answer.reading).toBe('declined');
    expect(text).toContain(reason);
  });
});
