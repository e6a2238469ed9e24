import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog, Cell } from '#kernel/catalog.ts';
import { type AgentReply, ask } from './index.ts';
import { openTestSources, type TestShop, type TestTable, testColumn, testToday } from './testing.ts';

const column = testColumn;

const sampleOrders: TestTable = {
  name: 'orders',
  key: ['order_id'],
  mainDate: 'order_date',
  displayColumn: null,
  columns: [
    column('order_id', 'INTEGER', 'identifier'),
    column('order_date', 'DATE', 'date'),
    column('product_name', 'VARCHAR', 'text'),
    column('region', 'VARCHAR', 'place'),
    column('net_amount', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    [1, '2024-05-01', 'Meeting Table 8 Seats', 'North', 400],
    [2, '2024-06-01', 'Desk Lamp', 'South', 70],
    [3, '2025-01-04', 'Desk Lamp', 'South', 35],
  ],
};
const sales: TestTable = {
  name: 'Sales',
  key: [],
  mainDate: 'Sold On',
  displayColumn: null,
  columns: [
    column('Region', 'VARCHAR', 'place'),
    column('Product', 'VARCHAR', 'category'),
    column('Sold On', 'DATE', 'date'),
    column('Amount (EUR)', 'DECIMAL(12,2)', 'additive'),
  ],
  rows: [
    ['North', 'Tent', '2025-01-10', 100],
    ['North', 'Rope', '2025-02-11', 40],
    ['South', 'Tent', '2025-02-20', 90],
    ['West', 'Rope', '2025-03-01', 25],
  ],
};
const staff: TestTable = {
  name: 'Staff',
  key: [],
  mainDate: 'Hired On',
  displayColumn: 'Name',
  columns: [
    column('Name', 'VARCHAR', 'text'),
    column('Office', 'VARCHAR', 'place'),
    column('Hired On', 'DATE', 'date'),
  ],
  rows: [
    ['Ines', 'Porto', '2021-04-01'],
    ['Jonas', 'Graz', '2023-09-15'],
    ['Kaya', 'Graz', '2024-02-01'],
  ],
};
const shopReceipts: TestTable = {
  ...sales,
  name: 'Receipts',
  columns: [
    column('Region', 'VARCHAR', 'place'),
    column('Amount (EUR)', 'DECIMAL(12,2)', 'additive'),
    column('Paid On', 'DATE', 'date'),
  ],
  mainDate: 'Paid On',
  rows: [
    ['North', 7, '2025-01-02'],
    ['East', 5, '2025-01-03'],
  ],
};

const sample = { name: 'Sample company', isSample: true, tables: [sampleOrders], relations: [] };
const fieldSales = { name: 'field sales', isSample: false, tables: [sales, staff], relations: [] };
const tillData = { name: 'till 2025.csv', isSample: false, tables: [shopReceipts], relations: [] };

let two: TestShop;
let three: TestShop;
beforeAll(async () => {
  two = await openTestSources([sample, fieldSales]);
  three = await openTestSources([sample, fieldSales, tillData]);
});
afterAll(() => {
  two.close();
  three.close();
});

function put(shop: TestShop, question: string, catalog: Catalog = shop.catalog): Promise<AgentReply> {
  return ask(question, { catalog, run: shop.run, today: testToday, locale: 'en' });
}

const ownByRegion: Cell[][] = [
  ['North', 140],
  ['South', 90],
  ['West', 25],
];
const sampleByRegion: Cell[][] = [
  ['North', 400],
  ['South', 105],
];

describe('a question with its place', () => {
  const scoped: [string, Cell[][]][] = [
    ['total amount by region for the Sales table', ownByRegion],
    ['Total amount by region in the Sales sheet', ownByRegion],
    ['in the sheet Sales, total amount by region', ownByRegion],
    ['field sales: total amount by region', ownByRegion],
    ['total amount by region from the file field sales', ownByRegion],
    ['revenue by region in the data source field sales', ownByRegion],
    ['revenue by region in the sample company', sampleByRegion],
    ['revenue by region in the orders table', sampleByRegion],
    ['how many rows are in the Staff sheet', [[3]]],
    ['total net amount in the sample company in 2024', [[470]]],
  ];
  it.each(scoped)('answers "%s" there alone', async (question, rows) => {
    const { answer } = await put(two, question);
    expect({ status: answer.status, rows: answer.rows }).toEqual({ status: 'answered', rows });
    expect(answer.assumptions.map(({ kind }) => kind)).not.toContain('data source');
  });

  const elsewhere = [
    'total amount by office in the Sales sheet',
    'net amount in the Staff table',
    'total amount by region in the Budget sheet',
    'revenue of table',
  ];
  it.each(elsewhere)('does not answer "%s" from another place', async (question) => {
    expect((await put(two, question)).answer.status).not.toBe('answered');
  });
});

describe('a question without a place', () => {
  it('reads the own source before the sample, and offers the sample', async () => {
    const { answer } = await put(two, 'revenue by region?');
    expect(answer.rows).toEqual(ownByRegion);
    const [assumption] = answer.assumptions.filter(({ kind }) => kind === 'data source');
    expect(assumption?.chosen).toBe('field sales');
    const other = await put(two, assumption?.options[0]?.question ?? '');
    expect(other.answer.rows).toEqual(sampleByRegion);
  });

  it('reads the sample where nothing of the own fits', async () => {
    const { answer } = await put(two, 'how many orders in 2024');
    expect(answer.rows).toEqual([[2]]);
    expect(answer.assumptions).toContainEqual({ kind: 'data source', chosen: 'Sample company', options: [] });
  });

  const aboutSales: [string, Cell[][]][] = [
    ['sales by region', ownByRegion],
    ['which region sold the most', [['North', 140]]],
    ['how many sales did we make', [[4]]],
    ['sales in the South', [[90]]],
    ['who was hired in 2023', [['Jonas', 'Graz', '2023-09-15']]],
    ['how many people work in Graz', [[2]]],
  ];
  it.each(aboutSales)('knows what "%s" speaks of', async (question, rows) => {
    const { answer } = await put(two, question);
    expect({ status: answer.status, rows: answer.rows }).toEqual({ status: 'answered', rows });
  });

  it('asks which of two own sources is meant, with questions that get each of them', async () => {
    const { answer } = await put(three, 'total amount by region');
    expect(answer.status).toBe('clarify');
    const rows: Cell[][][] = [];
    for (const option of answer.options ?? []) rows.push((await put(three, option.question)).answer.rows);
    expect(rows).toContainEqual(ownByRegion);
    expect(rows).toContainEqual([
      ['North', 7],
      ['East', 5],
    ]);
    expect(rows).toHaveLength(2);
  });

  it('tells no change where one of two periods has no rows', async () => {
    const { text } = await put(two, 'revenue in 2025 compared to 2023 in the Sales sheet');
    expect(text).toContain('no change can be told');
    expect(text).not.toContain('unchanged');
  });

  it('asks nothing where only one own source fits', async () => {
    expect((await put(three, 'number of staff by office')).answer.rows).toEqual([
      ['Graz', 2],
      ['Porto', 1],
    ]);
  });

  it('never answers by one common word of a longer value', async () => {
    for (const question of ['total net amount of seats', 'revenue of meeting', 'orders for table'])
      expect((await put(two, question)).answer.status, question).not.toBe('answered');
  });
});
