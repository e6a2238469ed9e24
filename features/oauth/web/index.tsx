import { KeyRound } from 'lucide-react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Screen } from '#ui/screen.ts';
import { oauthStrings } from '../strings.ts';

/** The state of the OAuth connections, for the dashboard. */
export const OAuthPanel = lazyPart(() => import('./OAuthPanel.tsx').then((module) => module.OAuthPanel));

/** For whoever asks which clients are saved. */
export { useOAuthRead } from './api.ts';

export const screens: Screen[] = [
  {
    path: '/auth',
    title: oauthStrings.authTitle,
    load: () => import('./AuthScreen.tsx').then((module) => module.AuthScreen),
  },
  {
    path: '/oauth-setup',
    title: oauthStrings.setupTitle,
    isOpenDuringOnboarding: true,
    load: () => import('./OAuthSetupScreen.tsx').then((module) => module.OAuthSetupScreen),
    sidebar: { label: oauthStrings.setupSidebar, icon: KeyRound, order: 2, group: 'dataSources' },
  },
];
