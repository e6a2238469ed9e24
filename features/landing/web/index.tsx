import type { Screen } from '#ui/screen.ts';

export const screens: Screen[] = [
  {
    path: '/',
    title: 'Ask your business data',
    load: () => import('./LandingScreen.tsx').then((module) => module.LandingScreen),
  },
];
