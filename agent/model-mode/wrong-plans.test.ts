import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionsOf } from '../answer/result-checks.ts';
import { type AskContext, ask } from '../ask.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { compileWith } from '../sql/compile.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';
import { createDisclosure } from './disclosure.ts';
import { doubtsOf } from './doubts.ts';
import type { FilterWords, PlanWords } from './plan-words.ts';
import { isProblem } from './problem.ts';
import { settleWords } from './settle-words.ts';
import { wordsOfPlan } from './words-of-plan.ts';

/**
 * Of questions that the planner answers, the plan is known. Filled in by a model, it must give the same rows; changed in one place,
 * it is what a model gets wrong, and wherever its rows are others some word must be named: never `checked`.
 */
const questions = [
  'total net amount by channel',
  'average net amount by channel in 2024',
  'how many orders per customer country',
  'total quantity of orders in Germany',
  'number of orders that are not cancelled',
  'top 2 customers by net amount',
  'which channel has the lowest total net amount',
  'net amount per month in 2024',
  'how many orders were completed in Q1 2024',
  'how much did Germany buy last year',
  'total net amount for Online and Phone',
  'latest order date by channel',
  // All of them when everything is proven.
  'average price by category',
  'orders with net amount over 100',
  'net amount by product category',
  'how many customers in Europe signed up in 2023',
  'median net amount by status',
  'highest net amount by channel',
  'how many orders without a paid date',
  'number of different products by channel',
  'total net amount by region and channel',
  'share of net amount by channel',
  'customers in Japan',
  'channels with total net amount above 200',
  'total net amount of cancelled orders by channel',
  'average quantity of Tools by customer segment',
  'list order id and net amount of orders with quantity between 2 and 4',
  'revenue by country',
  'biggest order of 2024',
  'average order value by segment',
  'net amount of orders by weekday',
  'total net amount excluding cancelled orders',
  'products with price below 20',
  'net amount by quarter for Enterprise customers',
  'how many countries do customers come from',
  'least expensive product',
  'customers that signed up before 2023',
  'orders with status completed or pending',
  'earliest signup date by region',
  'top 3 products by quantity in 2024',
  'which country has the most customers',
  'orders without Anvil',
  'monthly number of orders for Partner',
  'running total of net amount by month in 2024',
  'cumulative number of orders by channel and quarter',
];
const asked = process.env.TEST_DEPTH === 'full' ? questions : questions.slice(0, 6);

let shop: TestShop;
let model: SemanticModel;
let context: AskContext;
beforeAll(async () => {
  shop = await openTestShop();
  model = buildSemanticModel(shop.catalog);
  context = { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en-US', models: new Map() };
});
afterAll(() => shop.close());

describe.each(asked)('%s', (question) => {
  it('has no plan that is wrong and told as checked', async () => {
    const reply = await ask(question, context);
    const told = reply.plan && wordsOfPlan(reply.plan);
    if (!told || !('words' in told)) throw new Error('The words of a model have no plan for it.');
    const { words } = told;
    const right = await settled(words, question);
    expect(right && (await rowsOf(right))).toEqual(inOrder(reply.answer.rows));
    const silent: string[] = [];
    let wrong = 0;
    for (const [change, changed] of changesOf(words)) {
      const plan = await settled(changed, question);
      if (!plan || JSON.stringify(await rowsOf(plan)) === JSON.stringify(inOrder(reply.answer.rows)))
        continue;
      wrong += 1;
      if ((await doubtsAbout(plan, question)).length === 0) silent.push(change);
    }
    expect(silent).toEqual([]);
    expect(wrong).toBeGreaterThan(0);
  });
});

async function settled(words: PlanWords, question: string): Promise<Plan | null> {
  const lookup = { run: shop.run, disclosure: createDisclosure('full', question) };
  const plan = await settleWords(model, words.table, words, lookup);
  return isProblem(plan) ? null : plan;
}

async function rowsOf(plan: Plan): Promise<string[]> {
  const request = { sql: compileWith(plan, model), tables: versionsOf(model, plan) };
  return inOrder((await shop.run({ ...request, maxRows: 200, deadlineMs: 5_000 })).rows);
}

function inOrder(rows: unknown[][]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

function doubtsAbout(plan: Plan, question: string) {
  const { signal } = new AbortController();
  return doubtsOf(plan, { model }, [], { question, signal }, context);
}

const opposites: Partial<Record<FilterWords['operator'], FilterWords['operator']>> = {
  '=': '<>',
  '<>': '=',
  '>': '>=',
  '<': '<=',
  '>=': '<=',
  '<=': '>=',
  in: 'not in',
  'not in': 'in',
  'is empty': 'is not empty',
  'is not empty': 'is empty',
};

/** What a model gets wrong: parts left out, turned, taken for others, or added. */
function changesOf(words: PlanWords): [string, PlanWords][] {
  const { having: _, limit: __, ...bare } = words;
  return [
    ...words.filters.flatMap((filter, at) => filterChanges(words, filter, at)),
    ...words.groupBy.flatMap((_group, at): [string, PlanWords][] => [
      ['group left out', { ...words, groupBy: words.groupBy.filter((_other, index) => index !== at) }],
      ...['orders.channel', 'orders.status', 'customers.country', 'products.category'].map(
        (column): [string, PlanWords] => [
          `by ${column}`,
          { ...words, groupBy: replaced(words.groupBy, at, { column }) },
        ],
      ),
    ]),
    ...words.measures.flatMap((measure, at): [string, PlanWords][] => [
      ...(['sum', 'avg', 'min', 'max', 'median', 'count'] as const).map((aggregate): [string, PlanWords] => [
        aggregate,
        { ...words, measures: replaced(words.measures, at, { ...measure, aggregate }) },
      ]),
      ...['orders.quantity', 'orders.net_amount', 'products.price'].map((column): [string, PlanWords] => [
        `of ${column}`,
        { ...words, measures: replaced(words.measures, at, { ...measure, column }) },
      ]),
    ]),
    ...(words.limit
      ? ([
          ['limit left out', { ...bare, ...(words.having ? { having: words.having } : {}) }],
          ['other limit', { ...words, limit: words.limit + 1 }],
        ] satisfies [string, PlanWords][])
      : []),
    ...(words.having
      ? ([
          ['bound left out', bare],
          ['bound turned', { ...words, having: { operator: '<', value: words.having.value } }],
        ] satisfies [string, PlanWords][])
      : []),
    ['turned', { ...words, orderBy: words.orderBy.map(turned) }],
    ['share turned', { ...words, share: !words.share }],
    ['running turned', { ...words, running: !words.running }],
    ['filter added', withFilter(words, { column: 'orders.channel', operator: '=', values: ['Online'] })],
    [
      'date added',
      withFilter(words, { column: 'orders.order_date', operator: '>=', values: ['2024-06-01'] }),
    ],
  ];
}

function filterChanges(words: PlanWords, filter: FilterWords, at: number): [string, PlanWords][] {
  const withOther = (other: Partial<FilterWords>): PlanWords => ({
    ...words,
    filters: replaced(words.filters, at, { ...filter, ...other }),
  });
  const operator = opposites[filter.operator];
  const [low = 0, high] = filter.values;
  return [
    ['filter left out', { ...words, filters: words.filters.filter((_, index) => index !== at) }],
    ...(operator ? ([[`${filter.operator} turned`, withOther({ operator })]] as [string, PlanWords][]) : []),
    ...(filter.values.length > 1 && operator
      ? ([['a value left out', withOther({ values: filter.values.slice(1) })]] as [string, PlanWords][])
      : []),
    ...(filter.operator === 'between'
      ? ([
          ['other end', withOther({ values: [low, typeof high === 'number' ? high + 1 : '2024-05-31'] })],
          ['other column', withOther({ column: 'orders.paid_date' })],
        ] as [string, PlanWords][])
      : []),
  ];
}

function replaced<T>(items: T[], at: number, item: T): T[] {
  return items.map((own, index) => (index === at ? item : own));
}

function turned({ by, direction }: PlanWords['orderBy'][number]): PlanWords['orderBy'][number] {
  return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

function withFilter(words: PlanWords, filter: FilterWords): PlanWords {
  return { ...words, filters: [...words.filters, filter] };
}
