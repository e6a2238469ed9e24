import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultColumns } from '#engine/child.ts';
import type { Catalog, ColumnType } from '#kernel/catalog.ts';
import type { LiveTable } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { isFullProof } from '../../tools/test-depth.ts';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';
import { compileWith } from '../sql/compile.ts';
import { duckdb } from '../sql/dialects/duckdb.ts';
import { predicateSql, tablesRead } from '../sql/predicates.ts';
import { plansOfAllKinds } from '../sql/random-plan-kinds.ts';
import { planOf, sales, saleTable, shopRelation, shopTable } from '../sql/random-plans.ts';
import { scopeOf } from '../sql/scope.ts';
import { openTestTables, type TestShop } from '../testing.ts';
import { conditionsOn } from './conditions.ts';
import { readsOf, readsOfTables } from './reads.ts';

const runs = isFullProof ? 60 : 4;
const perTable = 40;

const systemTypes: Record<ColumnType, SystemType> = {
  text: 'text',
  integer: 'integer',
  decimal: 'decimal(12,2)',
  double: 'double',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
  time: 'time',
};

/** The same tables as they are when some of them stay in a PostgreSQL. */
function asLive({ tables, ...catalog }: Catalog, names: readonly string[]): Catalog {
  return {
    ...catalog,
    tables: tables.map((table) => {
      if (!names.includes(table.sqlName)) return table;
      const columns = table.profile.columns.map(({ name, type }) => ({ name, type: systemTypes[type] }));
      const live: LiveTable = {
        system: 'PostgreSQL',
        dialect: 'postgresql',
        path: ['public', table.name],
        columns,
        measuredAt: '2025-03-14T10:00:00.000Z',
        isSampled: false,
      };
      return { ...table, live };
    }),
  };
}

function namesOf(plan: Plan, model: SemanticModel): string[] {
  const predicates = [...plan.where, ...plan.measures.flatMap(({ where }) => where)];
  return tablesRead(model, plan.root, plan.joins, predicates);
}

describe('the rows that a plan needs of its tables', () => {
  it('are enough: over them alone every plan comes to what it comes to over all rows', async () => {
    const many = fc.array(plansOfAllKinds, { minLength: perTable, maxLength: perTable });
    let narrowed = 0;
    await fc.assert(
      fc.asyncProperty(sales, many, async (rows, asked) => {
        const shop = await openTestTables([saleTable(rows), shopTable], [shopRelation]);
        const model = buildSemanticModel(shop.catalog);
        try {
          for (const plan of asked) {
            const sql = compileWith(plan, model);
            const all = await shop.run({ sql, tables: [], maxRows: 1000, deadlineMs: 1000 });
            await shop.connection.run('CREATE SCHEMA part');
            for (const name of namesOf(plan, model)) {
              const scope = scopeOf(false, { model, dialect: duckdb });
              const conditions = conditionsOn(name, plan, namesOf(plan, model)).map((condition) =>
                predicateSql(condition, { model, root: name, scope, from: '' }),
              );
              narrowed += conditions.length;
              const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
              await shop.connection.run(`CREATE TABLE part.${name} AS SELECT * FROM main.${name}${where}`);
            }
            await shop.connection.run(`SET search_path = 'part,main'`);
            const some = await shop.run({ sql, tables: [], maxRows: 1000, deadlineMs: 1000 });
            await shop.connection.run(`SET search_path = 'main'`);
            await shop.connection.run('DROP SCHEMA part CASCADE');
            expect(some.rows, sql).toEqual(all.rows);
          }
        } finally {
          shop.close();
        }
      }),
      isFullProof ? { numRuns: runs, endOnFailure: true } : { numRuns: runs, seed: 20_261_126 },
    );
    // It would hold of whoever reads everything, too.
    expect(narrowed).toBeGreaterThan(10);
  }, 300_000);
});

describe('rows that are set against all of them', () => {
  const amount = { table: 'sales', column: 'amount' };
  const aboveAverage: Predicate = { kind: 'average', column: amount, operator: '>' };
  const some: Predicate = { kind: 'compare', column: amount, operator: '>', value: 3 };
  const plan = planOf([some], 'sum', 'kind');

  it.each<[string, Plan, number]>([
    ['a measure over some', plan, 1],
    ['rows above the average of some', { ...plan, where: [some, aboveAverage] }, 1],
    ['a measure of those above the average of all', { ...plan, measures: plan.measures.map((own) => ({ ...own, where: [aboveAverage] })) }, 0],
    ['rows above the average of all, or others', { ...plan, where: [some, { kind: 'any', parts: [aboveAverage, some] }] }, 0],
  ])('are all read: %s', (_, asked, count) => {
    expect(conditionsOn('sales', asked, ['sales'])).toHaveLength(count);
  }); // biome-ignore format: one case a line
});

describe('what a system is asked', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestTables([saleTable([]), shopTable], [shopRelation]);
  });
  afterAll(() => shop.close());
  const modelOf = (live: readonly string[]) => buildSemanticModel(asLive(shop.catalog, live));

  it('has the types of the engine for what it computes, whatever the plan', async () => {
    const model = modelOf(['sales', 'shops']);
    const plain = buildSemanticModel(shop.catalog);
    let told = 0;
    for (const plan of fc.sample(plansOfAllKinds, { numRuns: isFullProof ? 500 : 60, seed: 20_261_126 })) {
      const sql = compileWith(plan, model);
      const { live } = readsOf(model, plan, sql);
      for (const part of live?.parts ?? [])
        expect((await resultColumns(part.like)).map(({ name }) => name).length).toBeGreaterThan(0);
      if (!live?.whole) continue;
      told += 1;
      const columns = await resultColumns(live.whole.like);
      const found = await shop.run({
        sql: compileWith(plan, plain),
        tables: [],
        maxRows: 1,
        deadlineMs: 1000,
      });
      expect(
        columns.map(({ name, type }) => [name, columnType(type)]),
        sql,
      ).toEqual(found.columns.map(({ name, type }) => [name, type]));
    }
    expect(told).toBeGreaterThan(20);
  }, 120_000);

  it('is the whole where all tables are its own, and the rows that count where one is not', () => {
    const plan: Plan = {
      ...planOf(
        [{ kind: 'compare', column: { table: 'sales', column: 'kind' }, operator: '=', value: "o'k" }],
        'sum',
        'town',
      ),
    };
    const all = modelOf(['sales', 'shops']);
    const whole = readsOf(all, plan, compileWith(plan, all)).live?.whole;
    expect(whole).toMatchObject({ parameters: ["o'k"], instead: compileWith(plan, all) });
    expect(whole?.sql).toContain('FROM "public"."sales" "sales"');
    expect(whole?.shown).toContain(`'o''k'`);

    const one = modelOf(['sales']);
    const { live, tables } = readsOf(one, plan, compileWith(plan, one));
    expect(tables.map(({ sqlName }) => sqlName)).toEqual(['sales', 'shops']);
    expect(live?.whole).toBeNull();
    expect(live?.parts).toMatchObject([{ sqlName: 'sales', parameters: ["o'k"] }]);
    expect(() => readsOf(one, { ...plan, rowOrder: { pick: null, beside: null } }, 'SELECT 1')).toThrow(
      'The rows of sales have no order of their own in PostgreSQL.',
    );
    // Another statement over its tables says nothing of the plan's conditions.
    const other = readsOf(all, plan, 'SELECT count(DISTINCT kind) FROM sales').live;
    expect(other).toMatchObject({ whole: null, parts: [{ parameters: [] }, { parameters: [] }] });
    const read = (sql: string) =>
      readsOfTables([...one.tables.values()], sql).live?.parts[0]?.like.tables[0]?.columns.length;
    expect([
      read('SELECT shop FROM sales'),
      read('SELECT count(*) FROM sales'),
      read('SELECT * FROM sales'),
    ]).toEqual([1, 1, 6]);
  });
});

/** The database of these tests tells times as texts. */
function columnType(type: SystemType): ColumnType {
  if (type === 'timestamp') return 'text';
  if (type === 'decimal(38,0)') return 'integer';
  if (type.startsWith('decimal')) return 'decimal';
  return type === 'timestampWithZone' ? 'timestamp' : type === 'unsigned' ? 'integer' : (type as ColumnType);
}
