import { expect, it } from 'vitest';
import { pluralOf } from './plurals.ts';

it.each([
  ['customer', 'customers'],
  ['ship country', 'ship countries'],
  ['order status', 'order statuses'],
  ['box', 'boxes'],
  ['branch', 'branches'],
  ['day', 'days'],
  ['sales channels', 'sales channels'],
  ['sku 2', 'sku 2'],
  ['', ''],
])('names several of "%s"', (label, several) => {
  expect(pluralOf(label)).toBe(several);
});
