import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import {
  idColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  relate,
  type TestShop,
  testToday,
  textColumn,
} from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [
      keyedTable(
        'carriers',
        'carrier_name',
        [idColumn('carrier_id'), textColumn('carrier_name'), kindColumn('icao'), kindColumn('hub')],
        [
          [1, 'North Air', 'NOR', 'OSL'],
          [2, 'Cove Lines', 'CVO', 'BGO'],
        ],
      ),
      keyedTable(
        'flights',
        null,
        [idColumn('flight_no'), idColumn('carrier_id'), kindColumn('source_port')],
        [
          [7, 1, 'OSL'],
          [8, 1, 'BGO'],
          [9, 2, 'OSL'],
        ],
      ),
    ],
    [relate('flights', 'carrier_id', 'carriers', 'carrier_id')],
  );
});
afterAll(() => shop.close());

it.each(['which carriers fly from CVO', 'list carriers that depart from CVO', 'carriers travelling to CVO'])(
  'takes the code of a thing for no place: %s',
  async (question) => {
    const { answer } = await ask(question, { ...shop, today: testToday, locale: 'en' });
    expect(answer.status).not.toBe('answered');
  },
);

it('takes it for the thing where nothing moves', async () => {
  const { answer } = await ask('show the carrier with icao CVO', { ...shop, today: testToday, locale: 'en' });
  expect(answer.rows.flat()).toContain('Cove Lines');
});
