import { onboardingSteps } from '../limits.ts';

/** Where somebody is in the wizard. Step numbers in the lists travel as strings (spec §3). */
export interface WizardState {
  currentStep: number;
  completedSteps: string[];
  skippedSteps: string[];
}

export type WizardMove = 'next' | 'back' | 'skip';

/** The state after a move: forward to step 4 at most, back to step 1 at least; a skipped step is noted as skipped. */
export function moveWizard(state: WizardState, move: WizardMove): WizardState {
  const step = String(state.currentStep);
  const without = (list: string[]) => list.filter((other) => other !== step);
  switch (move) {
    case 'back':
      return { ...state, currentStep: Math.max(1, state.currentStep - 1) };
    case 'next':
      return {
        currentStep: Math.min(onboardingSteps, state.currentStep + 1),
        completedSteps: [...without(state.completedSteps), step],
        skippedSteps: without(state.skippedSteps),
      };
    case 'skip':
      return {
        currentStep: Math.min(onboardingSteps, state.currentStep + 1),
        completedSteps: without(state.completedSteps),
        skippedSteps: [...without(state.skippedSteps), step],
      };
  }
}

/** Spec §4: (step − 1) / 3. */
export function progressPercent(step: number): number {
  return ((step - 1) / (onboardingSteps - 1)) * 100;
}
