// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#ui/query.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { PredictionForm, TrainingPlan } from '../../contract.ts';
import { modelOf, reportOf } from '../../testing.ts';
import { PredictTab } from './PredictTab.tsx';
import { ResultsTab } from './ResultsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { VersionsTab } from './VersionsTab.tsx';

const model = modelOf({
  name: 'Churn',
  type: 'classification',
  algorithm: 'random_forest',
  dataSourceId: 's1',
  status: 'active',
  version: 1,
});
const path = '/api/ml/models/m1';

let answers: Record<string, unknown>;
let sent: [string, unknown][];
beforeEach(() => {
  sent = [];
  answers = { 'GET /api/data-sources': [] };
  toastStore.write({ visible: null, history: [] });
  window.history.replaceState(null, '', '/ml-models/m1');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = `${init.method} ${address}`;
    if (init.method !== 'GET') sent.push([call, init.body ? JSON.parse(init.body as string) : null]);
    return call in answers
      ? Response.json(answers[call])
      : Response.json({ message: `Nothing answers ${call}.` }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(tab: ReactNode) {
  render(<QueryClientProvider client={createQueryClient(() => {})}>{tab}</QueryClientProvider>);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('results', () => {
  it('stand as they were measured: accuracy beside its baseline, counts by class, notes and origin', async () => {
    answers[`GET ${path}/report`] = reportOf();
    show(<ResultsTab model={model} />);
    await screen.findByText('80.0%');
    screen.getByText('60.0% by always telling the most frequent class');
    screen.getByText('0.91');
    const [, no, yes] = within(screen.getByRole('table')).getAllByRole('row');
    expect([no?.textContent, yes?.textContent]).toEqual(['no14010', 'yes4060']);
    screen.getByText('"left_on" gives the answer away.');
    screen.getByText('your choice');
    screen.getByText('990 learnt from, 1,000 read, 1,000 in the table; 10 without a value to learn');
    expect(screen.queryByText('No better than baseline')).toBeNull();
  });

  it('have no accuracy where there is no honest one, and say that a baseline is not beaten', async () => {
    answers[`GET ${path}/report`] = reportOf({
      accuracy: null,
      accuracyMeaning: 'Nobody has told which groups are right.',
      isNoBetterThanBaseline: true,
      findings: {
        kind: 'clustering',
        clusters: [
          {
            cluster: 1,
            rows: 660,
            share: 0.66,
            sentence: '660 rows that are much like all rows.',
            features: [],
          },
        ],
      },
    });
    show(<ResultsTab model={model} />);
    await screen.findByText('N/A');
    screen.getByText('No better than baseline');
    screen.getByText('660 rows, 66.0%');
    screen.getByText('660 rows that are much like all rows.');
  });

  it('of an earlier training are marked as such', async () => {
    window.history.replaceState(null, '', '/ml-models/m1?tab=results&version=1');
    answers[`GET ${path}/report?version=1`] = reportOf();
    show(<ResultsTab model={{ ...model, version: 2 }} />);
    await screen.findByText(/results of version 1, which does not predict now/);
  });

  it('tell why rows are unusual, and that tables have newer data', async () => {
    const [table] = reportOf().tables;
    answers[`GET ${path}/report`] = reportOf({
      tables: table ? [{ ...table, isNewest: false }] : [],
      findings: {
        kind: 'anomalies',
        threshold: 0.62,
        unusualRows: 1,
        testedRows: 1000,
        columns: ['price', 'city'],
        top: [
          {
            row: 704,
            score: 0.7171,
            values: ['2256', null],
            reasons: [
              { column: 'price', value: '2256', usual: '90', sentence: 'price is 2256; usual is 90.' },
            ],
          },
        ],
      },
    });
    show(<ResultsTab model={model} />);
    await screen.findByText('Row 704');
    screen.getByText('price is 2256; usual is 90.');
    screen.getByText('(newer data since)');
    screen.getByText('1 of 1,000 rows score above 0.62 and count as unusual.');
  });

  it('that cannot be read are an error with a way to try again', async () => {
    show(<ResultsTab model={model} />);
    await screen.findByText('The results could not be loaded');
    answers[`GET ${path}/report`] = reportOf();
    press('Try again');
    await screen.findByText('80.0%');
  });
});

describe('settings', () => {
  const plan: TrainingPlan = {
    config: { table: 'orders', target: 'churn', features: ['price'], seed: 1 },
    choices: [
      { key: 'table', isGiven: false, sentence: 'Learns from the table orders.' },
      { key: 'target', isGiven: false, sentence: 'Predicts "churn".' },
    ],
    problem: null,
    columns: ['price', 'city', 'churn'].map((name) => ({
      name,
      label: name,
      kind: 'category',
      canBe: { target: name !== 'price', time: false, series: false, feature: true },
    })),
    tables: [{ name: 'orders', rows: 1000 }],
  };
  beforeEach(() => {
    answers[`GET ${path}/plan`] = plan;
    answers[`PATCH ${path}`] = model;
    answers[`POST ${path}/train`] = { jobId: 'j', status: 'training' };
  });

  it('are saved before the training where they were changed, and only what was chosen', async () => {
    show(<SettingsTab model={model} />);
    await screen.findByText('Predicts "churn".');
    type('What is predicted', 'city');
    fireEvent.click(screen.getByLabelText('Choose the columns myself'));
    fireEvent.click(screen.getByLabelText('churn'));
    press('Train again');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      [`PATCH ${path}`, { configuration: { target: 'city', features: ['price', 'churn'] } }],
      [`POST ${path}/train`, {}],
    ]);
  });

  it('of another table are saved at once, without its columns, and stay open with what the table has', async () => {
    answers[`GET ${path}/plan`] = { ...plan, tables: [...plan.tables, { name: 'visits', rows: 10 }] };
    show(<SettingsTab model={model} />);
    await screen.findByText('Predicts "churn".');
    const details = screen.getByText('Change').closest('details');
    if (details) details.open = true;
    type('What is predicted', 'city');
    answers[`GET ${path}/plan`] = {
      ...plan,
      config: { ...plan.config, table: 'visits' },
      choices: [{ key: 'table', isGiven: true, sentence: 'Learns from the table visits, as you chose.' }],
      tables: [...plan.tables, { name: 'visits', rows: 10 }],
    };
    type('Table', 'visits');
    await screen.findByText('Learns from the table visits, as you chose.');
    expect(sent).toEqual([[`PATCH ${path}`, { configuration: { table: 'visits' } }]]);
    expect(screen.getByText('Change').closest('details')?.open).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Table').value).toBe('visits');
  });

  it('that were left alone are not saved', async () => {
    show(<SettingsTab model={model} />);
    await screen.findByText('Predicts "churn".');
    press('Train again');
    await waitFor(() => expect(sent).toEqual([[`POST ${path}/train`, {}]]));
  });

  it('that cannot be used are said beside their field, and nothing is sent', async () => {
    show(<SettingsTab model={model} />);
    await screen.findByText('Predicts "churn".');
    type('Seed', '-1');
    press('Train again');
    expect(screen.getByLabelText('Seed').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('say why nothing can be learnt, with the fields open', async () => {
    answers[`GET ${path}/plan`] = { ...plan, choices: [], problem: 'The data source has no tables yet.' };
    show(<SettingsTab model={model} />);
    await screen.findByText('The data source has no tables yet.');
    expect(screen.getByText('Change').closest('details')?.open).toBe(true);
  });

  it('ask for a data source first', async () => {
    answers['GET /api/data-sources'] = [{ id: 's2', name: 'Visits' }];
    show(<SettingsTab model={{ ...model, dataSourceId: null }} />);
    await screen.findByText('Choose a data source. The model learns from one of its tables.');
  });

  it('let it follow its data', async () => {
    show(<SettingsTab model={model} />);
    fireEvent.click(await screen.findByLabelText('Train again when the data change'));
    await waitFor(() => expect(sent).toEqual([[`PATCH ${path}`, { isRetrained: true }]]));
  });
});

describe('predictions', () => {
  const form: PredictionForm = {
    version: 1,
    task: 'classification',
    target: 'churn',
    unit: null,
    fields: [
      { name: 'price', label: 'Price', kind: 'number', levels: [], unit: 'EUR', usual: 90 },
      { name: 'city', label: 'City', kind: 'category', levels: ['Oslo'], unit: null, usual: 'Oslo' },
    ],
    horizon: null,
    grain: null,
    series: [],
    tables: [{ dataSourceId: 's1', dataSourceName: 'Shop', table: 'orders', rows: 1000 }],
  };
  beforeEach(() => {
    answers[`GET ${path}/form`] = form;
    answers[`GET ${path}/predicted-tables`] = [];
    answers[`POST ${path}/predict`] = {
      predictions: ['yes'],
      scores: [0.934],
      version: 1,
      notes: ['"City" has values that the model has not learnt from.'],
    };
  });

  it('of one row begin with a typical one, and go when the row is another', async () => {
    show(<PredictTab model={model} />);
    await screen.findByLabelText('Price (EUR)');
    type('Price (EUR)', '');
    const [predict] = screen.getAllByRole('button', { name: 'Predict' });
    if (predict) fireEvent.click(predict);
    await screen.findByText('yes');
    screen.getByText('(sure to 93.4%)');
    screen.getByText(/has values that the model has not learnt from\. Predicted by version 1/);
    expect(sent).toEqual([[`POST ${path}/predict`, { rows: [{ price: null, city: 'Oslo' }] }]]);
    type('City', 'Rome');
    expect(screen.queryByText('yes')).toBeNull();
  });

  it('of a whole table begin, and are listed with what went wrong', async () => {
    answers[`POST ${path}/predicted-tables`] = {};
    show(<PredictTab model={model} />);
    await screen.findByText('No table was predicted yet.');
    answers[`GET ${path}/predicted-tables`] = [
      {
        id: 't1',
        status: 'failed',
        error: 'There is no table "orders" any more.',
        source: { dataSourceId: 's1', table: 'orders', version: 3 },
        result: null,
        modelVersion: 1,
        createdAt: '2026-01-06T10:00:00.000Z',
      },
    ];
    press('Predict table');
    await screen.findByText('There is no table "orders" any more.');
    expect(sent).toEqual([[`POST ${path}/predicted-tables`, { dataSourceId: 's1', table: 'orders' }]]);
  });
});

it('an earlier version is made the one that predicts', async () => {
  const version = {
    trainedAt: '2026-01-06T10:00:00.000Z',
    durationMs: 900,
    accuracy: 0.8,
    baseline: null,
    isNoBetterThanBaseline: false,
    metrics: {},
    rowsLearnt: 990,
    seed: 1,
    tables: [{ name: 'orders', version: 3 }],
  };
  answers[`GET ${path}/versions`] = [
    { ...version, version: 2, isCurrent: true },
    { ...version, version: 1, isCurrent: false },
  ];
  answers['GET /api/ml/models'] = [model];
  answers[`POST ${path}/versions/1/restore`] = { id: 'm1', version: 1 };
  show(<VersionsTab model={{ ...model, version: 2 }} />);
  await screen.findByText('There is no other trained model of this type.');
  press('Use this version, 1');
  await waitFor(() => expect(toastStore.read().visible?.message).toBe('Version 1 predicts from now on.'));
  expect(sent.map(([call]) => call)).toEqual([`POST ${path}/versions/1/restore`]);
});
