import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { storageTitle } from '../page-names.ts';

/** Its bar and words are no part of what every page loads. */
export const StorageCard = lazyPart(() => import('./StorageCard.tsx').then((module) => module.StorageCard));

/** No entry of the sidebar, which the specification lists in full: the profile leads here, and what is refused for want of room names it. */
export const screens: Screen[] = [
  {
    path: '/settings/storage',
    title: storageTitle,
    within: '/profile',
    load: () => import('./StorageScreen.tsx').then((module) => module.StorageScreen),
  },
];
