import { useEffect, useRef } from 'react';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { onboardingSteps } from '../limits.ts';
import { onboardingStrings as strings } from '../strings.ts';
import { CompleteStep } from './CompleteStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { StepIndicators } from './StepIndicators.tsx';
import { TourStep } from './TourStep.tsx';
import { useWizard } from './use-wizard.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import { progressPercent } from './wizard-state.ts';

/** The four steps before the product, resumed where they were left. */
export function OnboardingScreen() {
  const { step, move, complete } = useWizard();
  const content = useFocusOnNewStep(step);
  return (
    <div className="mx-auto max-w-3xl">
      <p className="mb-2 text-muted text-xs">{strings.stepOf(step, onboardingSteps)}</p>
      <ProgressBar label={strings.progress} percent={progressPercent(step)} />
      <StepIndicators current={step} />
      <section
        ref={content}
        tabIndex={-1}
        className="rounded-card border border-line bg-surface p-5 shadow-card outline-none sm:p-8"
      >
        {step <= 1 && <WelcomeStep onNext={() => move('next')} />}
        {step === 2 && <SourceStep onMove={move} />}
        {step === 3 && <TourStep onMove={move} />}
        {step >= onboardingSteps && <CompleteStep onBack={() => move('back')} onComplete={complete} />}
      </section>
    </div>
  );
}

/** The button that led on has gone with its step: the keyboard goes on from the step that came. */
function useFocusOnNewStep(step: number) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus();
  }, [step]);
  return content;
}
