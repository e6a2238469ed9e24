import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuard } from '#connectors/pushdown/guard.ts';
import { sqlDialects } from '#kernel/sql-dialect.ts';
import { ask, type Plan, pushDown } from '../index.ts';
import { buildSemanticModel } from '../model/semantic-model.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';

/**
 * One plan of each kind as every dialect says it, read by eye: `golden/<dialect>.sql`. The guard lets each through, by a parser that
 * others keep (as general SQL, that of HANA and Trino, for which it has no dialect). PostgreSQL and MariaDB run theirs in
 * `app/push-down.test.ts`; that SQL Server, HANA, Oracle and Trino give these rows is read in their documentation and stays unproved.
 */

const questions = [
  'total net amount by region',
  'top 2 customers by net amount',
  'top product in each region by net amount',
  'number of orders per month in 2024',
  'running total of net amount by month',
  'how many orders by weekday',
  'share of net amount by channel',
  'net amount in 2023 vs 2024 by channel',
  'average price by category',
  'median net amount by channel',
  'standard deviation of net amount',
  'average days from order date to paid date',
  'orders over 100',
  'customers whose name contains 50%',
  'customers not in Germany',
  'customers without orders',
  'orders above the average net amount',
  'which countries do customers come from',
  'how many regions are there',
];

const guard = createGuard({ deadlineMs: 20_000 });
let shop: TestShop;
const plans: { question: string; plan: Plan }[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  for (const question of questions) {
    const reply = await ask(question, {
      catalog: shop.catalog,
      run: shop.run,
      today: testToday,
      locale: 'en',
      previous: null,
      weigh: () => 1,
    });
    if (!reply.plan) throw new Error(`${question}: ${reply.text}`);
    plans.push({ question, plan: reply.plan });
  }
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
