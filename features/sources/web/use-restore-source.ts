import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';

/** Brings a removed source back. */
export function useRestoreSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      sourcesApi('POST /api/data-sources/{id}/restore', { params: { id } }),
    onSuccess: (source) => {
      showToast({ title: strings.restoredTitle, message: strings.restoredMessage(source.name) });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.restoreFailed)),
  });
}
