// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import type { Storage } from '../contract.ts';
import { StorageScreen } from './StorageScreen.tsx';

const nothing = { bytes: 0, versions: 0, sources: 0, named: { bytes: 0, versions: 0, receipts: 0 } };
const full: Storage = {
  quota: { bytes: 20e6, sources: 500, chats: null },
  used: { bytes: 15e6, sources: 2, chats: 7 },
  parts: { current: 4e6, originals: 2e6, older: 3e6, removed: 6e6, models: 0, answers: 0, waiting: 0 },
  older: { bytes: 3e6, versions: 4, sources: 0, named: { bytes: 1e6, versions: 1, receipts: 12 } },
  removed: { ...nothing, bytes: 6e6, versions: 3, sources: 3 },
  sources: [
    { id: 's1', name: 'Shop', isSample: false, current: 4e6, original: 2e6, older: 3e6, olderVersions: 4 },
  ],
  removedKeepDays: 30,
};
const empty: Storage = {
  ...full,
  used: { ...full.used, bytes: 12e6 },
  parts: { ...full.parts, older: 0 },
  older: nothing,
};

/** What was asked of the server. */
let calls: [string, unknown][];
let answers: Record<string, unknown>;
beforeEach(() => {
  calls = [];
  answers = { '/api/storage': full };
  vi.stubGlobal('fetch', async (input: string | URL, options: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    calls.push([pathname, typeof options.body === 'string' ? JSON.parse(options.body) : null]);
    return Response.json(answers[pathname] ?? []);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <StorageScreen />
    </QueryClientProvider>,
  );
}

it('tells what is used of what may be used, by kind and by source', async () => {
  open();
  await screen.findByText(/15\sMB of 20\sMB used/);
  screen.getByText(/5\sMB left/);
  screen.getByRole('img', { name: /Older versions 3\sMB, Removed sources 6\sMB/ });
  screen.getByText('2 of 500');
  screen.getByText(/Data 4\sMB · File as uploaded 2\sMB · 4 older versions 3\sMB/);
});

it('U19 asks before it deletes what receipts stand on, names their number, and keeps the focus on the page', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Delete older versions' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/^3 versions with 2\sMB/);
  within(dialog).getByText(/^12 receipts stand on 1 of these versions/);
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /12 receipts can then not be run again/ }));
  within(dialog).getByText(/^4 versions with 3\sMB/);
  answers['/api/storage/older/delete'] = { freedBytes: 3e6, versions: 4, storage: empty };
  answers['/api/storage'] = empty;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(([path]) => path === '/api/storage/older/delete')?.[1]).toEqual({ withReceipts: true });
  await screen.findByText('No table has an older version.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Older versions of tables'));
});

it('offers to end removed sources at once, without a word of receipts where there are none', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/^3 sources with 6\sMB can no longer be restored/);
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});
