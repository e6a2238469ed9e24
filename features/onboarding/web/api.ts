import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { onboardingEndpoints } from '../contract.ts';

export const onboardingApi = createApi<typeof onboardingEndpoints>();
export const useOnboardingRead = createReader<typeof onboardingEndpoints>({
  'GET /api/onboarding/status': ['isCompleted', 'currentStep', 'completedSteps', 'skippedSteps'],
});
export const statusPath: (typeof onboardingEndpoints.status)['path'] = '/api/onboarding/status';
