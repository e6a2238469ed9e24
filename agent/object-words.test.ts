import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './index.ts';
import { openTestShop, type TestShop, testToday } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const forms = [
  'W',
  'how W are the orders',
  'total revenue by region W',
  'revenue from W to 2025',
  'orders W 5 and 10',
  'who did we W most',
  'which customer did W the most orders',
  'how many W in 2024',
  'orders taking 3 W',
  'orders that took more than 3 W',
  'average W of orders',
  'W June and July',
  'revenue W 2024 and 2025',
];

// Every object of the language answers to these, so a table of words kept as an object would too.
it.each(['constructor', 'constructors', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'reads "%s" like any word that it does not know',
  async (word) => {
    for (const form of forms) {
      const question = form.replace('W', word);
      const { answer } = await ask(question, {
        catalog: shop.catalog,
        today: testToday,
        locale: 'en',
        run: shop.run,
      });
      expect([question, answer.status]).toEqual([question, 'declined']);
    }
  },
);
