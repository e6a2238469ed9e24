import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeCovers } from '../frames/cover.ts';
import { choicesOf } from '../frames/fragments.ts';
import { buildLattice } from '../lattice/lattice.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import { tableGroups } from '../model/table-groups.ts';
import { openTestTables, relate, type TestShop, type TestTable, testColumn, testToday } from '../testing.ts';
import { normaliseQuestion, tokenize } from '../text/tokens.ts';
import { findPlans } from './candidates.ts';
import { combinationsOf } from './combinations.ts';

/** Sheets of one workbook: the same columns, and nothing that ties them together. */
const sheet = (name: string): TestTable => ({
  name,
  key: [`${name}_id`],
  mainDate: null,
  displayColumn: null,
  columns: [
    testColumn(`${name}_id`, 'VARCHAR', 'identifier'),
    testColumn('created', 'DATE', 'date'),
    testColumn('region', 'VARCHAR', 'category'),
    testColumn('cost', 'DECIMAL(12,2)', 'additive'),
    testColumn('rating', 'DECIMAL(12,2)', 'ratio'),
  ],
  rows: [
    [`${name} 1`, '2024-05-01', 'North', 10, 4],
    [`${name} 2`, '2025-02-01', 'South', 20, 3],
  ],
});
const lines: TestTable = {
  ...sheet('lines'),
  columns: [...sheet('lines').columns, testColumn('invoices_id', 'VARCHAR', 'identifier')],
  rows: sheet('lines').rows.map((row) => [...row, 'invoices 1']),
};

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestTables(
    [sheet('orders'), sheet('invoices'), sheet('visits'), lines],
    [relate('lines', 'invoices_id', 'invoices', 'invoices_id')],
  );
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

const latticeOf = (of: SemanticModel, question: string) =>
  buildLattice(of, tokenize(normaliseQuestion(question)), testToday);

it('tells tables that relations lead to from those that nothing ties together', () => {
  const groups = tableGroups(model);
  expect(groups.get('lines')).toBe(groups.get('invoices'));
  expect(new Set(groups.values())).toHaveLength(3);
});

it('marks what is chosen of tables that nothing ties together, and keeps the rest', () => {
  const groups = tableGroups(model);
  const [cover] = wholeCovers(latticeOf(model, 'total cost by region'), 10);
  if (!cover) throw new Error('There is no cover.');
  const combinations = combinationsOf(cover, groups);
  expect(combinations).toHaveLength(16);
  for (const { pick, isApart } of combinations) {
    const tables = cover.pieces.flatMap(({ fragment }) =>
      choicesOf(fragment).map((choice) => {
        const link = pick(choice);
        return 'table' in link ? link.table.sqlName : 'ref' in link.column ? link.column.ref.table : '';
      }),
    );
    expect(tables).toHaveLength(2);
    expect(isApart).toBe(groups.get(tables[0] ?? '') !== groups.get(tables[1] ?? ''));
  }
});

describe('what is passed over would have made no plan', () => {
  /** As if something tied all tables together, but for the joins that are made. */
  const tied = (): SemanticModel => {
    const [first = '', ...others] = model.tables.keys();
    const ties = others.map((table) => relate(first, 'no column', table, 'no column'));
    const catalog = { ...model.catalog, relations: [...model.catalog.relations, ...ties] };
    return { ...model, columns: new Map(model.columns), catalog };
  };
  it.each([
    'how many invoices were created in 2025',
    'how many orders are there',
    'total cost by region',
    'total cost of the visits by region in 2025',
    'average rating of lines by month',
    'cost of lines by region of the invoices',
    'share of orders by region',
    'orders with a cost over 15 in the North',
    'top 2 regions by cost in the visits',
    'cost of orders created in 2025 and rating of visits',
    'which region has the highest rating',
    'orders without a rating',
  ])('%s', (question) => {
    const whole = tied();
    expect(new Set(tableGroups(whole).values())).toHaveLength(1);
    const [found, all] = [model, whole].map((of) => {
      const { candidates, refusals } = findPlans(latticeOf(of, question));
      return {
        plans: candidates.map(({ sql, score }) => ({ sql, score })),
        reason: candidates.length === 0 ? refusals[0] : null,
      };
    });
    expect(found).toEqual(all);
  });
});

it('lets a verb speak of a date of another table, which a plan may leave out', async () => {
  const office = await openTestTables(
    [
      {
        name: 'licenses',
        key: ['license_id'],
        mainDate: null,
        displayColumn: null,
        columns: [
          testColumn('license_id', 'VARCHAR', 'identifier'),
          testColumn('vendor', 'VARCHAR', 'category'),
          testColumn('seats', 'INTEGER', 'additive'),
          testColumn('seats_used', 'INTEGER', 'additive'),
        ],
        rows: [['L1', 'Acme', 10, 5]],
      },
      {
        name: 'assets',
        key: ['asset_id'],
        mainDate: 'purchased',
        displayColumn: null,
        columns: [testColumn('asset_id', 'VARCHAR', 'identifier'), testColumn('purchased', 'DATE', 'date')],
        rows: [['A1', '2024-05-01']],
      },
    ],
    [],
  );
  const own = buildSemanticModel(office.catalog);
  office.close();
  const covers = wholeCovers(latticeOf(own, 'how many seats were purchased per vendor'), 10);
  const dated = covers.find(({ pieces }) => pieces.some(({ fragment }) => fragment.kind === 'dateVerb'));
  if (!dated) throw new Error('There is no cover with a date.');
  expect(combinationsOf(dated, tableGroups(own)).map(({ isApart }) => isApart)).toEqual([false, false]);
});
