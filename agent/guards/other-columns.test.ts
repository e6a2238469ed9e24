import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../index.ts';
import {
  amountColumn as amount,
  testColumn as column,
  dateColumn as date,
  idColumn as id,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testToday,
  textColumn as text,
  kindColumn as word,
} from '../testing.ts';

const money = (name: string) => column(name, 'DECIMAL(12,2)', 'additive');

/** Each of these tables lacks a column that people would look for first. */
const tables = [
  table(
    'festival',
    null,
    [id('festival_id'), word('chair_name'), word('town')],
    [
      [1, 'Ida', 'Oslo'],
      [2, 'Per', 'Bergen'],
    ],
  ),
  table(
    'walker',
    'height',
    [id('walker_id'), word('height'), amount('weight')],
    [
      [1, '2.05 m', 90],
      [2, '1.77 m', 71],
    ],
  ),
  table(
    'depot',
    null,
    [word('depot_code'), text('depot_description')],
    [
      ['N', 'By the harbour'],
      ['S', 'Under the bridge'],
    ],
  ),
  table(
    'parcel',
    'parcel_name',
    [id('parcel_id'), word('parcel_name'), word('depot_code')],
    [
      [1, 'Lamp', 'N'],
      [2, 'Vase', 'N'],
      [3, 'Bowl', 'S'],
    ],
  ),
  table(
    'patron',
    'patron_name',
    [id('patron_id'), word('patron_name'), text('patron_phone')],
    [
      [1, 'Harold', '555 01'],
      [2, 'Maude', '555 02'],
    ],
  ),
  {
    ...table(
      'shop',
      null,
      [id('shop_id'), text('shop_email_address'), date('open_date')],
      [
        [1, 'a@example.org', '2016-02-01'],
        [2, 'b@example.org', '2018-02-01'],
      ],
    ),
    mainDate: 'open_date',
  },
  table(
    'sale',
    null,
    [id('sale_id'), id('patron_id'), id('shop_id'), word('sale_type')],
    [
      [1, 1, 1, 'Cash'],
      [2, 2, 2, 'Card'],
      [3, 2, 1, 'Card'],
    ],
  ),
  table(
    'coaster',
    'coaster_name',
    [id('coaster_id'), word('coaster_name'), amount('length'), word('state')],
    [
      [1, 'Dragon', 900, 'Open'],
      [2, 'Comet', 200, 'Closed'],
    ],
  ),
  table(
    'wine',
    'wine_name',
    [id('wine_id'), word('wine_name'), word('drink')],
    [
      [1, 'Amarone', '2008'],
      [2, 'Barolo', 'now'],
    ],
  ),
  table(
    'machine',
    null,
    [id('machine_id'), text('machine_details'), word('model'), money('typical_selling_price')],
    [
      [1, 'Lathe', 'L1', 900],
      [2, 'Press', 'P7', 300],
    ],
  ),
  {
    ...table(
      'guest',
      'guest_first_name',
      [id('guest_id'), word('guest_first_name'), date('arrived_on')],
      [
        [1, 'Kim', '2024-01-02'],
        [2, 'Lee', '2024-03-02'],
      ],
    ),
    mainDate: 'arrived_on',
  },
  table(
    'ferry',
    'ferry_name',
    [id('ferry_id'), word('ferry_name'), column('origin', 'VARCHAR', 'place')],
    [
      [1, 'Isle of Mull', 'Oban'],
      [2, 'Argyle', 'Wemyss Bay'],
    ],
  ),
  {
    ...table(
      'visit',
      null,
      [id('visit_id'), amount('pages'), date('last_update')],
      [
        [1, 20, '2024-05-01'],
        [2, 30, '2024-05-02'],
      ],
    ),
    mainDate: 'last_update',
  },
  table(
    'bridge',
    null,
    [id('bridge_id'), text('bridge'), column('built', 'INTEGER', 'category')],
    [
      [1, 'Iron Bridge', 1779],
      [2, 'Tay Bridge', 1887],
    ],
  ),
  table(
    'union',
    'uname',
    [id('union_id'), word('uname'), column('seat', 'VARCHAR', 'place')],
    [
      [1, 'Cobblers', 'Leith'],
      [2, 'Dyers', 'Perth'],
    ],
  ),
  table(
    'member',
    null,
    [id('member_id'), word('uname'), amount('balance')],
    [
      [1, 'Cobblers', 20],
      [2, 'Dyers', 5],
      [3, 'Dyers', 7],
    ],
  ),
  table(
    'branch',
    'branch_name',
    [id('branch_id'), word('branch_name'), amount('tills')],
    [
      [1, 'Port Ellen Harbour Street', 3],
      [2, 'Bowmore Main Street', 2],
    ],
  ),
  table(
    'racer',
    null,
    [id('racer_id'), word('surname'), amount('lap')],
    [
      [1, 'Speed', 61],
      [2, 'Quick', 64],
    ],
  ),
  table(
    'depute',
    null,
    [id('depute_id'), word('vice_warden'), word('shire')],
    [
      [1, 'Una', 'Kent'],
      [2, 'Vic', 'Kent'],
    ],
  ),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(tables, [
    relate('parcel', 'depot_code', 'depot', 'depot_code'),
    relate('sale', 'patron_id', 'patron', 'patron_id'),
    relate('sale', 'shop_id', 'shop', 'shop_id'),
  ]);
});
afterAll(() => shop.close());

async function put(question: string) {
  const { catalog, run } = shop;
  return ask(question, { catalog, run, today: testToday, locale: 'en', weigh: () => 1 });
}

it.each([
  'what are the names and towns of the festivals',
  'list the names of the festivals in Oslo',
  'what are the names of the walkers in ascending order of weight',
  'give the name and description of the depot with code N',
  'what are the phone and email of the patron Harold',
  'how many sales were there in 2016',
  'show the state of coasters longer than 300 or higher than 100',
  'what are the names of all wines produced in 2008',
  'list the machine id, details, make and model of every machine',
  'show the id and typical buying price of each machine',
  'return the first names and last names of the guests',
  'how many wardens are there by shire and warden',
  'show the coaster name and rank of every coaster',
  'what are the total sale amounts for each sale type',
  'which ferries go to Oban',
  'when did the first visit happen',
  'what are the names of all members, ordered by their balance',
  'how many branches are in Port Ellen',
  'what is the average lap speed',
  'list the builders of the bridges',
])('does not tell something else for what the data lack: "%s"', async (question) => {
  const { answer } = await put(question);
  expect(answer.status).not.toBe('answered');
});

it.each([
  ['what are the towns of the festivals', null],
  ['show the names of the parcels and the descriptions of their depots', null],
  ['what are the name and phone of the patron Harold', [['Harold', '555 01']]],
  ['show the state of coasters longer than 300', null],
  ['show the id, details and model of every machine', null],
  ['return the first names of the guests', [['Kim'], ['Lee']]],
  ['who was the last guest to arrive', null],
  ['rank the coasters by length', null],
  ['which ferries come from Oban', null],
  ['when was the last update of a visit', [['2024-05-02']]],
])('still answers "%s"', async (question, rows) => {
  const { answer } = await put(question);
  expect(answer.status).toBe('answered');
  if (rows) expect(answer.rows).toEqual(rows);
});

it('tells several rows of a table that is called after one of them', async () => {
  const { text } = await put('what are the towns of the festivals');
  expect(text).toBe('2 festivals.');
});

it('keeps a time of updates that was asked for when the answer is changed', async () => {
  const { catalog, run } = shop;
  const asked = { catalog, run, today: testToday, locale: 'en', weigh: () => 1 };
  const first = await ask('how many visits had their last update in May 2024', asked);
  expect(first.answer.rows).toEqual([[2]]);
  const changed = await ask('and what is the total pages', { ...asked, previous: first.plan });
  expect(changed.answer.rows).toEqual([[50]]);
});
