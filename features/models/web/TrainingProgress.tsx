import { Button } from '#ui/Button.tsx';
import { formatPercent } from '#ui/format.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { useCancelTraining } from './use-train-model.ts';

/** How far a training is, how long it still takes as far as that is known, and the way to end it. */
export function TrainingProgress({ model }: { model: Model }) {
  const cancel = useCancelTraining(model);
  const { progress } = model;
  if (!progress) return null;
  const { stage, share, secondsLeft, ahead } = progress;
  return (
    <div className="mb-3 grid gap-1.5">
      <ProgressBar label={strings.progressOf(model.name)} percent={share * 100} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs">
        <p className="min-w-0 flex-1 basis-32 text-muted tabular-nums">
          {/* Only a new stage is read out: the share changes twice a second. */}
          <span aria-live="polite">{ahead > 0 ? strings.ahead(ahead) : strings.stages[stage]}</span>
          {stage !== 'waiting' && ` · ${formatPercent(share)}`}
          {secondsLeft !== null && ` · ${strings.timeLeft(secondsLeft)}`}
        </p>
        <Button
          size="small"
          aria-label={strings.cancelNamed(model.name)}
          isPending={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {strings.cancel}
        </Button>
      </div>
    </div>
  );
}
