export { createOnboardingStore } from './onboarding-store.ts';
export { onboardingHandlers } from './routes.ts';
