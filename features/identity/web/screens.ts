import type { Screen } from '#ui/screen.ts';

export const screens: Screen[] = [
  {
    path: '/login',
    title: 'Sign in',
    load: () => import('./LoginScreen.tsx').then((module) => module.LoginScreen),
  },
];
