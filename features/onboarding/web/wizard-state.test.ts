import { describe, expect, it } from 'vitest';
import { moveWizard, progressPercent, type WizardState } from './wizard-state.ts';

const begin: WizardState = { currentStep: 1, completedSteps: [], skippedSteps: [] };

describe('the wizard', () => {
  it('goes forward to step 4 at most and notes what was done', () => {
    let state = begin;
    for (let move = 0; move < 6; move += 1) state = moveWizard(state, 'next');
    expect(state.currentStep).toBe(4);
    expect(state.completedSteps).toEqual(['1', '2', '3', '4']);
  });

  it('goes back to step 1 at least and forgets nothing', () => {
    const third = moveWizard(moveWizard(begin, 'next'), 'next');
    const back = moveWizard(moveWizard(moveWizard(third, 'back'), 'back'), 'back');
    expect(back).toEqual({ currentStep: 1, completedSteps: ['1', '2'], skippedSteps: [] });
  });

  it('notes a skipped step as skipped, and as done when it is done later', () => {
    const skipped = moveWizard({ ...begin, currentStep: 2 }, 'skip');
    expect(skipped).toEqual({ currentStep: 3, completedSteps: [], skippedSteps: ['2'] });
    const done = moveWizard(moveWizard(skipped, 'back'), 'next');
    expect(done).toEqual({ currentStep: 3, completedSteps: ['2'], skippedSteps: [] });
  });

  it.each([
    [1, 0],
    [2, 100 / 3],
    [4, 100],
  ])('at step %d is %d %% of the way', (step, percent) => {
    expect(progressPercent(step)).toBeCloseTo(percent, 10);
  });
});
