import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { countsOf, firstRows, valuesOf } from '#agent/live/facts.ts';
import { buildSemanticModel } from '#agent/model/semantic-model.ts';
import type { Plan } from '#agent/plan.ts';
import { compileWith } from '#agent/sql/compile.ts';
import { goldenPlans } from '#agent/sql/golden-plans.ts';
import { pushDown } from '#agent/sql/push-down.ts';
import { plansOfAllKinds } from '#agent/sql/random-plan-kinds.ts';
import { sales, saleTable, shopRelation, shopTable } from '#agent/sql/random-plans.ts';
import { openTestShop, openTestTables, type TestShop } from '#agent/testing.ts';
import { createGuard } from '#connectors/pushdown/guard.ts';
import type { ColumnForm, LiveColumn } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { plainRow } from './testing-plain-rows.ts';
import { inDuckdb, type SpokenDialect, spoken } from './testing-spoken-sql.ts';

/**
 * Plans as SQL Server, Oracle and SAP HANA are told them, of which no server runs here: the guard lets each through, and DuckDB, told it
 * word for word, comes to the rows that it has for the plan itself. `testing-spoken-sql.ts` says what that leaves unproved.
 */

const guard = createGuard({ deadlineMs: 20_000 });
afterAll(() => guard[Symbol.asyncDispose]());

const perTable = 40;
/** Some five hundred plans of each dialect. */
const runs = isFullProof ? 13 : 2;
const dialects = Object.keys(spoken) as SpokenDialect[];

describe.each(dialects)('a plan as %s is told it', (dialect) => {
  it('comes to the rows of the plan, for each golden one', async () => {
    const shop = await openTestShop();
    await learn(shop, dialect);
    let told = 0;
    for (const { plan } of await goldenPlans(shop)) told += await compare(plan, shop, dialect);
    shop.close();
    expect(told).toBeGreaterThan(15);
  });

  it('comes to the rows of the plan, for random ones', async () => {
    let told = 0;
    const many = fc.array(plansOfAllKinds, { minLength: perTable, maxLength: perTable });
    await fc.assert(
      fc.asyncProperty(sales, many, async (rows, asked) => {
        const shop = await openTestTables([saleTable(rows), shopTable], [shopRelation]);
        try {
          await learn(shop, dialect);
          for (const plan of asked) told += await compare(plan, shop, dialect);
        } finally {
          shop.close();
        }
      }),
      isFullProof ? { numRuns: runs, endOnFailure: true } : { numRuns: runs, seed: 20_251_127 },
    );
    expect(told).toBeGreaterThan((runs * perTable) / 2);
  }, 300_000);
});

/** A column of each form that a system of the dialect has. */
const forms: Record<SpokenDialect, readonly (ColumnForm | undefined)[]> = {
  sqlserver: [undefined, 'bytes', 'converted', 'padded', 'fine', 'zoned', 'single'],
  oracle: [undefined, 'bytes', 'shape', 'converted', 'padded', 'zoned', 'single', 'large'],
  hana: [undefined, 'bytes', 'single', 'large'],
};
const typeOfForm: Partial<Record<ColumnForm, SystemType>> = {
  fine: 'timestamp',
  zoned: 'timestampWithZone',
  single: 'double',
};

describe.each(dialects)('what is asked of a live table of %s to know it', (dialect) => {
  it('goes through the guard, whatever form its columns have', async () => {
    const columns = forms[dialect].map((form, at): LiveColumn => {
      const type = (form && typeOfForm[form]) ?? 'text';
      return { name: `c${at}`, type, ...(form && { form }) };
    });
    const of = { dialect, path: ['main', 'large'] };
    const asked = [firstRows(of, columns), countsOf(of, columns), ...columns.map((one) => valuesOf(of, one))];
    for (const sql of asked)
      expect(
        await guard.check({ sql, parameters: [], tables: [of.path], dialect, maxRows: 9 }),
        sql,
      ).toMatchObject({ isOk: true });
  });
});

async function learn(shop: TestShop, dialect: SpokenDialect): Promise<void> {
  for (const macro of spoken[dialect].macros) await shop.connection.run(`CREATE ${macro}`);
}

/** @returns 1 of a plan that the database can be told, else 0 */
async function compare(plan: Plan, shop: TestShop, dialect: SpokenDialect): Promise<0 | 1> {
  const model = buildSemanticModel(shop.catalog);
  const pathOf = (name: string): string[] => ['main', name];
  const statement = pushDown(plan, model, { dialect, maxRows: 1000, pathOf });
  if (!statement.isOk) return 0;
  const tables = shop.catalog.tables.map(({ sqlName }) => pathOf(sqlName));
  const guarded = await guard.check({ ...statement, dialect, tables, maxRows: 1000 });
  if (!guarded.isOk) throw new Error(`${guarded.reason}\n${statement.sql}`);
  // Of two places for the same value these databases do not see that it is one: neither would stand among the groups.
  if (statement.sql.includes('?') || dialect === 'oracle')
    expect(statement.sql).not.toMatch(/GROUP BY [^\n]*(\?|:\d)/);
  const own = await shop.run({
    ...{ sql: compileWith(plan, model), tables: [], maxRows: 1000, deadlineMs: 10_000 },
  });
  const sql = inDuckdb(guarded.statement.sql, dialect);
  const found = await rowsOf(shop, sql, statement.parameters);
  expect(found.map(plainRow), `${statement.shown}\n\n${sql}`).toEqual(own.rows.map(plainRow));
  return 1;
}

async function rowsOf(shop: TestShop, sql: string, parameters: readonly string[]): Promise<unknown[][]> {
  try {
    const reader = await shop.connection.runAndReadAll(sql, [...parameters]);
    return reader.getRowsJson().map((row) => row.map((cell) => (cell === 'NaN' ? Number.NaN : cell)));
  } catch (error) {
    throw new Error(`${String(error)}\n${sql}`, { cause: error });
  }
}
