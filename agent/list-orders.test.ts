import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type SemanticModel } from './index.ts';
import {
  dateColumn,
  idColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  type TestShop,
  testColumn,
  textColumn,
} from './testing.ts';

let office: TestShop;
const models = new Map<string, SemanticModel>();
beforeAll(async () => {
  const day = (at: number): string =>
    `2024-0${1 + Math.floor(at / 20)}-${String(1 + (at % 20)).padStart(2, '0')}`;
  const orders = Array.from({ length: 30 }, (_, at) => [
    at + 1,
    day(at),
    ['North', 'South'][at % 2] ?? '',
    at * 3,
  ]);
  office = await openTestTables(
    [
      {
        name: 'orders',
        key: ['order_id'],
        mainDate: 'order_date',
        displayColumn: null,
        columns: [
          idColumn('order_id'),
          dateColumn('order_date'),
          kindColumn('region'),
          testColumn('amount', 'DECIMAL(12,2)', 'additive'),
        ],
        rows: orders,
      },
      {
        name: 'employees',
        key: ['employee_id'],
        mainDate: 'hired_on',
        displayColumn: 'name',
        columns: [
          idColumn('employee_id'),
          textColumn('name'),
          dateColumn('birth_date'),
          dateColumn('hired_on'),
        ],
        rows: [
          [1, 'Ann', '1970-02-03', '2010-01-01'],
          [2, 'Ben', '1985-05-06', '2012-03-01'],
          [3, 'Cy', '1965-07-08', '2000-09-01'],
          [4, 'Di', '1990-09-10', '2019-11-01'],
        ],
      },
      keyedTable(
        'products',
        'product_name',
        [idColumn('product_id'), textColumn('product_name'), testColumn('price', 'DECIMAL(12,2)', 'ratio')],
        [
          [1, 'Anvil', 120],
          [2, 'Brush', 8.5],
          [3, 'Chisel', 32],
        ],
      ),
    ],
    [],
  );
});
afterAll(() => office.close());

async function put(question: string) {
  const { catalog, run } = office;
  const { answer, text } = await ask(question, { catalog, run, today: '2025-03-14', locale: 'en', models });
  return {
    ...answer,
    text,
    first: answer.rows.map(([cell]) => cell),
    chips: answer.assumptions.map(({ chosen }) => chosen),
  };
}

describe('an order to list things', () => {
  it.each([
    'list the ten most recent orders',
    'display the newest orders',
    'show the most recent orders',
    'give me a list of the latest orders',
    'I want to see the newest orders',
    'pull up the latest orders',
    'can you list the last few orders?',
    'show me recent orders',
    'Recent orders',
    'show me ten orders',
  ])('tells the newest ten, and by which date: %s', async (question) => {
    const { status, first, chips, text } = await put(question);
    expect(status, text).toBe('answered');
    expect(first).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
    expect(chips).toContain('by order date');
  });

  it('tells how many where nobody said', async () => {
    expect((await put('display the newest orders')).chips).toContain('the first 10');
    expect((await put('list the ten newest orders')).chips).not.toContain('the first 10');
  });

  it.each([
    ['show me the last 5 orders', [30, 29, 28, 27, 26]],
    ['show me the last 2 orders from the North', [29, 27]],
    ['list the largest three orders', [30, 29, 28]],
    ['name the three oldest employees', ['Cy', 'Ann', 'Ben']],
    ['list the two newest employees', [4, 2]],
    ['list products', [1, 2, 3]],
    ['give me all products', [1, 2, 3]],
    ['list the two cheapest products', [2, 3]],
  ])('%s', async (question, rows) => {
    const { status, first, text } = await put(question);
    expect(status, text).toBe('answered');
    expect(first).toEqual(rows);
  });

  it.each([
    'show me ten products',
    'list three things',
    'list the newest products',
    'list the blorped orders',
  ])('is not answered where nothing says which: %s', async (question) => {
    expect((await put(question)).status).not.toBe('answered');
  });
});
