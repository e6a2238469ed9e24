import type { AlgorithmManifest } from '../algorithm.ts';

export const kmeansManifest = {
  id: 'kmeans',
  name: 'K-means',
  tasks: ['clustering'],
  fields: [
    {
      name: 'clusters',
      label: 'Clusters',
      kind: 'number',
      isRequired: false,
      default: 0,
      minimum: 0,
      maximum: 100,
      help: '0 chooses the number whose clusters are told apart best.',
    },
    {
      name: 'starts',
      label: 'Starts',
      kind: 'number',
      isRequired: false,
      default: 0,
      minimum: 0,
      maximum: 100,
      help: 'The best of several starts is kept. 0 chooses by the size of the table.',
    },
  ],
} as const satisfies AlgorithmManifest;
