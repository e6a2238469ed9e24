import type { AlgorithmManifest } from '../algorithm.ts';

export const arimaManifest = {
  id: 'arima',
  name: 'ARIMA',
  tasks: ['forecasting'],
  fields: [],
} as const satisfies AlgorithmManifest;
