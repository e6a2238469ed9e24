import type { Model } from './contract.ts';

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
