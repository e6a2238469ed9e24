import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import {
  testColumn as column,
  openTestShop,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from './testing.ts';

const shelf: TestTable = {
  name: 'stock',
  key: [],
  mainDate: 'last_count',
  displayColumn: null,
  columns: [
    column('article', 'VARCHAR', 'category'),
    column('depot', 'VARCHAR', 'category'),
    column('on_hand', 'INTEGER', 'additive'),
    column('last_count', 'DATE', 'date'),
  ],
  rows: [
    ['Rope', 'Quay', 12, '2025-02-03'],
    ['Rope', 'Hill', 7, '2025-02-20'],
    ['Tar', 'Quay', 30, '2025-01-11'],
    ['Tar', 'Hill', 4, '2025-02-01'],
  ],
};
const crew: TestTable = {
  name: 'employees',
  key: ['employee_id'],
  mainDate: 'start_date',
  displayColumn: 'full_name',
  columns: [
    column('employee_id', 'VARCHAR', 'identifier'),
    column('full_name', 'VARCHAR', 'text'),
    column('harbour', 'VARCHAR', 'category'),
    column('start_date', 'DATE', 'date'),
    column('leave_date', 'DATE', 'date'),
    column('salary', 'INTEGER', 'additive'),
  ],
  rows: [
    ['W1', 'Ola Brun', 'Moss', '2020-01-05', null, 300],
    ['W2', 'Pim Dahl', 'Moss', '2021-02-05', '2023-01-31', 280],
    ['W3', 'Rut Ek', 'Horten', '2022-03-05', null, 320],
  ],
};
const bids: TestTable = {
  name: 'bids',
  key: ['bid_no'],
  mainDate: 'opened_on',
  displayColumn: null,
  columns: [
    column('bid_no', 'VARCHAR', 'identifier'),
    column('seller', 'VARCHAR', 'category'),
    column('worth', 'INTEGER', 'additive'),
    column('cost', 'INTEGER', 'additive'),
    column('opened_on', 'DATE', 'date'),
    column('won_on', 'DATE', 'date'),
  ],
  rows: [
    ['B1', 'Tor', 100, 10, '2023-01-04', '2024-02-03'],
    ['B2', 'Una', 250, 20, '2024-01-09', '2024-03-01'],
    ['B3', 'Tor', 300, 30, '2024-06-01', null],
    ['B4', 'Una', 80, 5, '2023-05-05', '2024-03-01'],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([shelf, crew, bids], []);
  const worth = shop.catalog.tables[2]?.profile.columns.find(({ name }) => name === 'worth');
  if (worth) worth.unit = 'EUR';
});
afterAll(() => shop.close());

async function put(question: string): Promise<AgentReply> {
  const { catalog, run } = shop;
  return ask(question, { catalog, run, today: testToday, locale: 'en' });
}

describe('the last of rows that each have one', () => {
  it.each<[string, Cell[][]]>([
    ['when was the last count', [['2025-02-20']]],
    ['when was the last count of Tar', [['2025-02-01']]],
    [
      'last count by article',
      [
        ['Rope', '2025-02-20'],
        ['Tar', '2025-02-01'],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect((await put(question)).answer.rows).toEqual(rows);
  });
});

describe('what is not said is not chosen', () => {
  it.each([
    ['Tor vs Una', 'by what they should be compared'],
    ['compare Tor and Una', 'by what they should be compared'],
    ['is Tor better than Una', 'by what they should be compared'],
    ['compare Tor and Una by won worth', 'won on'],
    ['stock last month', 'which amount'],
  ])('%s', async (question, reason) => {
    const { answer, text } = await put(question);
    expect(answer.status, answer.reading).toBe('declined');
    expect(text).toContain(reason);
  });

  it('compares by what is named', async () => {
    const { answer } = await put('compare Tor and Una by worth');
    expect(answer.rows).toEqual([
      ['Tor', 400],
      ['Una', 330],
    ]);
  });
});

describe('people who left', () => {
  const granted = ({ answer }: AgentReply): string[] =>
    answer.assumptions.filter(({ kind }) => kind === 'rows').map(({ chosen }) => chosen);

  it.each(['how many employees', 'how many employees in Moss', 'average salary by harbour'])(
    'are told of: %s',
    async (question) => {
      expect(granted(await put(question))).toEqual(['also those with a leave date']);
    },
  );

  it('are left out by the question that is offered', async () => {
    const { answer } = await put('how many employees');
    const [other] = answer.assumptions.flatMap(({ options }) => options);
    const asked = await put(other?.question ?? '');
    expect(asked.answer.rows).toEqual([[2]]);
    expect(granted(asked)).toEqual([]);
  });

  it.each(['how many employees started in 2021', 'list full name and leave date', 'number of bids'])(
    'are nothing to tell: %s',
    async (question) => {
      const reply = await put(question);
      expect(reply.answer.status).toBe('answered');
      expect(granted(reply)).toEqual([]);
    },
  );
});

describe('a change in words', () => {
  it.each([
    ['total worth 2024 vs 2023', 'up by 370 EUR (205.6%) from 180 EUR in 2023'],
    [
      'total worth by seller in 2024 vs 2023',
      'by seller, against 2023: Tor 300 EUR, up by 200 EUR (200.0%); Una 250 EUR, up by 170 EUR (212.5%)',
    ],
    [
      'how did total worth by seller change from 2023 to 2024',
      'in 2024 by seller, against 2023: Tor 300 EUR, up by 200 EUR (200.0%)',
    ],
    ['total cost 2024 vs 2023', 'up by 35 (233.3%)'],
    ['number of bids by month', 'at most 1, first in January 2023, and none in 14 of 18 months'],
  ])('%s', async (question, words) => {
    expect((await put(question)).text).toContain(words);
  });
});

it('keeps the unit of an amount for each of several things behind a follow-up', async () => {
  const { catalog, run, close } = await openTestShop();
  for (const { profile } of catalog.tables)
    for (const one of profile.columns) if (one.name === 'net_amount') one.unit = 'USD';
  const context = { catalog, run, today: testToday, locale: 'en' };
  const { plan } = await ask('revenue per customer', context);
  const { text } = await ask('and in 2024', { ...context, previous: plan ?? null });
  close();
  expect(text).toContain('180.25 USD');
});
