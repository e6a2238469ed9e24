import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuard } from '#connectors/pushdown/guard.ts';
import { sqlDialects } from '#kernel/sql-dialect.ts';
import { pushDown } from '../index.ts';
import { buildSemanticModel } from '../model/semantic-model.ts';
import { openTestShop, type TestShop } from '../testing.ts';
import { goldenPlans } from './golden-plans.ts';

/**
 * One plan of each kind as every dialect says it, read by eye: `golden/<dialect>.sql`. The guard lets each through, by a parser that
 * others keep (as general SQL, that of HANA and Trino, for which it has no dialect). PostgreSQL and MariaDB run them in
 * `app/push-down.test.ts`, and DuckDB those of SQL Server, Oracle and HANA word for word in `app/spoken-elsewhere.test.ts`; that these and
 * Trino themselves give such rows is read in their documentation and stays unproved.
 */

const guard = createGuard({ deadlineMs: 20_000 });
let shop: TestShop;
let plans: Awaited<ReturnType<typeof goldenPlans>> = [];

beforeAll(async () => {
  shop = await openTestShop();
  plans = await goldenPlans(shop);
});
afterAll(async () => {
  shop.close();
  await guard[Symbol.asyncDispose]();
});

describe.each(sqlDialects)('%s', (dialect) => {
  it('says each kind of plan, or why not', async () => {
    const model = buildSemanticModel(shop.catalog);
    const tables = shop.catalog.tables.map(({ sqlName }) => ['sales', sqlName]);
    const told: string[] = [];
    for (const { question, plan } of plans) {
      const statement = pushDown(plan, model, { dialect, maxRows: 100, pathOf: (name) => ['sales', name] });
      if (!statement.isOk) {
        told.push(`-- ${question}\n-- refused: ${statement.reason}`);
        continue;
      }
      const guarded = await guard.check({ ...statement, dialect, tables, maxRows: 100 });
      expect(guarded, question).toMatchObject({ isOk: true });
      const values = statement.parameters.length > 0 ? `\n-- ${statement.parameters.join(' | ')}` : '';
      told.push(`-- ${question}${values}\n${statement.sql};`);
    }
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${dialect}.sql`);
  });
});
