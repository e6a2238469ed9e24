import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../index.ts';
import {
  testColumn as column,
  openTestTables,
  type TestShop,
  type TestTable,
  testToday,
} from '../testing.ts';

const id = (name: string) => column(name, 'INTEGER', 'identifier');
const table = (name: string, columns: TestTable['columns'], rows: TestTable['rows']): TestTable => ({
  name,
  key: [columns[0]?.name ?? ''],
  mainDate: null,
  displayColumn: null,
  columns,
  rows,
});
const tables = [
  table(
    'firm',
    [id('firm_no'), column('office', 'VARCHAR', 'category')],
    [
      [1, 'Brae'],
      [2, 'Skelly'],
      [3, 'Oban'],
    ],
  ),
  table(
    'pier',
    [id('pier_no'), column('pier_name', 'VARCHAR', 'category')],
    [
      [1, 'Brae'],
      [2, 'Luss'],
    ],
  ),
  table(
    'trip',
    [id('trip_no'), id('firm_no'), id('start_pier'), id('end_pier')],
    [
      [1, 1, 1, 2],
      [2, 2, 1, 2],
      [3, 3, 2, 1],
    ],
  ),
];
const relation = (fromColumn: string, toTable: string, toColumn: string) => ({
  fromTable: 'trip',
  fromColumn,
  toTable,
  toColumn,
  inclusion: 1,
  origin: 'confirmed' as const,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(tables, [
    relation('firm_no', 'firm', 'firm_no'),
    relation('start_pier', 'pier', 'pier_no'),
    relation('end_pier', 'pier', 'pier_no'),
  ]);
});
afterAll(() => shop.close());

async function put(question: string) {
  const { catalog, run } = shop;
  return (await ask(question, { catalog, run, today: testToday, locale: 'en', previous: null })).answer;
}

it('takes no office for one of two piers', async () => {
  expect((await put('how many trips in Brae')).status).not.toBe('answered');
});

it('takes the office that is named, or that alone is called so', async () => {
  expect((await put('how many trips with office Brae')).rows).toEqual([[1]]);
  expect((await put('how many trips in Skelly')).rows).toEqual([[1]]);
});
