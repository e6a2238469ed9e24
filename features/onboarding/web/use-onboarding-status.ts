import { useOnboardingRead } from './api.ts';

/** Whether the wizard still has the say. A status that cannot be read confines nobody (spec §2: "exists and is not completed"). */
export function useOnboardingStatus(): 'loading' | 'open' | 'completed' {
  const { data, isPending } = useOnboardingRead('GET /api/onboarding/status');
  if (isPending) return 'loading';
  return data && !data.isCompleted ? 'open' : 'completed';
}
