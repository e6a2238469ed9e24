import type { Screen } from '#ui/screen.ts';
import { auditTitle } from '../page-names.ts';

/** No entry of the sidebar, which the specification lists in full: the profile and the other settings lead here. */
export const screens: Screen[] = [
  {
    path: '/settings/activity',
    title: auditTitle,
    within: '/profile',
    load: () => import('./ActivityScreen.tsx').then((module) => module.ActivityScreen),
  },
];
