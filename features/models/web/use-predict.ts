import { useMutation } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelsApi } from './api.ts';

/** What is predicted: so many steps ahead, or a value for each row. */
export type PredictionInput = { horizon: number } | { features: number[][] };

/** Predicts with a model, and says the results as they came. */
export function usePredict(model: Model, onPredicted?: () => void) {
  return useMutation({
    mutationFn: (body: PredictionInput) =>
      modelsApi('POST /api/ml/models/{id}/predict', { params: { id: model.id }, body }),
    onSuccess: ({ predictions }) => {
      showToast({ title: strings.predictedTitle, message: strings.predictedMessage(predictions ?? []) });
      onPredicted?.();
    },
    onError: (error) =>
      showErrorToast(strings.predictionErrorTitle, userMessageOf(error, strings.predictionFailed)),
  });
}
