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
    sent.push([path, JSON.parse(init.body as string)]);
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
    const rows = screen.getByLabelText(/^Rows/);
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Predict' }));
    fireEvent.change(rows, { target: { value: '1, 2\n3' } });
    submit();
    expect(rows.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    fireEvent.change(rows, { target: { value: '1, 2\n3, 4\n' } });
    submit();
    await waitFor(() =>
      expect(sent).toEqual([
        [
          '/api/ml/models/m1/predict',
          {
            features: [
              [1, 2],
              [3, 4],
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

it('a model that is not active is trained instead', () => {
  show({ status: 'trained' });
  expect(screen.queryByRole('button', { name: /^Predict/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Train Demand' })).toBeDefined();
});

describe('rows of numbers', () => {
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
    ['1,', null],
    ['1,x', null],
    ['1\n1,2', null],
    ['Infinity', null],
  ])('%j', (text, rows) => {
    expect(readFeatureRows(text)).toEqual(rows);
  });
});
