import { afterAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import {
  amountColumn,
  dateColumn,
  idColumn,
  keyedTable,
  kindColumn,
  openTestTables,
  relate,
  type TestShop,
  testColumn,
  testToday,
  textColumn,
} from './testing.ts';

const machines = keyedTable(
  'machines',
  null,
  [kindColumn('machine'), kindColumn('line'), amountColumn('produced'), amountColumn('defects')],
  [
    ['M1', 'L1', 1000, 10],
    ['M2', 'L1', 500, 20],
    ['M3', 'L2', 800, 4],
  ],
);
const plant = keyedTable(
  'plant',
  null,
  [
    kindColumn('site'),
    amountColumn('units_inspected'),
    amountColumn('units_produced'),
    amountColumn('rejects'),
    amountColumn('hours'),
    amountColumn('overtime_hours'),
  ],
  [
    ['North', 500, 1000, 10, 160, 12],
    ['South', 400, 500, 20, 170, 30],
    ['North', 600, 800, 4, 150, 0],
  ],
);
const shops = keyedTable(
  'shops',
  null,
  [
    kindColumn('store'),
    kindColumn('region'),
    amountColumn('orders'),
    amountColumn('returns'),
    amountColumn('distance_km'),
    amountColumn('fuel_litres'),
  ],
  [
    ['A', 'West', 100, 5, 500, 40],
    ['B', 'West', 50, 10, 200, 20],
    ['C', 'East', 200, 8, 900, 90],
  ],
);
const werk = keyedTable(
  'werk',
  null,
  [kindColumn('Linie'), amountColumn('Gesamtmenge'), amountColumn('Ausschuss')],
  [
    ['A', 200, 4],
    ['B', 300, 6],
    ['B', 500, 30],
  ],
);
const batches = keyedTable(
  'batches',
  null,
  [kindColumn('line'), amountColumn('scrap'), testColumn('defect_rate', 'DECIMAL(12,2)', 'ratio')],
  [
    ['L1', 2, 0.02],
    ['L2', 9, 0.04],
  ],
);

const opened: TestShop[] = [];
async function shopOf(...args: Parameters<typeof openTestTables>): Promise<TestShop> {
  const shop = await openTestTables(...args);
  opened.push(shop);
  return shop;
}
afterAll(() => {
  for (const shop of opened) shop.close();
});

async function answerTo(question: string, shop: TestShop) {
  const { answer, text } = await ask(question, { ...shop, today: testToday, locale: 'en' });
  const told = answer.rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(4)) : cell)),
  );
  return { ...answer, rows: told, text };
}

describe('a rate of two amounts', () => {
  it.each([
    ['defects per 1000 produced', machines, [[14.78]]],
    ['defects per 1,000 produced', machines, [[14.78]]],
    ['defects for every hundred units', machines, [[1.478]]],
    ['defects per million produced', machines, [[14_780]]],
    [
      'defects per 1000 by line',
      machines,
      [
        ['L1', 20],
        ['L2', 5],
      ],
    ],
    ['average defect rate', machines, [[0.01478]]],
    ['overall defect rate', machines, [[0.01478]]],
    [
      'rate of defects by line',
      machines,
      [
        ['L1', 0.02],
        ['L2', 0.005],
      ],
    ],
    [
      'mean defect rate per line',
      machines,
      [
        ['L1', 0.02],
        ['L2', 0.005],
      ],
    ],
    ['which machine has the highest defect rate?', machines, [['M2', 0.04]]],
    [
      'top 2 machines by defects per 1000 produced',
      machines,
      [
        ['M2', 40],
        ['M1', 10],
      ],
    ],
    ['overtime ratio', plant, [[0.0875]]],
    ['what percentage of hours is overtime?', plant, [[0.0875]]],
    ['rejects per 1000 inspected', plant, [[22.67]]],
    [
      'return rate by region',
      shops,
      [
        ['West', 0.1],
        ['East', 0.04],
      ],
    ],
    ['returns per 100 orders', shops, [[6.571]]],
    ['fuel litres per 100 km', shops, [[9.375]]],
    ['Ausschuss per 1000 Gesamtmenge', werk, [[40]]],
    [
      'ausschuss rate by linie',
      werk,
      [
        ['B', 0.045],
        ['A', 0.02],
      ],
    ],
    ['average defect rate', batches, [[0.03]]],
  ])('is told over all rows: %s', async (question, table, rows) => {
    const { verdict, rows: told } = await answerTo(question, await shopOf([table], []));
    expect(told).toEqual(rows);
    expect(verdict).toBe('checked');
  });

  it('is told in percent where the one is a part of the other', async () => {
    const { text, columns } = await answerTo('average defect rate', await shopOf([machines], []));
    expect(text).toContain('1.5%');
    expect(columns[0]?.unit).toBe('fraction');
  });

  it('is asked back where two columns could be the whole', async () => {
    const { status, options } = await answerTo('reject rate', await shopOf([plant], []));
    expect(status).toBe('clarify');
    expect(options?.map(({ label }) => label)).toEqual([
      'Total rejects per units inspected',
      'Total rejects per units produced',
    ]);
  });

  it.each([
    ['scrap rate', batches],
    ['produced rate', machines],
    ['fuel rate by region', shops],
    ['defects per 1000 employees', machines],
    ['orders per 7 days', shops],
    ['list machines with their defect rate', machines],
  ])('is never an amount under its name: %s', async (question, table) => {
    const { status, rows } = await answerTo(question, await shopOf([table], []));
    expect(status).toBe('declined');
    expect(rows).toEqual([]);
  });

  it('leaves shares of a total as they are', async () => {
    const { rows } = await answerTo('orders percentage by region', await shopOf([shops], []));
    expect(rows[0]).toEqual(['East', 200, 0.5714]);
  });
});

const clients = keyedTable(
  'clients',
  'client_name',
  [idColumn('client_id'), textColumn('client_name'), kindColumn('tier')],
  [
    [1, 'Ada', 'Gold'],
    [2, 'Bo', 'Silver'],
    [3, 'Cy', 'Gold'],
  ],
);
const orders = keyedTable(
  'orders',
  null,
  [idColumn('order_id'), idColumn('client_id'), amountColumn('amount'), dateColumn('ordered_on')],
  [
    [11, 1, 10, '2024-01-02'],
    [12, 1, 30, '2024-02-02'],
    [13, 2, 50, '2024-03-02'],
  ],
);

describe('an average per thing', () => {
  const open = () => shopOf([clients, orders], [relate('orders', 'client_id', 'clients', 'client_id')]);

  it.each([
    [
      'average order amount per client',
      [
        ['Bo', 50],
        ['Ada', 20],
      ],
    ],
    [
      'mean amount for each client',
      [
        ['Bo', 50],
        ['Ada', 20],
      ],
    ],
    [
      'typical order amount by client',
      [
        ['Bo', 50],
        ['Ada', 20],
      ],
    ],
    [
      'average amount per tier',
      [
        ['Silver', 50],
        ['Gold', 20],
      ],
    ],
    ['average total order amount per client', [[45]]],
    ['average total amount per tier', [[45]]],
    ['average number of orders per client', [[1.5]]],
    ['average amount per order', [[30]]],
  ])('%s', async (question, rows) => {
    expect((await answerTo(question, await open())).rows).toEqual(rows);
  });

  it('tells of how many there are no rows', async () => {
    for (const question of [
      'average order amount per client',
      'average total order amount per client',
      'average number of orders per client',
    ]) {
      const { assumptions } = await answerTo(question, await open());
      expect(assumptions, question).toContainEqual(
        expect.objectContaining({ chosen: 'only those with orders, none without any: 2 of 3 clients' }),
      );
    }
  });

  it('warns of no group that is not shown', async () => {
    const { checks } = await answerTo('average total amount per tier', await open());
    expect(checks.filter(({ outcome }) => outcome === 'warned')).toEqual([]);
  });
});
