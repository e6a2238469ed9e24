import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask, type Plan, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop } from './testing.ts';

const today = '2025-03-15';
let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function talk(...turns: string[]): Promise<AgentReply['answer']> {
  let reply: AgentReply | null = null;
  let previous: Plan | null = null;
  for (const turn of turns) {
    const { catalog, run } = shop;
    reply = await ask(turn, { catalog, run, today, locale: 'en', previous, models });
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply.answer;
}

async function rowsOf(...turns: string[]): Promise<readonly Cell[][] | string> {
  const { status, rows } = await talk(...turns);
  return status === 'answered' ? rows.map((row) => [...row]) : status;
}

describe('those who did it', () => {
  it('counts what customers of one country ordered, and no row for each of them', async () => {
    expect(await rowsOf('how many orders were placed by customers in Germany')).toEqual([[6]]);
    expect(await rowsOf('number of distinct products bought by customers in Germany')).toEqual([[4]]);
    expect(await rowsOf('number of orders placed by customers')).toHaveLength(4);
  });

  it('counts who bought both things, however the two are joined', async () => {
    for (const question of [
      'how many customers bought an anvil and a chisel',
      'how many customers bought an anvil as well as a chisel',
      'how many customers bought an anvil and a chisel, both',
    ])
      expect(await rowsOf(question), question).toEqual([[1]]);
    expect(await rowsOf('how many customers bought an anvil or a chisel')).toEqual([[3]]);
  });

  it('lists what is asked for in a second sentence', async () => {
    const { columns } = await talk('What have customers from Germany never bought? List the products');
    expect(columns.map(({ name }) => name)).toContain('product_name');
  });
});

describe('first and last', () => {
  it('tells the date of the first order of each customer once', async () => {
    const first = [
      ['C4', 'Delta Labs', '2024-06-18'],
      ['C3', 'Cedar GmbH', '2024-03-02'],
      ['C2', 'Bolt Inc', '2024-01-05'],
      ['C1', 'Ada Ltd', '2023-11-20'],
    ].map((row) => row.slice(1));
    for (const question of [
      'date of the first order of each customer',
      'When did each customer order for the first time?',
    ]) {
      const rows = await rowsOf(question);
      expect(typeof rows === 'string' ? rows : rows.map((row) => row.slice(-2)), question).toEqual(first);
    }
  });

  it('asks for a day of a date, and not for a row of each day', async () => {
    expect(await rowsOf('On which day did the last customer sign up?')).toEqual([['2024-11-05']]);
    expect(await rowsOf('In which month did the last customer sign up?')).toBe('declined');
  });

  it('takes what an order came to for its expense', async () => {
    expect(await rowsOf('the first customer in Europe by signup date')).toHaveLength(1);
    const { reading } = await talk('the most expensive order');
    expect(reading).toContain('net amount');
  });
});

describe('amounts for each', () => {
  it('tells revenue per customer by what customers are of', async () => {
    expect(await rowsOf('revenue per customer by segment')).toEqual([
      ['Enterprise', 773 / 2],
      ['Retail', 303 / 2],
    ]);
  });
});

describe('what points back', () => {
  it('keeps the period of the answer before', async () => {
    const rows = await rowsOf('revenue by country in 2025', 'how many orders is that for each country?');
    expect(rows).toEqual([
      ['Germany', 2],
      ['Japan', 1],
    ]);
  });

  it('drops the period when told to, and nothing where there is none', async () => {
    for (const change of ['remove the date filter', 'without the year, please'])
      expect(await rowsOf('how many orders from Germany in 2025', change), change).toEqual([[6]]);
    expect(await rowsOf('how many orders from Germany', 'remove the date filter')).toBe('declined');
  });
});
