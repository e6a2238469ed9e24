import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Source } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { useRestoreSource } from './use-restore-source.ts';

/** Removes a source at once and offers to undo it, in place of asking first. */
export function useRemoveSource(onRemoved?: () => void): (source: Source) => void {
  const client = useQueryClient();
  const refresh = () => refreshReads(client, ...readsOfSources);
  const restore = useRestoreSource();
  const remove = useMutation({
    mutationFn: (source: Source) =>
      sourcesApi('DELETE /api/data-sources/{id}', { params: { id: source.id } }),
    onSuccess: (_, source) => {
      onRemoved?.();
      showToast({
        title: strings.removedTitle,
        message: strings.removedMessage(source.name),
        action: { label: strings.undo, run: () => restore.mutate(source) },
      });
      return refresh();
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.removeFailed)),
  });
  return (source) => remove.mutate(source);
}
