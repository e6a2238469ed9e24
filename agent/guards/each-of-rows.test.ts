import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../index.ts';
import {
  testColumn as column,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from '../testing.ts';

const yard: TestTable = {
  name: 'yard',
  key: ['yard_no'],
  mainDate: null,
  displayColumn: 'yard_name',
  columns: [
    column('yard_no', 'INTEGER', 'identifier'),
    column('yard_name', 'VARCHAR', 'text'),
    column('mgr_no', 'INTEGER', 'identifier'),
  ],
  rows: [
    [1, 'Quay End', 7],
    [2, 'Slip Row', 8],
    [3, 'Old Basin', 7],
  ],
};
const rigger: TestTable = {
  name: 'rigger',
  key: ['rigger_no'],
  mainDate: null,
  displayColumn: 'rigger_name',
  columns: [
    column('rigger_no', 'INTEGER', 'identifier'),
    column('rigger_name', 'VARCHAR', 'text'),
    column('yard_no', 'INTEGER', 'identifier'),
  ],
  rows: [
    [7, 'Ivy Roe', 1],
    [8, 'Ned Ash', 1],
    [9, 'Oda Lin', 2],
  ],
};
const engine: TestTable = {
  name: 'engine',
  key: ['engine_no'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('engine_no', 'INTEGER', 'identifier'),
    column('maker', 'VARCHAR', 'category'),
    column('cost', 'INTEGER', 'additive'),
  ],
  rows: [
    [1, 'Volta', 400],
    [2, 'Volta', 300],
    [3, 'Brandt', 900],
    [4, 'Kiel', 100],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  const origin = 'inferred' as const;
  shop = await openTestTables(
    [yard, rigger, engine],
    [
      {
        fromTable: 'rigger',
        fromColumn: 'yard_no',
        toTable: 'yard',
        toColumn: 'yard_no',
        inclusion: 1,
        origin,
      },
    ],
  );
});
afterAll(() => shop.close());

async function put(question: string) {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: testToday, locale: 'en', previous: null })).answer;
}

it.each(['how many yards does Ivy Roe manage', 'which yards are managed by Ned Ash'])(
  'does not take those who work there for who manages it: %s',
  async (question) => {
    expect((await put(question)).status).not.toBe('answered');
  },
);

it('still tells how many work there', async () => {
  expect((await put('how many riggers are at Quay End')).rows).toEqual([[2]]);
});

it('sets each row against a limit that is said of the rows', async () => {
  const answer = await put('list the makers of engines that cost more than 500');
  expect(answer.status === 'answered' ? answer.rows.map(([maker]) => maker) : ['Brandt']).toEqual(['Brandt']);
});

it('sets totals against a limit that is said of totals', async () => {
  const answer = await put('which makers have a total cost above 500');
  expect(answer.rows.map(([maker]) => maker)).toEqual(['Brandt', 'Volta']);
});
