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
  return (
    <div className="mx-auto max-w-3xl">
      <p className="mb-2 text-muted text-xs">{strings.stepOf(step, onboardingSteps)}</p>
      <ProgressBar label={strings.progress} percent={progressPercent(step)} />
      <StepIndicators current={step} />
      <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        {step <= 1 && <WelcomeStep onNext={() => move('next')} />}
        {step === 2 && <SourceStep onMove={move} />}
        {step === 3 && <TourStep onMove={move} />}
        {step >= onboardingSteps && <CompleteStep onBack={() => move('back')} onComplete={complete} />}
      </section>
    </div>
  );
}
