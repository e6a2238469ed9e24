import { LayoutDashboard } from 'lucide-react';
import type { Screen } from '#ui/screen.ts';
import { dashboardStrings } from '../strings.ts';

export const screens: Screen[] = [
  {
    path: '/',
    title: dashboardStrings.title,
    load: () => import('./DashboardScreen.tsx').then((module) => module.DashboardScreen),
    sidebar: { label: dashboardStrings.title, icon: LayoutDashboard, order: 1 },
  },
];
