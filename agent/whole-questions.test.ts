import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask, type SemanticModel } from './index.ts';
import {
  amountColumn,
  dateColumn,
  idColumn,
  kindColumn,
  openTestTables,
  type TestShop,
  textColumn,
} from './testing.ts';

let shop: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  shop = await openTestTables(
    [
      {
        name: 'orders',
        key: ['order_id'],
        mainDate: 'order_date',
        displayColumn: null,
        columns: [
          idColumn('order_id'),
          kindColumn('customer'),
          kindColumn('region'),
          dateColumn('order_date'),
          amountColumn('amount'),
        ],
        rows: [
          [1, 'Ada', 'North', '2024-01-05', 10],
          [2, 'Bo', 'South', '2024-01-20', 20],
          [3, 'Ada', 'North', '2024-02-03', 30],
          [4, 'Cy', 'East', '2024-02-10', 40],
          [5, 'Bo', 'South', '2024-03-01', 50],
        ],
      },
      {
        name: 'suppliers',
        key: ['supplier_id'],
        mainDate: null,
        displayColumn: 'supplier_name',
        columns: [idColumn('supplier_id'), textColumn('supplier_name'), kindColumn('country')],
        rows: [
          [1, 'Fox', 'Germany'],
          [2, 'Gull', 'France'],
          [3, 'Heron', 'Germany'],
        ],
      },
    ],
    [],
  );
});
afterAll(() => shop.close());

async function talk(...turns: string[]): Promise<AgentReply> {
  let reply: AgentReply | null = null;
  let previous: AgentReply['plan'] = null;
  let unanswered: string | null = null;
  for (const turn of turns) {
    const { catalog, run } = shop;
    reply = await ask(turn, {
      catalog,
      run,
      today: '2025-03-14',
      locale: 'en',
      models,
      previous,
      unanswered,
    });
    if (reply.answer.status !== 'answered') unanswered = turn;
    else if (reply.plan) unanswered = null;
    previous = reply.plan ?? previous;
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}

const declined = [
  'who blorped the orders?',
  'show the zibbled orders by region',
  'will it rain tomorrow?',
  'delete the orders of Ada',
  'how much do the orders glorb in the North?',
];
const complete: [question: string, rows: unknown[][]][] = [
  ['what is the highest amount?', [[50]]],
  ["What's the average amount?", [[30]]],
  ['how many orders are there?', [[5]]],
  [
    'total amount by region',
    [
      ['South', 70],
      ['East', 40],
      ['North', 40],
    ],
  ],
  [
    'amount per customer',
    [
      ['Bo', 70],
      ['Ada', 40],
      ['Cy', 40],
    ],
  ],
  ['and how many orders are there?', [[5]]],
  ['largest amount in the North', [[30]]],
  [
    'How many suppliers are there by country?',
    [
      ['Germany', 2],
      ['France', 1],
    ],
  ],
];

describe('a complete question after one that came to no answer', () => {
  for (const first of declined)
    it(`is answered by itself: ${first}`, async () => {
      expect((await talk(first)).answer.status).not.toBe('answered');
      for (const [question, rows] of complete) {
        const { answer, text } = await talk(first, question);
        expect(answer.status, `${question}: ${text}`).toBe('answered');
        expect(answer.rows, question).toEqual(rows);
      }
    });

  it('goes on being answered for the rest of the conversation', async () => {
    for (const [question, rows] of complete) {
      const { answer } = await talk(
        'orders by region',
        declined[0] ?? '',
        'hello',
        declined[3] ?? '',
        question,
      );
      expect(answer.rows, question).toEqual(rows);
    }
  });

  it('says what it is told of where it may have been meant of less', async () => {
    const { answer } = await talk('orders with a zibble', 'what is the highest amount?');
    expect(answer.assumptions.map(({ chosen }) => chosen)).toEqual([
      'of all rows: "orders with a zibble" came to no answer',
    ]);
  });
});

describe('what leans on an answer that there is none of', () => {
  it.each([
    'and by region?',
    'how many in those?',
    'what about the North?',
    'only Ada',
    'in the North',
    'by region',
  ])('is never told of all in silence: %s', async (question) => {
    for (const first of declined) {
      expect((await talk(first, question)).answer.status, first).not.toBe('answered');
      expect((await talk('total amount', first, question)).answer.status, first).not.toBe('answered');
    }
  });
});

describe('conditions of the answer before', () => {
  const told = async (...turns: string[]) => {
    const { answer } = await talk(...turns);
    return { rows: answer.rows.length, chips: answer.assumptions.map(({ chosen }) => chosen) };
  };

  it.each([
    ['how many orders in the North', 'what about Bo?', 'only where region is North'],
    ['which customers ordered in the North', 'and for Ada?', 'only where region is North'],
    ['how many orders in the North', 'and in February 2024?', 'only where region is North'],
    ['total amount of Ada', 'by region', 'only where customer is Ada'],
  ])('are told where they hold on: %s | %s', async (first, second, chip) => {
    expect((await told(first, second)).chips).toContain(chip);
  });

  it.each([
    ['orders in the North', 'list all customers', 3],
    ['orders in the North', 'list all orders', 5],
    ['orders in the North', 'all orders', 5],
    ['total amount in the North', 'show orders in the South', 2],
    ['suppliers in Germany', 'list the suppliers in France', 1],
    ['suppliers in Germany', 'list every supplier', 3],
  ])('give way to rows that are named anew: %s | %s', async (first, second, rows) => {
    expect((await told(first, second)).rows).toBe(rows);
  });
});

describe('what asks nothing of the data', () => {
  it.each(['hello', 'Hi there!', 'Hallo', 'good morning', 'What can you do?', 'who are you?', 'help'])(
    'gets no table and no verdict, and questions to choose: %s',
    async (said) => {
      const { answer, text } = await talk(said);
      expect(answer).toMatchObject({ status: 'answered', verdict: null, rows: [], columns: [], sql: null });
      expect(answer.suggestions.length).toBeGreaterThan(2);
      expect(text).not.toMatch(/to list|do not know/);
    },
  );

  it('takes nothing from a question that greets', async () => {
    expect((await talk('hello, how many orders are there?')).answer.rows).toEqual([[5]]);
  });
});
