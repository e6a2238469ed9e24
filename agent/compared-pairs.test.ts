import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it.each(['compare quantity between Online and Phone', 'Comparison of quantity between Online and Phone'])(
  'takes "between" two values for the pair that is compared: %s',
  async (question) => {
    const { answer } = await ask(question, {
      catalog: shop.catalog,
      today: testToday,
      locale: 'en',
      run: shop.run,
    });
    expect(answer.status === 'answered' ? answer.rows.length : answer.status, question).toBe(2);
  },
);
