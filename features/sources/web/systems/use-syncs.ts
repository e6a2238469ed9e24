import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { Selection } from '../../contract.ts';
import { sourcesStrings } from '../../strings.ts';
import { readsOfSources, sourcesApi, useSourcesRead } from '../api.ts';
import { systemsStrings as strings } from './strings.ts';

const watchedMs = 1000;

/** The readings of a source, looked at each second while one runs; what was read is shown as soon as it has ended. */
export function useSyncs(sourceId: string) {
  const client = useQueryClient();
  const syncs = useSourcesRead('GET /api/data-sources/{id}/syncs', {
    params: { id: sourceId },
    pollMs: (list) => (list?.[0] && ['queued', 'running'].includes(list[0].status) ? watchedMs : false),
  });
  const latest = syncs.data?.[0];
  const isRunning = latest?.status === 'queued' || latest?.status === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshReads(client, ...readsOfSources);
    wasRunning.current = isRunning;
  }, [isRunning, client]);
  return syncs;
}

export function useStartSync(sourceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sourcesApi('POST /api/data-sources/{id}/sync', { params: { id: sourceId } }),
    onSuccess: () => refreshReads(client, `/api/data-sources/${sourceId}`),
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.startFailed)),
  });
}

export function useCancelSync(sourceId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (syncId: string) =>
      sourcesApi('POST /api/data-sources/{id}/syncs/{syncId}/cancel', { params: { id: sourceId, syncId } }),
    onSuccess: () => refreshReads(client, `/api/data-sources/${sourceId}`),
    onError: (error) => showErrorToast(sourcesStrings.errorTitle, userMessageOf(error, strings.cancelFailed)),
  });
}

/** Saves what is chosen, and reads it where anything is. */
export function useChooseTables(sourceId: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (selection: Selection) => {
      await sourcesApi('PUT /api/data-sources/{id}/selection', { params: { id: sourceId }, body: selection });
      if (selection.tables.length > 0)
        await sourcesApi('POST /api/data-sources/{id}/sync', { params: { id: sourceId } });
    },
    onSuccess: async () => {
      await refreshReads(client, `/api/data-sources/${sourceId}`);
      onSaved();
    },
  });
}
