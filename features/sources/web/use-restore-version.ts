import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { sourcesStrings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

export interface VersionReference {
  sourceId: string;
  table: string;
  number: number;
}

/** Brings a version back, and offers to go back to the one that was left. */
export function useRestoreVersion() {
  const client = useQueryClient();
  const call = ({ sourceId, table, number }: VersionReference) =>
    sourcesApi('POST /api/data-sources/{id}/tables/{table}/versions/{number}/restore', {
      params: { id: sourceId, table, number: String(number) },
    });
  const restore = useMutation({
    mutationFn: ({ wanted }: { wanted: VersionReference; left: number | null }) => call(wanted),
    onSuccess: (_, { wanted, left }) => {
      showToast({
        title: strings.restoredTitle,
        message: strings.restoredMessage(wanted.table, wanted.number),
        ...(left !== null && {
          action: {
            label: sourcesStrings.undo,
            run: () => restore.mutate({ wanted: { ...wanted, number: left }, left: null }),
          },
        }),
      });
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) =>
      showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.restoreFailed)),
  });
  return restore;
}
