import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelAddress } from './model-address.ts';
import { PredictAction } from './PredictAction.tsx';
import { predictionText } from './prediction-text.ts';
import { usePredict } from './use-predict.ts';
import { useRemoveModel } from './use-remove-model.ts';
import { useTrainModel } from './use-train-model.ts';

/** Spec §4: Predict for an active model, Train for the others. How it went stays on the card when the toast has gone. */
export function ModelActions({ model }: { model: Model }) {
  const [isAsking, setAsking] = useState(false);
  const train = useTrainModel(model);
  const remove = useRemoveModel();
  const prediction = usePredict(model, () => setAsking(false));
  const part = model.version === null ? strings.settings : strings.results;
  const isTraining = train.isPending || model.status === 'training';
  const failure = train.error
    ? userMessageOf(train.error, strings.trainingFailed)
    : prediction.error && userMessageOf(prediction.error, strings.predictionFailed);
  return (
    <>
      {failure && <p className="mb-2 text-danger text-xs">{failure}</p>}
      {prediction.data && (
        <p className="mb-2 max-h-24 overflow-y-auto break-words text-xs tabular-nums">
          {strings.predictedMessage(predictionText(prediction.data))}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
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
          <Button asChild look="quiet" size="small">
            <Link href={modelAddress(model.id)} aria-label={strings.openNamed(model.name, part)}>
              {part}
            </Link>
          </Button>
        </div>
        <Button
          look="quiet"
          size="smallIcon"
          aria-label={strings.removeNamed(model.name)}
          title={strings.remove}
          isPending={remove.isPending}
          onClick={() => remove.mutate(model)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </>
  );
}
