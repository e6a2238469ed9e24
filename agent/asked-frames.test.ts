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
  return (await replyTo(...turns)).answer;
}

async function replyTo(...turns: string[]): Promise<AgentReply> {
  let reply: AgentReply | null = null;
  let previous: Plan | null = null;
  for (const turn of turns) {
    const { catalog, run } = shop;
    reply = await ask(turn, { catalog, run, today, locale: 'en', previous, models, weigh: () => 1 });
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
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

describe('numbers that go together', () => {
  it('correlates two columns of the rows, and says of how many', async () => {
    const [[value, pairs]] = (await rowsOf('correlation between quantity and net amount')) as [
      [number, number],
    ];
    expect(value).toBeCloseTo(-0.13, 1);
    expect(pairs).toBe(10);
  });

  it('correlates what the groups come to', async () => {
    const { reading, rows } = await talk(
      'how strongly are number of orders and revenue correlated per customer?',
    );
    expect(reading).toBe(
      'Correlation of number of orders and total revenue (net amount) over customer names.',
    );
    expect(rows[0]?.[1]).toBe(4);
  });

  it('asks for two numbers, and for no more', async () => {
    for (const question of [
      'correlation of quantity',
      'correlation between quantity, net amount and price',
      'correlation between channel and status',
      'which channel has the highest correlation between quantity and net amount',
    ])
      expect(await rowsOf(question), question).toBe('declined');
  });

  it('tells how far amounts scatter', async () => {
    expect(await rowsOf('std dev of the quantity')).toEqual([[expect.closeTo(2.759, 3)]]);
  });
});

describe('groups against their average', () => {
  it('compares the total of each group with the average of the totals', async () => {
    expect(await rowsOf('countries with above average revenue')).toEqual([['Germany', 816]]);
    expect(await rowsOf('countries with below average revenue')).toHaveLength(2);
  });
});

describe('what changed most', () => {
  const between = 'from 2023 to 2024';
  it('ranks by the change or by its percentage, as the words say', async () => {
    const { reading, rows } = await talk(`which country gained the most revenue in dollars ${between}`);
    expect(reading).toContain('the highest change of them');
    expect(rows).toEqual([['Germany', 240, 512, 272, 272 / 240]]);
    const percent = await talk('fastest growing region by revenue growth % in 2025 vs 2024');
    expect(percent.reading).toContain('the highest percentage change of them');
  });

  it('asks back where the two differ', async () => {
    const { status, options } = await talk('which segment had the lowest revenue growth from 2024 to 2025');
    expect(status === 'answered' || options?.length === 2).toBe(true);
  });

  it('needs a period, and takes the money where no amount is said', async () => {
    expect(await rowsOf('which country grew fastest')).toBe('declined');
    expect((await talk(`which country grew fastest ${between}`)).assumptions[0]?.kind).toBe('measure');
    expect(await rowsOf('share of online orders in 2024 vs 2023')).toBe('declined');
  });

  it('sets a period against the one before', async () => {
    expect(await rowsOf('year over year revenue growth in 2024')).toEqual([[240, 721, 481, 481 / 240]]);
    expect(await rowsOf('by what percent did revenue rise in 2024 over 2023')).toEqual([
      [721, 240, 481, 481 / 240],
    ]);
    expect((await rowsOf('year over year revenue growth'))[1]).toEqual(['2024-01-01', 721, 481, 481 / 240]);
  });
});

describe('values that are missing or stand twice', () => {
  it('counts and lists what occurs more than once', async () => {
    for (const question of ['how many countries occur more than once', 'number of duplicate countries'])
      expect(await rowsOf(question), question).toEqual([[2]]);
    expect(await rowsOf('which countries appear more than once')).toEqual([
      ['Germany', 2],
      ['Japan', 2],
    ]);
    expect(await rowsOf('how many customer names occur more than once')).toEqual([[0]]);
    expect((await replyTo('which countries appear more than once')).text).toBe(
      '2 countries in customers occur more than once: Germany (2), Japan (2).',
    );
  });

  it('tells things apart by what they are called where no column was named, and says so', async () => {
    for (const question of ['any duplicate customers?', 'find duplicates in customers']) {
      const { text, answer } = await replyTo(question);
      expect(text, question).toBe('No customer name in customers occurs more than once.');
      expect(answer.assumptions, question).toContainEqual(
        expect.objectContaining({ chosen: 'customers with the same customer name' }),
      );
    }
    // An order is called nothing: whose orders they are does not make two of them one.
    expect(await rowsOf('duplicate orders')).toBe('declined');
  });

  it('says that none is missing where every row has one', async () => {
    for (const question of [
      'How many customers have no country filled in?',
      'number of customers with a missing country',
      'customers with blank country, count',
    ])
      expect(await rowsOf(question), question).toEqual([[0]]);
  });
});

describe('amounts in other words', () => {
  it('puts groups in the order of their totals', async () => {
    const ranked = [
      ['Germany', 816],
      ['France', 149],
      ['Japan', 111],
    ];
    for (const question of [
      'rank the countries by revenue',
      'ranking of all countries by sales, highest first',
    ])
      expect(await rowsOf(question), question).toEqual(ranked);
    expect(await rowsOf('countries ranked by sales, lowest first')).toEqual(ranked.toReversed());
  });

  it('tells the place of one among all', async () => {
    for (const question of [
      'At which place is Japan when countries are ranked by sales?',
      'what rank does Japan have among the countries by revenue',
      'how does Japan rank by revenue',
    ])
      expect(await rowsOf(question), question).toEqual([['Japan', 111, 3]]);
    expect(await rowsOf('rank of Germany by number of orders, lowest first')).toEqual([['Germany', 6, 3]]);
    for (const question of ['what rank does Japan have', 'what rank does Peru have by revenue'])
      expect(await rowsOf(question), question).toBe('declined');
  });

  it('reaches back for an average that moves, and tells where it cannot', async () => {
    const [first] = (await rowsOf('2-month moving average of revenue in 2024')) as unknown[][];
    expect(first).toEqual(['2024-01-01', 117, 58.5]);
    const [begin, next] = (await rowsOf('2-month rolling total of revenue')) as unknown[][];
    expect([begin, next]).toEqual([
      ['2023-11-01', 240, 240],
      ['2023-12-01', 0, 240],
    ]);
    expect(await rowsOf('3-month moving average of price by month')).toBe('declined');
  });

  it('sets groups against what they come to on average', async () => {
    expect(await rowsOf('how many customers have more orders than the average customer')).toEqual([[1]]);
    expect(await rowsOf('months of 2024 with more orders than average')).toEqual([['2024-01-01', 2]]);
    expect(await rowsOf('orders worth more than the average order, how many')).toEqual([[3]]);
    expect(await rowsOf('how many countries have above average revenue')).toEqual([[1]]);
    expect(await rowsOf('which countries sold fewer units than average')).toEqual([['Japan', 10]]);
    expect(await rowsOf('products that sold fewer units than average')).toHaveLength(3);
    expect(await rowsOf('customers with more price than the average customer')).toBe('declined');
  });

  it('counts units of time, each once', async () => {
    for (const question of [
      'on how many days did we get orders in 2024',
      'number of different order dates in 2024',
    ])
      expect(await rowsOf(question), question).toEqual([[6]]);
    expect(await rowsOf('in how many months was revenue above 100')).toEqual([[4]]);
    expect(await rowsOf('how many days did it take')).toBe('declined');
  });

  it('tells what part of the values lies below, and how many lie in each band', async () => {
    expect(await rowsOf('quartiles of the net amount')).toEqual([[38.25, 62, 111.25]]);
    expect(await rowsOf('p50 of net amount')).toEqual([[62]]);
    expect(await rowsOf('number of orders in bands of 100 by net amount')).toEqual([
      [0, 7],
      [100, 1],
      [200, 1],
      [300, 1],
    ]);
  });

  it('tells what each customer spends on average, and by what customers are of', async () => {
    expect(await rowsOf('How much does a customer spend with us on average?')).toEqual([[1076 / 4]]);
    expect(await rowsOf('average total revenue per customer for each segment')).toEqual([
      ['Enterprise', 773 / 2],
      ['Retail', 303 / 2],
    ]);
  });

  it('counts the rows that a date tells of', async () => {
    expect(await rowsOf('yearly signups')).toEqual([
      ['2022-01-01', 1],
      ['2023-01-01', 2],
      ['2024-01-01', 2],
    ]);
    expect(await rowsOf('sum of all orders')).toEqual([[1076]]);
    expect(await rowsOf('total orders')).not.toEqual([[1076]]);
  });
});

describe('periods', () => {
  it('tells what a month comes to on average, of whole months alone', async () => {
    for (const question of [
      'average number of orders per month in 2024',
      'orders per month on average, 2024',
    ])
      expect(await rowsOf(question), question).toEqual([[0.5]]);
    // Of the year so far, the months that are over.
    expect(await rowsOf('average number of orders per month in 2025')).toEqual([[1]]);
    expect(await rowsOf('average number of orders per month in 2022')).toBe('declined');
  });

  it('tells the next day only of what lies ahead', async () => {
    for (const question of ['when is the next order', 'next signup date', 'next order date'])
      expect(await rowsOf(question), question).toBe('declined');
  });
});

describe('the tables themselves', () => {
  it('tells what is missing in each column', async () => {
    const rows = (await rowsOf('missing values per column in orders')) as unknown[][];
    expect(rows).toHaveLength(9);
    expect(rows.filter(([, missing]) => missing !== 0)).toEqual([['paid_date', 5]]);
    expect(await rowsOf('missing values per column in invoices')).toBe('declined');
  });

  it('tells how large they are', async () => {
    expect(await rowsOf('how many rows does each table have?')).toEqual([
      ['customers', 5],
      ['products', 4],
      ['orders', 10],
    ]);
    expect(await rowsOf('number of columns per table')).toEqual([
      ['customers', 7],
      ['products', 4],
      ['orders', 9],
    ]);
    expect(await rowsOf('how many tables are there')).toEqual([[3]]);
    expect(await rowsOf('how many columns does the orders table have')).toEqual([[9]]);
    expect(await rowsOf('how many columns does the invoices table have')).toBe('declined');
  });

  it('tells the first and the last day side by side', async () => {
    for (const question of ['earliest and latest signup date', 'between which dates did customers sign up'])
      expect(await rowsOf(question), question).toEqual([['2022-05-01', '2024-11-05']]);
    expect(await rowsOf('min avg max of quantity')).toEqual([[1, 3.5, 10]]);
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
