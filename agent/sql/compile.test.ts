import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '#kernel/catalog.ts';
import type { Aggregate, Plan, Predicate } from '../plan.ts';
import { openTestTables, type TestTable } from '../testing.ts';
import { compilePlan } from './compile.ts';

/** Rows of a sale: id, shop key, kind, amount, day. The shop has a key, a town and a size. */
interface Sale {
  id: number;
  shop: number | null;
  kind: string | null;
  amount: number | null;
  day: string;
}
interface Shop {
  id: number;
  town: string | null;
}

const kinds = ['red', "o'hara", 'Blue 50%', null];
const sale = fc.record({
  shop: fc.constantFrom(1, 2, 3, null),
  kind: fc.constantFrom(...kinds),
  amount: fc.option(fc.integer({ min: -20, max: 60 }), { freq: 5 }),
  day: fc.constantFrom('2023-12-31', '2024-01-01', '2024-02-29', '2024-06-30', '2025-01-01'),
});
const sales = fc
  .array(sale, { maxLength: 12 })
  .map((rows) => rows.map((row, index): Sale => ({ ...row, id: index + 1 })));
const shops: Shop[] = [
  { id: 1, town: 'Ulm' },
  { id: 2, town: null },
  { id: 3, town: 'Kiel' },
];

const column = (name: string): { table: string; column: string } => ({ table: 'sales', column: name });
const town = { table: 'shops', column: 'town' };
const predicate: fc.Arbitrary<Predicate> = fc.oneof(
  fc
    .record({ values: fc.subarray(['red', "o'hara", 'Blue 50%'], { minLength: 1 }), negated: fc.boolean() })
    .map(({ values, negated }): Predicate => ({ kind: 'oneOf', column: column('kind'), values, negated })),
  fc
    .record({
      operator: fc.constantFrom('=' as const, '<' as const, '>=' as const),
      value: fc.integer({ min: -20, max: 60 }),
    })
    .map(
      ({ operator, value }): Predicate => ({ kind: 'compare', column: column('amount'), operator, value }),
    ),
  fc.record({ low: fc.integer({ min: -20, max: 20 }), high: fc.integer({ min: 0, max: 60 }) }).map(
    ({ low, high }): Predicate => ({
      kind: 'between',
      column: column('amount'),
      low,
      high,
      negated: false,
    }),
  ),
  fc.boolean().map((negated): Predicate => ({ kind: 'missing', column: column('amount'), negated })),
  fc.constantFrom('%', 'e', 'BLUE', '50%').map(
    (text): Predicate => ({
      kind: 'text',
      column: column('kind'),
      match: 'contains',
      text,
      negated: false,
    }),
  ),
  fc
    .constantFrom<[string | null, string | null]>(
      ['2024-01-01', '2025-01-01'],
      [null, '2024-01-01'],
      ['2024-03-01', null],
    )
    .map(
      ([start, end]): Predicate => ({
        kind: 'period',
        column: column('day'),
        start,
        end,
        label: '',
        isYearNumber: false,
        negated: false,
      }),
    ),
  fc.boolean().map((negated): Predicate => ({ kind: 'oneOf', column: town, values: ['Ulm'], negated })),
);
const aggregate = fc.constantFrom<Aggregate>(
  'sum',
  'avg',
  'min',
  'max',
  'median',
  'stddev',
  'count',
  'countDistinct',
);
type Told = 'groups' | 'count' | 'aboveMean';
const plans = fc.record({
  where: fc.array(predicate, { maxLength: 2 }),
  aggregate,
  group: fc.constantFrom('none', 'kind', 'town', 'year'),
  /** All groups, how many there are, or those above their average. */
  told: fc.constantFrom<Told>('groups', 'count', 'aboveMean'),
});

const plansPerTable = 40;
/** Some five hundred plans; ten thousand in the full proof. */
const tables = process.env.TEST_DEPTH === 'full' ? 250 : 12;

describe('compilePlan', () => {
  it('gives what a naive reading of the plan gives, on small random tables', async () => {
    const many = fc.array(plans, { minLength: plansPerTable, maxLength: plansPerTable });
    await fc.assert(
      fc.asyncProperty(sales, many, async (rows, asked) => {
        const database = await openTestTables(
          [saleTable(rows), shopTable],
          [
            {
              fromTable: 'sales',
              fromColumn: 'shop',
              toTable: 'shops',
              toColumn: 'id',
              inclusion: 1,
              origin: 'declared',
            },
          ],
        );
        try {
          for (const { where, aggregate: chosen, group, told } of asked) {
            const sql = compilePlan(toldPlan(planOf(where, chosen, group), told), database.catalog);
            const result = await database.run({ sql, tables: [], maxRows: 100, deadlineMs: 1000 });
            expect(keyed(result.rows)).toEqual(
              keyed(toldOf(interpret(rows, where, chosen, group), chosen, group, told)),
            );
          }
        } finally {
          database.close();
        }
      }),
      { numRuns: tables },
    );
  }, 300_000);
});

function saleTable(rows: Sale[]): TestTable {
  return {
    name: 'sales',
    key: ['id'],
    mainDate: 'day',
    displayColumn: null,
    columns: [
      { name: 'id', type: 'INTEGER', role: 'identifier' },
      { name: 'shop', type: 'INTEGER', role: 'identifier' },
      { name: 'kind', type: 'VARCHAR', role: 'category' },
      { name: 'amount', type: 'INTEGER', role: 'additive' },
      { name: 'day', type: 'DATE', role: 'date' },
    ],
    rows: rows.map((row) => [row.id, row.shop, row.kind, row.amount, row.day]),
  };
}

const shopTable: TestTable = {
  name: 'shops',
  key: ['id'],
  mainDate: null,
  displayColumn: 'town',
  columns: [
    { name: 'id', type: 'INTEGER', role: 'identifier' },
    { name: 'town', type: 'VARCHAR', role: 'place' },
  ],
  rows: shops.map((shop) => [shop.id, shop.town]),
};

function planOf(where: Predicate[], chosen: Aggregate, group: string): Plan {
  const needsShop =
    group === 'town' || where.some((part) => 'column' in part && part.column.table === 'shops');
  const dimension = {
    none: null,
    kind: { column: column('kind'), grain: null },
    town: { column: town, grain: null },
    year: { column: column('day'), grain: 'year' as const },
  }[group];
  return {
    v: 1,
    intent: 'aggregate',
    root: 'sales',
    joins: needsShop ? [{ from: column('shop'), to: { table: 'shops', column: 'id' } }] : [],
    measures: [
      {
        name: 'value',
        label: 'value',
        aggregate: chosen,
        column: column('amount'),
        where: [],
        per: null,
        unit: null,
      },
    ],
    dimensions: dimension
      ? [{ ...dimension, key: null, name: 'grouped', label: 'grouped', isTime: dimension.grain !== null }]
      : [],
    select: [],
    where,
    having: null,
    share: null,
    comparison: null,
    sort: [],
    limit: null,
    chart: null,
    fillsPeriods: false,
    trace: [],
    assumptions: [],
    score: 0,
    margin: 0,
  };
}

/** Totals and counts are whole numbers, so that none equals the average but for rounding. */
const whole: readonly Aggregate[] = ['sum', 'count', 'countDistinct'];

function toldPlan(plan: Plan, told: Told): Plan {
  const isWhole = plan.measures.every(({ aggregate: chosen }) => whole.includes(chosen));
  if (told === 'count') return { ...plan, overGroups: 'count' };
  return told === 'aboveMean' && isWhole
    ? { ...plan, having: { operator: '>', value: 0, isOfMean: true } }
    : plan;
}

function toldOf(groups: Cell[][], chosen: Aggregate, group: string, told: Told): Cell[][] {
  if (told === 'count') return group === 'none' ? groups : [[groups.length]];
  if (told === 'groups' || !whole.includes(chosen)) return groups;
  const values = groups.flatMap((row) => row.at(-1) ?? []).map(Number);
  const mean = values.reduce((left, right) => left + right, 0) / values.length;
  return groups.filter((row) => row.at(-1) !== null && Number(row.at(-1)) > mean);
}

function interpret(rows: Sale[], where: Predicate[], chosen: Aggregate, group: string): Cell[][] {
  const townOf = (row: Sale): string | null => shops.find((shop) => shop.id === row.shop)?.town ?? null;
  const kept = rows.filter((row) => where.every((part) => holds(part, row, townOf(row))));
  const keyOf = (row: Sale): Cell =>
    ({ none: '', kind: row.kind, town: townOf(row), year: `${row.day.slice(0, 4)}-01-01` })[group] ?? null;
  if (group === 'none') return [[aggregated(kept, chosen)]];
  return [...Map.groupBy(kept, keyOf)].map(([key, own]) => [key, aggregated(own, chosen)]);
}

function holds(part: Predicate, row: Sale, townName: string | null): boolean {
  switch (part.kind) {
    case 'oneOf': {
      const cell = part.column.table === 'shops' ? townName : row.kind;
      const isIn = cell !== null && part.values.includes(cell);
      return part.negated ? !isIn : isIn;
    }
    case 'compare':
      if (row.amount === null) return false;
      return {
        '=': row.amount === part.value,
        '<': row.amount < Number(part.value),
        '>=': row.amount >= Number(part.value),
      }[part.operator as '=' | '<' | '>='];
    case 'between':
      return row.amount !== null && row.amount >= part.low && row.amount <= part.high;
    case 'missing':
      return (row.amount === null) !== part.negated;
    case 'text':
      return row.kind?.toLowerCase().includes(part.text.toLowerCase()) ?? false;
    case 'period':
      return (part.start === null || row.day >= part.start) && (part.end === null || row.day < part.end);
    default:
      throw new Error(`No such predicate is made here: ${part.kind}`);
  }
}

function aggregated(rows: Sale[], chosen: Aggregate): number | null {
  const numbers = rows.flatMap((row) => row.amount ?? []).sort((left, right) => left - right);
  if (chosen === 'count') return numbers.length;
  if (chosen === 'countDistinct') return new Set(numbers).size;
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((left, right) => left + right, 0);
  const middle = numbers.length / 2;
  const median = ((numbers[Math.ceil(middle) - 1] ?? 0) + (numbers[Math.floor(middle)] ?? 0)) / 2;
  if (chosen === 'stddev') return deviation(numbers, sum / numbers.length);
  return {
    sum,
    avg: sum / numbers.length,
    min: numbers[0] ?? 0,
    max: numbers.at(-1) ?? 0,
    median,
    corr: null,
  }[chosen];
}

/** Of one number there is none. */
function deviation(numbers: number[], mean: number): number | null {
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return numbers.length < 2 ? null : Math.sqrt(squares / (numbers.length - 1));
}

/** Rows in any order, numbers to nine digits. */
function keyed(rows: Cell[][]): string[] {
  return rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(Number(cell.toPrecision(9))) : String(cell)))
        .join(' | '),
    )
    .sort();
}
