// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TableRows } from './TableRows.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showTable(rowCount: number) {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    const offset = Number(new URL(address, 'http://localhost').searchParams.get('offset'));
    const rows = Array.from({ length: Math.min(50, rowCount - offset) }, (_, index) => [
      `City ${offset + index}`,
      index,
    ]);
    const columns = [
      { name: 'City', type: 'text' },
      { name: 'amount', type: 'integer' },
    ];
    return Response.json({ columns, rows, rowCount, totalRowCount: rowCount, offset });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TableRows sourceId="s1" table="Sheet 1" />
    </QueryClientProvider>,
  );
  return addresses;
}

it('turns the pages and ends at the last', async () => {
  showTable(120);
  await screen.findByText('1–50 of 120');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('51–100 of 120');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('101–120 of 120');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
});

it('sorts rising, then falling, then not at all, from the first page on', async () => {
  const addresses = showTable(120);
  await screen.findByText('1–50 of 120');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('51–100 of 120');
  const header = () => screen.getByRole('columnheader', { name: 'amount' });
  fireEvent.click(screen.getByRole('button', { name: 'amount' }));
  await screen.findByText('1–50 of 120');
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'amount' }));
  expect(header().getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(addresses.at(-1)).toContain('offset=0&limit=50&direction=desc&orderBy=amount'));
  fireEvent.click(screen.getByRole('button', { name: 'amount' }));
  expect(header().getAttribute('aria-sort')).toBeNull();
});

it('says of an empty table that it is empty', async () => {
  showTable(0);
  await screen.findByText('0–0 of 0');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
});

it('asks for the rows that meet a filter, from the first page on, and forgets it again', async () => {
  const addresses = showTable(120);
  await screen.findByText('1–50 of 120');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('51–100 of 120');
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  fireEvent.change(screen.getByLabelText('Column'), { target: { value: 'amount' } });
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const sent = () => new URL(addresses.at(-1) ?? '', 'http://localhost').searchParams;
  await waitFor(() =>
    expect(JSON.parse(sent().get('filters') ?? 'null')).toEqual([
      { column: 'amount', kind: 'range', from: '7' },
    ]),
  );
  expect(sent().get('offset')).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: amount from 7' }));
  await screen.findByText('1–50 of 120');
  expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
});
