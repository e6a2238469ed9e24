import { BrainCircuit } from 'lucide-react';
import { lazy } from 'react';
import type { Screen } from '#ui/screen.ts';
import { modelsStrings } from '../strings.ts';

export { useModelEntries } from './use-model-entries.ts';

/** The models as a panel of the dashboard. */
export const ModelsPanel = lazy(() =>
  import('./ModelsPanel.tsx').then((module) => ({ default: module.ModelsPanel })),
);

export const screens: Screen[] = [
  {
    path: '/ml-models',
    title: modelsStrings.sidebar,
    load: () => import('./ModelsScreen.tsx').then((module) => module.ModelsScreen),
    sidebar: { label: modelsStrings.sidebar, icon: BrainCircuit, order: 5 },
  },
];
