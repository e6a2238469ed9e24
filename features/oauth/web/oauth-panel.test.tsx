// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { OAuthConfiguration, SystemStatus } from '../contract.ts';
import { popupCheckMs } from '../limits.ts';
import { OAuthPanel } from './OAuthPanel.tsx';

const configuration: OAuthConfiguration = {
  provider: 'datasphere',
  clientId: 'client-1',
  hasClientSecret: true,
  authUrl: 'https://t.example.com/oauth/authorize',
  tokenUrl: '',
  resolvedTokenUrl: 'https://t.example.com/oauth/token',
  redirectUri: 'https://app.example.com/back',
  scope: 'read write',
  isActive: true,
  config: {},
  missing: [],
  isUnreadable: false,
  updatedAt: '2026-01-01T00:00:00Z',
};

let status: Record<string, SystemStatus>;
let answers: Record<string, () => Response>;
let calls: { name: string; body: unknown }[];

beforeEach(() => {
  status = { datasphere: { connected: false, expiresIn: 0 }, s4hana: { connected: false, expiresIn: 0 } };
  calls = [];
  answers = {
    'GET /api/oauth/status': () => Response.json(status),
    'GET /api/oauth/configurations': () => Response.json([configuration]),
    'GET /api/oauth/activity': () => Response.json([]),
  };
  toastStore.write({ visible: null, history: [] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path}`;
    calls.push({ name, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return answers[name]?.() ?? Response.json({ message: `No answer to ${name}.` }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <OAuthPanel />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Configure OAuth' });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toast = () => toastStore.read().visible;
const countOf = (name: string) => calls.filter((call) => call.name === name).length;

describe('the panel', () => {
  it('says of nothing that it is connected, and marks the activity as samples', async () => {
    await open();
    expect(screen.getAllByText('Disconnected')).toHaveLength(2);
    expect(screen.getAllByText('Not authenticated')).toHaveLength(2);
    expect(button('Refresh Token').disabled).toBe(true);
    const activity = screen.getByRole('region', { name: 'Recent API Activity' });
    expect(activity.textContent).toContain('Sample');
    expect(activity.querySelectorAll('li')).toHaveLength(3);
  });

  it('leads to the setup while there is no client', async () => {
    answers['GET /api/oauth/configurations'] = () => Response.json([]);
    await open();
    const link = screen.getByRole('link', { name: 'Set it up' });
    expect(link.getAttribute('href')).toBe('/oauth-setup?tab=datasphere');
  });

  it('counts the days of a connected system and lets its token be refreshed', async () => {
    status = { ...status, datasphere: { connected: true, expiresIn: 28 } };
    answers['POST /api/oauth/refresh/datasphere'] = () => Response.json({ connected: true, expiresIn: 30 });
    await open();
    expect(screen.getByText('Expires in 28 days')).toBeDefined();
    fireEvent.click(button('Refresh Token'));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Token Refreshed',
        message: 'OAuth token has been successfully refreshed.',
      }),
    );
    expect(countOf('GET /api/oauth/status')).toBe(2);
  });

  it('lists the calls that were made, and no sample', async () => {
    const made = (call: string, outcome: string) => ({ system: 'datasphere', call, outcome, at: call });
    answers['GET /api/oauth/activity'] = () =>
      Response.json([
        made('POST /a', 'issued'),
        made('POST /b', 'refused'),
        made('POST /c', 'failed'),
        made('POST /d', 'done'),
      ]);
    await open();
    const activity = screen.getByRole('region', { name: 'Recent API Activity' });
    await waitFor(() =>
      expect([...activity.querySelectorAll('li')].map((entry) => entry.textContent)).toEqual([
        'POST /aToken issued',
        'POST /bRefused',
        'POST /cFailed',
      ]),
    );
    expect(activity.textContent).not.toContain('Sample');
  });

  it('says of a sign-in that has ended what is to be done, and of one that renews itself that nothing is', async () => {
    status = {
      datasphere: { connected: false, expiresIn: 0, end: 'signInAgain' },
      s4hana: { connected: true, expiresIn: 0, end: 'renewed' },
    };
    await open();
    expect(screen.getByText('Sign in again')).toBeDefined();
    expect(screen.getByText('Renewed automatically')).toBeDefined();
    expect(button('Refresh Token').disabled).toBe(true);
  });

  it('goes back to the view after a save, and when it is cancelled', async () => {
    answers['POST /api/oauth/config'] = () => Response.json(configuration);
    await open();
    fireEvent.click(button('Edit configuration'));
    fireEvent.click(button('Cancel'));
    fireEvent.click(button('Edit configuration'));
    const secret = screen.getByLabelText<HTMLInputElement>(/^Client Secret/);
    expect([secret.type, secret.value]).toEqual(['password', '']);
    fireEvent.change(screen.getByLabelText(/^Client ID/), { target: { value: 'client-2' } });
    fireEvent.click(button('Save'));
    await screen.findByRole('button', { name: 'Configure OAuth' });
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
      authUrl: 'https://t.example.com/oauth/authorize',
      clientId: 'client-2',
      clientSecret: '',
      redirectUri: 'https://app.example.com/back',
    });
    expect(toast()).toMatchObject({
      title: 'Configuration Saved',
      message: 'OAuth configuration has been updated successfully.',
    });
  });

  it('stays in the form when the save fails', async () => {
    answers['POST /api/oauth/config'] = () => Response.json({ message: 'No.' }, { status: 400 });
    await open();
    fireEvent.click(button('Edit configuration'));
    fireEvent.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe('No.');
    expect(toast()).toMatchObject({ title: 'Save Error', message: 'No.', tone: 'destructive' });
  });
});

describe('Configure OAuth', () => {
  const popup = () => ({ closed: false, opener: window, location: { href: '' }, close: vi.fn() });
  const begin = 'GET /api/oauth/auth/datasphere';

  it('opens the sign-in page in a small window and reads the status again when it is closed', async () => {
    const opened = popup();
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    answers[begin] = () => Response.json({ authUrl: 'https://t.example.com/oauth/authorize?state=s' });
    await open();
    fireEvent.click(button('Configure OAuth'));
    expect(openWindow).toHaveBeenCalledWith('', 'oauth', 'width=600,height=600');
    await waitFor(() => expect(opened.location.href).toBe('https://t.example.com/oauth/authorize?state=s'));
    expect(opened.opener).toBeNull();
    expect(toast()).toMatchObject({
      title: 'OAuth Configuration',
      message: 'Please complete authentication in the popup window.',
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, popupCheckMs + 100)));
    expect(countOf('GET /api/oauth/status')).toBe(1);
    opened.closed = true;
    await waitFor(() => expect(countOf('GET /api/oauth/status')).toBe(2), { timeout: 3 * popupCheckMs });
  });

  it.each([
    ['connected', 'Connected'],
    ['denied', 'OAuth Error'],
  ])('tells how it ended, by the words of the last page: %s', async (outcome, title) => {
    vi.spyOn(window, 'open').mockReturnValue(popup() as unknown as Window);
    answers[begin] = () => Response.json({ authUrl: 'https://t.example.com/oauth/authorize?state=s' });
    await open();
    fireEvent.click(button('Configure OAuth'));
    await waitFor(() => expect(toast()?.title).toBe('OAuth Configuration'));
    const last = new BroadcastChannel('plumbline.sign-in');
    last.postMessage({ outcome: '<script>' });
    last.postMessage({ outcome, sentence: 'So it went.' });
    await waitFor(() => expect(toast()).toMatchObject({ title, message: 'So it went.' }));
    expect(countOf('GET /api/oauth/status')).toBe(2);
    last.close();
  });

  it('says nothing of a sign-in that was begun on another page, and reads the status again', async () => {
    await open();
    const last = new BroadcastChannel('plumbline.sign-in');
    last.postMessage({ outcome: 'connected', sentence: 'Signed in.' });
    await waitFor(() => expect(countOf('GET /api/oauth/status')).toBe(2));
    expect(toast()).toBeNull();
    last.close();
  });

  it('says what to do when it cannot begin, and closes the window', async () => {
    const opened = popup();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    answers[begin] = () => Response.json({ message: 'Set it up first.' }, { status: 409 });
    await open();
    fireEvent.click(button('Configure OAuth'));
    expect((await screen.findByRole('alert')).textContent).toBe('Set it up first.');
    expect(toast()).toMatchObject({ title: 'OAuth Error', message: 'Set it up first.' });
    expect(opened.close).toHaveBeenCalled();
  });

  it('offers a link where the browser allows no popup', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    answers[begin] = () => Response.json({ authUrl: 'https://t.example.com/oauth/authorize?state=s' });
    await open();
    fireEvent.click(button('Configure OAuth'));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the sign-in page here' });
    expect(link.href).toBe('https://t.example.com/oauth/authorize?state=s');
  });
});
