import type { AlgorithmManifest } from '../algorithm.ts';

export const isolationForestManifest = {
  id: 'isolation_forest',
  name: 'Isolation forest',
  tasks: ['anomaly_detection'],
  fields: [
    {
      name: 'unusualPerThousand',
      label: 'Unusual rows in a thousand',
      kind: 'number',
      isRequired: false,
      default: 10,
      minimum: 1,
      maximum: 500,
      help: 'How many rows count as unusual. The scores stay the same.',
    },
    {
      name: 'trees',
      label: 'Trees',
      kind: 'number',
      isRequired: false,
      default: 100,
      minimum: 10,
      maximum: 1000,
    },
    {
      name: 'sampleRows',
      label: 'Rows drawn for each tree',
      kind: 'number',
      isRequired: false,
      default: 256,
      minimum: 2,
      maximum: 4096,
    },
  ],
} as const satisfies AlgorithmManifest;
