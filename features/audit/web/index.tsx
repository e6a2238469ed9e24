import type { Screen } from '#ui/screen.ts';
import { auditStrings } from '../strings.ts';

/** No entry of the sidebar, which the specification lists in full: the profile and the other settings lead here. */
export const screens: Screen[] = [
  {
    path: '/settings/activity',
    title: auditStrings.title,
    within: '/profile',
    load: () => import('./ActivityScreen.tsx').then((module) => module.ActivityScreen),
  },
];
