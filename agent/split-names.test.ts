import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Headers that are said in other ways than they are written. */
const boxes: TestTable = {
  name: 'boxes',
  key: ['Box Ref'],
  mainDate: 'Applied On',
  displayColumn: null,
  columns: [
    column('Box Ref', 'VARCHAR', 'identifier'),
    column('Applied On', 'DATE', 'date'),
    column('Packed On', 'DATE', 'date'),
    column('Boxes Type', 'VARCHAR', 'category'),
    column('Depot', 'VARCHAR', 'category'),
    column('Size', 'VARCHAR', 'category'),
    column('Boxes Shipped', 'INTEGER', 'additive'),
    column('Jars Broken', 'INTEGER', 'additive'),
    column('Est Handling Cost', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['B1', '2024-01-05', '2024-02-01', 'Wood', 'Kirkby', 'Large', 10, 1, 50],
    ['B2', '2024-03-05', '2025-02-01', 'Card', 'Kirkby', 'Small', 20, 5, 70],
    ['B3', '2025-01-09', '2025-03-01', 'Card', 'Selby', 'Small', 40, 2, 90],
    ['B4', '2025-02-09', '2025-03-02', 'Wood', 'Thirsk', 'Large', 5, 7, 20],
  ],
};

/** A fee is the only money, and it is for something else than the rows. */
const digs: TestTable = {
  name: 'street digs',
  key: ['dig_ref'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('dig_ref', 'VARCHAR', 'identifier'),
    column('street', 'VARCHAR', 'category'),
    column('licence_fee', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['D1', 'Mill Lane', 40],
    ['D2', 'Quay Walk', 60],
  ],
};

let packing: TestShop;
let street: TestShop;
beforeAll(async () => {
  packing = await openTestTables([boxes], []);
  street = await openTestTables([digs], []);
});
afterAll(() => {
  packing.close();
  street.close();
});

async function answerTo(question: string, shop = packing) {
  const { answer } = await ask(question, {
    catalog: shop.catalog,
    today: testToday,
    locale: 'en',
    run: shop.run,
  });
  return answer;
}

describe('a header whose noun and verb stand apart', () => {
  it.each([
    ['How many boxes did we ship in 2024?', [[30]]],
    ['how many boxes were shipped in total', [[75]]],
    ['How many jars have been broken?', [[15]]],
    ['total broken jars', [[15]]],
    ['How many records have more than 4 broken jars?', [[2]]],
    ['Which depot broke the most jars?', [['Thirsk', 7]]],
  ])('is that header, not the rows: %s', async (question, rows) => {
    const answer = await answerTo(question);
    expect([answer.status, answer.rows]).toEqual(['answered', rows]);
  });

  it('leaves the rows to be counted where no verb is said', async () => {
    expect((await answerTo('How many boxes are there?')).rows).toEqual([[4]]);
  });
});

it('lists the rows of the only table, whatever condition they are under', async () => {
  const answer = await answerTo('show records with more than 4 broken jars');
  expect(answer.rows.map(([ref]) => ref)).toEqual(['B2', 'B4']);
});

it('takes the kind of the rows for no other name of them', async () => {
  const answer = await answerTo('Which boxes had the most broken jars?');
  expect(JSON.stringify(answer.rows)).not.toContain('"Wood",8');
});

describe('words around a header', () => {
  it('may leave out its middle', async () => {
    expect((await answerTo('total estimated cost for Kirkby')).rows).toEqual([[120]]);
  });

  it('say by which date two years are compared', async () => {
    const answer = await answerTo('estimated handling cost 2025 vs 2024 by packing date');
    if (answer.status === 'answered') expect(answer.rows[0]?.slice(0, 2)).toEqual([180, 50]);
    const applied = await answerTo('estimated handling cost 2025 vs 2024 by application date');
    expect([applied.status, applied.rows[0]?.slice(0, 2)]).toEqual(['answered', [110, 120]]);
  });

  it('describe things by a value of another column', async () => {
    expect((await answerTo('jars broken for large depots')).rows).toEqual([[8]]);
    expect((await answerTo('how many small depots are there')).rows).toEqual([[2]]);
  });
});

it('does not take a fee for something else for what the rows cost', async () => {
  for (const question of ['How much did Mill Lane cost us?', 'how much did the digs cost'])
    expect([question, (await answerTo(question, street)).status]).not.toEqual([question, 'answered']);
  expect((await answerTo('total licence fee', street)).rows).toEqual([[100]]);
});
