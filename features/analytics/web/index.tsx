import { ChartLine } from 'lucide-react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { analyticsStrings } from '../strings.ts';

/** The chart with its selects, for the dashboard. */
export const AnalyticsPanel = lazyPart(() =>
  import('./AnalyticsPanel.tsx').then((module) => module.AnalyticsPanel),
);

export const screens: Screen[] = [
  {
    path: '/analytics',
    title: analyticsStrings.title,
    load: () => import('./AnalyticsScreen.tsx').then((module) => module.AnalyticsScreen),
    sidebar: { label: analyticsStrings.title, icon: ChartLine, order: 4 },
  },
];
