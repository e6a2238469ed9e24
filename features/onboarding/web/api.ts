import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { onboardingEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const onboardingApi = createApi<typeof onboardingEndpoints>();
export const useOnboardingRead = createReader<typeof onboardingEndpoints>(readShapes);
export const statusPath: (typeof onboardingEndpoints.status)['path'] = '/api/onboarding/status';
