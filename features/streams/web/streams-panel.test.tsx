// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#features/identity/contract.ts';
import type { Source } from '#features/sources/contract.ts';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Stream } from '../contract.ts';
import { listPollMs } from '../limits.ts';
import { StreamingManager } from './StreamingManager.tsx';

const stream: Stream = {
  id: 'stream-1',
  name: 'Sales orders',
  streamType: 'change_tracking',
  status: 'active',
  error: null,
  lastDataReceived: null,
  dataSourceId: 'erp',
  dataSourceName: 'ERP',
  updateInterval: 30_000,
  hasPosition: true,
  createdAt: '2026-03-01T10:00:00Z',
};

const ada: User = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  profileImageUrl: null,
  createdAt: '2026-03-01T10:00:00Z',
};

const source = (id: string, name: string, type: Source['type']): Source => ({
  id,
  name,
  type,
  status: 'active',
  recordCount: 1,
  createdAt: '2026-03-01T10:00:00Z',
  updatedAt: '2026-03-01T10:00:00Z',
  isSample: false,
  isPractice: false,
  error: null,
  configuration: {},
  authConfig: { authType: 'basic', credentials: {}, missing: [] },
});

/** The browser's socket; the test plays the server. */
class FakeSocket {
  static current: FakeSocket | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];
  constructor() {
    FakeSocket.current = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
}

let streams: Stream[];
let answers: Record<string, () => Response>;
let calls: { name: string; body: unknown }[];

beforeEach(() => {
  streams = [stream];
  calls = [];
  answers = {
    'GET /api/auth/user': () => Response.json(ada),
    'GET /api/streams/sap': () => Response.json(streams),
    'GET /api/data-sources': () =>
      Response.json([
        source('erp', 'ERP', 's4hana'),
        source('file', 'Orders file', 'csv'),
        source('warehouse', 'Warehouse', 'datasphere'),
      ]),
  };
  toastStore.write({ visible: null, history: [] });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const name = `${init.method ?? 'GET'} ${path}`;
    calls.push({ name, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return answers[name]?.() ?? new Response('', { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(dataSourceId?: string): Promise<void> {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <StreamingManager {...(dataSourceId !== undefined && { dataSourceId })} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toast = () => toastStore.read().visible;
const called = (name: string) => calls.filter((call) => call.name === name);

describe('the list of streams', () => {
  it.each([
    ['active', 'Pause', 'pause'],
    ['error', 'Pause', 'pause'],
    ['paused', 'Start', 'start'],
  ] as const)('offers for one that is %s: %s, and always stop', async (status, label, action) => {
    streams = [{ ...stream, status, error: status === 'error' ? 'Nothing is received.' : null }];
    const address = '/api/streams/sap/stream-1';
    answers[`POST ${address}/${action}`] = () => Response.json(stream);
    answers[`POST ${address}/stop`] = () => Response.json(stream);
    await open();
    expect(screen.queryByText('Nothing is received.') !== null).toBe(status === 'error');
    expect(screen.queryAllByRole('button', { name: /^(Start|Pause) / })).toHaveLength(1);
    const reads = called('GET /api/streams/sap').length;
    fireEvent.click(button(`${label} Sales orders`));
    await waitFor(() => expect(called('GET /api/streams/sap').length).toBeGreaterThan(reads));
    fireEvent.click(button('Stop Sales orders'));
    await waitFor(() => expect(called(`POST ${address}/stop`)).toHaveLength(1));
    expect(called(`POST ${address}/${action}`)).toHaveLength(1);
  });

  it('says that a stream could not be controlled', async () => {
    await open();
    fireEvent.click(button('Pause Sales orders'));
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', message: 'Failed to control stream.' }),
    );
  });

  it('is read again every 5 seconds, and stays when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    expect(called('GET /api/streams/sap')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(listPollMs));
    expect(called('GET /api/streams/sap')).toHaveLength(2);
    answers['GET /api/streams/sap'] = () => new Response('', { status: 503 });
    await act(() => vi.advanceTimersByTimeAsync(listPollMs));
    expect(screen.getByRole('alert').textContent).toContain('The streams could not be loaded');
    expect(screen.getByText('Sales orders')).toBeTruthy();
  });

  it('puts the streams of the source first, the others below', async () => {
    streams = [{ ...stream, id: '2', name: 'Other', dataSourceId: 'warehouse' }, stream];
    await open('erp');
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual(
      expect.arrayContaining(['Sales orders', 'Other']),
    );
    const others = screen.getByRole('list', { name: 'Streams of other data sources' });
    expect(within(others).queryByText('Other')).toBeTruthy();
    expect(within(others).queryByText('Sales orders')).toBeNull();
  });

  it('asks before it deletes', async () => {
    answers['DELETE /api/streams/sap/stream-1'] = () => Response.json({ id: 'stream-1' });
    await open();
    fireEvent.click(button('Delete Sales orders'));
    expect(document.activeElement).toBe(button('Keep'));
    fireEvent.click(button('Keep'));
    expect(document.activeElement).toBe(button('Delete Sales orders'));
    expect(called('DELETE /api/streams/sap/stream-1')).toHaveLength(0);
    fireEvent.click(button('Delete Sales orders'));
    fireEvent.click(button('Delete'));
    await waitFor(() => expect(toast()?.title).toBe('Stream Deleted'));
  });
});

describe('live messages', () => {
  it('show the newest three of each stream, and how the channel is', async () => {
    await open();
    await waitFor(() => expect(FakeSocket.current).not.toBeNull());
    const socket = FakeSocket.current;
    if (!socket) throw new Error('No socket.');
    const say = (message: object) => act(() => socket.onmessage?.({ data: JSON.stringify(message) }));
    expect(screen.getByText('Connecting')).toBeTruthy();
    act(() => socket.onopen?.());
    expect(socket.sent).toEqual([{ type: 'authenticate', userId: 'ada' }]);
    say({ type: 'authenticated' });
    expect(screen.getByText('Live')).toBeTruthy();
    expect(screen.getByText('No message since this page was opened.')).toBeTruthy();
    for (let number = 1; number <= 5; number += 1) {
      say({
        type: 'sap_change_tracking_data',
        streamId: stream.id,
        timestamp: '2026-03-01T10:00:00Z',
        metadata: { source: 'ERP', recordCount: number },
        changes: [{ table: 'Orders', operation: 'update', record: { number } }],
      });
    }
    expect(screen.getByText('Newest 3 of 5')).toBeTruthy();
    expect(screen.getAllByText(/^update Orders/).map((item) => item.textContent)).toEqual([
      'update Orders · number 5',
      'update Orders · number 4',
      'update Orders · number 3',
    ]);
    act(() => socket.onclose?.({ code: 1006 }));
    expect(screen.getByText('Reconnecting')).toBeTruthy();
  });
});

describe('creating a stream', () => {
  async function openForm(): Promise<HTMLElement> {
    streams = [];
    await open();
    expect(screen.getByText('No streams yet')).toBeTruthy();
    fireEvent.click(button('Create Stream'));
    await screen.findByRole('option', { name: 'Warehouse' });
    return screen.getByRole('form', { name: 'Create Stream' });
  }
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

  it('offers sources of type datasphere and s4hana alone, and wants one', async () => {
    const form = await openForm();
    const options = within(field(/^Data source/)).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Choose a data source', 'ERP', 'Warehouse']);
    fireEvent.submit(form);
    expect(toast()).toMatchObject({ title: 'Validation Error', message: 'Please select a data source.' });
    expect(called('POST /api/streams/sap')).toHaveLength(0);
  });

  it('sends what was typed and shows the new stream', async () => {
    const form = await openForm();
    answers['POST /api/streams/sap'] = () => {
      streams = [stream];
      return Response.json(stream, { status: 201 });
    };
    fill(/^Data source/, 'erp');
    fill(/^Stream type/, 'change_tracking');
    expect([field(/^Inserts/), field(/^Updates/), field(/^Deletes/)].map(({ checked }) => checked)).toEqual([
      true,
      true,
      false,
    ]);
    fireEvent.click(field(/^Deletes/));
    expect(field(/^Update interval/).value).toBe('30');
    fill(/^Update interval/, '5');
    fill(/^Tables/, 'Orders, , Items');
    fireEvent.submit(form);
    await waitFor(() => expect(toast()?.title).toBe('Stream Created'));
    expect(called('POST /api/streams/sap')[0]?.body).toEqual({
      dataSourceId: 'erp',
      streamType: 'change_tracking',
      updateInterval: 5_000,
      filters: { tables: ['Orders', 'Items'], fields: [], conditions: '' },
      changeTracking: { trackInserts: true, trackUpdates: true, trackDeletes: true },
      eventConfig: { eventTypes: [] },
    });
    await screen.findByText('Sales orders');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps the form when the server refuses, with the server’s words or its own', async () => {
    const form = await openForm();
    fill(/^Data source/, 'erp');
    fireEvent.submit(form);
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Error', message: 'Failed to create stream.' }),
    );
    answers['POST /api/streams/sap'] = () => Response.json({ message: 'Too many.' }, { status: 409 });
    fireEvent.submit(form);
    await waitFor(() => expect(toast()?.message).toBe('Too many.'));
    expect(screen.getByRole('form')).toBe(form);
  });
});
