import type { AlgorithmManifest } from '../algorithm.ts';

export const gradientBoostingManifest = {
  id: 'gradient_boosting',
  name: 'Gradient boosting',
  tasks: ['classification', 'regression'],
  fields: [
    {
      name: 'rounds',
      label: 'Most rounds',
      kind: 'number',
      isRequired: false,
      default: 300,
      minimum: 1,
      maximum: 2000,
      help: 'Training ends earlier when rows set aside are no longer predicted better.',
    },
    {
      name: 'depth',
      label: 'Depth of the trees',
      kind: 'number',
      isRequired: false,
      default: 5,
      minimum: 1,
      maximum: 12,
    },
    {
      name: 'ratePercent',
      label: 'What each tree adds of what it finds, in percent',
      kind: 'number',
      isRequired: false,
      default: 10,
      minimum: 1,
      maximum: 100,
      help: 'Smaller steps need more rounds and are often more accurate.',
    },
  ],
} as const satisfies AlgorithmManifest;
