import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { ask } from '../ask.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function put(run: RunQuery) {
  return ask('revenue by date', {
    catalog: shop.catalog,
    run,
    today: testToday,
    locale: 'en',
    weigh: () => 1,
  });
}

/** Fails at the statement of the second reading alone. */
async function failingAtSecond(error: AppError): Promise<RunQuery> {
  const statements: string[] = [];
  await put((query) => {
    statements.push(query.sql);
    return shop.run(query);
  });
  return (query) => (query.sql === statements[1] ? Promise.reject(error) : shop.run(query));
}

describe('readings of the same words', () => {
  it('are offered where each tells something else', async () => {
    const { answer } = await put(shop.run);
    expect(answer.status).toBe('clarify');
    expect(answer.options).toHaveLength(2);
  });

  it('are none where their statement is rejected', async () => {
    const { answer } = await put(await failingAtSecond(new AppError('invalid', 'No such column.')));
    expect(answer.status).toBe('answered');
  });

  it('are not given up where the run itself ends', async () => {
    await expect(put(await failingAtSecond(new AppError('timeout', 'It took too long.')))).rejects.toThrow(
      'It took too long.',
    );
  });
});
