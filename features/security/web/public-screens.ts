import type { Screen } from '#ui/screen.ts';
import { setPasswordPath } from '../limits.ts';
import { securityStrings } from '../strings.ts';

/** For those who are not signed in; apart from the others, so that a visitor loads nothing more. */
export const screens: Screen[] = [
  {
    path: setPasswordPath,
    title: securityStrings.setTitle,
    load: () => import('./SetPasswordScreen.tsx').then((module) => module.SetPasswordScreen),
  },
];
