// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '#ui/toast-store.ts';
import { CreateModelDialog } from './CreateModelDialog.tsx';

let sent: unknown[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 201;
  toastStore.write({ visible: null, history: [] });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (request.method === 'GET') return Response.json([{ id: 's1', name: 'Visits' }]);
    sent.push([request.method, address, JSON.parse(request.body as string)]);
    return Response.json(status === 201 ? { id: 'm1' } : {}, { status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openDialog() {
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, queryFn: readSources } } });
  render(
    <QueryClientProvider client={client}>
      <CreateModelDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

const readSources = async () =>
  (await fetch('/api/data-sources', { method: 'GET' })).json() as Promise<unknown>;
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fill({ name, type, algorithm }: { name: string; type?: string; algorithm?: string }) {
  choose(/^Name/, name);
  if (type) choose(/^Type/, type);
  if (algorithm) choose(/^Algorithm/, algorithm);
}
const segments = { name: ' Segments ', type: 'clustering', algorithm: 'kmeans' };
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create ML Model' }));

it.each([
  ['a name', { name: '  ', type: 'clustering', algorithm: 'kmeans' }],
  ['a type', { name: 'Segments' }],
  ['an algorithm', { name: 'Segments', type: 'clustering' }],
])('asks for %s and sends nothing', (_, filled) => {
  openDialog();
  fill(filled);
  submit();
  expect(toastStore.read().visible).toMatchObject({
    title: 'Validation Error',
    message: 'Please fill in all required fields.',
  });
  expect(sent).toEqual([]);
});

it('sends a trimmed name and no data source as null, tells it, and closes', async () => {
  const onClose = openDialog();
  fill(segments);
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const body = {
    name: 'Segments',
    type: 'clustering',
    algorithm: 'kmeans',
    dataSourceId: null,
    config: '{}',
  };
  expect(sent).toEqual([['POST', '/api/ml/models', body]]);
  expect(toastStore.read().visible).toMatchObject({
    title: 'Model Created',
    message: 'New ML model has been successfully created and is ready for training.',
  });
});

it('drops an algorithm that does not fit the type chosen after it', () => {
  openDialog();
  fill(segments);
  choose(/^Type/, 'forecasting');
  submit();
  expect(sent).toEqual([]);
  expect(screen.queryByRole('option', { name: /K-means/ })).toBeNull();
});

it('stays open with a sentence when the server gives none', async () => {
  status = 500;
  const onClose = openDialog();
  fill(segments);
  submit();
  await waitFor(() =>
    expect(toastStore.read().visible).toMatchObject({
      title: 'Error',
      message: 'Failed to create ML model.',
    }),
  );
  expect(onClose).not.toHaveBeenCalled();
});
