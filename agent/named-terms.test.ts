import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import type { NamedFilter, NamedMetric } from '#kernel/named-terms.ts';
import { type AgentReply, ask, parseCondition, parseMetric } from './index.ts';
import { testColumn as column, openTestTables, type TestShop, type TestTable, testToday } from './testing.ts';

/** Bids of a joinery: what they asked, what they cost, how they ended. */
const bids: TestTable = {
  name: 'bids',
  key: ['bid_no'],
  mainDate: 'sent_on',
  displayColumn: null,
  columns: [
    column('bid_no', 'VARCHAR', 'identifier'),
    column('client_id', 'VARCHAR', 'identifier'),
    column('workshop', 'VARCHAR', 'category'),
    column('sent_on', 'DATE', 'date'),
    column('outcome', 'VARCHAR', 'category'),
    column('asked', 'INTEGER', 'additive'),
    column('outlay', 'INTEGER', 'additive'),
    column('hourly_rate', 'INTEGER', 'ratio'),
  ],
  rows: [
    ['B1', 'C1', 'East', '2024-01-10', 'won', 100, 60, 40],
    ['B2', 'C1', 'East', '2024-02-10', 'lost', 200, 150, 50],
    ['B3', 'C2', 'West', '2024-02-20', 'won', 300, 100, 60],
    ['B4', 'C2', 'West', '2025-01-05', 'won', 400, null, 70],
    ['B5', 'C3', 'West', '2025-02-01', 'lost', 1000, 900, 80],
    ['B6', 'C3', 'East', '2025-03-01', null, 50, 20, 90],
  ],
};

const clients: TestTable = {
  name: 'clients',
  key: ['client_id'],
  mainDate: null,
  displayColumn: 'client_name',
  columns: [
    column('client_id', 'VARCHAR', 'identifier'),
    column('client_name', 'VARCHAR', 'text'),
    column('county', 'VARCHAR', 'category'),
    column('standing', 'VARCHAR', 'category'),
    column('credit', 'INTEGER', 'additive'),
  ],
  rows: [
    ['C1', 'Oak Hall', 'Kent', 'open', 500],
    ['C2', 'Elm Court', 'Kent', 'closed', 900],
    ['C3', 'Ash Farm', 'Devon', 'open', 5000],
  ],
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestTables(
    [bids, clients],
    [
      {
        fromTable: 'bids',
        fromColumn: 'client_id',
        toTable: 'clients',
        toColumn: 'client_id',
        inclusion: 1,
        origin: 'declared',
      },
    ],
  );
  const profileOf = (name: string) => {
    const table = shop.catalog.tables.find((one) => one.name === name);
    if (!table) throw new Error('The tables are there.');
    return { table, profile: table.profile };
  };
  const metric = (name: string, text: string, unit: string | null = null): NamedMetric => ({
    name,
    synonyms: [],
    text,
    tree: parseMetric(text, profileOf('bids').profile),
    unit,
    problem: null,
  });
  const filter = (name: string, table: string, text: string): NamedFilter => ({
    name,
    synonyms: [],
    text,
    tree: parseCondition(text, profileOf(table).profile),
    problem: null,
  });
  profileOf('bids').table.metrics = [
    { ...metric('margin', 'sum(asked) - sum(outlay)', 'EUR'), synonyms: ['net gain'] },
    metric('hit rate', 'count where outcome is won / count', '%'),
    metric('loss rate', '1 - count where outcome is won / count', '%'),
    metric('hits in a hundred', '100 * count where outcome is won / count', '%'),
    metric('mean bid', 'average(asked)'),
    metric('won money', 'sum(asked) where outcome is won - sum(outlay) where outcome is won'),
    metric('revenue', 'sum(asked) where outcome is won'),
    metric('buyers', 'count different client_id where outcome is won'),
    { ...metric('spare', 'sum(asked)'), problem: 'It needs the column "x", which is not there any more.' },
  ];
  profileOf('bids').table.filters = [filter('big job', 'bids', 'asked >= 300')];
  profileOf('clients').table.filters = [
    filter('prime client', 'clients', 'standing is open and credit > 400'),
  ];
});
afterAll(() => shop.close());

function put(question: string): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run });
}

async function rowsOf(question: string): Promise<Cell[][]> {
  const { answer } = await put(question);
  expect(answer.status, `${question}: ${answer.reading}`).toBe('answered');
  return answer.rows;
}

describe('a metric that a person named', () => {
  it.each<[string, Cell[][]]>([
    ['margin', [[820]]],
    ['what is our margin', [[820]]],
    ['net gain in 2024', [[290]]],
    ['total margin', [[820]]],
    ['hit rate', [[0.5]]],
    ['what was the hit rate in 2024', [[2 / 3]]],
    ['mean bid for East', [[350 / 3]]],
    ['won money', [[640]]],
    ['buyers in 2025', [[1]]],
    // Buyers are clients, too, to whom nobody has told better.
    ['how many buyers', [[2]]],
    ['number of buyers in 2024', [[2]]],
  ])('is told of all rows: %s', async (question, rows) => {
    const found = await rowsOf(question);
    expect(found.map((row) => row.map((cell) => Number(Number(cell).toFixed(6))))).toEqual(
      rows.map((row) => row.map((cell) => Number(Number(cell).toFixed(6)))),
    );
  });

  it.each<[string, Cell[][]]>([
    [
      'margin by workshop',
      [
        ['East', 120],
        ['West', 700],
      ],
    ],
    [
      'hit rate by county',
      [
        ['Devon', 0],
        ['Kent', 0.75],
      ],
    ],
    [
      'average margin by workshop',
      [
        ['East', 40],
        ['West', 150],
      ],
    ],
    ['which workshop has the highest margin', [['West', 700]]],
    ['top 1 county by margin', [['Kent', 690]]],
    ['workshops with a margin over 500', [['West', 700]]],
  ])('is told of groups: %s', async (question, rows) => {
    expect((await rowsOf(question)).toSorted()).toEqual(rows);
  });

  it('says how it is worked out, in its unit, and is checked', async () => {
    const { answer } = await put('margin by workshop');
    expect(answer.columns[1]).toMatchObject({ name: 'margin', unit: 'EUR' });
    expect(answer.assumptions.map(({ chosen }) => chosen)).toEqual(['margin = sum(asked) - sum(outlay)']);
    expect(answer.checks.find(({ id }) => id === 'groups-add-to-total')?.outcome).toBe('passed');
    expect((await put('hit rate by workshop')).answer.columns[1]?.unit).toBe('fraction');
  });

  it.each([
    ['hit rate', 'fraction', 0.5],
    ['loss rate', 'fraction', 0.5],
    ['hits in a hundred', '%', 50],
  ])(
    'is a fraction where it is told in percent and not taken times 100: %s',
    async (question, unit, value) => {
      const { answer } = await put(question);
      expect([answer.columns[0]?.unit, answer.rows]).toEqual([unit, [[value]]]);
    },
  );

  it('fills months without rows only where none is nothing', async () => {
    const margins = await rowsOf('margin by month');
    expect(margins).toHaveLength(15);
    expect(await rowsOf('hit rate by month')).toHaveLength(5);
  });

  it.each([
    ['average hit rate by workshop'],
    ['cumulative hit rate by month'],
    ['share of hit rate by workshop'],
    ['spare by workshop'],
    ['margin over 500'],
    ['how many hit rate'],
    ['margin rate by workshop'],
  ])('is declined where it would say something else: %s', async (question) => {
    expect((await put(question)).answer.status).not.toBe('answered');
  });

  it('is set against itself whole, not part by part', async () => {
    expect(await rowsOf('compare margin in 2024 and 2025')).toEqual([[290, 530, 240, 240 / 290]]);
    expect(await rowsOf('cumulative margin by month in 2024')).toEqual([
      ['2024-01-01', 40, 40],
      ['2024-02-01', 250, 290],
    ]);
  });

  it('goes before what the word commonly means', async () => {
    expect((await rowsOf('revenue by workshop')).toSorted()).toEqual([
      ['East', 100],
      ['West', 700],
    ]);
    expect((await rowsOf('number of buyers by workshop')).toSorted()).toEqual([
      ['East', 1],
      ['West', 1],
    ]);
    expect(await rowsOf('top 1 client by revenue')).toEqual([['Elm Court', 700]]);
  });

  it('is no bound on single rows, and no bound of other words', async () => {
    for (const question of ['margin of bids over 300', 'margin of clients over 300', 'margin > 100'])
      expect((await put(question)).answer.status).not.toBe('answered');
  });

  it('is declined with the reason while it cannot be worked out', async () => {
    expect((await put('spare by workshop')).text).toContain('It needs the column "x"');
  });
});

describe('a condition that a person named', () => {
  it.each<[string, Cell[][]]>([
    ['how many prime clients are there', [[2]]],
    ['how many clients are prime', [[2]]],
    ['total asked of prime clients', [[1350]]],
    ['margin of prime clients', [[220]]],
    ['how many big jobs', [[3]]],
    ['how many big jobs with outcome won in 2024', [[1]]],
    ['how many clients are not prime', [[1]]],
    ['how many bids are big jobs', [[3]]],
    ['what share of bids are big jobs', [[3, 6, 0.5]]],
    ['margin excluding big jobs', [[120]]],
    ['how many clients have no big jobs', [[1]]],
    ['margin of clients that are not prime', [[600]]],
  ])('narrows down: %s', async (question, rows) => {
    expect(await rowsOf(question)).toEqual(rows);
  });

  it('is said of its own rows alone', async () => {
    for (const question of [
      'prime bids of clients in Kent',
      'how many prime bids',
      'prime outlay of clients',
      'counties with no prime clients',
      'workshops without big jobs',
      'how many workshops have no big jobs',
    ])
      expect((await put(question)).answer.status).not.toBe('answered');
  });

  it('is told in the reading by its name', async () => {
    expect((await put('how many prime clients are there')).answer.reading).toContain('prime client');
  });
});

describe('follow-ups', () => {
  it('go on with a metric, and change to one', async () => {
    const context = { catalog: shop.catalog, today: testToday, locale: 'en', run: shop.run };
    const first = await ask('margin by workshop', context);
    const next = async (question: string, before: AgentReply) =>
      ask(question, { ...context, previous: before.plan });
    const inYear = await next('only in 2024', first);
    expect([inYear.answer.status, inYear.answer.rows.toSorted()]).toEqual([
      'answered',
      [
        ['East', 90],
        ['West', 200],
      ],
    ]);
    const rate = await next('and the hit rate?', first);
    expect([rate.answer.status, rate.answer.rows.map(([name]) => name).toSorted()]).toEqual([
      'answered',
      ['East', 'West'],
    ]);
  });
});
