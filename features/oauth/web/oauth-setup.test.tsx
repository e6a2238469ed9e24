// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { OAuthConfiguration, SystemStatus } from '../contract.ts';
import { OAuthSetupScreen } from './OAuthSetupScreen.tsx';

const ariba: OAuthConfiguration = {
  provider: 'ariba',
  clientId: 'app-1',
  hasClientSecret: true,
  authUrl: 'https://api-eu.ariba.com',
  tokenUrl: '',
  resolvedTokenUrl: 'https://api-eu.ariba.com/v2/oauth/token',
  redirectUri: '',
  scope: 'read write',
  isActive: true,
  config: { hasApiKey: true, realm: 'mycompany-T' },
  missing: [],
  isUnreadable: false,
  updatedAt: '2026-01-01T00:00:00Z',
};

let posted: { path: string; body: unknown }[];
let deleted: string[];
let answer: () => Response;
let state: SystemStatus;

beforeEach(() => {
  posted = [];
  deleted = [];
  state = { connected: false, expiresIn: 0 };
  answer = () => Response.json(ariba);
  toastStore.write({ visible: null, history: [] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'DELETE') {
      deleted.push(path);
      return Response.json({ isRevoked: true });
    }
    if (init.method !== 'POST') return Response.json(path.endsWith('/status') ? { ariba: state } : [ariba]);
    posted.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search: string): Promise<void> {
  window.history.replaceState(null, '', `/oauth-setup${search}`);
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <OAuthSetupScreen />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Save Configuration' });
}

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.read().visible;

describe('OAuth setup', () => {
  it('guides in five steps and has a tab for each of the six providers', async () => {
    await open('');
    const steps = screen
      .getByRole('region', { name: 'How to obtain the credentials' })
      .querySelectorAll('li');
    expect(steps).toHaveLength(5);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'DataSphere',
      'S/4HANA',
      'SuccessFactors',
      'Ariba',
      'Concur',
      'Marketing Cloud',
    ]);
    expect(input(/^Token URL/).placeholder).toBe('Auto-generated if empty');
    expect(input(/^Scope/).value).toBe('read write');
  });

  it.each([
    ['Test Configuration', 'Client ID and Auth URL are required to test the configuration.'],
    ['Save Configuration', 'Client ID and Auth URL are required.'],
  ])('does not %s without client id and authorization URL', async (button, message) => {
    await open('?tab=concur');
    fireEvent.change(input(/^Client ID/), { target: { value: 'app' } });
    press(button);
    expect(toast()).toMatchObject({ title: 'Validation Error', message, tone: 'destructive' });
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(posted).toEqual([]);
  });

  it('fills the tab of a saved provider and sends it back without its secrets', async () => {
    await open('?tab=ariba');
    expect(input(/^Client ID/).value).toBe('app-1');
    expect(input(/^Realm/).value).toBe('mycompany-T');
    expect(screen.getByText('Used: https://api-eu.ariba.com/v2/oauth/token')).toBeDefined();
    press('Save Configuration');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Configuration Saved',
        message: 'OAuth configuration has been successfully saved.',
      }),
    );
    expect(posted).toEqual([
      {
        path: '/api/oauth/configurations',
        body: {
          provider: 'ariba',
          clientId: 'app-1',
          clientSecret: '',
          authUrl: 'https://api-eu.ariba.com',
          tokenUrl: '',
          redirectUri: '',
          scope: 'read write',
          isActive: true,
          config: { apiKey: '', clientSecretExpires: '', realm: 'mycompany-T' },
        },
      },
    ]);
  });

  it('tells of a test by the server’s sentence, or by the standard one', async () => {
    await open('?tab=ariba');
    answer = () => Response.json({ success: false, message: 'The realm is unknown.' });
    press('Test Configuration');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Test Failed', message: 'The realm is unknown.' }),
    );
    answer = () => Response.json({ success: true, message: '' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Test Configuration' }).disabled).toBe(
        false,
      ),
    );
    press('Test Configuration');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Test Successful',
        message: 'OAuth configuration is working correctly.',
      }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a token fetched where nobody signs in, and offers no sign-in there', async () => {
    await open('?tab=ariba');
    answer = () => Response.json({ connected: true, expiresIn: 0, end: 'renewed' });
    const connect = await screen.findByRole('button', { name: 'Connect' });
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
    state = { connected: true, expiresIn: 0, end: 'renewed' };
    fireEvent.click(connect);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Connected', message: 'Ariba has issued a token.' }),
    );
    expect(posted.at(-1)?.path).toBe('/api/oauth/refresh/ariba');
    await screen.findByText('Renewed automatically');
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  });

  it('asks before it disconnects, and says whether the provider knows of it', async () => {
    state = { connected: true, expiresIn: 28 };
    await open('?tab=ariba');
    await screen.findByRole('button', { name: 'Disconnect' });
    press('Disconnect');
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Ariba?' });
    expect(deleted).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(toast()?.message).toContain('deleted here and revoked there'));
    expect(deleted).toEqual(['/api/oauth/tokens/ariba']);
  });

  it('says how a sign-in ended, and passes over what it does not know', async () => {
    await open('?tab=ariba&signIn=denied');
    expect(screen.getByRole('status').textContent).toContain('The sign-in to Ariba was declined');
    cleanup();
    await open('?signIn=%3Cscript%3E');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
