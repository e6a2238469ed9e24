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

  it.each(['what is our revenue', 'how is revenue trending', 'sales by department'])(
    'is never told as what came in: %s',
    async (question) => {
      const answer = await replyOn(shop, question);
      expect(answer.status, answer.reading).not.toBe('answered');
    },
  );

  it('counts what is used most', async () => {
    expect((await replyOn(shop, 'which merchant do we use the most')).rows).toEqual([['Uber', 2]]);
  });

  it('does not take the department Sales for an amount', async () => {
    const answer = await replyOn(shop, 'how much does sales spend');
    expect(answer.rows.length === 0 || answer.rows[0]?.[0] === 960, answer.reading).toBe(true);
    expect(answer.status === 'answered' && !answer.reading.includes('Sales')).toBe(false);
  });
});

describe('a table of people and those above them', () => {
  const staff: TestTable = {
    name: 'staff',
    key: ['employee_id'],
    mainDate: null,
    displayColumn: 'name',
    columns: [
      column('employee_id', 'VARCHAR', 'identifier'),
      column('name', 'VARCHAR', 'text'),
      column('job_title', 'VARCHAR', 'category'),
      column('manager', 'VARCHAR', 'category'),
      column('salary', 'INTEGER', 'additive'),
    ],
    rows: [
      ['E1', 'Cleo Park', 'Analyst', 'Ann Roe', 50],
      ['E2', 'Dan West', 'Manager', 'Ann Roe', 70],
      ['E3', 'Eve Hill', 'Manager', 'Bob Lane', 80],
    ],
  };
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestTables([staff], []);
  });
  afterAll(() => shop.close());

  it('is not asked for what those below somebody earn', async () => {
    const answer = await replyOn(shop, 'salary of Ann Roe');
    expect(answer.status, answer.reading).not.toBe('answered');
    expect((await replyOn(shop, 'total salary by manager')).rows).toHaveLength(2);
    expect((await replyOn(shop, 'salary of Dan West')).rows[0]).toContain(70);
  });

  it('does not say whether managers are by title or those of others', async () => {
    const answer = await replyOn(shop, 'how many managers do we have');
    expect(answer.status, answer.reading).not.toBe('answered');
  });
});

it('does not count the rows of a mass', async () => {
  const stock: TestTable = {
    name: 'stock',
    key: ['sku'],
    mainDate: null,
    displayColumn: null,
    columns: [
      column('sku', 'VARCHAR', 'identifier'),
      column('warehouse', 'VARCHAR', 'category'),
      column('on_hand', 'INTEGER', 'additive'),
    ],
    rows: [
      ['S1', 'North', 5],
      ['S2', 'South', 7],
      ['S3', 'South', 9],
    ],
  };
  const shop = await openTestTables([stock], []);
  const answer = await replyOn(shop, 'stock by warehouse');
  expect(answer.rows, answer.reading).not.toContainEqual(['South', 2]);
  expect((await replyOn(shop, 'on hand by warehouse')).rows).toContainEqual(['South', 16]);
  expect((await replyOn(shop, 'number of rows by warehouse')).rows).toContainEqual(['South', 2]);
  shop.close();
});

it('does not take a row for the whole day', async () => {
  const visits: TestTable = {
    name: 'traffic',
    key: [],
    mainDate: 'date',
    displayColumn: null,
    columns: [
      column('date', 'DATE', 'date'),
      column('channel', 'VARCHAR', 'category'),
      column('sessions', 'INTEGER', 'additive'),
    ],
    rows: [
      ['2025-01-03', 'Paid', 60],
      ['2025-01-03', 'Email', 70],
      ['2025-01-04', 'Paid', 20],
    ],
  };
  const shop = await openTestTables([visits], []);
  const answer = await replyOn(shop, 'days with more than 100 sessions');
  expect(answer.status === 'answered' && answer.rowCount !== 1, answer.reading).toBe(false);
  shop.close();
});
