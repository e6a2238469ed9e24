import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { onboardingStrings as strings } from '../strings.ts';

/** The steps in a row: those before the current one are done. */
export function StepIndicators({ current }: { current: number }) {
  return (
    <ol className="my-5 grid grid-cols-4 gap-2">
      {strings.steps.map((name, index) => {
        const step = index + 1;
        const isDone = step < current;
        const isCurrent = step === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 max-sm:flex-col max-sm:text-center max-sm:text-xs',
              isCurrent ? 'font-medium' : 'text-muted',
            )}
          >
            <span
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full border text-xs tabular-nums',
                isCurrent && 'border-accent bg-accent text-on-accent',
                isDone && 'border-success bg-success-surface text-success',
                !isCurrent && !isDone && 'border-line',
              )}
            >
              {isDone ? <Check aria-hidden="true" className="size-3.5" /> : step}
            </span>
            {name}
            {isDone && <span className="sr-only">, {strings.done}</span>}
          </li>
        );
      })}
    </ol>
  );
}
