import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import { sampled } from '../tools/test-depth.ts';
import { type AgentReply, ask } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** A table of kinds with an amount, each kind in another rhythm. */
function tableOf(name: string, kinds: string[]): TestTable {
  return {
    name,
    key: ['no'],
    mainDate: null,
    displayColumn: null,
    columns: [
      column('no', 'VARCHAR', 'identifier'),
      ...kinds.map((kind) => column(kind, 'VARCHAR', 'category')),
      column('amount', 'DECIMAL(12,2)', 'additive'),
    ],
    rows: Array.from({ length: 12 }, (_, row): Cell[] => [
      `K${row}`,
      ...kinds.map((_kind, index) => `${'klmnopq'[index]}${(row * (index + 1) + index) % 3}x`),
      row * 7 + 1,
    ]),
  };
}

async function put(shop: TestShop, question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

/** Words that people would accept for a header, by table and header; in brackets those that are asked back. */
const accepted: [table: string, words: Record<string, string>][] = [
  [
    'rentals',
    {
      movie: 'film',
      director: 'manager',
      author: 'writer (novelist)',
      vocalist: 'singer',
      award: 'prize accolade (trophy)',
    },
  ],
  [
    'visits',
    {
      building: 'edifice structure construction',
      cemetery: 'graveyard',
      forest: 'woodland',
      garbage: 'refuse (rubbish)',
      harbor: 'haven',
    },
  ],
  [
    'deliveries',
    {
      seller: 'vendor',
      merchandise: 'ware product (commodity)',
      sofa: 'couch lounge',
      jewel: 'gem',
      carpet: 'rug',
      buyer: 'purchaser',
    },
  ],
  [
    'cases',
    {
      physician: 'doctor medico (surgeon)',
      sickness: 'illness malady (disease)',
      drug: 'medicine',
      injury: 'harm hurt',
      hospital: 'infirmary',
    },
  ],
  ['hearings', { lawyer: 'attorney (solicitor)', offence: 'crime', witness: 'viewer', fine: 'penalty' }],
  [
    'readings',
    {
      dwelling: 'home domicile',
      infant: 'baby (child)',
      spouse: 'partner (husband)',
      chore: 'task job',
      appliance: 'gadget',
    },
  ],
  [
    'transfers',
    {
      cargo: 'freight shipment consignment',
      automobile: 'car motorcar',
      bicycle: 'bike',
      aeroplane: 'airplane plane',
      boat: 'vessel ship',
    },
  ],
];

describe('words that the dictionary relates to a header', () => {
  it.each(accepted)('are read as it: %s', async (table, words) => {
    const shop = await openTestTables([tableOf(table, Object.keys(words))], []);
    const forms = [`number of ${table} by W`, 'total amount per W', 'which W has the highest total amount?'];
    for (const [place, [header, list]] of Object.entries(words).entries())
      for (const form of sampled(forms, 3, place % 3)) {
        const meant = (await put(shop, form.replace('W', header))).answer;
        for (const word of list.split(' ')) {
          const typed = word.replaceAll(/[()]/g, '');
          const { answer } = await put(shop, form.replace('W', typed));
          expect([typed, answer.status]).toEqual([typed, word === typed ? 'answered' : 'clarify']);
          expect(meant.status).toBe('answered');
          if (answer.status === 'answered') expect([typed, answer.rows]).toEqual([typed, meant.rows]);
        }
      }
    shop.close();
  });
});

/** Mooring fees of a marina, with a second table that has an amount of people. */
const moorings: TestTable = {
  name: 'moorings',
  key: ['mooring_no'],
  mainDate: 'arrived_on',
  displayColumn: null,
  columns: [
    column('mooring_no', 'VARCHAR', 'identifier'),
    column('asset_tag', 'VARCHAR', 'identifier'),
    column('harbor', 'VARCHAR', 'category'),
    column('skipper', 'VARCHAR', 'category'),
    column('cargo', 'VARCHAR', 'category'),
    column('inspected', 'BOOLEAN', 'boolean'),
    column('arrived_on', 'DATE', 'date'),
    column('fee_paid', 'DECIMAL(12,2)', 'additive'),
    column('draft_m', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: [
    ['M1', 'T1', 'Skarvik', 'Ida Holm', 'Timber', true, '2025-01-04', 40, 2.1],
    ['M2', 'T2', 'Skarvik', 'Per Dahl', 'Grain', false, '2025-01-09', 55, 3.4],
    ['M3', 'T3', 'Osnes', 'Ida Holm', 'Timber', true, '2025-02-11', 35, 1.9],
  ],
};

const statues: TestTable = {
  name: 'statues',
  key: ['statue_no'],
  mainDate: null,
  displayColumn: null,
  columns: [
    column('statue_no', 'VARCHAR', 'identifier'),
    column('stone_tag', 'VARCHAR', 'identifier'),
    column('ward', 'VARCHAR', 'category'),
    column('recommended_work', 'VARCHAR', 'category'),
    column('payment_method', 'VARCHAR', 'category'),
    column('height', 'DECIMAL(12,2)', 'ratio'),
    column('cost', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['S1', 'A1', 'Arden', 'Clean', 'App', 3, 40],
    ['S2', 'A2', 'Arden', 'Clean', 'Card', 1, 50],
    ['S3', 'A3', 'Brook', 'None', 'App', 2, 30],
  ],
};

describe('words that are near to a header and mean another thing', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestTables([moorings], []);
  });
  afterAll(() => shop.close());

  it.each([
    'total salary by harbor',
    'average wage by skipper',
    'total profit by harbor',
    'number of tickets by harbor',
    'number of inspectors by harbor',
    'how many payments by skipper',
    'who were the payers by harbor',
    'average weight by cargo',
    'average height by harbor',
    'average depth by harbor',
    'number of sailors by harbor',
    'number of passengers by skipper',
    'total fuel by skipper',
    'growth by harbor',
    'the peak by harbor',
    'number of lighthouses by harbor',
    'how many arrivals are late by harbor',
    'unpaid moorings by harbor',
    'price of the timber',
    'how many accidents by skipper',
    'number of cranes by harbor',
    'total tax by harbor',
    'number of crew by skipper',
    'average temperature by harbor',
    'rainfall by harbor',
    'number of employees by harbor',
    'insurance by cargo',
    'number of containers by cargo',
    'distance by skipper',
    'average speed by skipper',
  ])('%s', async (question) => {
    expect([question, (await put(shop, question)).answer.status]).not.toEqual([question, 'answered']);
  });

  it('reads a participle with the value of the column that it names', async () => {
    const shop = await openTestTables([statues], []);
    const status = async (question: string): Promise<unknown> => {
      const { answer } = await put(shop, question);
      return answer.status === 'answered' ? answer.rows[0] : answer.status;
    };
    expect(await status('How many statues were recommended for cleaning?')).toEqual([2]);
    expect(await status('total cost of the statues paid with the app')).toEqual([70]);
    expect(await status('How many statues were not recommended for cleaning?')).toEqual([1]);
    expect(await status('How many statues were paid in Arden?')).toBe('declined');
    expect(await status('How tall are our statues on average?')).toEqual([2]);
    shop.close();
  });

  it('asks back for the last word of a header, and never takes what numbers the rows', async () => {
    const shop = await openTestTables([statues], []);
    expect((await put(shop, 'number of plants by ward')).answer.status).toBe('clarify');
    expect((await put(shop, 'number of tickets by ward')).answer.status).toBe('declined');
    shop.close();
  });

  it('reads a follow-up so only where it makes no plan by itself', async () => {
    const first = await put(shop, 'total fees paid by harbor');
    const follow = (question: string): Promise<AgentReply> =>
      ask(question, {
        catalog: shop.catalog,
        today: testToday,
        locale: 'en',
        run: shop.run,
        previous: first.plan,
      });
    const { answer } = await follow('and per freight?');
    expect(answer.status === 'answered' && answer.rows).toEqual([
      ['Timber', 75],
      ['Grain', 55],
    ]);
    expect(answer.assumptions.map(({ kind }) => kind)).toContain('word');
    expect((await follow('and by salary?')).answer.status).toBe('declined');
  });

  it('says which word was read how', async () => {
    const { answer } = await put(shop, 'total fees paid per freight');
    expect(answer.assumptions).toContainEqual({ kind: 'word', chosen: '"freight" means cargo', options: [] });
    expect(answer.verdict).toBe('checked');
  });
});
