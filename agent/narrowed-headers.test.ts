import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** One row for each evening, with how many came and some of them apart. */
const evenings: TestTable = {
  name: 'club_evenings',
  key: ['evening_no'],
  mainDate: 'held_on',
  displayColumn: null,
  columns: [
    column('evening_no', 'VARCHAR', 'identifier'),
    column('held_on', 'DATE', 'date'),
    column('hall', 'VARCHAR', 'category'),
    column('places', 'INTEGER', 'additive'),
    column('booked', 'INTEGER', 'additive'),
    column('admitted', 'INTEGER', 'additive'),
    column('new_players', 'INTEGER', 'additive'),
    column('refunded_amount', 'DECIMAL(12,2)', 'additive'),
    column('late_shuttles', 'INTEGER', 'additive'),
    column('cancelled_shuttles', 'INTEGER', 'additive'),
  ],
  rows: [
    ['E1', '2024-01-10', 'North', 60, 30, 20, 5, 12, 1, 2],
    ['E2', '2024-02-10', 'South', 60, 40, 35, 4, 0, 0, 3],
    ['E3', '2025-02-10', 'South', 60, 50, 45, 6, 8, 4, 1],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([evenings], []);
});
afterAll(() => {
  shop.close();
});

async function cells(question: string): Promise<Cell[][] | string> {
  const context = { catalog: shop.catalog, run: shop.run, today: testToday, locale: 'en-GB' };
  const { answer } = await ask(question, context);
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('headers that tell of some only', () => {
  it('does not take the new ones for all', async () => {
    for (const question of [
      'How many players in 2024?',
      'total players by hall',
      'What is the total amount?',
    ])
      expect(await cells(question), question).not.toBeInstanceOf(Array);
    expect(await cells('How many new players in 2024?')).toEqual([[9]]);
  });

  it('reads who was admitted from the header that says only that', async () => {
    expect(await cells('How many players were admitted in 2024?')).toEqual([[55]]);
    expect(await cells('admitted players by hall')).toEqual([
      ['South', 80],
      ['North', 20],
    ]);
    expect(await cells('how many players did we admit')).toEqual([[100]]);
  });

  it('does not tell of some what is said of some of them', async () => {
    for (const question of ['How many new players were admitted?', 'How many late shuttles were cancelled?'])
      expect(await cells(question), question).not.toBeInstanceOf(Array);
    expect(await cells('How many shuttles were cancelled?')).toEqual([[6]]);
  });

  it('does not skip a verb that is an amount of its own', async () => {
    expect(await cells('total places booked in 2024')).not.toEqual([[120]]);
    expect(await cells('total places in 2024')).toEqual([[120]]);
    expect(await cells('total booked in 2024')).toEqual([[70]]);
  });
});
