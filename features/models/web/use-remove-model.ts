import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelsApi, readsOfModels } from './api.ts';

/** Deletes a model at once and offers to undo it, in place of asking first. */
export function useRemoveModel(onRemoved?: () => void) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: ({ id }: Model) => modelsApi('POST /api/ml/models/{id}/restore', { params: { id } }),
    onSuccess: ({ name }) => {
      showToast({ title: strings.restoredTitle, message: strings.restoredMessage(name) });
      return refreshReads(client, ...readsOfModels);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.restoreFailed)),
  });
  return useMutation({
    mutationFn: ({ id }: Model) => modelsApi('DELETE /api/ml/models/{id}', { params: { id } }),
    onSuccess: (_, model) => {
      onRemoved?.();
      showToast({
        title: strings.removedTitle,
        message: strings.removedMessage(model.name),
        action: { label: strings.undo, run: () => restore.mutate(model) },
      });
      return refreshReads(client, ...readsOfModels);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.removeFailed)),
  });
}
