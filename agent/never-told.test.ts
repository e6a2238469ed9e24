import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import {
  amountColumn,
  kindColumn,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from './testing.ts';

/** The same rows in a table that is called by what its rows are, and in one that is called nothing. */
const tableCalled = (name: string): TestTable => ({
  name,
  key: [],
  mainDate: null,
  displayColumn: null,
  columns: [kindColumn('product'), kindColumn('rep'), amountColumn('spend')],
  rows: [
    ['Pot', 'Nord', 3],
    ['Pan', 'Mitte', 4],
    ['Pan', 'Nord', 7],
    ['Lid', 'Mitte', 6],
    ['Lid', 'Ost', 2],
  ],
});
const shops = new Map<string, TestShop>();
beforeAll(async () => {
  for (const name of ['sales', 's']) shops.set(name, await openTestTables([tableCalled(name)], []));
});
afterAll(() => {
  for (const shop of shops.values()) shop.close();
});

async function put(name: string, question: string): Promise<AgentReply['answer']> {
  const shop = shops.get(name);
  if (!shop) throw new Error('The tables are not open.');
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: testToday, locale: 'en' })).answer;
}

const questions = [
  'which products were never sold by Mitte',
  'products never sold at Mitte',
  'which products were never sold in Mitte',
  'which products did Mitte never sell',
  'how many products were never sold by Mitte',
];

describe.each(['sales', 's'])('what never was, of rows called %s', (name) => {
  it.each(questions)('is told of things without such a row, or not at all: %s', async (question) => {
    const answer = await put(name, question);
    if (answer.status === 'answered') expect(answer.rows).toEqual([['Pot', 0]]);
    const offered = (answer.options ?? []).map(({ label }) => label);
    expect(offered.filter((label) => !label.includes('in no row'))).toEqual([]);
  });

  it('is told of the one thing that has none', async () => {
    const answer = await put(name, 'products never sold at Mitte');
    expect(answer.rows).toEqual([['Pot', 0]]);
  });
});
