import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Stream } from '../contract.ts';
import type { StreamAction } from '../manifest.ts';
import { streamsStrings as strings } from '../strings.ts';
import { readsOfStreams, streamsApi } from './api.ts';
import type { NewStream } from './stream-form.ts';

export function useCreateStream(onCreated: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewStream) => streamsApi('POST /api/streams/sap', { body }),
    onSuccess: (stream) => {
      showToast({ title: strings.createdTitle, message: strings.createdMessage(stream.name) });
      onCreated();
      return refreshReads(client, readsOfStreams);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.createFailed)),
  });
}

export function useControlStream(stream: Stream) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: StreamAction) =>
      streamsApi('POST /api/streams/sap/{streamId}/{action}', { params: { streamId: stream.id, action } }),
    onSuccess: () => refreshReads(client, readsOfStreams),
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.controlFailed)),
  });
}

export function useRemoveStream(stream: Stream) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => streamsApi('DELETE /api/streams/sap/{streamId}', { params: { streamId: stream.id } }),
    onSuccess: () => {
      showToast({ title: strings.removedTitle, message: strings.removedMessage(stream.name) });
      return refreshReads(client, readsOfStreams);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.removeFailed)),
  });
}
