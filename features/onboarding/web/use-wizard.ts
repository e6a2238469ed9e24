import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { readKey } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { OnboardingStatus } from '../contract.ts';
import { onboardingStrings as strings } from '../strings.ts';
import { onboardingApi, statusPath, useOnboardingRead } from './api.ts';
import { completeLater } from './complete-later.ts';
import { moveWizard, type WizardMove } from './wizard-state.ts';

const begin: OnboardingStatus = { isCompleted: false, currentStep: 1, completedSteps: [], skippedSteps: [] };

/** The wizard's state and moves. The cached status is the state, so that leaving for a connector page loses nothing. */
export function useWizard() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { data: status = begin } = useOnboardingRead('GET /api/onboarding/status');
  const keep = (changed: OnboardingStatus) => client.setQueryData(readKey(statusPath), changed);

  const move = (kind: WizardMove) => {
    const moved = moveWizard(status, kind);
    keep({ ...status, ...moved });
    // Spec §8: an error here is for the log alone. The next move sends the whole state again.
    onboardingApi('POST /api/onboarding/progress', {
      body: {
        currentStep: moved.currentStep,
        completedSteps: moved.completedSteps,
        skippedSteps: moved.skippedSteps,
      },
    }).catch(() => undefined);
  };

  const complete = async () => {
    try {
      await onboardingApi('POST /api/onboarding/complete');
      showToast({ title: strings.welcomeAboardTitle, message: strings.welcomeAboardMessage });
    } catch {
      showErrorToast(strings.almostTitle, strings.almostMessage);
      void completeLater();
    }
    // Also when the server failed: nobody is kept from the product by its own wizard.
    navigate('/ai-agent');
    keep({ ...status, isCompleted: true });
  };

  return { step: status.currentStep, move, complete };
}
