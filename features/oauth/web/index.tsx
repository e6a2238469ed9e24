import { KeyRound } from 'lucide-react';
import { lazy } from 'react';
import type { Screen } from '#ui/screen.ts';
import { oauthStrings } from '../strings.ts';

/** The state of the OAuth connections, for the dashboard. */
export const OAuthPanel = lazy(() =>
  import('./OAuthPanel.tsx').then((module) => ({ default: module.OAuthPanel })),
);

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
