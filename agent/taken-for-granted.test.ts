import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import {
  amountColumn,
  dateColumn,
  idColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  type TestShop,
  type TestTable,
  testColumn,
  testToday,
  textColumn,
} from './testing.ts';

/** Small files as people bring them, of which a plain number would be right by its statement and wrong by its words. */
const tables: TestTable[] = [
  {
    ...keyedTable(
      'patients',
      null,
      [idColumn('patient_id'), kindColumn('sex'), dateColumn('admitted')],
      [
        [1, 'F', '2024-01-03'],
        [2, 'M', '2024-02-05'],
        [1, 'F', '2024-11-10'],
      ],
    ),
    key: [],
  },
  keyedTable(
    'results',
    null,
    [dateColumn('quarter'), amountColumn('revenue')],
    [
      ['2023-12-31', 100],
      ['2024-03-31', 110],
      ['2024-06-30', 120],
      ['2024-09-30', 130],
    ],
  ),
  keyedTable(
    'ratings',
    null,
    [testColumn('stars', 'INTEGER', 'ordinal'), amountColumn('count')],
    [
      [1, 5],
      [3, 10],
      [5, 65],
    ],
  ),
  keyedTable(
    'units',
    'unit',
    [textColumn('unit'), amountColumn('profit')],
    [
      ['A', -100],
      ['B', 50],
      ['C', 250],
    ],
  ),
  keyedTable(
    'staff',
    'name',
    [textColumn('name'), kindColumn('department'), amountColumn('salary'), dateColumn('left_on')],
    [
      ['Ann', 'Sales', 3200, null],
      ['Ben', 'Sales', 2800, '2024-03-31'],
      ['Cem', 'IT', 4100, null],
    ],
  ),
  keyedTable(
    'entries',
    null,
    [idColumn('no'), kindColumn('account'), kindColumn('team'), amountColumn('jan')],
    [
      [1, 'Salaries', 'North', 1000],
      [2, 'Salaries', 'South', 2000],
      [3, 'Travel', 'North', 100],
    ],
  ),
  keyedTable(
    'costs',
    null,
    [idColumn('no'), kindColumn('department'), amountColumn('feb'), amountColumn('mar')],
    [
      [1, 'Sales', 10, 20],
      [2, 'IT', 300, 20],
    ],
  ),
  keyedTable(
    'cars',
    'model',
    [textColumn('model'), testColumn('year', 'INTEGER', 'ordinal')],
    [
      ['Golf', 2015],
      ['Polo', 2020],
      ['Up', 2012],
    ],
  ),
  {
    ...keyedTable(
      'history',
      null,
      [idColumn('order_id'), kindColumn('status'), dateColumn('changed')],
      [
        [1, 'created', '2024-01-01'],
        [1, 'paid', '2024-01-02'],
        [2, 'created', '2024-01-03'],
      ],
    ),
    key: [],
  },
  keyedTable(
    'lines',
    'line',
    [textColumn('line'), amountColumn('produced'), amountColumn('defects')],
    [
      ['L1', 100, 10],
      ['L2', 100, 1],
    ],
  ),
  {
    ...keyedTable(
      'bestellungen',
      null,
      [kindColumn('Bestellnummer'), kindColumn('Artikel'), amountColumn('Menge')],
      [
        ['B1', 'x', 1],
        ['B1', 'y', 2],
        ['B2', 'x', 3],
      ],
    ),
    key: [],
  },
  {
    ...keyedTable(
      'orders_export_1',
      null,
      [kindColumn('Name'), kindColumn('Lineitem name'), amountColumn('Quantity')],
      [
        ['#1001', 'Cup', 1],
        ['#1001', 'Mug', 2],
        ['#1002', 'Cup', 3],
      ],
    ),
    key: [],
  },
  {
    ...keyedTable(
      'umsatz',
      null,
      [dateColumn('datum'), kindColumn('region'), amountColumn('betrag netto')],
      [
        ['2025-01-05', 'N', 100],
        ['2025-01-20', 'S', 200],
      ],
    ),
    key: [],
  },
  keyedTable(
    'visits',
    null,
    [testColumn('month', 'INTEGER', 'ordinal'), amountColumn('guests')],
    [
      [1, 50],
      [2, 90],
      [3, 20],
    ],
  ),
];

const shops = new Map<string, TestShop>();
beforeAll(async () => {
  for (const table of tables) shops.set(table.name, await openTestTables([table], []));
});
afterAll(() => {
  for (const shop of shops.values()) shop.close();
});

async function put(table: string, question: string): Promise<AgentReply> {
  const shop = shops.get(table);
  if (!shop) throw new Error(`There is no table ${table}.`);
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

const warnings = ({ answer }: AgentReply): string[] =>
  answer.checks.filter(({ outcome }) => outcome === 'warned').map(({ id }) => id);

describe('what an answer takes for granted is told', () => {
  it.each([
    ['patients', 'how many patients', 'repeated-thing', [[3]]],
    ['bestellungen', 'how many bestellungen', 'repeated-thing', [[3]]],
    ['orders_export_1', 'how many orders', 'repeated-thing', [[3]]],
    ['results', 'total revenue in March 2024', 'named-period', [[110]]],
    ['ratings', 'average stars', 'weighted-rows', [[3]]],
    ['units', 'share of profit by unit', 'shares-of-losses', null],
    ['history', 'how many different order ids are not paid', 'both-sides', [[2]]],
  ] as [string, string, string, Cell[][] | null][])('%s: %s', async (table, question, id, rows) => {
    const reply = await put(table, question);
    expect([reply.answer.status, reply.answer.verdict], reply.text).toEqual(['answered', 'caution']);
    expect(warnings(reply)).toContain(id);
    if (rows) expect(reply.answer.rows).toEqual(rows);
  });

  it.each([
    ['patients', 'how many patients by patient id'],
    ['results', 'total revenue in Q1 2024'],
    ['units', 'total profit by unit'],
  ])('and nothing where it is not: %s: %s', async (table, question) => {
    const reply = await put(table, question);
    expect([reply.answer.status, reply.answer.verdict], reply.text).toEqual(['answered', 'checked']);
  });
});

describe('what leaves open what is meant is no number', () => {
  it.each([
    ['staff', 'who left?'],
    ['entries', 'salaries by team'],
    ['costs', 'which department has the highest costs?'],
    ['cars', 'cars older than 10 years'],
    ['patients', 'patients in progress'],
    ['visits', 'guests last month'],
    ['umsatz', 'umsatz by region'],
  ])('%s: %s', async (table, question) => {
    const reply = await put(table, question);
    expect(reply.answer.status, reply.text).not.toBe('answered');
  });
});

describe('the side that is meant', () => {
  it('of a harm the worst has the most of it', async () => {
    expect((await put('lines', 'worst line by defects')).answer.rows[0]?.[0]).toBe('L1');
    expect((await put('lines', 'best line by defects')).answer.rows[0]?.[0]).toBe('L2');
  });

  it('of months by an amount the months are ranked', async () => {
    const reply = await put('visits', 'top 2 months by guests');
    expect(reply.answer.rows, reply.text).toEqual([
      [2, 90],
      [1, 50],
    ]);
  });
});
