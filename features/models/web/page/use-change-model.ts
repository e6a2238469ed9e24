import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model, ModelConfig } from '../../contract.ts';
import { modelsApi, readsOfModels } from '../api.ts';
import { pageStrings as strings } from './strings.ts';

export interface ModelChange {
  name?: string;
  configuration?: ModelConfig;
  dataSourceId?: string | null;
  isRetrained?: boolean;
}

/** Changes a model; what is said when it is saved depends on what was changed. */
export function useChangeModel({ id }: Pick<Model, 'id'>, told: (model: Model) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelChange) => modelsApi('PATCH /api/ml/models/{id}', { params: { id }, body }),
    onSuccess: async (model) => {
      await refreshReads(client, ...readsOfModels);
      showToast({ title: strings.savedTitle, message: told(model) });
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
}

/** Lets a model predict although it is no better than its baseline. */
export function useActivate({ id }: Pick<Model, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => modelsApi('POST /api/ml/models/{id}/activate', { params: { id } }),
    onSuccess: async ({ name }) => {
      await refreshReads(client, ...readsOfModels);
      showToast({ title: strings.activatedTitle, message: strings.activated(name) });
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
}
