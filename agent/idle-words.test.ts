import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Surveys of a harbour's boats. */
const surveys: TestTable = {
  name: 'harbour surveys',
  key: ['Survey No'],
  mainDate: 'Survey Date',
  displayColumn: null,
  columns: [
    column('Survey No', 'VARCHAR', 'identifier'),
    column('Survey Date', 'DATE', 'date'),
    column('Next Survey', 'DATE', 'date'),
    column('Boat Make', 'VARCHAR', 'category'),
    column('Boat Type', 'VARCHAR', 'category'),
    column('Hazard Level', 'VARCHAR', 'category'),
    column('Advised Repair', 'VARCHAR', 'category'),
    column('Surveyed By', 'VARCHAR', 'category'),
    column('Verdict', 'VARCHAR', 'category'),
    column('Verdict Date', 'DATE', 'date'),
    column('Term', 'VARCHAR', 'category'),
    column('Defects', 'INTEGER', 'additive'),
    column('Berths', 'INTEGER', 'additive'),
    column('Mooring Fee', 'DECIMAL(12,2)', 'additive'),
    column('Bilge Water (kg)', 'INTEGER', 'additive'),
  ],
  rows: [
    [
      'S1',
      '2025-01-05',
      '2025-06-05',
      'Ostra',
      'Yacht',
      'High',
      'Paint',
      'Ada Holm',
      'Passed',
      '2025-02-01',
      'Spring 2025',
      0,
      4,
      100,
      10,
    ],
    [
      'S2',
      '2025-01-20',
      '2025-07-05',
      'Ostra',
      'Barge',
      'Low',
      'Caulk',
      'Ada Holm',
      'Refused',
      '2025-02-10',
      'Spring 2025',
      3,
      2,
      200,
      20,
    ],
    [
      'S3',
      '2025-02-11',
      '2025-07-20',
      'Velum',
      'Yacht',
      'High',
      'Caulk',
      'Ben Roe',
      'Refused',
      '2025-03-03',
      'Autumn 2024',
      2,
      6,
      300,
      30,
    ],
    [
      'S4',
      '2024-12-11',
      '2025-08-20',
      'Velum',
      'Yacht',
      'Low',
      'Paint',
      'Ben Roe',
      'Passed',
      '2025-01-03',
      'Autumn 2024',
      1,
      8,
      400,
      40,
    ],
  ],
};

/** A row for each day and gate of a park. */
const visits: TestTable = {
  name: 'park days',
  key: ['Day', 'Gate'],
  mainDate: 'Day',
  displayColumn: null,
  columns: [
    column('Day', 'DATE', 'date'),
    column('Gate', 'VARCHAR', 'category'),
    column('booked_coaches', 'INTEGER', 'additive'),
    column('cancelled_coaches', 'INTEGER', 'additive'),
    column('children', 'INTEGER', 'additive'),
    column('avg_wait_min', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: [
    ['2025-01-01', 'North', 5, 1, 20, 4],
    ['2025-01-01', 'South', 6, 2, 30, 8],
    ['2025-01-02', 'North', 7, 0, 40, 6],
  ],
};

const shops: { harbour?: TestShop; park?: TestShop } = {};
beforeAll(async () => {
  shops.harbour = await openTestTables([surveys], []);
  shops.park = await openTestTables([visits], []);
});
afterAll(() => {
  shops.harbour?.close();
  shops.park?.close();
});

async function put(question: string, shop: TestShop | undefined): Promise<AgentReply> {
  if (!shop) throw new Error('The tables are not open.');
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

async function rowsOf(question: string, shop: TestShop | undefined): Promise<Cell[][]> {
  const { answer } = await put(question, shop);
  expect(answer.status, question).toBe('answered');
  return answer.status === 'answered' ? answer.rows : [];
}

describe('words that choose no rows where they stand', () => {
  it.each<[string, Cell]>([
    ['How many high hazard boats are there?', 2],
    ['What is the average mooring fee of the Velum boats?', 350],
    ['What is the highest mooring fee for a single survey?', 400],
    ['How many surveys needed more than one defect?', 2],
    ['How many surveys are for boats with 6 or more berths?', 2],
    ['total bilge water in kg', 100],
    ['How many kilos of bilge water were there in 2025?', 60],
    ['What is the total mooring fee for everyone who surveyed in January 2025?', 300],
  ])('%s', async (question, value) => {
    expect((await rowsOf(question, shops.harbour))[0]).toEqual([value]);
  });

  it.each([
    'What is the total mooring fee of the high hazard bridges?',
    'What is the average mooring fee of the Velum captains?',
    'How many surveys missed more than one defect?',
    'average mooring fee of stolen boats',
  ])('leaves a condition unread: %s', async (question) => {
    expect((await put(question, shops.harbour)).answer.status).not.toBe('answered');
  });
});

describe('verbs, dates and terms', () => {
  it.each<[string, Cell]>([
    ['How many surveys were advised for caulk?', 2],
    ['How many boats were surveyed by Ada Holm?', 2],
    ['How many surveys did we refuse in March 2025?', 1],
    ['How many surveys were refused in March 2025?', 1],
    ['How many surveys are due their next survey in July 2025?', 2],
    ['How many surveys were there in Autumn 2024?', 2],
    ['How many surveys were there from 1 to 20 January 2025?', 2],
    ['total mooring fee in January 2025, going by the verdict date', 400],
  ])('%s', async (question, value) => {
    expect((await rowsOf(question, shops.harbour))[0]).toEqual([value]);
  });

  it('takes the date of what was done for what was done', async () => {
    expect(await rowsOf('How many boats were surveyed each quarter?', shops.harbour)).toEqual([
      ['2024-10-01', 1],
      ['2025-01-01', 3],
    ]);
  });

  it.each<[string, Cell]>([
    ['How many coaches were cancelled?', 3],
    ['How many children came in January 2025?', 90],
    ['What is the average wait?', 6],
    ['On how many days were there more than 4 booked coaches?', 2],
  ])('%s', async (question, value) => {
    expect((await rowsOf(question, shops.park))[0]).toEqual([value]);
  });
});

describe('amounts and dates that are not the ones asked for', () => {
  it.each([
    'How many boats do we have?',
    'What did we pay our surveyors?',
    'How many surveys were closed in March 2025?',
  ])('declines: %s', async (question) => {
    expect((await put(question, shops.harbour)).answer.status).not.toBe('answered');
  });
});
