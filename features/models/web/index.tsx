import { BrainCircuit } from 'lucide-react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { modelsStrings } from '../strings.ts';

export { useModelEntries } from './use-model-entries.ts';

/** The models as a panel of the dashboard. */
export const ModelsPanel = lazyPart(() => import('./ModelsPanel.tsx').then((module) => module.ModelsPanel));

export const screens: Screen[] = [
  {
    path: '/ml-models',
    title: modelsStrings.sidebar,
    load: () => import('./ModelsScreen.tsx').then((module) => module.ModelsScreen),
    sidebar: { label: modelsStrings.sidebar, icon: BrainCircuit, order: 5 },
  },
  {
    path: '/ml-models/:id',
    title: modelsStrings.pageTitle,
    within: '/ml-models',
    load: () => import('./ModelScreen.tsx').then((module) => module.ModelScreen),
  },
];
