import { ChartLine } from 'lucide-react';
import { lazy } from 'react';
import type { Screen } from '#ui/screen.ts';
import { analyticsStrings } from '../strings.ts';

/** The chart with its selects, for the dashboard. */
export const AnalyticsPanel = lazy(() =>
  import('./AnalyticsPanel.tsx').then((module) => ({ default: module.AnalyticsPanel })),
);

export const screens: Screen[] = [
  {
    path: '/analytics',
    title: analyticsStrings.title,
    load: () => import('./AnalyticsScreen.tsx').then((module) => module.AnalyticsScreen),
    sidebar: { label: analyticsStrings.title, icon: ChartLine, order: 4 },
  },
];
