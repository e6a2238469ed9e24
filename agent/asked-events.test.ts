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

describe('whose and of what an event was', () => {
  it.each([
    ['which product did Ada Ltd order most recently', 'Dye'],
    ['which product was in the first order of Ada Ltd', 'Anvil'],
    ['the last customer that bought a brush', 'Cedar GmbH'],
  ])('%s', async (question, name) => {
    expect((await rowsOf(question))[0]).toContain(name);
  });

  it('leaves the event itself to be asked for', async () => {
    expect((await talk('latest order from a customer in Japan')).reading).toMatch(
      /^The order with the highest/,
    );
  });

  it('dates a thing by the rows whose state is told', async () => {
    expect(await rowsOf('how many products were cancelled in 2025')).toEqual([[1]]);
  });
});

describe('one thing', () => {
  it('tells its price where it is asked what it costs, and where it is', async () => {
    expect(await rowsOf('how much does an anvil cost')).toEqual([['Anvil', 120]]);
    expect((await rowsOf('where is Ada Ltd located'))[0]).toEqual(
      expect.arrayContaining(['Germany', 'Europe']),
    );
  });

  it('tells whether it is among the first by its place', async () => {
    const { columns, rows } = await talk('is Japan in the top 2 countries by revenue');
    expect(rows[0]?.[columns.findIndex(({ name }) => name === 'place')]).toBe(3);
    expect((await talk('is France among our top 3 countries')).assumptions[0]?.kind).toBe('measure');
  });
});

describe('what is spread or ordered', () => {
  it('tells how far the quartiles are apart', async () => {
    const { columns, rows } = await talk('interquartile range of the net amount');
    const [low, high, apart] = rows[0] ?? [];
    expect(columns.at(-1)?.name).toBe('difference');
    expect(Number(apart)).toBeCloseTo(Number(high) - Number(low), 6);
  });

  it('counts what a ranking is by, and lists no name once for each row', async () => {
    expect(await rowsOf('top 1 channel by orders')).toEqual([['Online', 5]]);
    expect(await rowsOf('countries with no cancelled orders')).toBe('declined');
  });

  it('takes no single rows for an average that moves', async () => {
    expect((await talk('rolling 4 week average of sales')).reading).toContain('4-week moving average');
  });
});

describe('what is said of all or of none', () => {
  it('is not told of some of them', async () => {
    expect(await rowsOf('ordered tools but never paint')).toBe('declined');
    expect(await rowsOf('who never ordered online')).toEqual([
      ['C4', 'Delta Labs', '2024-02-10'],
      ['C5', 'Echo Works', '2024-11-05'],
    ]);
    expect(await rowsOf('who had no cancelled orders')).toBe('declined');
  });
});

describe('rows and things', () => {
  it('counts rows of each kind on average, and compares more than two kinds', async () => {
    expect(await rowsOf('average number of customers per country')).toEqual([[5 / 3]]);
    expect(await rowsOf('compare Online, Phone and Partner by revenue')).toEqual([
      ['Online', 539],
      ['Phone', 426],
      ['Partner', 111],
    ]);
  });

  it('takes a capital for a letter', async () => {
    expect(await rowsOf('how many customers begin with A in Germany')).toEqual([[1]]);
  });

  it('counts what dates the rows by its own noun, and goes on adding up', async () => {
    expect(await rowsOf('number of signups per year')).toEqual([
      ['2022-01-01', 1],
      ['2023-01-01', 2],
      ['2024-01-01', 2],
    ]);
    expect((await talk('orders by month in 2024', 'cumulative')).reading).toMatch(/^Running total of number/);
  });

  it('shows the columns that are named behind "with" beside the rows', async () => {
    const { columns, rows } = await talk('list of customers in Germany with segment and signup date');
    expect(columns.map(({ name }) => name)).toEqual(['customer_name', 'segment', 'signup_date']);
    expect(rows).toHaveLength(2);
  });

  it('asks for values of which no row is so', async () => {
    expect(await rowsOf('countries without retail customers')).toEqual([['Japan']]);
  });

  it('takes the one time for both deeds', async () => {
    expect(await rowsOf('how many customers bought both an anvil and a dye')).toEqual([[1]]);
    expect(await rowsOf('how many customers bought both an anvil and a dye in 2024')).toEqual([[0]]);
  });

  it('compares two of them by the amount behind "by"', async () => {
    expect(await rowsOf('compare Online and Phone by quantity')).toEqual([
      ['Online', 17],
      ['Phone', 8],
    ]);
    expect(await rowsOf('rank the channels by number of orders')).toEqual([
      ['Online', 5],
      ['Phone', 3],
      ['Partner', 2],
    ]);
  });
});

describe('follow-ups', () => {
  it('keep a change, an average that moves and a place what they are', async () => {
    const grown = 'month over month revenue growth in 2024';
    expect((await talk(grown, 'only online')).reading).toMatch(/^Change against the month before.*Online/);
    expect((await talk(grown, 'and for orders')).reading).toMatch(/^Change against .* of number of orders/);
    expect(await rowsOf(grown, 'by channel')).toBe('declined');
    const moving = '3-month moving average of revenue';
    expect((await talk(moving, 'in Germany')).reading).toMatch(/^3-month moving average.*Germany/);
    expect(
      (await talk('what rank does Japan have by revenue among countries', 'and France')).reading,
    ).toMatch(/^Place of France/);
  });

  it('order the groups by what is named behind "by"', async () => {
    expect((await talk('rank the countries by revenue', 'and by orders')).reading).toMatch(
      /^Number of orders by country, sorted/,
    );
    expect(await rowsOf('revenue by channel', 'which is the lowest?')).toEqual([['Partner', 111]]);
  });
});
