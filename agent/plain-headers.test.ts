import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import {
  idColumn as id,
  kindColumn as kind,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testColumn,
  testToday,
  textColumn as text,
} from './testing.ts';

const whole = (name: string) => testColumn(name, 'DECIMAL(12,2)', 'ordinal');
const towers = table(
  'tower',
  'tower_name',
  [
    id('tower_id'),
    text('tower_name'),
    whole('Year'),
    testColumn('Height_feet', 'INTEGER', 'ratio'),
    kind('district'),
    text('warden'),
  ],
  [
    [1, 'Alder', 1901, 120, 'East', 'Mo Birk'],
    [2, 'Brent', 1902, 300, 'East', 'Jo Lund'],
    [3, 'Cairn', 1904, 210, 'West', 'Al Foss'],
    [4, 'Drum', 1903, 90, 'West', 'Mo Birk'],
  ],
);
const visits = table(
  'visit',
  null,
  [id('visit_id'), id('tower_id'), testColumn('visited_on', 'DATE', 'date')],
  [
    [1, 1, '2024-03-01'],
    [2, 2, '2024-04-01'],
  ],
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([towers, visits], [relate('visit', 'tower_id', 'tower', 'tower_id')]);
});
afterAll(() => shop.close());

/** Rows without their ids; the status where there is no answer. */
async function rowsOf(question: string): Promise<unknown[][] | string> {
  const { catalog, run } = shop;
  const { answer } = await ask(question, { catalog, run, today: testToday, locale: 'en', weigh: () => 1 });
  if (answer.status !== 'answered') return answer.status;
  const shown = answer.columns.flatMap(({ name }, at) => (name.endsWith('_id') ? [] : [at]));
  return answer.rows.map((row) =>
    shown.map((at) => (typeof row[at] === 'bigint' ? Number(row[at]) : row[at])),
  );
}

describe('headers as files write them', () => {
  it.each<[string, unknown[][]]>([
    ['How many towers were there after 1902?', [[2]]],
    ['What is the tallest tower?', [['Brent', 300]]],
    ['What is the highest tower in the West?', [['Cairn', 210]]],
    ['Who is the warden of Cairn?', [['Al Foss']]],
    [
      'Show the name of each tower with its height in feet',
      [
        ['Alder', 120],
        ['Brent', 300],
        ['Cairn', 210],
        ['Drum', 90],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  it('tells what has to differ once', async () => {
    expect(await rowsOf('Which towers are taller than 80 feet? The wardens, no duplicates please.')).toEqual([
      ['Al Foss'],
      ['Jo Lund'],
      ['Mo Birk'],
    ]);
  });
});
