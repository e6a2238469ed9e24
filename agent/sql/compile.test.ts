import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestTables } from '../testing.ts';
import { compilePlan } from './compile.ts';
import {
  keyed,
  planOf,
  plans,
  sales,
  saleTable,
  shopRelation,
  shopTable,
  toldOf,
  toldPlan,
} from './random-plans.ts';

const plansPerTable = 40;
/** Some five hundred plans; ten thousand in the full proof. */
const tables = process.env.TEST_DEPTH === 'full' ? 250 : 12;

describe('compilePlan', () => {
  it('gives what a naive reading of the plan gives, on small random tables', async () => {
    const many = fc.array(plans, { minLength: plansPerTable, maxLength: plansPerTable });
    await fc.assert(
      fc.asyncProperty(sales, many, async (rows, asked) => {
        const database = await openTestTables([saleTable(rows), shopTable], [shopRelation]);
        try {
          for (const { where, aggregate: chosen, group, told } of asked) {
            const sql = compilePlan(toldPlan(planOf(where, chosen, group), told, group), database.catalog);
            const result = await database.run({ sql, tables: [], maxRows: 100, deadlineMs: 1000 });
            expect(keyed(result.rows)).toEqual(keyed(toldOf(rows, where, chosen, group, told)));
          }
        } finally {
          database.close();
        }
      }),
      { numRuns: tables },
    );
  }, 300_000);
});
