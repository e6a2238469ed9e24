import type { Model, ModelReport } from './contract.ts';

/** A model as the server tells it, for the tests of screens. */
export function modelOf(changed: Partial<Model> = {}): Model {
  return {
    id: 'm1',
    name: 'Demand',
    type: 'forecasting',
    algorithm: 'arima',
    dataSourceId: null,
    dataSourceName: null,
    status: 'draft',
    accuracy: null,
    baseline: null,
    isNoBetterThanBaseline: false,
    metrics: null,
    error: null,
    lastTrained: 'Never',
    createdAt: '2026-01-05T10:00:00.000Z',
    config: {},
    version: null,
    hasNewerData: false,
    isRetrained: false,
    progress: null,
    ...changed,
  };
}

/** The results of a training that told two classes apart, for the tests of screens. */
export function reportOf(changed: Partial<ModelReport> = {}): ModelReport {
  return {
    version: 1,
    trainedAt: '2026-01-06T10:00:00.000Z',
    durationMs: 1500,
    seed: 1,
    productVersion: '0.1.0',
    task: 'classification',
    accuracy: 0.8,
    accuracyMeaning: 'The share of rows whose class was told right.',
    baseline: { name: 'always telling the most frequent class', accuracy: 0.6, error: null },
    isNoBetterThanBaseline: false,
    verdict: 'Tells 80.0% of the rows right.',
    metrics: { accuracy: 0.8, auc: 0.91 },
    rows: { total: 1000, read: 1000, learnt: 990, withoutTarget: 10 },
    tables: [
      {
        name: 'orders',
        dataSourceName: 'Shop',
        version: 3,
        versionId: 'v3',
        asOf: '2026-01-05T10:00:00.000Z',
        isNewest: true,
      },
    ],
    config: { target: 'churn' },
    choices: [{ key: 'target', isGiven: true, sentence: 'Predicts "churn", as you chose.' }],
    notes: [{ kind: 'leakage', column: 'left_on', sentence: '"left_on" gives the answer away.' }],
    findings: {
      kind: 'classification',
      method: 'The latest quarter of the rows',
      testRows: 250,
      importance: [],
      levels: ['no', 'yes'],
      confusion: [
        [140, 10],
        [40, 60],
      ],
    },
    file: { bytes: 2048, sha256: 'abc' },
    ...changed,
  };
}
