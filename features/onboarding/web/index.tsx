import type { Screen } from '#ui/screen.ts';
import { onboardingTitle } from '../page-names.ts';

export { useOnboardingStatus } from './use-onboarding-status.ts';

export const screens: Screen[] = [
  {
    path: '/onboarding',
    title: onboardingTitle,
    isOpenDuringOnboarding: true,
    load: () => import('./OnboardingScreen.tsx').then((module) => module.OnboardingScreen),
  },
];
