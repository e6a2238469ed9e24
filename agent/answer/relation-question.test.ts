import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog, Cell, Relation } from '#kernel/catalog.ts';
import { type AgentReply, ask } from '../index.ts';
import { trustedRelations } from '../model/join-paths.ts';
import {
  idColumn,
  keyedTable,
  openTestSources,
  relate,
  type TestShop,
  testColumn,
  testToday,
} from '../testing.ts';

const clients = keyedTable(
  'clients',
  'client',
  [idColumn('id'), testColumn('client', 'VARCHAR', 'text'), testColumn('country', 'VARCHAR', 'place')],
  [
    [1, 'Aalto', 'Finland'],
    [2, 'Berg', 'Norway'],
    [3, 'Cruz', 'Spain'],
  ],
);
const goods = keyedTable(
  'goods',
  'title',
  [
    idColumn('good_id'),
    testColumn('title', 'VARCHAR', 'text'),
    testColumn('category', 'VARCHAR', 'category'),
  ],
  [
    [1, 'Tent', 'Camping'],
    [2, 'Rope', 'Climbing'],
  ],
);
const deals = keyedTable(
  'deals',
  null,
  [
    idColumn('deal_id'),
    idColumn('client_id'),
    idColumn('good_id'),
    testColumn('channel', 'VARCHAR', 'category'),
    testColumn('revenue', 'DECIMAL(12,2)', 'additive'),
  ],
  [
    [1, 1, 1, 'Web', 100],
    [2, 1, 2, 'Shop', 50],
    [3, 2, 1, 'Web', 70],
    [4, 3, 2, 'Web', 30],
  ],
);
/** Knows countries and revenue too, and is nobody's. */
const sales = keyedTable(
  'sales',
  null,
  [
    idColumn('sale_id'),
    testColumn('country', 'VARCHAR', 'place'),
    testColumn('revenue', 'DECIMAL(12,2)', 'additive'),
  ],
  [
    [1, 'Finland', 9],
    [2, 'Spain', 8],
  ],
);

const toClients = relate('deals', 'client_id', 'clients', 'id');
const toGoods = relate('deals', 'good_id', 'goods', 'good_id');

let shop: TestShop;
let statements: string[];
beforeAll(async () => {
  const file = (name: string, table: typeof deals) => ({
    name,
    isSample: false,
    tables: [table],
    relations: [],
  });
  shop = await openTestSources([
    file('deals', deals),
    file('clients', clients),
    file('Stock 2025', goods),
    { name: 'Sample company', isSample: true, tables: [sales], relations: [] },
  ]);
});
afterAll(() => shop.close());

function put(
  question: string,
  change: Partial<Catalog>,
  previous: AgentReply['plan'] = null,
): Promise<AgentReply> {
  statements = [];
  return ask(question, {
    catalog: { ...shop.catalog, ...change },
    run: (request) => {
      statements.push(request.sql);
      return shop.run(request);
    },
    today: testToday,
    locale: 'en-US',
    previous,
  });
}
const confirmed = (relation: Relation): Relation => ({ ...relation, origin: 'confirmed' });
const byCountry: Cell[][] = [
  ['Finland', 150],
  ['Norway', 70],
  ['Spain', 30],
];

describe('a question over two files', () => {
  it('asks whether they belong together, and is answered once somebody says so', async () => {
    const { text, answer } = await put('revenue by country', { proposed: [toGoods, toClients] });
    expect(text).toBe(
      'This needs both deals and clients, and nobody has confirmed yet how they belong together. Do the values of deals.client_id mean clients.id? 3 of 3 are found there.',
    );
    expect(answer).toMatchObject({ status: 'clarify', sql: null, rows: [] });
    expect(answer.options?.map(({ question, decides }) => [question, decides?.decision])).toEqual([
      ['revenue by country', 'confirmed'],
      ['revenue by country', 'rejected'],
    ]);
    expect(answer.options?.[0]?.decides).toMatchObject({
      ...{ fromTable: 'deals', fromColumn: 'client_id', toTable: 'clients', toColumn: 'id' },
      dataSourceId: shop.catalog.tables.find(({ name }) => name === 'deals')?.dataSourceId,
      toSource: shop.catalog.tables.find(({ name }) => name === 'clients')?.dataSourceId,
    });
    // No statement puts the two together but the one that counts the values.
    expect(statements.filter((sql) => sql.includes('deals') && sql.includes('clients'))).toHaveLength(1);
    const answered = await put('revenue by country', {
      relations: [confirmed(toClients)],
      proposed: [toGoods],
    });
    expect([answered.answer.status, answered.answer.rows]).toEqual(['answered', byCountry]);
  });

  it('names the source of a table that is called otherwise', async () => {
    const { text } = await put('revenue by category', { proposed: [toGoods] });
    expect(text).toContain('This needs both deals and goods of Stock 2025,');
    expect(text).toContain('mean goods.good_id of Stock 2025?');
  });

  it('asks one thing at a time where it takes two', async () => {
    const question = 'revenue by category and country';
    const first = await put(question, { proposed: [toClients, toGoods] });
    expect(first.answer.options?.filter(({ decides }) => decides?.decision === 'confirmed')).toHaveLength(1);
    const second = await put(question, { relations: [confirmed(toClients)], proposed: [toGoods] });
    expect(second.text).toContain('Do the values of deals.good_id');
  });

  it('asks where only a change of the answer before needs both', async () => {
    const before = await put('total revenue', { proposed: [toClients] });
    expect(before.answer.rows).toEqual([[250]]);
    const { answer, text } = await put('by country', { proposed: [toClients] }, before.plan);
    expect([answer.status, text]).toEqual([
      'clarify',
      expect.stringContaining('deals.client_id mean clients.id'),
    ]);
  });

  it('is answered from the sample company only where nothing proposed helps, or it is asked for by name', async () => {
    const country = [
      ['Finland', 9],
      ['Spain', 8],
    ];
    expect((await put('revenue by country', { proposed: [toGoods] })).answer.rows).toEqual(country);
    const named = await put('revenue by country in the sample company', { proposed: [toClients] });
    expect(named.answer.rows).toEqual(country);
  });

  it('asks nothing where one file has the answer', async () => {
    const { answer } = await put('revenue by channel', { proposed: [toClients, toGoods] });
    expect([answer.status, answer.rows]).toEqual([
      'answered',
      [
        ['Web', 200],
        ['Shop', 50],
      ],
    ]);
  });

  it('asks nothing where the values do not bear it any more', async () => {
    const { answer } = await put('revenue by category', {
      tables: shop.catalog.tables.filter(({ isSample }) => isSample !== true),
      proposed: [relate('deals', 'client_id', 'goods', 'good_id')],
    });
    expect(answer.status).toBe('declined');
    expect((answer.options ?? []).filter(({ decides }) => decides)).toEqual([]);
  });
});

describe('what was found between two sources and nobody confirmed', () => {
  it('is not followed where something else ties them', () => {
    const other = relate('clients', 'id', 'deals', 'deal_id');
    const catalog = { ...shop.catalog, relations: [confirmed(toClients), other] };
    expect(trustedRelations(catalog)).toEqual([confirmed(toClients)]);
  });
});
