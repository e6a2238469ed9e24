import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { sampled } from '../tools/test-depth.ts';
import { type AgentReply, ask, replay, suggestQuestions } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function put(question: string, previous: AgentReply | null = null): Promise<AgentReply> {
  return ask(question, {
    catalog: shop.catalog,
    run: shop.run,
    today: testToday,
    locale: 'en',
    weigh: () => 1,
    previous: previous?.plan ?? null,
  });
}

/** Question and the rows that a person reads off the ten orders of the shop. */
const answered: [string, Cell[][]][] = [
  ['How many orders are there?', [[10]]],
  ['number of customers', [[5]]],
  ['count the orders', [[10]]],
  ['What is the total revenue?', [[1076]]],
  ['total net amount', [[1076]]],
  ['average order value', [[107.6]]],
  ['highest net amount', [[360]]],
  ['minimum quantity', [[1]]],
  ['median quantity', [[2.5]]],
  ['how many units were sold', [[35]]],
  ['how many different channels', [[3]]],
  ['how many orders are completed', [[7]]],
  ['how many completed orders do we have', [[7]]],
  [
    'orders by channel',
    [
      ['Online', 5],
      ['Phone', 3],
      ['Partner', 2],
    ],
  ],
  [
    'number of orders per status',
    [
      ['completed', 7],
      ['cancelled', 2],
      ['pending', 1],
    ],
  ],
  [
    'revenue by region',
    [
      ['Europe', 965],
      ['Asia', 111],
    ],
  ],
  [
    'revenue by category',
    [
      ['Tools', 816],
      ['Paint', 260],
    ],
  ],
  [
    'average price by category',
    [
      ['Tools', 76],
      ['Paint', 11.75],
    ],
  ],
  [
    'number of customers by country and segment',
    [
      ['France', 'Retail', 1],
      ['Germany', 'Enterprise', 1],
      ['Germany', 'Retail', 1],
      ['Japan', 'Enterprise', 1],
      ['Japan', 'Public', 1],
    ],
  ],
  [
    'revenue by year',
    [
      ['2023-01-01', 240],
      ['2024-01-01', 721],
      ['2025-01-01', 115],
    ],
  ],
  [
    'orders by quarter in 2024',
    [
      ['2024-01-01', 3],
      ['2024-04-01', 1],
      ['2024-07-01', 1],
      ['2024-10-01', 1],
    ],
  ],
  ['revenue in 2024', [[721]]],
  ['revenue last year', [[721]]],
  ['orders in February 2025', [[1009, '2025-02-14', 30, 'completed']]],
  ['how many orders before 2024', [[1]]],
  ['how many orders after January 2025', [[2]]],
  ['revenue since 2025', [[115]]],
  ['revenue between January and March 2024', [[237]]],
  [
    'top 2 customers by revenue',
    [
      ['Ada Ltd', 662],
      ['Cedar GmbH', 154],
    ],
  ],
  ['which customer bought the most', [['Ada Ltd', 662]]],
  ['which region has the highest revenue', [['Europe', 965]]],
  ['which customer has the most orders', [['Ada Ltd', 4]]],
  ['which channel has the most cancelled orders', [['Phone', 2]]],
  ['the most cancelled channel', [['Phone', 2]]],
  ['most orders by channel', [['Online', 5]]],
  ['bottom 1 channels by revenue', [['Partner', 111]]],
  ['most expensive product', [['P1', 'Anvil', 120]]],
  ['cheapest product', [['P2', 'Brush', 8.5]]],
  ['latest order', [[1010, '2025-03-03']]],
  [
    'most popular product',
    [
      ['Anvil', 3],
      ['Brush', 3],
    ],
  ],
  [
    'orders over 100',
    [
      [1001, '2023-11-20', 240, 'completed'],
      [1004, '2024-03-02', 120, 'completed'],
      [1006, '2024-09-09', 360, 'completed'],
    ],
  ],
  ['how many orders have a quantity of at least 4', [[4]]],
  ['how many orders with net amount between 30 and 60', [[5]]],
  ['how many customers are in Germany', [[2]]],
  ['how many customers are in Germany or France', [[3]]],
  ['how many customers are not in Germany', [[3]]],
  ['revenue excluding cancelled orders', [[1010]]],
  ['how many active customers', [[3]]],
  ['customers without orders', [['C5', 'Echo Works', '2024-11-05']]],
  ['customers with more than 2 orders', [['C1', 'Ada Ltd']]],
  ['how many customers bought Anvil', [[2]]],
  [
    'customers who did not buy Anvil',
    [
      ['C2', 'Bolt Inc', '2023-01-15'],
      ['C4', 'Delta Labs', '2024-02-10'],
      ['C5', 'Echo Works', '2024-11-05'],
    ],
  ],
  ['how many orders without paid date', [[5]]],
  ['products starting with B', [['P2', 'Brush']]],
  ['how many customers have a name containing "a"', [[3]]],
  ['what percentage of orders are cancelled', [[2, 10, 0.2]]],
  [
    'share of revenue by region',
    [
      ['Europe', 965, 965 / 1076],
      ['Asia', 111, 111 / 1076],
    ],
  ],
  ['revenue 2023 vs 2024', [[240, 721, 481, 481 / 240]]],
  [
    'Germany vs France revenue',
    [
      ['Germany', 816],
      ['France', 149],
    ],
  ],
  ['revenue per customer', [[269]]],
  ['average number of orders per customer', [[2.5]]],
  ['which countries do we sell to', [['France'], ['Germany'], ['Japan']]],
  ['list the segments', [['Enterprise'], ['Public'], ['Retail']]],
  [
    'categories with more than 4 orders',
    [
      ['Paint', 5],
      ['Tools', 5],
    ],
  ],
  ['regions with revenue over 500', [['Europe', 965]]],
  [
    'customers with total revenue over 150',
    [
      ['Ada Ltd', 662],
      ['Cedar GmbH', 154],
    ],
  ],
  ['status of order 1003', [[1003, 'cancelled']]],
  ['what is the price of Chisel', [['Chisel', 32]]],
];

describe('ask', () => {
  it.each(answered)('answers "%s"', async (question, rows) => {
    const { answer } = await put(question);
    expect({ status: answer.status, rows: answer.rows }).toEqual({ status: 'answered', rows });
  });

  it('covers at least 40 questions, so that the mutations below mean something', () =>
    expect(answered.length).toBeGreaterThanOrEqual(40));

  it.each(answered.map(([question], at) => ({ question, at })))(
    'does not answer "$question" once a word that means nothing is added',
    async ({ question, at: place }) => {
      const words = question.replace('?', '').split(' ');
      for (const at of sampled([1, Math.ceil(words.length / 2), words.length], 3, place % 3)) {
        const { answer } = await put([...words.slice(0, at), 'blorptious', ...words.slice(at)].join(' '));
        expect(answer.status).not.toBe('answered');
        expect(answer.notUnderstood).toContain('blorptious');
      }
    },
  );

  const altered: [string, string][] = [
    ['how many customers are not in Germany', 'how many customers are in Germany'],
    ['top 2 customers by revenue', 'bottom 2 customers by revenue'],
    ['how many orders after January 2025', 'how many orders before January 2025'],
    ['customers without orders', 'customers with orders'],
    ['average net amount', 'total net amount'],
    ['revenue excluding cancelled orders', 'revenue of cancelled orders'],
    ['how many orders have a quantity of at least 4', 'how many orders have a quantity of at most 4'],
    ['most expensive product', 'least expensive product'],
    ['how many different channels', 'how many orders'],
    ['share of revenue by region', 'revenue by region'],
  ];
  it.each(altered)('tells "%s" from "%s"', async (left, right) => {
    const [one, other] = [await put(left), await put(right)];
    expect(one.answer.status).toBe('answered');
    expect(other.answer.sql).not.toBe(one.answer.sql);
  });

  const notAnswered = [
    'who sold the most',
    'who is the best sales person',
    'what is the weather in Paris',
    'who is the president of France',
    'delete all orders',
    'why did revenue drop',
    'forecast revenue for next year',
    'e-mail this to Bob',
    'second highest revenue',
    'total price',
    'total order id',
    'revenue by net amount',
    'revenue in Germany or over 100',
    'orders in Atlantis',
    'how many customers in 2024',
    'revenue by region for the top 2 customers',
    'revenue by number of orders',
    'average revenue by month',
    'what did we sell',
    'orders with no quantity',
  ];
  it.each(notAnswered)('does not answer "%s"', async (question) => {
    const { answer, text } = await put(question);
    expect(answer.status).not.toBe('answered');
    expect(text).not.toBe('');
  });

  it('offers the nearest value instead of assuming it, and corrects a slip in a name openly', async () => {
    const value = await put('revenue in Germani');
    expect(value.answer.status).toBe('clarify');
    expect(value.answer.options?.[0]?.preview).toContain('816');
    const name = await put('revenue by regoin');
    expect(name.answer.rows).toEqual([
      ['Europe', 965],
      ['Asia', 111],
    ]);
    expect(name.answer.checks.map((check) => check.id)).toContain('spelling');
  });

  it('does not say that it does not know "per", where it does not know what stands behind it', async () => {
    const { answer } = await put('revenue per zodiac');
    expect(answer.notUnderstood).toEqual(['zodiac']);
  });

  it('says which words it did not understand and offers questions that it answers', async () => {
    const { answer } = await put('revenue by zodiac sign');
    expect(answer.notUnderstood).toContain('zodiac');
    expect(answer.suggestions.length).toBeGreaterThan(0);
    for (const suggestion of answer.suggestions)
      expect((await put(suggestion)).answer.status).toBe('answered');
  });

  it('names the condition that nothing meets', async () => {
    const { answer, text } = await put('orders over 5000');
    expect(text).toMatch(/^No rows/);
    expect(answer.checks.find((check) => check.id === 'empty-result')?.detail).toContain(
      'net amount above 5000',
    );
  });

  it('marks a period that has not ended and data that end too early', async () => {
    expect((await put('revenue this year')).answer.checks.map((check) => check.id)).toContain(
      'partial-period',
    );
    const late = await put('revenue in 2030');
    expect(late.answer.verdict).toBe('caution');
    expect(late.answer.checks.map((check) => check.id)).toContain('data-ends-before-period');
  });

  it('compares a running year with the same days of the year before, and says so', async () => {
    const { answer, text } = await put('revenue this year vs last year');
    expect(answer.rows[0]?.slice(0, 2)).toEqual([115, 237]);
    expect(text).toContain('the same days of 2024');
  });

  it('checks that lookups keep every row and that groups add up', async () => {
    const { answer } = await put('revenue by region');
    expect(answer.checks.filter((check) => check.outcome === 'passed').map((check) => check.id)).toEqual([
      'join-keeps-rows',
      'groups-add-to-total',
    ]);
  });

  it('shows only numbers in its sentence that stand in the result', async () => {
    for (const [question] of answered) {
      const { text, answer } = await put(question);
      const told =
        text
          .replaceAll(/\([^)]*\)|\d{1,2} [A-Z][a-z]+ \d{4}|[A-Z][a-z]+ \d{4}|Q\d \d{4}/g, (part) =>
            /\d{4}/.test(part) ? '' : part,
          )
          .match(/(?<![A-Za-z\d])\d[\d,]*(\.\d+)?/g) ?? [];
      const cells = [
        answer.rows.length,
        answer.rowCount,
        answer.rows.length - 3,
        ...answer.rows
          .flat()
          .flatMap((cell) => [Number(cell), 100 * Number(cell), Number(String(cell).slice(0, 4))]),
      ].filter(Number.isFinite);
      const literals = [...question.matchAll(/\d+(\.\d+)?/g)].map((match) => Number(match[0]));
      for (const number of told.map((part) => Number(part.replaceAll(',', ''))))
        expect(
          [...cells, ...literals].some((known) => Math.abs(Math.abs(known) - number) < 0.051),
          `${number} in "${text}"`,
        ).toBe(true);
    }
  });

  it('suggests questions that it answers', async () => {
    const suggestions = suggestQuestions(shop.catalog, 8);
    expect(suggestions.length).toBe(8);
    for (const suggestion of suggestions)
      expect((await put(suggestion)).answer.status, suggestion).toBe('answered');
  });

  it('replays a stored answer and tells what changed', async () => {
    const { answer, tables } = await put('revenue by region');
    const stored = {
      sql: answer.sql ?? '',
      tables,
      columns: answer.columns,
      rows: answer.rows,
      rowCount: answer.rowCount,
    };
    expect((await replay(stored, shop.run)).holds).toBe(true);
    const changed = await replay(
      {
        ...stored,
        rows: [
          ['Europe', 1],
          ['Asia', 111],
        ],
      },
      shop.run,
    );
    expect(changed.changes).toEqual(['Europe, total net amount: 1 → 965 (+96,400.0%).']);
  });

  it('declines when the sandbox rejects the statement, and passes other failures on', async () => {
    const failing = (code: 'invalid' | 'timeout') =>
      ask('revenue by region', {
        catalog: shop.catalog,
        today: testToday,
        locale: 'en',
        run: () => Promise.reject(new AppError(code, 'No.')),
      });
    expect((await failing('invalid')).answer.status).toBe('declined');
    await expect(failing('timeout')).rejects.toThrow(AppError);
  });

  it('describes the tables', async () => {
    expect((await put('what tables do I have?')).answer.rows.map((row) => row[0])).toEqual([
      'customers',
      'products',
      'orders',
    ]);
    expect((await put('what can I ask')).answer.suggestions.length).toBeGreaterThan(3);
  });
});

describe('follow-ups', () => {
  const steps: [string, Cell[][]][] = [
    [
      'revenue by region',
      [
        ['Europe', 965],
        ['Asia', 111],
      ],
    ],
    [
      'and by category?',
      [
        ['Tools', 816],
        ['Paint', 260],
      ],
    ],
    [
      'only 2024',
      [
        ['Tools', 576],
        ['Paint', 145],
      ],
    ],
    ['what about Germany', [['Tools', 512]]],
    [
      'now by channel',
      [
        ['Phone', 392],
        ['Online', 120],
      ],
    ],
    ['top 1', [['Phone', 392]]],
    ['what about the number of orders', [['Phone', 2]]],
  ];

  it('edits the plan before, step by step', async () => {
    let reply: AgentReply | null = null;
    for (const [question, rows] of steps) {
      reply = await put(question, reply);
      expect({ question, rows: reply.answer.rows }).toEqual({ question, rows });
    }
  });

  it('changes the chart and the order without changing the numbers', async () => {
    const first = await put('revenue by region');
    const pie = await put('as a pie chart', first);
    expect(pie.chart?.type).toBe('pie');
    expect(pie.answer.rows).toEqual(first.answer.rows);
    expect((await put('sort by region', pie)).answer.rows).toEqual([
      ['Asia', 111],
      ['Europe', 965],
    ]);
  });

  it('does not take a full question for a change, nor a change for a question', async () => {
    const first = await put('revenue by region');
    expect((await put('how many customers are in Japan', first)).answer.rows).toEqual([[2]]);
    expect((await put('and by blorptious', first)).answer.status).toBe('declined');
    expect((await put('only 2024')).answer.status).not.toBe('answered');
  });
});
