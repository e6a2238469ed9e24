import type { Screen } from '#ui/screen.ts';

export { displayName, initialOf } from './display-name.ts';
export { currentUserKey, rememberSignedOut, useCurrentUser, wasSignedIn } from './use-current-user.ts';

export const screens: Screen[] = [
  {
    path: '/login',
    title: 'Sign in',
    load: () => import('./LoginScreen.tsx').then((module) => module.LoginScreen),
  },
];
