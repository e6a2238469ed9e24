// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Source } from '../contract.ts';
import { EditSourceDialog } from './EditSourceDialog.tsx';
import type { EditTab } from './use-source-dialogs.ts';

const source: Source = {
  id: 's1',
  name: 'Ledger',
  type: 's4hana',
  status: 'inactive',
  recordCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  isSample: false,
  isPractice: false,
  error: null,
  configuration: { serverUrl: 'https://s4.example.com', note: 'kept' },
  authConfig: { authType: 'basic', credentials: { username: 'reader', hasPassword: true }, missing: [] },
};

let sent: { path: string; body: Record<string, unknown> }[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  answer = () => Response.json(source);
  toastStore.write({ ...toastStore.read(), visible: null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'GET') return Response.json([]);
    sent.push({ path, body: JSON.parse(init.body as string) });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Opened({ edited, onClose }: { edited: Source; onClose: () => void }) {
  const [tab, setTab] = useState<EditTab>('general');
  return <EditSourceDialog source={edited} tab={tab} onSelectTab={setTab} onClose={onClose} />;
}
function open(change: Partial<Source> = {}) {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Opened edited={{ ...source, ...change }} onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}
const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
const openTab = (name: string) => fireEvent.mouseDown(tab(name), { button: 0 });
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: RegExp, value: string) => fireEvent.change(input(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the tabs', () => {
  it.each(['postgresql', 'ariba', 'csv'] as const)('of %s say why they are disabled', (type) => {
    open({ type, configuration: {}, authConfig: { authType: 'none', credentials: {}, missing: [] } });
    for (const name of ['Authentication', 'SAP Streaming']) {
      expect(tab(name).disabled).toBe(true);
      const reason = document.getElementById(tab(name).getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('Data Warehouse and Business Applications Backend');
    }
    expect(screen.queryByLabelText(/^Authentication Method/) !== null).toBe(type !== 'csv');
  });

  it('of a system that has both are open, without a reason', () => {
    open();
    expect([tab('Authentication').disabled, tab('SAP Streaming').disabled]).toEqual([false, false]);
    expect(tab('Authentication').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('the authentication', () => {
  it('is saved together with the general settings, whichever tab is open', async () => {
    const onClose = open();
    enter(/^Name/, 'Main ledger');
    openTab('Authentication');
    expect(input(/^Username/).value).toBe('reader');
    expect(input(/^Password/).value).toBe('');
    save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        path: '/api/data-sources/s1',
        body: {
          id: 's1',
          name: 'Main ledger',
          type: 's4hana',
          configuration: { serverUrl: 'https://s4.example.com', note: 'kept' },
          authConfig: { authType: 'basic', credentials: { username: 'reader', password: '' } },
        },
      },
    ]);
  });

  it('loses its credentials with another method, and with the way back', () => {
    open();
    openTab('Authentication');
    enter(/^Authentication Method/, 'api_key');
    expect(input(/^API Key/).value).toBe('');
    enter(/^Authentication Method/, 'basic');
    expect(input(/^Username/).value).toBe('');
    expect(screen.queryByText(/Stored/)).toBeNull();
  });

  it('keeps the sentence of a refusal beside the form', async () => {
    const message = 'Server URL has changed, so enter the secret again: Password.';
    answer = () => Response.json({ message }, { status: 400 });
    const onClose = open();
    enter(/^Server URL/, 'https://other.example.com');
    save();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(toastStore.read().visible).toMatchObject({ title: 'Error', message, tone: 'destructive' });
    expect(onClose).not.toHaveBeenCalled();
  });
});
