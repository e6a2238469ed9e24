// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChatSession } from '../contract.ts';
import { DeleteConversationDialog } from './DeleteConversationDialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = (id: string, title: string): ChatSession => ({
  id,
  title,
  dataSourceIds: null,
  createdAt: '2026-01-01T00:00:00Z',
});

function open(answer: Response) {
  const client = new QueryClient();
  client.setQueryData(['/api/chat/sessions'], [session('s1', 'Sales'), session('s2', 'Costs')]);
  const fetched = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', fetched);
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <DeleteConversationDialog session={session('s1', 'Sales')} onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return { client, fetched, onClose };
}

it('is asked for by name, and then gone from the list', async () => {
  const { client, fetched, onClose } = open(Response.json({ messages: 2, receipts: 1 }));
  expect(screen.getByText(/“Sales” goes with all its questions/)).toBeTruthy();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(fetched.mock.calls[0]?.slice(0, 2)).toMatchObject(['/api/chat/sessions/s1', { method: 'DELETE' }]);
  expect(client.getQueryData<ChatSession[]>(['/api/chat/sessions'])?.map(({ id }) => id)).toEqual(['s2']);
});

it('stays, with the reason, where something stands on it', async () => {
  const message = '1 pinned chart of this workspace stands on answers of this conversation.';
  const { onClose } = open(Response.json({ message }, { status: 409 }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(onClose).not.toHaveBeenCalled();
});
