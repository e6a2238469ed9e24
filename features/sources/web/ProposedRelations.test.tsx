// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import type { ShownRelation, SourceMeaning } from '../contract.ts';
import { ImportReportDialog } from './ImportReportDialog.tsx';

const proposal: ShownRelation = {
  fromTable: 'orders',
  fromColumn: 'customer_id',
  toTable: 'customers',
  toColumn: 'id',
  toSource: 's2',
  inclusion: 1,
  origin: 'inferred',
  decision: null,
  problem: null,
};
const within: ShownRelation = { ...proposal, fromColumn: 'order', toTable: 'orders', toColumn: 'order' };
const elsewhere = [{ id: 's2', name: 'customers', tables: [{ name: 'customers', columns: ['id'] }] }];
const report = { decisions: [], rejected: [], rejectedCount: 0, warnings: [] };

let decision: ShownRelation['decision'];
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  decision = null;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'PUT') {
      const body = JSON.parse(init.body as string) as { decision: ShownRelation['decision'] };
      sent.push({ path, body });
      ({ decision } = body);
      return Response.json({ ...proposal, decision });
    }
    if (path.endsWith('/report')) return Response.json({ report, tables: [], canFix: false });
    const { toSource: _, ...own } = within;
    const meaning: SourceMeaning = { tables: [], relations: [own, { ...proposal, decision }], elsewhere };
    return Response.json(meaning);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <ImportReportDialog source={{ id: 's1', name: 'orders' }} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('orders.customer_id looks like it leads to customers.id');
}
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the report of a file that seems to belong to other data', () => {
  it('asks about what was found between the two alone, and says how much is found', async () => {
    await open();
    expect(screen.getByText('orders is ready. Some of it needs your eye.')).toBeDefined();
    expect(screen.getByText('All of the values are found there')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(1);
  });

  it.each([
    [/^Confirm: orders\.customer_id/, 'confirmed', 'Confirmed'],
    [/^Not related: orders\.customer_id/, 'rejected', 'Rejected'],
  ])('keeps the word of %s, keeps the focus, and can be taken back', async (name, kept, badge) => {
    await open();
    button(name).focus();
    fireEvent.click(button(name));
    await screen.findByText(badge);
    const { inclusion: _, origin: __, problem: ___, ...ends } = proposal;
    expect(sent).toEqual([{ path: '/api/data-sources/s1/relations', body: { ...ends, decision: kept } }]);
    const takeBack = /^Take back: orders\.customer_id/;
    await waitFor(() => expect(document.activeElement).toBe(button(takeBack)));
    fireEvent.click(button(takeBack));
    await waitFor(() => expect(button(/^Confirm: orders/)).toBeDefined());
    expect(sent.at(-1)?.body).toMatchObject({ decision: null });
  });
});
