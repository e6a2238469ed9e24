import type { AlgorithmManifest } from '../algorithm.ts';

export const forecastingManifest = {
  id: 'forecasting',
  name: 'Automatic forecast',
  tasks: ['forecasting'],
  fields: [
    {
      name: 'horizon',
      label: 'Steps ahead',
      kind: 'number',
      isRequired: false,
      default: 12,
      minimum: 1,
      maximum: 400,
      help: 'ARIMA, exponential smoothing and Theta are tried this far ahead on the past; the forecast is made of those that did best.',
    },
  ],
} as const satisfies AlgorithmManifest;
