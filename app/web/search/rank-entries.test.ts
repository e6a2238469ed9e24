import { describe, expect, it } from 'vitest';
import { rankEntries, resultsMaximum, type SearchEntry } from './rank-entries.ts';

const entries: SearchEntry[] = [
  { kind: 'page', label: 'Data Sources', href: '/data-sources' },
  { kind: 'source', label: 'Orders 2025', href: '/s' },
  { kind: 'table', label: 'orders', detail: 'Sample company', href: '/t' },
  { kind: 'column', label: 'order_date', detail: 'orders', href: '/c' },
  { kind: 'column', label: 'customer', detail: 'orders', href: '/d' },
];
const found = (query: string) => rankEntries(entries, query).map(({ label }) => label);

describe('the search', () => {
  it('puts the exact name first, then beginnings, then the rest', () => {
    expect(found('orders')).toEqual(['orders', 'Orders 2025', 'order_date', 'customer']);
  });

  it('wants every word, in the name or where it belongs', () => {
    expect(found('orders sample')).toEqual(['orders']);
    expect(found('orders nothing')).toEqual([]);
  });

  it('offers the pages before anything is typed', () => {
    expect(found('  ')).toEqual(['Data Sources']);
  });

  it('puts what was opened last before the pages, as far as it still exists', () => {
    const recent = ['/c#order_date', '/gone', '/s'];
    const labels = rankEntries(entries, '', recent).map(({ label }) => label);
    expect(labels).toEqual(['order_date', 'Orders 2025', 'Data Sources']);
    expect(rankEntries(entries, '', ['/data-sources'])).toHaveLength(1);
  });

  it('lists no more than fits', () => {
    const many = Array.from(
      { length: 40 },
      (_, index): SearchEntry => ({ kind: 'column', label: `amount ${index}`, href: '/' }),
    );
    expect(rankEntries(many, 'amount')).toHaveLength(resultsMaximum);
  });
});
