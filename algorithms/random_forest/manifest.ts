import type { AlgorithmManifest } from '../algorithm.ts';

export const randomForestManifest = {
  id: 'random_forest',
  name: 'Random forest',
  tasks: ['classification', 'regression'],
  fields: [
    {
      name: 'trees',
      label: 'Trees',
      kind: 'number',
      isRequired: false,
      default: 100,
      minimum: 1,
      maximum: 1000,
      help: 'More trees are steadier and take longer.',
    },
    {
      name: 'leastRows',
      label: 'Fewest rows of a leaf',
      kind: 'number',
      isRequired: false,
      default: 0,
      minimum: 0,
      maximum: 100_000,
      help: '0 chooses by the size of the table.',
    },
    {
      name: 'draws',
      label: 'Rows drawn for each tree',
      kind: 'number',
      isRequired: false,
      default: 0,
      minimum: 0,
      maximum: 2_000_000,
      help: '0 draws as many as the table has, at most 100,000.',
    },
  ],
} as const satisfies AlgorithmManifest;
