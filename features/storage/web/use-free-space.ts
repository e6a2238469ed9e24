import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatBytes } from '#ui/format.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import { showToast } from '#ui/toast-store.ts';
import type { Storage } from '../contract.ts';
import { storageStrings as strings } from '../strings.ts';
import { storageApi } from './api.ts';

/** What can be let go of at once. */
export type Freeable = 'removed' | 'older';

interface Choice {
  kind: Freeable;
  withReceipts: boolean;
}

/** Deletes for good, and shows what is kept then. */
export function useFreeSpace(onFreed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, withReceipts }: Choice) =>
      kind === 'removed'
        ? storageApi('POST /api/storage/removed/empty', { body: { withReceipts } })
        : storageApi('POST /api/storage/older/delete', { body: { withReceipts } }),
    onSuccess: ({ freedBytes, storage }) => {
      client.setQueryData<Storage>(readKey('/api/storage'), storage);
      showToast({
        title: strings.freedTitle,
        message: freedBytes > 0 ? strings.freedMessage(formatBytes(freedBytes)) : strings.freedNothing,
      });
      onFreed();
      return refreshReads(client, '/api/data-sources');
    },
  });
}
