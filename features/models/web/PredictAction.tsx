import { Suspense } from 'react';
import { Button } from '#ui/Button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Model } from '../contract.ts';
import { defaultHorizon } from '../limits.ts';
import { taskOf } from '../manifest.ts';
import { modelsStrings as strings } from '../strings.ts';
import type { usePredict } from './use-predict.ts';

const PredictDialog = lazyPart(() => import('./PredictDialog.tsx').then((module) => module.PredictDialog));

interface PredictActionProps {
  model: Model;
  prediction: ReturnType<typeof usePredict>;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
}

/** A forecast goes on from its own data; every other model is asked about rows. */
export function PredictAction({ model, prediction, isAsking, onAsk }: PredictActionProps) {
  const { horizon } = model.config;
  const steps = typeof horizon === 'number' ? horizon : defaultHorizon;
  const isForecast = taskOf(model.type, model.algorithm) === 'forecasting';
  return (
    <>
      <Button
        size="small"
        aria-label={strings.predictNamed(model.name)}
        isPending={prediction.isPending}
        onClick={() => (isForecast ? prediction.mutate({ horizon: steps }) : onAsk(true))}
      >
        {prediction.isPending ? strings.predicting : strings.predict}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <PredictDialog
            model={model}
            isPending={prediction.isPending}
            onPredict={(features) => prediction.mutate({ features })}
            onClose={() => onAsk(false)}
          />
        </Suspense>
      )}
    </>
  );
}
