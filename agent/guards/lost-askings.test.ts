import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../index.ts';
import {
  amountColumn as amount,
  dateColumn as date,
  idColumn as id,
  kindColumn as kind,
  openTestTables,
  relate,
  type TestShop,
  keyedTable as table,
  testColumn,
  testToday,
  textColumn as text,
} from '../testing.ts';

const puppets = table(
  'puppet',
  'puppet_name',
  [id('puppet_id'), text('puppet_name'), kind('maker'), kind('puppet_type')],
  [
    [1, 'Punch', 'Ida Kiln', 'Glove'],
    [2, 'Judy', 'Ida Kiln', 'Glove'],
    [3, 'Kasper', 'Olaf Slip', 'Shadow'],
  ],
);
const members = table(
  'customers',
  'customer_name',
  [id('customer_id'), text('customer_name')],
  [
    [1, 'Reed Ltd'],
    [2, 'Sedge Ltd'],
    [3, 'Rush Ltd'],
  ],
);
const accounts = table(
  'accounts',
  null,
  [id('account_id'), id('customer_id'), date('opened')],
  [
    [1, 1, '2024-01-01'],
    [2, 1, '2024-02-01'],
    [3, 2, '2024-03-01'],
  ],
);
const stations = table(
  'channel',
  'channel_name',
  [
    id('channel_id'),
    text('channel_name'),
    kind('owner'),
    testColumn('share_in_percent', 'DECIMAL(12,2)', 'ratio'),
    amount('viewers'),
  ],
  [
    [1, 'North', 'Heron', 12.5, 10],
    [2, 'South', 'Heron', 7.5, 20],
    [3, 'East', 'Crane', 30, 30],
  ],
);

const mills = table(
  'wind_mill',
  'mill_name',
  [id('mill_id'), text('mill_name')],
  [
    [1, 'Upper Mill'],
    [2, 'Lower Mill'],
  ],
);
const firms = table(
  'firm',
  'firm_name',
  [id('firm_id'), text('firm_name'), kind('trade')],
  [
    [1, 'Sail and Son', 'Water and wind'],
    [2, 'Vane Works', 'Iron'],
  ],
);
const plays = table(
  'plays',
  'title',
  [id('play_id'), text('title'), kind('nominee'), kind('verdict')],
  [
    [1, 'The Kiln', 'Ida Kiln', 'Nominated'],
    [2, 'The Slip', 'Ida Kiln', 'Won'],
    [3, 'The Glaze', 'Olaf Slip', 'Nominated'],
  ],
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [puppets, members, accounts, stations, mills, firms, plays],
    [relate('accounts', 'customer_id', 'customers', 'customer_id')],
  );
});
afterAll(() => shop.close());

async function answered(question: string) {
  const { answer } = await ask(question, { ...shop, today: testToday, locale: 'en' });
  return answer.status === 'answered' ? answer.rows : answer.status;
}

describe('what is asked for by another word than a header', () => {
  it('counts those who hold something, and not what they hold', async () => {
    expect(await answered('Count how many clients hold an account.')).toEqual([[2]]);
  });

  it('tells kinds, and not the things', async () => {
    expect(await answered('How many different kinds of puppet are there?')).toEqual([[2]]);
  });

  it.each([
    // A share that a header tells is none of the number of rows.
    'Find what percentage share all the channels of Heron have in total.',
    // The kind Glove is one kind.
    'How many Glove puppets are there of each puppet type?',
    // No place and no time is told of a puppet.
    'Which puppets are of the puppet type Glove, and where are they?',
    'Show the names of the puppets and when they were made',
    // Wind is what the mills are of, and a part of one trade.
    'How many wind firms are there?',
    // Who was nominated may have won: not only what is told as nominated counts.
    'For how many plays has each nominee been nominated?',
  ])('is not left out: %s', async (question) => {
    expect(await answered(question)).toSatisfy((found) => typeof found === 'string');
  });
});
