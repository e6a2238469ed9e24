// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { WarehouseConnection } from '../contract.ts';
import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import { warehouseFamily } from './families.ts';

const saved: WarehouseConnection = {
  id: 'c1',
  name: 'ERP database',
  type: 'sql',
  isActive: false,
  config: { host: 'sql.example.com', port: 1434, hasPassword: true },
  missing: ['Database', 'User name'],
  isUnreadable: false,
  isPractice: false,
  dataSourceId: 'd1',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

let connections: WarehouseConnection[];
let posted: { path: string; body: Record<string, unknown> }[];
let answer: (path: string, body: Record<string, unknown>) => Response;

beforeEach(() => {
  connections = [];
  posted = [];
  answer = () => Response.json(saved);
  toastStore.write({ visible: null, history: [] });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json(connections);
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    posted.push({ path, body });
    return answer(path, body);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(tab: string): Promise<void> {
  window.history.replaceState(null, '', `/data-warehouse-connectors?tab=${tab}`);
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <ConnectionsScreen family={warehouseFamily} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/^Connection Name/);
}

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(input(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.read().visible;

describe('the page of a family', () => {
  it('opens the tab that the address names, with the defaults of its system', async () => {
    await open('hana');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('HANA Cloud');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'DataSphere',
      'SQL Server',
      'SAP BW',
      'HANA Cloud',
    ]);
    expect(input(/^Port/).value).toBe('443');
    expect(input(/^Encrypt/).checked).toBe(true);
  });

  it('asks for what the chosen method needs', async () => {
    await open('datasphere');
    expect(screen.queryByLabelText(/^API Key/)).toBeNull();
    type(/^Authentication Method/, 'apikey');
    expect(input(/^API Key/).type).toBe('password');
    expect(screen.queryByLabelText(/^Client ID/)).toBeNull();
  });

  it('tests and saves nothing without a name, and says so at the field', async () => {
    await open('sql');
    for (const button of ['Test Connection', 'Save Connection']) {
      press(button);
      expect(toast()).toMatchObject({
        title: 'Validation Error',
        message: 'Please provide a connection name.',
        tone: 'destructive',
      });
      expect(input(/^Connection Name/).getAttribute('aria-invalid')).toBe('true');
    }
    expect(posted).toEqual([]);
  });

  it('saves under the trimmed name, empties the secret and goes on with the saved one', async () => {
    await open('sql');
    type(/^Connection Name/, ' ERP database ');
    type(/^Host/, 'sql.example.com');
    type(/^Port/, '1434');
    type(/^Password/, 'secret');
    connections = [saved];
    press('Save Connection');
    await waitFor(() => expect(window.location.search).toBe('?tab=sql&edit=c1'));
    expect(posted).toEqual([
      {
        path: '/api/data-warehouse/connections',
        body: {
          name: 'ERP database',
          type: 'sql',
          isActive: false,
          config: {
            host: 'sql.example.com',
            port: 1434,
            database: '',
            username: '',
            password: 'secret',
            connectionString: '',
            useTls: true,
            trustedAuthority: '',
          },
        },
      },
    ]);
    expect(toast()).toMatchObject({
      title: 'Connection Saved',
      message: 'Data warehouse connection has been saved successfully.',
    });
    expect(input(/^Password/).value).toBe('');
    expect(screen.getByText('Incomplete: needs Database, User name')).toBeDefined();
    expect(screen.getByText('Inactive')).toBeDefined();

    press('Save Connection');
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]?.body).toMatchObject({ id: 'c1', config: { password: '' } });
  });

  it('fills the form with a saved connection, and can remove its secret', async () => {
    connections = [saved];
    await open('sql');
    press('Edit: ERP database');
    await waitFor(() => expect(input(/^Host/).value).toBe('sql.example.com'));
    expect(input(/^Port/).value).toBe('1434');
    expect(screen.getByText('Stored: leave empty to keep.')).toBeDefined();
    press('Remove stored');
    press('Save Connection');
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]?.body).toMatchObject({ id: 'c1', config: { password: null } });
  });
});

describe('the outcome of a test', () => {
  const test = async (response: () => Response) => {
    await open('sql');
    type(/^Connection Name/, 'x');
    answer = response;
    press('Test Connection');
    await waitFor(() => expect(toast()).not.toBeNull());
    return toast();
  };

  it('that failed is told by its own sentence, also beside the form', async () => {
    const message = 'Please fill in: Host.';
    const shown = await test(() => Response.json({ success: false, message }));
    expect(shown).toMatchObject({ title: 'Connection Failed', message, tone: 'destructive' });
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  it('that failed without one is told by the standard sentence', async () => {
    const shown = await test(() => Response.json({ success: false, message: '' }));
    expect(shown?.message).toBe('Failed to connect to the data warehouse.');
  });

  it('that could not be run is told by the server’s sentence', async () => {
    const shown = await test(() => Response.json({ message: 'Too many requests.' }, { status: 429 }));
    expect(shown).toMatchObject({ title: 'Connection Failed', message: 'Too many requests.' });
  });

  it('that succeeded is told', async () => {
    const shown = await test(() => Response.json({ success: true, message: '' }));
    expect(shown).toMatchObject({
      title: 'Connection Successful',
      message: 'Successfully connected to the data warehouse.',
      tone: 'default',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
