import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop } from './testing.ts';

const today = '2025-03-15';
let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function rowsOf(question: string): Promise<readonly Cell[][] | string> {
  const { catalog, run } = shop;
  const { answer } = await ask(question, {
    catalog,
    run,
    today,
    locale: 'en',
    previous: null,
    models,
    weigh: () => 1,
  });
  return answer.status === 'answered' ? answer.rows.map((row) => [...row]) : answer.status;
}

async function namesOf(question: string): Promise<string[] | string> {
  const rows = await rowsOf(question);
  return typeof rows === 'string' ? rows : rows.map((row) => String(row[1])).toSorted();
}

describe('what was done in one time and not in another', () => {
  it('asks for rows of the one time and for none of the other', async () => {
    for (const question of [
      'customers that ordered in 2023 but not in 2025',
      'customers who ordered in 2024 and not in 2025',
      'customers who ordered in 2024 but have not ordered anything in 2025',
    ])
      expect(await namesOf(question), question).toEqual(question.includes('2023') ? [] : ['Bolt Inc']);
    expect(await rowsOf('how many customers ordered in 2024 but not in 2025')).toEqual([[1]]);
  });

  it('leaves a month out of the year that was said', async () => {
    expect(await rowsOf('revenue in 2024 but not in January')).toEqual([[604]]);
    expect(await rowsOf('revenue in 2024 excluding January')).toEqual([[604]]);
  });

  it('declines to leave out a time that is no part of the other', async () => {
    expect(await rowsOf('revenue in 2024 but not in January 2025')).toBe('declined');
  });
});

describe('rows of a kind and a time that are not there', () => {
  it('denies that there is one that is both', async () => {
    const all = ['Ada Ltd', 'Bolt Inc', 'Delta Labs', 'Echo Works'];
    expect(await namesOf('customers with no cancelled orders in 2025')).toEqual(all);
    expect(await namesOf('customers without a cancelled order in 2025')).toEqual(all);
    expect(await rowsOf('how many products have had no cancelled orders in 2025')).toEqual([[3]]);
  });

  it('does not say it of a time that stands before', async () => {
    expect(await rowsOf('customers with orders in 2025 and no cancelled orders')).not.toEqual([[4]]);
  });
});

describe('who is not named', () => {
  it('are the customers, where what is counted points to no other people', async () => {
    expect(await namesOf('who has at least three orders')).toEqual(['Ada Ltd']);
    expect(await namesOf('who has bought nothing in 2025')).toEqual(['Bolt Inc', 'Echo Works']);
  });
});

describe('a total of rows that are described', () => {
  it('is that of their amounts', async () => {
    expect(await rowsOf('total of cancelled orders')).toEqual([[66]]);
    expect(await rowsOf('total of unpaid orders')).toEqual([[220]]);
    expect(await rowsOf('which customer has the largest total of cancelled orders')).toEqual([
      ['Cedar GmbH', 34],
    ]);
    expect(await rowsOf('which customer has the highest total amount of cancelled orders')).toEqual([
      ['Cedar GmbH', 34],
    ]);
  });
});

describe('somebody who only bears a condition', () => {
  it('is not ranked', async () => {
    expect(await rowsOf('biggest order from a customer in Japan')).toEqual([[1005, 60]]);
    expect(await rowsOf('biggest order from customers in Japan')).toEqual([[1005, 60]]);
    expect(await rowsOf('show the biggest order by net amount from a customer in Japan')).toHaveLength(1);
  });
});

describe('an average number of rows that are described', () => {
  it('is over all units of the time, those without such rows as well', async () => {
    for (const question of [
      'average number of cancelled orders per month in 2024',
      'how many cancelled orders a month did we have on average in 2024',
    ])
      expect(await rowsOf(question), question).toEqual([[1 / 12]]);
  });

  it('is not told of things, of which it is not clear whether those without count', async () => {
    expect(await rowsOf('average number of cancelled orders per customer')).toBe('declined');
  });
});

describe('what belongs to one row', () => {
  it('is told of the row that is named', async () => {
    expect(await rowsOf('customer name for order 1004')).toEqual([['Cedar GmbH']]);
    expect(await rowsOf('country of order 1002')).toEqual([['France']]);
    expect(await rowsOf('countries of orders')).not.toEqual([['France']]);
  });

  it('is dated by its own date, whatever it belongs to is called', async () => {
    expect(await rowsOf('most recent order date of the product Anvil')).toEqual([['2024-09-09']]);
    expect(await rowsOf('first order date of the customer Delta Labs')).toEqual([['2024-06-18']]);
  });
});

describe('texts of several words', () => {
  it('are looked for as they stand at the end', async () => {
    expect(await namesOf('customers whose name contains delta labs')).toEqual(['Delta Labs']);
    expect(await namesOf('customers with cedar gmbh in their name')).toEqual(['Cedar GmbH']);
  });
});

describe('years and days', () => {
  it('counts different days, and not the rows', async () => {
    expect(await rowsOf('number of distinct order dates in 2024')).toEqual([[6]]);
  });

  it('takes two years for a time, and for no amounts', async () => {
    expect(await rowsOf('net amount from 2023 to 2024')).toEqual([[961]]);
  });

  it('tells how long something takes in days', async () => {
    expect(await rowsOf('average time from order date to payment, in days')).toEqual(
      await rowsOf('average days from order date to paid date'),
    );
  });
});

describe('what was told wrong in silence', () => {
  it('takes the quarter before for one of the same year', async () => {
    expect(await rowsOf('change in orders from Q1 to Q3 2024')).toEqual([[3, 1, -2, -2 / 3]]);
  });

  it('divides by the whole that is named, and not by the part', async () => {
    expect(await rowsOf("Germany's revenue as a percentage of Europe's")).toEqual([[816, 965, 816 / 965]]);
    expect(await rowsOf("Germany's revenue as a percentage of France's")).toBe('declined');
  });

  it('counts rows in a state where it is said how often', async () => {
    expect(await rowsOf('which product gets cancelled the most')).toEqual([
      ['Brush', 1],
      ['Chisel', 1],
    ]);
  });

  it('calls who is asked for by name', async () => {
    expect(await rowsOf('who bought the most units')).toEqual([['Bolt Inc', 12]]);
  });

  it('does not tell of each order what a day of them comes to', async () => {
    expect(await rowsOf('average number of units per month in 2024')).toBe('clarify');
  });

  it('never counts the things for what they come to', async () => {
    expect(await rowsOf('which customers spent less than 100 in total')).not.toHaveLength(5);
  });
});
