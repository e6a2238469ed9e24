import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { setPasswordPath } from '../limits.ts';
import { securityStrings } from '../strings.ts';

export { DeletionFacts } from './DeletionFacts.tsx';
export { SessionRow } from './SessionRow.tsx';
export { SettingsLinks } from './SettingsLinks.tsx';
export { useSecurityState } from './use-security-state.ts';

export const SecurityCard = lazyPart(() =>
  import('./SecurityCard.tsx').then((module) => module.SecurityCard),
);

/** Asks for the address to be typed before an account is deleted. */
export const DeleteAccountDialog = lazyPart(() =>
  import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog),
);

/** No entries of the sidebar, which the specification lists in full: the profile leads here. */
export const screens: Screen[] = [
  {
    path: '/settings/security',
    title: securityStrings.title,
    within: '/profile',
    load: () => import('./SecurityScreen.tsx').then((module) => module.SecurityScreen),
  },
  {
    // A link may be opened where somebody is still signed in.
    path: setPasswordPath,
    title: securityStrings.setTitle,
    isOpenDuringOnboarding: true,
    load: () => import('./SetPasswordForm.tsx').then((module) => module.SetPasswordForm),
  },
];
