// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import { AddSourceDialog } from './AddSourceDialog.tsx';

let posted: { path: string; body: Record<string, unknown>; signal: AbortSignal | null | undefined }[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  posted = [];
  answer = () => Response.json({ id: 's1', name: 'Ledger' });
  toastStore.write({ ...toastStore.read(), visible: null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json([]);
    posted.push({ path, body: JSON.parse(String(init.body)), signal: init.signal });
    return answer();
  });
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <AddSourceDialog variant="page" onClose={() => {}} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const options = () =>
  [...screen.getByLabelText<HTMLSelectElement>(/^Authentication Method/).options].map(
    (option) => option.text,
  );

describe('adding a source on its page', () => {
  it('asks systems for their authentication, and names what is missing', () => {
    enter(/^Name/, 'Ledger');
    enter(/^Type/, 'datasphere');
    const toast = {
      title: 'Authentication Required',
      message: 'Please configure authentication for this data source.',
      tone: 'destructive',
    };
    fireEvent.click(button('Add Data Source'));
    expect(toastStore.read().visible).toMatchObject(toast);
    enter(/^Authentication Method/, 'basic');
    enter(/^Username/, 'reader');
    fireEvent.click(button('Add Data Source'));
    expect(screen.getByRole('alert').textContent).toBe('Still needed: Password.');
    expect(posted).toEqual([]);
  });

  it('sends name, type, config and authConfig', async () => {
    enter(/^Name/, ' Ledger ');
    enter(/^Type/, 's4hana');
    enter(/^Server URL/, 'https://s4.example.com');
    enter(/^Authentication Method/, 'api_key');
    enter(/^API Key/, 'k');
    enter(/^Key Location/, 'query');
    fireEvent.click(button('Add Data Source'));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.body).toEqual({
      name: 'Ledger',
      type: 's4hana',
      config: '{"serverUrl":"https://s4.example.com"}',
      authConfig: {
        authType: 'api_key',
        credentials: { apiKey: 'k', keyLocation: 'query', keyName: 'api_key' },
      },
    });
  });

  it('offers the methods of the type, and none where nobody signs in', () => {
    enter(/^Type/, 'datasphere');
    expect(options()).toEqual(['None', 'OAuth 2.0', 'Basic Authentication', 'API Key', 'SAML']);
    enter(/^Type/, 'mysql');
    expect(options()).toEqual(['None', 'Basic Authentication']);
    enter(/^Type/, 'ariba');
    expect(options()).toEqual(['None', 'OAuth 2.0']);
    enter(/^Type/, 'csv');
    expect(screen.queryByLabelText(/^Authentication Method/)).toBeNull();
  });

  it('hides the test for OAuth, and says where its client is kept', async () => {
    enter(/^Type/, 'ariba');
    enter(/^Authentication Method/, 'oauth');
    expect(screen.queryByRole('button', { name: 'Test Connection' })).toBeNull();
    await screen.findByText(/No OAuth client is saved for Ariba yet/);
    expect(screen.getByRole('link', { name: 'Open OAuth Setup' }).getAttribute('href')).toBe(
      '/oauth-setup?tab=ariba',
    );
  });
});

describe('the test of a connection', () => {
  const fill = () => {
    enter(/^Type/, 'postgresql');
    enter(/^Host/, 'db.example.com');
    enter(/^Authentication Method/, 'basic');
    expect(button('Test Connection').disabled).toBe(true);
    enter(/^Username/, 'reader');
    expect(button('Test Connection').disabled).toBe(false);
    enter(/^Password/, 'p');
  };
  const run = async (outcome: () => Response) => {
    fill();
    answer = outcome;
    fireEvent.click(button('Test Connection'));
    return (await screen.findByRole('alert')).textContent;
  };

  it('tells a failure, and forgets it when something is changed', async () => {
    expect(await run(() => Response.json({ success: false, message: 'Wrong.' }))).toBe('Test failed: Wrong.');
    expect(posted[0]).toMatchObject({
      path: '/api/auth/test',
      body: {
        type: 'postgresql',
        configuration: { host: 'db.example.com' },
        authConfig: { authType: 'basic', credentials: { username: 'reader', password: 'p' } },
      },
    });
    enter(/^Password/, 'other');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['an empty message', () => Response.json({ success: false, message: '' })],
    ['a failed call', () => new Response('', { status: 500 })],
  ])('tells %s as an unknown error', async (_, outcome) => {
    expect(await run(outcome)).toBe('Test failed: Unknown error');
  });

  it('tells a success', async () => {
    expect(await run(() => Response.json({ success: true, message: 'Connected to PostgreSQL 17.' }))).toBe(
      'Connected to PostgreSQL 17.',
    );
  });

  it('can be stopped while it runs', async () => {
    fill();
    answer = () => new Promise<Response>(() => {});
    fireEvent.click(button('Test Connection'));
    await waitFor(() => expect(button('Testing...').disabled).toBe(true));
    fireEvent.click(button('Cancel test'));
    await waitFor(() => expect(button('Test Connection').disabled).toBe(false));
    expect(posted[0]?.signal?.aborted).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
