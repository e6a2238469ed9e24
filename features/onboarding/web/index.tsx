import type { Screen } from '#ui/screen.ts';
import { onboardingStrings } from '../strings.ts';

export { useOnboardingStatus } from './use-onboarding-status.ts';

export const screens: Screen[] = [
  {
    path: '/onboarding',
    title: onboardingStrings.title,
    isOpenDuringOnboarding: true,
    load: () => import('./OnboardingScreen.tsx').then((module) => module.OnboardingScreen),
  },
];
