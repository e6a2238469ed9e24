import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Source, SourceChange } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

/** Applies a change that waits and offers to undo it, or lets it go. */
export function useSourceChange(source: Pick<Source, 'id' | 'name'>, onApplied: () => void) {
  const client = useQueryClient();
  const refresh = () => refreshReads(client, ...readsOfSources);
  const undo = useMutation({
    mutationFn: async ({ tables }: SourceChange) => {
      for (const { table, fromVersion } of tables) {
        await sourcesApi('POST /api/data-sources/{id}/tables/{table}/versions/{number}/restore', {
          params: { id: source.id, table, number: String(fromVersion) },
        });
      }
    },
    onSuccess: () =>
      showToast({ title: strings.restoredTitle, message: sourcesStrings.restoredMessage(source.name) }),
    onError: (error) =>
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.restoreFailed)),
    onSettled: refresh,
  });
  const apply = useMutation({
    mutationFn: ({ id }: SourceChange) =>
      sourcesApi('POST /api/data-sources/{id}/changes/{changeId}/apply', {
        params: { id: source.id, changeId: id },
      }),
    onSuccess: (applied) => {
      showToast({
        title: strings.appliedTitle,
        message: strings.appliedMessage(source.name),
        action: { label: sourcesStrings.undo, run: () => undo.mutate(applied) },
      });
      onApplied();
      return refresh();
    },
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.applyFailed)),
  });
  const drop = useMutation({
    // Whether it arrives is of no matter: what nobody applies is discarded after a day.
    mutationFn: ({ id }: SourceChange) =>
      sourcesApi('DELETE /api/data-sources/{id}/changes/{changeId}', {
        params: { id: source.id, changeId: id },
      }),
  });
  return { apply, discard: (change: SourceChange) => drop.mutate(change) };
}
