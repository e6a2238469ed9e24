import type { AlgorithmManifest } from '../algorithm.ts';

export const neuralNetworkManifest = {
  id: 'neural_network',
  name: 'Neural network',
  tasks: ['classification', 'regression'],
  fields: [
    {
      name: 'firstUnits',
      label: 'Units of the first layer',
      kind: 'number',
      isRequired: false,
      default: 64,
      minimum: 1,
      maximum: 512,
    },
    {
      name: 'secondUnits',
      label: 'Units of the second layer',
      kind: 'number',
      isRequired: false,
      default: 32,
      minimum: 0,
      maximum: 512,
      help: '0 leaves the second layer out.',
    },
    {
      name: 'epochs',
      label: 'Most passes over the rows',
      kind: 'number',
      isRequired: false,
      default: 200,
      minimum: 1,
      maximum: 1000,
      help: 'Training ends earlier when rows set aside are no longer predicted better.',
    },
    {
      name: 'batchRows',
      label: 'Rows of a step',
      kind: 'number',
      isRequired: false,
      default: 64,
      minimum: 1,
      maximum: 1024,
    },
  ],
} as const satisfies AlgorithmManifest;
