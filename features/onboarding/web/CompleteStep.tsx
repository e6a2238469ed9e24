import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { onboardingStrings as strings } from '../strings.ts';

export function CompleteStep({
  onBack,
  onComplete,
}: {
  onBack: () => void;
  onComplete: () => Promise<void>;
}) {
  const [isPending, setPending] = useState(false);
  const start = () => {
    setPending(true);
    void onComplete();
  };
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success" />
      <h1 className="font-semibold text-2xl tracking-tight">{strings.completeTitle}</h1>
      <p className="text-muted">{strings.completeMessage}</p>
      <ul className="grid gap-1.5 text-left">
        {strings.hints.map((hint) => (
          <li key={hint} className="flex gap-2">
            <span aria-hidden="true" className="text-accent">
              →
            </span>
            {hint}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button size="large" onClick={onBack}>
          {strings.back}
        </Button>
        <Button look="primary" size="large" isPending={isPending} onClick={start}>
          {strings.start}
        </Button>
      </div>
    </div>
  );
}
