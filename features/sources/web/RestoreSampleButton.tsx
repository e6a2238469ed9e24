import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';

const restoring = ['restore-sample'];

/** Brings the sample company back. */
export function RestoreSampleButton() {
  const client = useQueryClient();
  // Also of a button that was left behind on another page: one is enough.
  const isBeingMade = useIsMutating({ mutationKey: restoring }) > 0;
  const restore = useMutation({
    mutationKey: restoring,
    mutationFn: () => sourcesApi('POST /api/sample-company'),
    onSuccess: (source) => {
      showToast({ title: strings.restoredTitle, message: strings.restoredMessage(source.name) });
      void refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.restoreFailed)),
  });
  return (
    <Button size="small" isPending={isBeingMade} onClick={() => restore.mutate()}>
      {strings.restoreSample}
    </Button>
  );
}
