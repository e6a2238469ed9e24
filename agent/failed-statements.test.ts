import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { type AgentReply, ask } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const failures = [
  'A value cannot be compared or converted as the SQL asks: its type differs.',
  'There is no column "net_amount". Nearest: amount.',
  'A number in the result is too large to be computed exactly.',
  'The SQL cannot be run on these tables.',
  'Binder Error: Referenced column "x" not found',
];
const ofDatabases =
  /sql|column "|binder|convert|\bcast|statement|overflow|duckdb|\berror|too large to be computed/iu;

/** Runs all but the statements that are meant to fail, which it does as the sandbox does. */
function failing(fails: (sql: string) => boolean, message: string): RunQuery {
  return (request) =>
    fails(request.sql) ? Promise.reject(new AppError('invalid', message)) : shop.run(request);
}

function put(question: string, run: RunQuery): Promise<AgentReply> {
  return ask(question, { catalog: shop.catalog, run, today: testToday, locale: 'en' });
}

/** Every sentence that a person is shown. */
function told({ text, answer }: AgentReply): string {
  return [
    text.replace(/You could ask: .*/u, ''),
    answer.reading,
    ...answer.checks.map(({ detail }) => detail),
    ...(answer.options ?? []).flatMap(({ label, preview }) => [label, preview]),
  ].join(' ');
}

describe('a statement that fails', () => {
  it.each(failures)('is never shown in words of the database: %s', async (message) => {
    for (const question of [
      'total revenue by region',
      'how many orders were cancelled',
      'why did revenue drop in 2025',
      'forecast revenue for the next 3 months',
      'list the customers in Germany',
      'top 2 customers by revenue',
    ]) {
      const reply = await put(
        question,
        failing(() => true, message),
      );
      expect(reply.answer.status, question).not.toBe('answered');
      expect(told(reply)).not.toMatch(ofDatabases);
    }
  });

  it('leaves the next reading to be chosen, and never answers it in the place of the first', async () => {
    let first: string | null = null;
    const run = failing((sql) => {
      if (!/sum\(/iu.test(sql)) return false;
      first ??= sql;
      return sql === first;
    }, failures[0] ?? '');
    const reply = await put('revenue by region', run);
    expect(first).not.toBeNull();
    expect(reply.answer.status).not.toBe('answered');
    expect(told(reply)).not.toMatch(ofDatabases);
  });

  it.each(failures)('of a check is told as a check that was skipped, with caution: %s', async (message) => {
    // The first statement is the answer itself.
    let asked = 0;
    const run = failing(() => {
      asked += 1;
      return asked > 1;
    }, message);
    const reply = await put('total quantity by region', run);
    expect(reply.answer.status, reply.text).toBe('answered');
    expect(reply.answer.checks.map(({ outcome }) => outcome)).toContain('skipped');
    expect(reply.answer.verdict).toBe('caution');
    expect(told(reply)).not.toMatch(ofDatabases);
  });

  it('that was stopped is no answer and no check', async () => {
    let asked = 0;
    const run: RunQuery = (request) => {
      asked += 1;
      return asked > 1 ? Promise.reject(new AppError('cancelled', 'stopped')) : shop.run(request);
    };
    await expect(put('total quantity by region', run)).rejects.toMatchObject({ code: 'cancelled' });
  });
});
