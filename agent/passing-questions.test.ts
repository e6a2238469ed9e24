import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunQuery } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable } from './testing.ts';

const buyers: TestTable = {
  name: 'buyers',
  key: ['buyer_id'],
  mainDate: 'signup_date',
  displayColumn: 'buyer_name',
  columns: [
    column('buyer_id', 'VARCHAR', 'identifier'),
    column('buyer_name', 'VARCHAR', 'text'),
    column('country', 'VARCHAR', 'place'),
    column('signup_date', 'DATE', 'date'),
  ],
  rows: [
    ['B1', 'Alder Ltd', 'United States', '2024-02-01'],
    ['B2', 'Birch Inc', 'Canada', '2024-12-05'],
    ['B3', 'Cedar GmbH', 'France', '2025-01-15'],
  ],
};

const orders: TestTable = {
  name: 'orders',
  key: ['order_id'],
  mainDate: 'order_date',
  displayColumn: null,
  columns: [
    column('order_id', 'INTEGER', 'identifier'),
    column('order_date', 'DATE', 'date'),
    column('buyer_id', 'VARCHAR', 'identifier'),
    column('item', 'VARCHAR', 'category'),
    column('revenue', 'DECIMAL(12,2)', 'additive'),
    column('channel', 'VARCHAR', 'category'),
  ],
  rows: [
    [1, '2024-01-22', 'B1', 'LED Desk Lamp', 100, 'Online'],
    [2, '2024-02-06', 'B1', 'Floor Lamp', 240, 'Direct'],
    [3, '2024-03-05', 'B2', 'Desk Chair', 60, 'Online'],
    [4, '2025-01-10', 'B3', 'LED Desk Lamp', 70, 'Online'],
    [5, '2025-02-11', 'B1', 'Floor Lamp', 150, 'Direct'],
    [6, '2025-02-25', 'B3', 'Desk Chair', 90, 'Direct'],
    [7, '2025-03-04', 'B2', 'Desk Chair', 30, 'Online'],
  ],
};

const relations = [
  { fromTable: 'orders', fromColumn: 'buyer_id', toTable: 'buyers', toColumn: 'buyer_id' },
].map((relation) => ({ ...relation, inclusion: 1, origin: 'inferred' as const }));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([buyers, orders], relations);
});
afterAll(() => shop.close());

const today = '2025-03-14';
const run: RunQuery = (request) => shop.run(request);
const reply = (question: string) => ask(question, { catalog: shop.catalog, run, today, locale: 'en-US' });

describe('what is asked in passing', () => {
  it.each([
    ['how did we do last month', [[240, 70, 170, 170 / 70]]],
    ['how did we do in february', [[240, 70, 170, 170 / 70]]],
    ['how are we doing this month', [[30, 150, -120, -0.8]]],
    ['how was business in 2025', [[340, 400, -60, -0.15]]],
    ['are we ahead of last year', [[340, 400, -60, -0.15]]],
    ['is revenue above last year', [[340, 400, -60, -0.15]]],
    ['ytd vs last ytd', [[340, 400, -60, -0.15]]],
    ['what was the busiest month', [['2025-02-01', 2]]],
    ['who bought the most', [['Alder Ltd', 490]]],
    ['how many new buyers did we win in 2025', [[1]]],
    ['how many repeat buyers do we have', [[3]]],
    ['number of buyers with only one order', [[0]]],
    [
      'when did we sell the most',
      [
        ['2024-02-01', 240],
        ['2025-02-01', 240],
      ],
    ],
    ['how much did Alder Ltd spend', [[490]]],
    ['how much has cedar gmbh spent this year', [[160]]],
    ['revenue of desk lamps', [[170]]],
    ['revenue of lamps', [[560]]],
  ])('"%s" is answered', async (question, rows) => {
    const { answer } = await reply(question);
    expect(answer, answer.reading).toMatchObject({ status: 'answered' });
    expect(answer.rows).toEqual(rows);
  });

  it.each([
    ['how is revenue trending this year', 3],
    ['how are orders developing', 15],
    ['cumulative revenue in 2024', 3],
  ])('"%s" is a course by month', async (question, months) => {
    const { answer } = await reply(question);
    expect(answer).toMatchObject({ status: 'answered', rowCount: months });
  });

  it('asks back by what two values are compared', async () => {
    const { answer } = await reply('is online bigger than direct');
    expect(answer.options?.map(({ label }) => label)).toEqual([
      'Number of orders by channel, channel is Online or Direct',
      'Total revenue by channel, channel is Online or Direct',
    ]);
  });

  it.each(['how is the weather doing', 'how is canada doing', 'how are we feeling this month'])(
    '"%s" is declined',
    async (question) => expect((await reply(question)).answer.status).toBe('declined'),
  );
});

describe('"us"', () => {
  it.each([
    ['revenue in the us', 490],
    ['revenue in us', 490],
    ['total revenue in us and canada', 580],
    ['total revenue for canada and the us together', 580],
    ['us revenue', 490],
    ['revenue from our us buyers', 490],
    ['tell us the revenue', 740],
  ])('of "%s" is the country where it can be nothing else', async (question, total) => {
    const { answer } = await reply(question);
    expect(answer.rows, answer.reading).toEqual([[total]]);
  });

  it('is nobody of a place where a word of two letters follows', async () => {
    const { answer } = await reply('how many orders did our buyers give us, in 2025');
    expect(answer.reading).not.toContain('"US"');
  });

  it('is never left out where it is the country', async () => {
    await using elsewhere = {
      shop: await openTestTables([{ ...buyers, rows: buyers.rows.slice(1) }], []),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
    const { catalog, run: runThere } = elsewhere.shop;
    const context = { catalog, run: runThere, today, locale: 'en-US' };
    const { answer } = await ask('how many buyers in us and canada', context);
    expect(answer.status).toBe('declined');
  });
});

describe('a course of periods that are there in part', () => {
  it('is told from its first whole one to its last', async () => {
    const { text, answer } = await reply('revenue by month');
    expect(text).toBe(
      'Total revenue by month, January 2024 to March 2025: from 240 in February 2024 to 240 in February 2025, the first and the last whole month. March 2025 has not ended: it holds the days up to 14 March 2025. The data begin on 22 January 2024: January 2024 holds the days from there.',
    );
    expect(answer.checks).toContainEqual({
      id: 'partial-first-period',
      outcome: 'warned',
      detail: 'The data begin on 22 January 2024: January 2024 holds the days from there.',
    });
  });

  it('is cut where the time asked for begins and ends', async () => {
    const { text, answer } = await reply('revenue by week from 11 february 2025 to 5 march 2025');
    expect(text).toContain(
      'in the week of 17 February 2025 to 90 in the week of 24 February 2025, the first and the last whole week',
    );
    expect(answer.checks.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        'What was asked for begins on 11 February 2025: the week of 10 February 2025 holds the days from there.',
        'What was asked for ends on 5 March 2025: the week of 3 March 2025 holds the days up to there.',
      ]),
    );
  });

  it('says nothing of a first one that lacks a few days', async () => {
    const { text, answer } = await reply('number of orders by year');
    expect(answer.checks.map(({ id }) => id)).not.toContain('partial-first-period');
    expect(text).toContain('2024 to 2025: 3 in 2024, the only whole year. 2025 has not ended');
  });
});

describe('one of two times that is denied', () => {
  it.each([
    'buyers who ordered in 2024 but not in 2025',
    'buyers who ordered in 2024 and did not order in 2025',
    'buyers with orders in 2024 and without orders in 2025',
  ])('leaves the other as it is: %s', async (question) => {
    const lapsed: TestTable = { ...orders, rows: orders.rows.filter(([id]) => id !== 7) };
    const { catalog, run: runThere, close } = await openTestTables([buyers, lapsed], relations);
    const { answer } = await ask(question, { catalog, run: runThere, today, locale: 'en-US' });
    close();
    expect(
      answer.rows.map(([id]) => id),
      answer.reading,
    ).toEqual(['B2']);
    expect(answer.reading).toMatch(
      /with orders where order date in 2024.* without orders where order date in 2025/,
    );
  });

  it('is declined where what was done differs', async () => {
    const { answer } = await reply('buyers who ordered online in 2024 but not in 2025');
    expect(answer.status).not.toBe('answered');
  });
});

describe('the lowest of periods', () => {
  it.each([
    [
      'worst month',
      'March 2025 is there in part, from 1 March 2025 to 14 March 2025: it may be the lowest for that alone.',
    ],
    [
      'worst month from 10 February 2025 to 28 February 2025',
      'February 2025 is there in part, from 10 February 2025 to 28 February 2025: it may be the lowest for that alone.',
    ],
    ['worst month in 2024', null],
    ['best month', null],
  ])('"%s" is told with caution where it is there in part', async (question, detail) => {
    const { answer } = await reply(question);
    expect(answer.status, answer.reading).toBe('answered');
    expect(answer.checks.find(({ id }) => id === 'lowest-is-partial')?.detail ?? null).toBe(detail);
    expect(answer.verdict).toBe(detail === null ? 'checked' : 'caution');
  });
});

describe('a limit in another currency', () => {
  it.each([
    ['orders over 80 euros', 'declined'],
    ['orders over €80', 'declined'],
    ['buyers who spent more than 80 pounds', 'declined'],
    ['orders over 80 dollars', 'answered'],
    ['orders over $80', 'answered'],
    ['orders over 80', 'answered'],
  ])('is not converted: "%s"', async (question, status) => {
    const tables = shop.catalog.tables.map((table) => ({
      ...table,
      profile: {
        ...table.profile,
        columns: table.profile.columns.map((one) => (one.name === 'revenue' ? { ...one, unit: 'USD' } : one)),
      },
    }));
    const catalog = { ...shop.catalog, tables };
    const { answer } = await ask(question, { catalog, run, today, locale: 'en-US' });
    expect(answer.status, answer.reading).toBe(status);
  });
});

it('a limit in another currency is not converted where the answer before is narrowed, either', async () => {
  const tables = shop.catalog.tables.map((table) => ({
    ...table,
    profile: {
      ...table.profile,
      columns: table.profile.columns.map((one) => (one.name === 'revenue' ? { ...one, unit: 'USD' } : one)),
    },
  }));
  const context = { catalog: { ...shop.catalog, tables }, run, today, locale: 'en-US' };
  const { plan } = await ask('number of orders by channel', context);
  for (const question of ['only orders over 80 euros', 'orders over 80 euros'])
    expect((await ask(question, { ...context, previous: plan })).answer.status, question).not.toBe(
      'answered',
    );
  const { answer } = await ask('only orders over 80 dollars', { ...context, previous: plan });
  expect(answer.status, answer.reading).toBe('answered');
});

describe('things counted beside an amount of other rows', () => {
  it('are told with caution where some have no such row', async () => {
    const more: TestTable = {
      ...buyers,
      rows: [...buyers.rows, ['B4', 'Dogwood SA', 'France', '2025-02-02']],
    };
    const { catalog, run: runThere, close } = await openTestTables([more, orders], relations);
    const context = { catalog, run: runThere, today, locale: 'en-US' };
    const { answer } = await ask('number of buyers and revenue by country', context);
    close();
    expect(answer).toMatchObject({ status: 'answered', verdict: 'caution' });
    expect(answer.checks).toContainEqual({
      id: 'uncounted-rows',
      outcome: 'warned',
      detail: '1 of 4 buyers has no orders and is not counted here.',
    });
    expect((await reply('number of buyers and revenue by country')).answer.verdict).toBe('checked');
  });
});
