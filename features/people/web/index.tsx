import type { Screen } from '#ui/screen.ts';
import { peopleTitle } from '../page-names.ts';

/** No entry of the sidebar, which the specification lists in full: the profile and the other settings lead here. */
export const screens: Screen[] = [
  {
    path: '/settings/people',
    title: peopleTitle,
    within: '/profile',
    load: () => import('./PeopleScreen.tsx').then((module) => module.PeopleScreen),
  },
];
