import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveColumn } from '#kernel/live.ts';
import type { SqlDialect } from '#kernel/sql-dialect.ts';
import { buildSemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { openTestTables, type TestShop, testColumn } from '../testing.ts';
import { type PushedDown, pushDown } from './push-down.ts';
import { planOf, saleTable, shopRelation, shopTable } from './random-plans.ts';

const kind: ColumnRef = { table: 'sales', column: 'kind' };
let shop: TestShop;
let openedWide: TestShop;

beforeAll(async () => {
  const odd = {
    ...shopTable,
    name: 'odd',
    columns: [testColumn('amount\u0002', 'INTEGER', 'additive')],
    rows: [[1]],
  };
  shop = await openTestTables([saleTable([]), shopTable, odd], [shopRelation]);
  const columns = [
    testColumn('price', 'DECIMAL(12,2)', 'additive'),
    testColumn('name', 'VARCHAR', 'category'),
  ];
  openedWide = await openTestTables([{ ...shopTable, name: 'wide', key: [], columns, rows: [[1, 'a']] }], []);
});
afterAll(() => {
  shop.close();
  openedWide.close();
});

function told(dialect: SqlDialect, own: Partial<Plan>): PushedDown {
  const plan = { ...planOf([], 'sum', 'kind'), ...own };
  return pushDown(plan, buildSemanticModel(shop.catalog), { dialect, maxRows: 10 });
}

describe('a plan that a database cannot be told', () => {
  it.each<[string, SqlDialect, Partial<Plan>, string]>([
    ['median', 'mysql', planOf([], 'median', 'kind'), 'MySQL has no exact medians.'],
    ['correlation', 'sqlserver', planOf([], 'corr', 'kind'), 'SQL Server has no correlations.'],
    ['rows in their order', 'postgresql', { rowOrder: { pick: null, beside: null }, intent: 'records' }, 'The rows of a table have no order of their own in PostgreSQL.'],
    ['an empty text', 'oracle', { where: [{ kind: 'compare', column: kind, operator: '=', value: '' }] }, 'Oracle knows no empty text: it takes one for a missing value.'],
    ['an order of texts', 'sqlserver', { where: [{ kind: 'compare', column: kind, operator: '<', value: 'm' }] }, 'SQL Server cannot tell exactly which of two texts goes first.'],
    ['a value of another type', 'mariadb', { where: [{ kind: 'compare', column: kind, operator: '=', value: 5 }] }, 'A column of the type text cannot be compared with "5" in MariaDB.'],
    ['rows of another table in a total', 'sqlserver', {
      measures: planOf([], 'sum', 'none').measures.map((measure) => ({ ...measure, where: [{ kind: 'average', column: { table: 'sales', column: 'amount' }, operator: '>' }] })),
    }, 'SQL Server cannot count or add up only rows that another table decides on.'],
    ['the number in a text', 'oracle', { where: [{ kind: 'formula', column: kind, formula: { kind: 'numberIn', column: kind }, operator: '>', value: 1, label: '' }] }, 'Oracle cannot take the number out of a text by itself.'],
    ['a name with a sign that cannot be seen', 'postgresql', { root: 'odd', dimensions: [], measures: planOf([], 'sum', 'none').measures.map((measure) => ({ ...measure, column: { table: 'odd', column: 'amount\u0002' } })) }, 'A table or a column has a name that holds signs which cannot be written.'],
  ])('is refused with the reason: %s in %s', (_, dialect, own, reason) => {
    expect(told(dialect, own)).toEqual({ isOk: false, reason });
  }); // biome-ignore format: one case a line
});

const wide: ColumnRef = { table: 'wide', column: 'price' };

describe('a column by the form that its system holds it in', () => {
  const live = (dialect: SqlDialect, columns: readonly LiveColumn[]): PushedDown => {
    const [table] = openedWide.catalog.tables;
    if (!table) throw new Error('There is no table.');
    const facts = {
      system: 'Test',
      path: ['wide'],
      measuredAt: '2025-03-14T10:00:00.000Z',
      isSampled: false,
    };
    const model = buildSemanticModel({
      tables: [{ ...table, live: { ...facts, dialect, columns } }],
      relations: [],
    });
    const twice = { kind: 'column', column: wide } as const;
    const plan = planOf(
      [
        {
          kind: 'text',
          column: { table: 'wide', column: 'name' },
          match: 'contains',
          text: 'İs',
          negated: false,
        },
      ],
      'sum',
      'none',
    );
    const measures = plan.measures.map((measure) => ({
      ...measure,
      column: wide,
      formula: { kind: 'product', left: twice, right: twice, divisor: 1 } as const,
    }));
    return pushDown({ ...plan, root: 'wide', measures }, model, { dialect, maxRows: 10 });
  };
  const price = (digits: number): LiveColumn => ({ name: 'price', type: `decimal(${digits},4)` });

  it('is cast to Unicode before a collation could lose its letters, and lowered by letters that are sure', () => {
    const told = live('sqlserver', [price(18), { name: 'name', type: 'text', form: 'converted' }]);
    expect(told).toMatchObject({ isOk: true, parameters: ['%is%'] });
    expect(told.isOk && told.sql).toMatch(
      /REPLACE\(CAST\(CAST\(\[name\] AS nvarchar\(max\)\) AS nvarchar\(max\)\) COLLATE Latin1_General_100_BIN2, N'İ', N'i'\)/,
    );
  });

  it.each(['sqlserver', 'oracle', 'hana'] as const)('is not multiplied where %s would round', (dialect) => {
    const name: LiveColumn = { name: 'name', type: 'text' };
    expect(live(dialect, [price(18), name])).toMatchObject({ isOk: true });
    expect(live(dialect, [price(19), name])).toEqual({
      isOk: false,
      reason: expect.stringContaining('rounds products of numbers that have so many digits.'),
    });
    expect(live(dialect, [price(18), { ...name, form: 'large' }]).isOk).toBe(dialect === 'sqlserver');
  });
});

describe('what a statement holds', () => {
  it.each<[SqlDialect, string]>([
    ['postgresql', '"a""b]c`d"'],
    ['mysql', '`a"b]c``d`'],
    ['sqlserver', '[a"b]]c`d]'],
    ['oracle', '"a""b]c`d"'],
  ])('names in quotes, the quote in them doubled: %s', (dialect, name) => {
    const model = buildSemanticModel(shop.catalog);
    const statement = pushDown(planOf([], 'sum', 'none'), model, {
      dialect,
      maxRows: 10,
      pathOf: () => ['a"b]c`d'],
    });
    expect(statement).toMatchObject({ isOk: true, sql: expect.stringContaining(`FROM ${name} `) });
  });

  it('texts as parameters only, each once where they are numbered', () => {
    const text = "'; DROP TABLE x; --\u0002 \u0003%";
    const where: Plan['where'] = [
      { kind: 'oneOf', column: kind, values: [text, 'b'], negated: false },
      { kind: 'compare', column: kind, operator: '<>', value: text },
    ];
    const numbered = told('postgresql', { where });
    expect(numbered).toMatchObject({ isOk: true, parameters: [text, 'b'] });
    expect(numbered.isOk && numbered.sql).toMatch(/IN \(\$1, \$2\)[^$]*<> \$1/);
    expect(told('trino', { where })).toMatchObject({ isOk: true, parameters: [text, 'b', text] });
  });

  it('one row more than is told', () => {
    for (const [dialect, words] of [
      ['postgresql', 'LIMIT 11'],
      ['sqlserver', 'TOP (11)'],
      ['oracle', 'FETCH FIRST 11 ROWS ONLY'],
    ] as const)
      expect(told(dialect, {})).toMatchObject({ sql: expect.stringContaining(words) });
  });
});
