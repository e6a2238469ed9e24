// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TableColumns } from './TableColumns.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const column = (name: string, type: 'text' | 'decimal') => ({ name, type, role: 'additive', unit: null });

it('shows the chosen column at a glance', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = decodeURIComponent(address.split('/').at(-1) ?? '');
    const isNumber = name === 'Net price';
    return Response.json({
      ...column(name, isNumber ? 'decimal' : 'text'),
      ...{ rowCount: 1200, nullCount: 3, distinctCount: 2, min: '1', max: '9', mean: isNumber ? 4.5 : null },
      histogram: isNumber
        ? [
            { from: 1, to: 5, rows: 900 },
            { from: 5, to: 9, rows: 297 },
          ]
        : [],
      values: isNumber ? [] : [{ value: 'Köln', rows: 800 }],
    });
  });
  const table = { name: 't', sqlName: 't', rows: 1200, version: 1, asOf: '2025-01-01T00:00:00Z' };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TableColumns
        sourceId="s"
        table={{ ...table, columns: [column('City', 'text'), column('Net price', 'decimal')] }}
      />
    </QueryClientProvider>,
  );
  const city = await screen.findByRole('region', { name: 'City at a glance' });
  expect(await within(city).findByText('Köln')).toBeTruthy();
  expect(within(city).queryByText('Mean')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Net price/ }));
  const price = await screen.findByRole('region', { name: 'Net price at a glance' });
  expect(await within(price).findByText('4.5')).toBeTruthy();
  const bars = [...price.querySelectorAll('title')].map(({ textContent }) => textContent);
  expect(bars).toEqual(['1 to 5: 900 rows', '5 to 9: 297 rows']);
});
