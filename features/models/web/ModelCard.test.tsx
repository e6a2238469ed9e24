// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { Model } from '../contract.ts';
import { modelOf } from '../testing.ts';
import { readFeatureRows } from './feature-rows.ts';
import { ModelCard } from './ModelCard.tsx';

const model = modelOf({ status: 'active', accuracy: 0.9 });
let sent: [string, unknown][];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ predictions: [1.5, 2] });
  toastStore.write({ ...toastStore.read(), visible: null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push([path, init.body ? JSON.parse(init.body as string) : null]);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(change: Partial<Model> = {}) {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <ul>
        <ModelCard model={{ ...model, ...change }} />
      </ul>
    </QueryClientProvider>,
  );
}
const predict = () => screen.getByRole('button', { name: 'Predict with Demand' });
const shownToast = () => waitFor(() => toastStore.read().visible ?? Promise.reject(new Error('no toast')));

describe('an active model', () => {
  it('predicts as far ahead as it was set up for, and keeps the results on its card', async () => {
    show({ config: { horizon: 3 } });
    expect(screen.queryByRole('button', { name: /^Train/ })).toBeNull();
    fireEvent.click(predict());
    expect(await shownToast()).toMatchObject({
      title: 'Prediction Complete',
      message: 'Prediction results: 1.5, 2',
      tone: 'default',
    });
    expect(sent).toEqual([['/api/ml/models/m1/predict', { horizon: 3 }]]);
    await screen.findByText('Prediction results: 1.5, 2');
  });

  it('that is no forecast asks for rows, and sends no broken ones', async () => {
    show({ type: 'clustering', algorithm: 'kmeans' });
    fireEvent.click(predict());
    const rows = await screen.findByLabelText(/^Rows/);
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Predict' }));
    fireEvent.change(rows, { target: { value: '1, 2\n3' } });
    submit();
    expect(rows.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    fireEvent.change(rows, { target: { value: '1, 2\n3, North\n' } });
    submit();
    await waitFor(() =>
      expect(sent).toEqual([
        [
          '/api/ml/models/m1/predict',
          {
            features: [
              [1, 2],
              [3, 'North'],
            ],
          },
        ],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why it could not', async () => {
    answer = () => Response.json({ message: 'It is not trained.' }, { status: 409 });
    show();
    fireEvent.click(predict());
    expect(await shownToast()).toMatchObject({ title: 'Prediction Error', message: 'It is not trained.' });
    await screen.findByText('It is not trained.');
  });
});

describe('what a card says', () => {
  it('the baseline beside the accuracy, and that it is not beaten', () => {
    show({
      status: 'trained',
      accuracy: 0.71,
      baseline: { name: 'always telling the most frequent class', accuracy: 0.705, error: null },
      isNoBetterThanBaseline: true,
    });
    screen.getByText('71.0%');
    screen.getByText('Baseline: 70.5% by always telling the most frequent class');
    screen.getByText('No better than baseline');
  });

  it('N/A where there is no honest accuracy, and no bar', () => {
    show({
      accuracy: null,
      baseline: { name: 'a second model of another seed', accuracy: null, error: null },
    });
    screen.getByText('N/A');
    screen.getByText('Baseline: a second model of another seed');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('how far a training is, and ends it', async () => {
    answer = () => Response.json({ isCancelled: true });
    show({
      status: 'training',
      progress: { jobId: 'j', stage: 'fitting', share: 0.42, secondsLeft: 8.2, ahead: 0 },
    });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByText('Learning from all rows').parentElement?.textContent).toBe(
      'Learning from all rows · 42.0% · about 9 s left',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the training of Demand' }));
    expect(await shownToast()).toMatchObject({ title: 'Training Cancelled' });
    expect(sent[0]?.[0]).toBe('/api/ml/models/m1/cancel');
  });

  it('how many trainings go first, and no share before it begins', () => {
    show({
      status: 'training',
      progress: { jobId: 'j', stage: 'waiting', share: 0, secondsLeft: null, ahead: 2 },
    });
    expect(screen.getByText('Waiting: 2 trainings go first').parentElement?.textContent).not.toContain('%');
  });

  it('why the last training failed, and that there is newer data', () => {
    show({ status: 'failed', error: 'Interrupted: the server stopped.', hasNewerData: true });
    screen.getByText('Interrupted: the server stopped.');
    expect(screen.getByRole('link', { name: 'Train again' }).getAttribute('href')).toBe(
      '/ml-models/m1?tab=settings',
    );
  });

  it('deletes at once, and takes it back', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Delete Demand' }));
    const toast = await shownToast();
    expect(toast.title).toBe('Model Deleted');
    answer = () => Response.json(model);
    toast.action?.run();
    await waitFor(() => expect(toastStore.read().visible?.title).toBe('Model Restored'));
    expect(sent.map(([path]) => path)).toEqual(['/api/ml/models/m1', '/api/ml/models/m1/restore']);
  });
});

it('a model that is not active is trained instead', () => {
  show({ status: 'trained' });
  expect(screen.queryByRole('button', { name: /^Predict/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Train Demand' })).toBeDefined();
});

describe('rows as they are typed', () => {
  it.each([
    ['1,2', [[1, 2]]],
    [
      ' 1 ; 2 \n\n-3.5\t4e2 ',
      [
        [1, 2],
        [-3.5, 400],
      ],
    ],
    ['', null],
    ['1,', [[1, null]]],
    ['1, New York', [[1, 'New York']]],
    ['1\n1,2', null],
    ['Infinity', [['Infinity']]],
    ['0x10\t1.\t-.5', [['0x10', 1, -0.5]]],
  ])('%j', (text, rows) => {
    expect(readFeatureRows(text)).toEqual(rows);
  });
});
