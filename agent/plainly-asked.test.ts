import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask, type Plan, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop } from './testing.ts';

const today = '2025-03-15';
const models = new Map<string, SemanticModel>();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Asks the turns of a conversation, told apart by " | ". */
async function talk(conversation: string): Promise<AgentReply['answer']> {
  let reply: AgentReply | null = null;
  let previous: Plan | null = null;
  for (const turn of conversation.split(' | ')) {
    const { catalog, run } = shop;
    reply = await ask(turn, { catalog, run, today, locale: 'en', previous, models });
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply.answer;
}

type Told = [conversation: string, rows: unknown[][]];

async function expectRows([conversation, rows]: Told): Promise<void> {
  const { status, rows: found, reading } = await talk(conversation);
  expect(status, reading).toBe('answered');
  expect(found.map((row) => row.slice(0, rows[0]?.length))).toEqual(rows);
}

describe('when something first or last was', () => {
  const told: Told[] = [
    ['when did somebody in Japan first order', [['2024-06-18']]],
    ['date of the first order from Germany', [['2023-11-20']]],
    ['when was the last order', [['2025-03-03']]],
  ];
  it.each(told)('%s', (...each) => expectRows(each));

  it('asks for the thing where the thing is named', async () => {
    expect((await talk('customer with the latest signup date')).rows[0]).toContain('Echo Works');
  });
});

describe('pieces of things that are counted by their name', () => {
  const told: Told[] = [
    ['how many anvils did we sell', [[6]]],
    ['how many anvils did we sell to German customers', [[6]]],
    ['how many brushes did we sell in Asia', [[6]]],
    ['how many anvil orders did German customers place', [[3]]],
  ];
  it.each(told)('%s', (...each) => expectRows(each));
});

describe('rows that are counted, and not what they come to', () => {
  const told: Told[] = [
    ['did we have more orders in 2024 than in 2023', [[6, 1]]],
    ['how many customers have sales above 300', [[1]]],
    ['how many regions have revenue above 300', [[1]]],
  ];
  it.each(told)('%s', (...each) => expectRows(each));

  it('asks of one order where one is spoken of', async () => {
    expect((await talk('customers with an order over 300')).rows.map((row) => row[1])).toEqual(['Ada Ltd']);
    expect((await talk('customers with an order value above 300')).status).not.toBe('answered');
  });
});

describe('different things that several rows tie to one', () => {
  const told: Told[] = [
    ['how many customers bought more than 2 products', [[1]]],
    ['how many customers bought more than 3 products', [[0]]],
    ['how many customers have more than 3 orders', [[1]]],
  ];
  it.each(told)('%s', (...each) => expectRows(each));

  it('does not choose between pieces and different items', async () => {
    expect((await talk('customers who bought more than 3 items')).status).not.toBe('answered');
  });
});

describe('what somebody or something brings in', () => {
  const told: Told[] = [
    ['how much did we make in 2023', [[240]]],
    ['what did the online channel bring in in 2023', [[240]]],
    ['average sales per retail customer in 2024', [[134.5]]],
  ];
  it.each(told)('%s', (...each) => expectRows(each));

  it('averages orders, not customers, where the value of an order is asked for', async () => {
    const { rows } = await talk('average order value per customer');
    expect(rows).toContainEqual(['Ada Ltd', 165.5]);
  });

  it.each([
    'average sales per country',
    'how many anvils did we buy',
    'how many anvils have we bought from Ada Ltd',
  ])('leaves open what is not clear: %s', async (question) => {
    expect((await talk(question)).status).not.toBe('answered');
  });

  it('tells what was spent by no price of a piece', async () => {
    expect((await talk('which customer spends the most with us')).rows).toEqual([['Ada Ltd', 662]]);
  });
});

describe('people who work', () => {
  it.each([
    'how many people work for us',
    'how many people are in the warehouse',
    'how many people work in our warehouse',
  ])('are no customers: %s', async (question) => {
    expect((await talk(question)).status).toBe('declined');
  });

  it('leaves customers alone that are named', async () => {
    expect((await talk('how many people are from Japan')).rows).toEqual([[2]]);
  });
});

describe('a course over the years', () => {
  it('is told by years', async () => {
    expect((await talk('revenue over the years')).rows.map(([year]) => year)).toEqual([
      '2023-01-01',
      '2024-01-01',
      '2025-01-01',
    ]);
  });
});

describe('follow-ups', () => {
  const told: Told[] = [
    ['revenue in 2024 | by region | which region has the most', [['Europe', 661]]],
    ['orders by channel | which channel has the fewest', [['Partner', 2]]],
    ['revenue in germany | only the Phone channel | and all channels together', [[816]]],
    [
      'average order value of online orders | now show all channels',
      [
        ['Phone', 142],
        ['Online', 107.8],
        ['Partner', 55.5],
      ],
    ],
    ['how many customers ordered in 2024 | and in 2023?', [[1]]],
    ['number of orders in 2023 by channel | in dollars', [['Online', 240]]],
    [
      'revenue by region | percentages please',
      [
        ['Europe', 965],
        ['Asia', 111],
      ],
    ],
    ['show cancelled orders | total', [[66]]],
    ['show cancelled orders | average value', [[33]]],
    [
      'top 2 products by revenue | the worst two instead',
      [
        ['Dye', 90],
        ['Chisel', 96],
      ],
    ],
    ['orders in 2023 by month | by year rather', [['2023-01-01', 1]]],
  ];
  it.each(told)('%s', (...each) => expectRows(each));

  it('never converts money into money', async () => {
    expect((await talk('revenue by channel | in dollars')).status).not.toBe('answered');
  });
});

describe('the data themselves', () => {
  it.each(['which tables are in here', 'what is in here', 'give me an overview of this data'])(
    '%s',
    async (question) => {
      const { status, rows } = await talk(question);
      expect(status).toBe('answered');
      expect(rows.map(([table]) => table)).toEqual(['customers', 'products', 'orders']);
    },
  );
});
