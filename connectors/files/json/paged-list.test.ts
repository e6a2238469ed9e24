import { expect, it } from 'vitest';
import { readContent } from '../shape/testing.ts';

const list = [
  { id: 1, qty: 2 },
  { id: 2, qty: 3 },
];

it.each([
  ['a total beside pages', { page: 1, per_page: 2, total: 57, results: list }, '57 records'],
  ['a total within', { items: list, meta: { total_count: 5 } }, '5 records'],
  ['the key of OData', { '@odata.count': 9, value: list }, '9 records'],
  ['a next page', { data: list, links: { next: 'https://example.com/?page=2' } }, 'names a page after them'],
  ['more to come', { orders: list, has_more: true }, 'names a page after them'],
])('says that a list is one page of a longer one: %s', async (_, content, told) => {
  const { warnings } = await readContent('orders.json', JSON.stringify(content));
  expect(warnings.filter((sentence) => sentence.includes('one page of a longer list'))).toHaveLength(1);
  expect(warnings.join(' ')).toContain(told);
});

it.each([
  ['an amount called total', { items: list, total: 650 }],
  ['all of them', { data: list, paging: { next: 'x', total: 2 } }],
  ['the last page', { data: list, page: 3, next: null, has_more: false }],
])('and nothing where it is whole: %s', async (_, content) => {
  const { warnings } = await readContent('orders.json', JSON.stringify(content));
  expect(warnings.filter((sentence) => sentence.includes('longer list'))).toEqual([]);
});
