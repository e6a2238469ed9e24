import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable } from './testing.ts';

const deals: TestTable = {
  name: 'deals',
  key: ['deal_id'],
  mainDate: 'created',
  displayColumn: null,
  columns: [
    column('deal_id', 'INTEGER', 'identifier'),
    column('owner', 'VARCHAR', 'category'),
    column('stage', 'VARCHAR', 'category'),
    column('source', 'VARCHAR', 'category'),
    column('value', 'INTEGER', 'additive'),
    column('created', 'DATE', 'date'),
    column('expected_close', 'DATE', 'date'),
  ],
  rows: [
    [1, 'Sara', 'Won', 'Web', 100, '2025-01-03', '2025-03-01'],
    [2, 'Sara', 'Lead', 'Event', 400, '2025-01-09', '2025-04-01'],
    [3, 'Ivo', 'Won', 'Web', 200, '2025-02-03', '2025-04-09'],
    [4, 'Ivo', 'Lost', 'Event', 900, '2025-02-13', '2025-05-01'],
    [5, 'Sara', 'Proposal', 'Web', 300, '2025-03-01', '2025-06-01'],
  ],
};

const expenses: TestTable = {
  name: 'expenses',
  key: [],
  mainDate: 'date',
  displayColumn: null,
  columns: [
    column('date', 'DATE', 'date'),
    column('department', 'VARCHAR', 'category'),
    column('merchant', 'VARCHAR', 'category'),
    column('amount', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['2025-01-03', 'Sales', 'Hilton', 900],
    ['2025-01-09', 'Finance', 'Uber', 40],
    ['2025-02-03', 'Sales', 'Uber', 60],
  ],
};

async function replyOn(shop: TestShop, question: string) {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: '2025-03-14', locale: 'en-US' })).answer;
}

describe('a table of deals', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestTables([deals], []);
  });
  afterAll(() => shop.close());

  it.each([
    'which owner closed the most deals',
    'how many deals did sara close',
    'which owner closed the most value',
    'which source brings the best deals',
  ])('does not say what is asked: %s', async (question) => {
    const answer = await replyOn(shop, question);
    expect(answer.status, answer.reading).not.toBe('answered');
  });

  it.each([
    ['how many deals does sara have', [[3]]],
    ['which source has the most deals', [['Web', 3]]],
  ])('says what is asked: %s', async (question, rows) => {
    expect((await replyOn(shop, question)).rows).toEqual(rows);
  });
});

describe('a table of expenses', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestTables([expenses], []);
  });
  afterAll(() => shop.close());

  it('takes "spend" for the amount and not for the number of its rows', async () => {
    expect((await replyOn(shop, 'spend per department')).rows).toEqual([
      ['Sales', 960],
      ['Finance', 40],
    ]);
  });

  it('counts what is used most', async () => {
    expect((await replyOn(shop, 'which merchant do we use the most')).rows).toEqual([['Uber', 2]]);
  });

  it('does not take the department Sales for an amount', async () => {
    const answer = await replyOn(shop, 'how much does sales spend');
    expect(answer.rows.length === 0 || answer.rows[0]?.[0] === 960, answer.reading).toBe(true);
    expect(answer.status === 'answered' && !answer.reading.includes('Sales')).toBe(false);
  });
});
