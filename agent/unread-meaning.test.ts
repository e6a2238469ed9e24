import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

function table(name: string, columns: TestTable['columns'], row: (at: number) => Cell[]): TestTable {
  const key = columns[0]?.name ?? '';
  const rows = Array.from({ length: 12 }, (_, at) => row(at));
  return { name, key: [key], mainDate: null, displayColumn: null, columns, rows };
}

const tables: Record<string, TestTable> = {
  deals: table(
    'deals',
    [
      column('Deal ID', 'VARCHAR', 'identifier'),
      column('Rep', 'VARCHAR', 'category'),
      column('Stage', 'VARCHAR', 'category'),
      column('Created Date', 'DATE', 'date'),
      column('Expected Close Date', 'DATE', 'date'),
      column('Deal Value', 'DECIMAL(12,2)', 'additive'),
    ],
    (at) => [
      `D${at}`,
      ['Ana', 'Ben', 'Ben'][at % 3] ?? '',
      ['Closed Won', 'Proposal', 'Closed Lost', 'Demo'][at % 4] ?? '',
      '2025-01-05',
      '2025-02-10',
      100 + at,
    ],
  ),
  salon: table(
    'salon visits',
    [
      column('Visit No', 'VARCHAR', 'identifier'),
      column('Visit Date', 'DATE', 'date'),
      column('Stylist', 'VARCHAR', 'category'),
      column('Service Total', 'DECIMAL(12,2)', 'additive'),
      column('Retail Sales', 'DECIMAL(12,2)', 'additive'),
    ],
    (at) => [`V${at}`, '2025-01-05', ['Mia', 'Joel'][at % 2] ?? '', 20 + at, at % 3],
  ),
  camp: table(
    'campsite bookings',
    [
      column('Booking Ref', 'VARCHAR', 'identifier'),
      column('Booked On', 'DATE', 'date'),
      column('Arrival', 'DATE', 'date'),
      column('Departure', 'DATE', 'date'),
      column('Guests', 'INTEGER', 'additive'),
      column('Total Price', 'DECIMAL(12,2)', 'additive'),
      column('Amount Paid', 'DECIMAL(12,2)', 'additive'),
      column('Status', 'VARCHAR', 'category'),
    ],
    (at) => [
      `C${at}`,
      '2025-01-05',
      '2025-02-01',
      '2025-02-08',
      1 + (at % 3),
      200,
      50,
      ['Confirmed', 'Checked out'][at % 2] ?? '',
    ],
  ),
  milk: table(
    'milk recording',
    [
      column('Sample No', 'VARCHAR', 'identifier'),
      column('Test Date', 'DATE', 'date'),
      column('Cow', 'VARCHAR', 'category'),
      column('Total kg', 'DECIMAL(12,2)', 'additive'),
      column('Balance', 'DECIMAL(12,2)', 'balance'),
    ],
    (at) => [`S${at}`, '2025-01-05', ['Bell', 'Dot', 'Fern'][at % 3] ?? '', 10 + at, 500 - at],
  ),
  surgery: table(
    'GP appointments',
    [
      column('Appt ID', 'VARCHAR', 'identifier'),
      column('Appt Date', 'DATE', 'date'),
      column('Clinician Type', 'VARCHAR', 'category'),
    ],
    (at) => [`A${at}`, '2025-01-05', ['GP', 'Nurse', 'Nurse'][at % 3] ?? ''],
  ),
  permits: table(
    'street permits',
    [
      column('Permit No', 'VARCHAR', 'identifier'),
      column('Received', 'DATE', 'date'),
      column('Issued', 'DATE', 'date'),
      column('Permit Fee', 'DECIMAL(12,2)', 'additive'),
      column('Score', 'DECIMAL(12,2)', 'ratio'),
    ],
    (at) => [
      `P${at}`,
      '2024-12-05',
      at % 2 === 0 ? '2024-12-20' : '2025-01-03',
      100 + at,
      at === 0 ? null : at,
    ],
  ),
  dams: table(
    'dams',
    [
      column('Dam Name', 'VARCHAR', 'text'),
      column('River', 'VARCHAR', 'category'),
      column('Hazard Class', 'VARCHAR', 'category'),
      column('Parcel Kg', 'DECIMAL(12,2)', 'additive'),
    ],
    (at) => [`Dam ${at}`, ['Elk', 'Mill'][at % 2] ?? '', ['High', 'Low', 'Significant'][at % 3] ?? '', at],
  ),
  races: table(
    'race entries',
    [
      column('Bib', 'VARCHAR', 'identifier'),
      column('Reading Date', 'DATE', 'date'),
      column('Runner', 'VARCHAR', 'category'),
      column('Club', 'VARCHAR', 'category'),
      column('Finish Time (min)', 'DECIMAL(12,2)', 'additive'),
      column('Entry Fee', 'DECIMAL(12,2)', 'additive'),
      column('Fee Paid', 'DECIMAL(12,2)', 'additive'),
      column('Raised for Charity', 'DECIMAL(12,2)', 'additive'),
    ],
    (at) => [
      `B${at}`,
      ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'][at % 4] ?? '',
      ['Ali Poole', 'Bea Ross'][at % 2] ?? '',
      ['Harriers', 'Striders'][at % 2] ?? '',
      40 + at,
      15,
      10,
      at,
    ],
  ),
  energy: {
    ...table(
      'building energy',
      [
        column('Building', 'VARCHAR', 'category'),
        column('Month', 'DATE', 'date'),
        column('Gas kWh', 'DECIMAL(12,2)', 'additive'),
        column('Gas Cost', 'DECIMAL(12,2)', 'additive'),
        column('Electricity Cost', 'DECIMAL(12,2)', 'additive'),
        column('Vehicles', 'INTEGER', 'additive'),
      ],
      (at) => [
        ['Pool', 'Depot'][at % 2] ?? '',
        `2024-0${1 + Math.floor(at / 2)}-01`,
        100 + at,
        20 + at,
        30 + at,
        3,
      ],
    ),
    key: ['Building', 'Month'],
  },
  market: table(
    'market stalls',
    [
      column('Pitch Ref', 'VARCHAR', 'identifier'),
      column('Market Date', 'DATE', 'date'),
      column('Trader', 'VARCHAR', 'category'),
      column('Rent', 'DECIMAL(12,2)', 'additive'),
      column('Electricity Charge', 'DECIMAL(12,2)', 'additive'),
      column('Mark', 'INTEGER', 'additive'),
      column('Entry', 'VARCHAR', 'category'),
    ],
    (at) => [
      `T${at}`,
      '2025-01-05',
      ['Ann Lee', 'Joe Ward'][at % 2] ?? '',
      30,
      at,
      50 + at,
      ['Sale', 'Purchase'][at % 2] ?? '',
    ],
  ),
};

const shops = new Map<string, TestShop>();
beforeAll(async () => {
  for (const [name, one] of Object.entries(tables)) shops.set(name, await openTestTables([one], []));
});
afterAll(() => {
  for (const shop of shops.values()) shop.close();
});

async function put(name: string, question: string): Promise<AgentReply['answer']> {
  const shop = shops.get(name);
  if (!shop) throw new Error(`There is no table ${name}.`);
  const { catalog, run } = shop;
  return (await ask(question, { catalog, today: testToday, locale: 'en', run })).answer;
}

describe('a reading that owns every word and leaves out what one means', () => {
  it.each([
    ['deals', 'which rep closed the most deals'],
    ['deals', 'how many deals did each rep close'],
    ['deals', 'value of closed deals by rep'],
    ['deals', 'how many deals closed in February 2025'],
    ['deals', 'deals closed by Ben'],
    ['salon', 'which stylist brought in the most'],
    ['salon', 'how much did we make in January 2025'],
    ['salon', 'total sales'],
    ['camp', 'how much is still to pay'],
    ['camp', 'how many guests in January 2025'],
    ['camp', 'how many guests checked out in January 2025'],
    ['camp', 'bookings booked for next week'],
    ['milk', 'which cow gives the most milk'],
    ['milk', 'what is our balance'],
    ['surgery', 'how many GP appointments were there'],
    ['permits', 'permit fees by request date'],
    ['dams', 'how many high hazard bridges'],
    ['dams', 'how many parcels are on the Elk'],
    ['races', 'how much did the Striders raise'],
    ['races', 'total fees'],
    ['races', 'runners who finished in under 60 minutes'],
    ['races', 'which club had the most finishers'],
    ['races', 'how many clubs of Striders'],
    ['energy', 'which building uses the most energy'],
    ['energy', 'how much gas did the Pool use in 2024'],
    ['energy', 'electricity cost as a share of total cost'],
    ['energy', 'how many vehicles does the Depot have'],
    ['market', 'total income'],
    ['market', 'how much rent did Ann Lee spend'],
    ['market', 'which trader has the best marks'],
  ])('is no answer: %s, "%s"', async (name, question) => {
    expect((await put(name, question)).status).not.toBe('answered');
  });

  it.each<[string, string, Cell[][]]>([
    ['deals', 'how many deals are Closed Won', [[3]]],
    [
      'deals',
      'deals expected to close in February 2025 by rep',
      [
        ['Ben', 8],
        ['Ana', 4],
      ],
    ],
    ['salon', 'total retail sales', [[12]]],
    ['camp', 'total amount paid', [[600]]],
    ['camp', 'how many guests arrived in February 2025', [[24]]],
    ['dams', 'how many high hazard dams', [[4]]],
  ])('stays one where the words say it: %s, "%s"', async (name, question, rows) => {
    expect((await put(name, question)).rows).toEqual(rows);
  });
});

it('takes months that run over a new year for those of two years', async () => {
  expect((await put('permits', 'total fee of permits issued in December and January 2025')).rows).toEqual([
    [100 * 12 + 66],
  ]);
});

it('fills no month between readings of every quarter with a zero', async () => {
  expect((await put('races', 'entry fee by month')).rows.map(([month]) => month)).toEqual([
    '2024-03-01',
    '2024-06-01',
    '2024-09-01',
    '2024-12-01',
  ]);
});

it('says that rows without the number are not ranked', async () => {
  const answer = await put('permits', 'top 3 permits by score');
  expect(answer.checks.map(({ id, outcome }) => `${id} ${outcome}`)).toContain('missing-in-measure warned');
});
