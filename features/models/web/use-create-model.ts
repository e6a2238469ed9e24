import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { ModelAlgorithm, ModelType } from '../manifest.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelsApi, readsOfModels } from './api.ts';

interface ModelDraft {
  name: string;
  type: ModelType;
  algorithm: ModelAlgorithm;
  dataSourceId: string | null;
}

/** Creates a model without settings of its own (spec §5: config is sent as '{}'). */
export function useCreateModel(onCreated: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: ModelDraft) => modelsApi('POST /api/ml/models', { body: { ...draft, config: '{}' } }),
    onSuccess: () => {
      showToast({ title: strings.createdTitle, message: strings.createdMessage });
      onCreated();
      return refreshReads(client, ...readsOfModels);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.createFailed)),
  });
}
