import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

const rentals: TestTable = {
  name: 'rentals',
  key: ['Rental No'],
  mainDate: 'Lent On',
  displayColumn: null,
  columns: [
    column('Rental No', 'VARCHAR', 'identifier'),
    column('Lent On', 'DATE', 'date'),
    column('Back On', 'DATE', 'date'),
    column('Boat', 'VARCHAR', 'category'),
    column('Harbour', 'VARCHAR', 'place'),
    column('Guest Type', 'VARCHAR', 'category'),
    column('Handled By', 'VARCHAR', 'category'),
    column('Seats Booked', 'INTEGER', 'additive'),
    column('Duration (min)', 'INTEGER', 'additive'),
    column('Distance (km)', 'DECIMAL(12,2)', 'additive'),
    column('Fee (EUR)', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['R-1', '2024-05-01', '2024-05-01', 'Canoe', 'North', 'member', 'Ilse', 2, 60, 4, 20],
    ['R-2', '2024-05-03', '2024-05-04', 'Canoe', 'South', 'guest', 'Ilse', 3, 90, 3, 30],
    ['R-3', '2024-06-07', null, 'Dinghy', 'North', 'member', 'Omar', 4, 30, 9, 80],
    ['R-4', '2024-06-09', '2024-06-10', 'Dinghy', 'South', 'guest', 'Omar', 1, 45, 2, 55],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables([rentals], []);
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

describe('a plan that owns every word and still says nothing', () => {
  it.each([
    ['busiest harbour in North', 'there is only one to choose from'],
    ['what do we pay per seat booked for canoes', 'no amount is one of money'],
    ['how much money is the distance of canoes', 'a distance is no money'],
    ['fee in May 2024 for 2023 and 2025', 'one of the periods is lost'],
    ['the cheapest canoe lent in May and its harbour', 'what is added is compared'],
  ])('is not answered: %s (%s)', async (question) => {
    const { answer } = await put(question);
    expect([question, answer.status === 'answered' ? answer.reading : '']).toEqual([question, '']);
  });
});

describe('groups that are ranked', () => {
  it('are told with their totals, and no row for each booking', async () => {
    const { answer } = await put('harbours ranked by seats booked');
    expect(answer.reading).toBe(
      'Total seats booked by harbour, sorted by total seats booked, highest first.',
    );
  });
});

describe('a word that may stand for two things', () => {
  it('asks back which length is meant', async () => {
    const { answer } = await put('longest rental');
    expect(answer.status === 'clarify' ? answer.options?.length : answer.reading).toBe(2);
  });

  it('takes a value for itself, not for a part of the name of its column', async () => {
    const { answer } = await put('total distance by members');
    expect(answer.sql).toMatch(/"Guest Type" = 'member'/);
  });

  it('takes money for the one amount of money', async () => {
    const { answer } = await put('how much money is in fees from members');
    expect(answer.status === 'answered' ? answer.rows : answer.reading).toEqual([[100]]);
  });

  it('shows whom a row names', async () => {
    const { answer } = await put('who handled R-3?');
    expect(answer.status === 'answered' ? answer.rows : answer.reading).toEqual([['Omar']]);
  });
});
