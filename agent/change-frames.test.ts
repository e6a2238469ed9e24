import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask, type SemanticModel } from './index.ts';
import { openTestShop, type TestShop } from './testing.ts';

const today = '2025-03-15';
let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function answerTo(question: string): Promise<AgentReply['answer']> {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today, locale: 'en', models })).answer;
}

async function rowsOf(question: string): Promise<readonly Cell[][] | string> {
  const { status, rows } = await answerTo(question);
  return status === 'answered' ? rows.map((row) => [...row]) : status;
}

describe('changes from each period to the next', () => {
  it('reaches back before the first period shown, however it is put', async () => {
    const quarters = [
      ['2024-01-01', 237, -3, -3 / 240],
      ['2024-04-01', 60, -177, -177 / 237],
      ['2024-07-01', 360, 300, 5],
      ['2024-10-01', 64, -296, -296 / 360],
    ];
    for (const question of [
      'quarter over quarter revenue growth in 2024',
      'quarterly revenue growth in 2024',
      'revenue by quarter in 2024 compared to the quarter before',
    ])
      expect(await rowsOf(question), question).toEqual(quarters);
  });

  it('sets each unit against the same one of the year before, and a first one against nothing', async () => {
    const rows = await rowsOf('yoy revenue growth by quarter');
    expect(rows.slice(3, 6)).toEqual([
      ['2024-07-01', 360, null, null],
      ['2024-10-01', 64, -176, -176 / 240],
      ['2025-01-01', 115, -122, -122 / 237],
    ]);
  });

  it('ranks by the change from the period before the one named', async () => {
    const { reading } = await answerTo('fastest growing channel in 2024');
    expect(reading).toContain('in 2023');
    expect(reading).toContain('highest percentage change');
  });

  it('sets two periods side by side by money where nothing else is said', async () => {
    expect(await rowsOf('compare 2024 with 2023')).toEqual([[721, 240, 481, 481 / 240]]);
  });
});

describe('averages of periods', () => {
  it('takes the whole months that the rows cover where no time is said, and tells which', async () => {
    const { rows, assumptions } = await answerTo('average number of orders per month');
    // December 2023 has no rows, and counts as a month.
    expect(rows[0]?.[0]).toBeCloseTo(8 / 15, 6);
    const [[ofOne]] = (await rowsOf('average number of orders per month in Germany in 2024')) as [[number]];
    expect(ofOne).toBeCloseTo(3 / 12, 6);
    expect(assumptions).toContainEqual(
      expect.objectContaining({ chosen: 'whole months: 1 December 2023 to 28 February 2025' }),
    );
  });

  it('moves over as many as is customary where nobody says how many', async () => {
    const { reading, assumptions } = await answerTo('moving average of monthly revenue');
    expect(reading).toContain('3-month moving average');
    expect(assumptions).toContainEqual(expect.objectContaining({ chosen: 'over 3 months' }));
  });
});

describe('things that are counted or chosen', () => {
  it('counts each table of a list, and takes none for a condition', async () => {
    expect(await rowsOf('how many customers, products and orders do we have')).toEqual([
      ['customers', 5],
      ['products', 4],
      ['orders', 10],
    ]);
    expect(await rowsOf('how many customers and orders do we have in Germany')).toBe('declined');
  });

  it('asks for a deed in each of two years', async () => {
    expect(await rowsOf('how many customers ordered in 2023 and 2024')).toEqual([[1]]);
    expect(await rowsOf('how many customers ordered in 2024 and 2025')).toEqual([[3]]);
    expect(await rowsOf('how many customers signed up in 2023 and 2024')).toEqual([[4]]);
  });

  it('compares what a product costs with its price, and what it brought in with its sales', async () => {
    const names = async (question: string): Promise<unknown> => {
      const rows = await rowsOf(question);
      return typeof rows === 'string'
        ? rows
        : rows.map((row) => row.find((cell) => /^[A-Z][A-Za-z ]+$/.test(String(cell))));
    };
    expect(await names('products under 20 dollars')).toEqual(['Brush', 'Dye']);
    expect(await names('products that brought in under 100 dollars')).toEqual(['Chisel', 'Dye']);
    expect(await names('which customers spent more than 300')).toEqual(['Ada Ltd']);
    expect(await rowsOf('how many orders are between 50 and 100 dollars')).toEqual([[4]]);
    expect(await rowsOf('how many customers are over 50')).toBe('declined');
  });

  it('puts names in order by what they come to, and no name once for each row', async () => {
    expect(await rowsOf('put our categories in order of pieces sold, best first')).toEqual([
      ['Paint', 26],
      ['Tools', 9],
    ]);
  });

  it('ranks the unit behind a number', async () => {
    expect(await rowsOf('lowest 2 months by revenue, 2024')).toEqual([
      ['2024-06-01', 60],
      ['2024-12-01', 64],
    ]);
  });
});
