import { useMutation } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { FeatureCell, Model, Prediction } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelsApi } from './api.ts';
import { shortPredictionText } from './prediction-text.ts';

/** What is predicted: so many steps ahead, as many as the model was made for where none are told, or a value for each row. */
export type PredictionInput =
  | { horizon?: number; series?: string[] }
  | { features: FeatureCell[][] }
  | { rows: Record<string, FeatureCell>[] };

function useAskModel(
  { id }: Pick<Model, 'id'>,
  told: { onSuccess?: (predicted: Prediction) => void; onError?: (error: Error) => void },
) {
  return useMutation({
    mutationFn: (body: PredictionInput) =>
      modelsApi('POST /api/ml/models/{id}/predict', { params: { id }, body }),
    ...told,
  });
}

/** Predicts with a model, and says the results as they came (spec §8). */
export function usePredict(model: Pick<Model, 'id'>, onPredicted?: () => void) {
  return useAskModel(model, {
    onSuccess: (predicted) => {
      showToast({
        title: strings.predictedTitle,
        message: strings.predictedMessage(shortPredictionText(predicted)),
      });
      onPredicted?.();
    },
    onError: (error) =>
      showErrorToast(strings.predictionErrorTitle, userMessageOf(error, strings.predictionFailed)),
  });
}

/** The same where what comes is shown in its place. */
export function useShownPrediction(model: Pick<Model, 'id'>) {
  return useAskModel(model, {});
}
