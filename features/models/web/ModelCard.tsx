import { CircleCheck, CircleDashed, CircleX, LoaderCircle, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatDate, formatPercent } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { PredictAction } from './PredictAction.tsx';
import { RemoveModelDialog } from './RemoveModelDialog.tsx';
import { usePredict } from './use-predict.ts';
import { useTrainModel } from './use-train-model.ts';

const statusLooks = {
  draft: { tone: 'neutral', icon: CircleDashed },
  training: { tone: 'info', icon: LoaderCircle },
  trained: { tone: 'accent', icon: CircleCheck },
  active: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
} as const;

interface ModelCardProps {
  model: Model;
  /** The address names it: it is brought into view, and stands out. */
  isMarked?: boolean;
}

export function ModelCard({ model, isMarked = false }: ModelCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, [isMarked]);
  const isMeasured = model.status === 'trained' || model.status === 'active';
  return (
    <li
      ref={card}
      aria-current={isMarked || undefined}
      tabIndex={isMarked ? -1 : undefined}
      className={classNames(
        'flex min-w-0 scroll-mt-20 flex-col rounded-card border bg-surface p-4',
        isMarked ? 'border-accent outline-2 outline-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <h3 className="min-w-0 break-words font-semibold">{model.name}</h3>
        <Badge {...statusLooks[model.status]}>{strings.statuses[model.status]}</Badge>
      </div>
      <p className="text-muted">
        {strings.types[model.type]} · {strings.algorithms[model.algorithm]}
      </p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-2 tabular-nums">
        <span className="text-muted">{strings.accuracy}</span>
        {model.accuracy === null ? strings.notMeasured : formatPercent(model.accuracy)}
      </p>
      {isMeasured && model.accuracy !== null && (
        <ProgressBar label={strings.accuracy} percent={model.accuracy * 100} className="mt-1" />
      )}
      <p className="mt-2 mb-3 break-words text-muted text-xs">
        {strings.dataSource}: {model.dataSourceName ?? strings.noDataSource} · {strings.created}{' '}
        {formatDate(model.createdAt)}
      </p>
      <ModelActions model={model} />
    </li>
  );
}

/** Spec §4: Predict for an active model, Train for the others. How it went stays on the card when the toast has gone. */
function ModelActions({ model }: { model: Model }) {
  const [isRemoving, setRemoving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const train = useTrainModel(model);
  const prediction = usePredict(model, () => setAsking(false));
  const isTraining = train.isPending || model.status === 'training';
  const failure = train.error
    ? userMessageOf(train.error, strings.trainingFailed)
    : prediction.error && userMessageOf(prediction.error, strings.predictionFailed);
  return (
    <>
      {failure && <p className="mb-2 text-danger text-xs">{failure}</p>}
      {prediction.data && (
        <p className="mb-2 max-h-24 overflow-y-auto break-words text-xs tabular-nums">
          {strings.predictedMessage(prediction.data.predictions ?? [])}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        {model.status === 'active' ? (
          <PredictAction model={model} prediction={prediction} isAsking={isAsking} onAsk={setAsking} />
        ) : (
          <Button
            size="small"
            aria-label={strings.trainNamed(model.name)}
            isPending={isTraining}
            onClick={() => train.mutate()}
          >
            {isTraining ? strings.training : strings.train}
          </Button>
        )}
        <Button
          look="quiet"
          size="smallIcon"
          aria-label={strings.removeNamed(model.name)}
          title={strings.remove}
          onClick={() => setRemoving(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
        {isRemoving && <RemoveModelDialog model={model} onClose={() => setRemoving(false)} />}
      </div>
    </>
  );
}
