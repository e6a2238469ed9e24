import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Sightseeing trips: the only money is given back or given on top. */
const trips: TestTable = {
  name: 'trips',
  key: ['trip_no'],
  mainDate: 'sailed_on',
  displayColumn: null,
  columns: [
    column('trip_no', 'VARCHAR', 'identifier'),
    column('operator', 'VARCHAR', 'category'),
    column('crew_size', 'VARCHAR', 'category'),
    column('country', 'VARCHAR', 'place'),
    column('harbor_type', 'VARCHAR', 'category'),
    column('checked_by', 'VARCHAR', 'category'),
    column('inspected', 'BOOLEAN', 'boolean'),
    column('sailed_on', 'DATE', 'date'),
    column('refund_usd', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['T1', 'Swift Boats', 'Small', 'United States', 'Sloop', 'Ida Holm', true, '2025-01-04', 40],
    ['T2', 'Crown Ferries', 'Large', 'Norway', 'Ketch', 'Per Dahl', false, '2025-01-09', 55],
    ['T3', 'Swift Boats', 'Large', 'Norway', 'Sloop', null, true, '2025-02-11', 35],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([trips], []);
});
afterAll(() => shop.close());

async function put(question: string): Promise<AgentReply['answer']> {
  return (await ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run }))
    .answer;
}

it.each([
  ['an empty verb that stands as a noun', 'How many calls were there by operator?'],
  ['a verb of trade that stands as a noun', 'In which land do we have the most trips?'],
  ['a cost', 'cost of trips by operator'],
  ['a refund that is no cost', 'total cost of trips by operator'],
  ['a refund that is no income', 'total income by operator'],
  ['a common noun that is a part of a name', 'how many boats in 2025'],
  ['a common noun that is a part of a country', 'total refund by state'],
  ['a noun behind a preposition', 'total refund in work'],
  ['costs that are none of the verb', 'What costs did we have by operator?'],
])('never skips or takes for another thing %s', async (_what, question) => {
  expect((await put(question)).status).toBe('declined');
});

it('asks whether inspectors are the checkers', async () => {
  expect((await put('number of inspectors by operator')).status).toBe('clarify');
});

it('takes a part of a name that is no noun, and names those who did it', async () => {
  const named = await put('total refund of crown');
  expect(named.status === 'answered' && named.rows).toEqual([[55]]);
  const checked = await put('number of trips by checker');
  expect(checked.status === 'answered' && checked.columns.map(({ name }) => name)).toContain('checked_by');
});

it('reads "sort" behind a noun as a kind', async () => {
  const kinds = await put('number of trips for each harbor sort');
  expect(kinds.status === 'answered' && kinds.rows).toEqual([
    ['Sloop', 2],
    ['Ketch', 1],
  ]);
});
