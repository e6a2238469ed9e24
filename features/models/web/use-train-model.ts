import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelsApi, readsOfModels } from './api.ts';

/** Trains a model on its own data source; the server's sentence says why it cannot. */
export function useTrainModel(model: Pick<Model, 'id' | 'name'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => modelsApi('POST /api/ml/models/{id}/train', { params: { id: model.id }, body: {} }),
    onSuccess: () => {
      showToast({
        title: strings.trainingStartedTitle,
        message: strings.trainingStartedMessage(model.name),
      });
      return refreshReads(client, ...readsOfModels);
    },
    onError: (error) =>
      showErrorToast(strings.trainingErrorTitle, userMessageOf(error, strings.trainingFailed)),
  });
}

/** Ends a training; the model is what it was before. */
export function useCancelTraining({ id, name }: Pick<Model, 'id' | 'name'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => modelsApi('POST /api/ml/models/{id}/cancel', { params: { id } }),
    onSuccess: ({ isCancelled }) => {
      // It may have come to its end just before.
      if (isCancelled) {
        showToast({ title: strings.cancelledTitle, message: strings.cancelledMessage(name) });
      }
      return refreshReads(client, ...readsOfModels);
    },
    onError: (error) =>
      showErrorToast(strings.trainingErrorTitle, userMessageOf(error, strings.cancelFailed)),
  });
}
