import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../index.ts';
import { openTestSources, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';

function table(name: string, headers: string[], rows: string[][]): TestTable {
  const columns = headers.map((header) => testColumn(header, 'VARCHAR', 'text'));
  return { name, key: [], mainDate: null, displayColumn: null, columns, rows };
}

const boats = table(
  'Boats',
  ['Boat', 'Berth'],
  [
    ['Orra', 'A1'],
    ['Pim', 'B2'],
    ['Tarn', 'C3'],
  ],
);
const rota = table(
  'Rota',
  ['Keeper', 'Shift'],
  [
    ['Ines', 'Monday'],
    ['Jonas', 'Sunday'],
    ['Kaya', 'Friday'],
  ],
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestSources(
    [boats, rota].map((one) => ({ name: one.name, isSample: false, tables: [one], relations: [] })),
  );
});
afterAll(() => shop.close());

/** The tables that were read for a question. */
async function tablesRead(question: string): Promise<string[]> {
  const read = new Set<string>();
  await ask(question, {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en',
    run: (request) => {
      for (const { sqlName } of request.tables) read.add(sqlName.toLowerCase());
      return shop.run(request);
    },
  });
  return [...read];
}

it.each([
  ['which keeper has the Sunday shift', ['rota']],
  ['where does Orra lie', ['boats']],
  ['what comes after Jonas', ['rota']],
])('of several sources, reads for "%s" the rows of %j alone', async (question, tables) => {
  expect(await tablesRead(question)).toEqual(tables);
});
