import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { WorkspaceSettings } from '../contract.ts';
import { workspaceStrings as strings } from '../strings.ts';
import { workspaceApi } from './api.ts';

interface Change {
  next: WorkspaceSettings;
  /** What it replaces; null where that is taken back itself. */
  before: WorkspaceSettings | null;
}

/** Saves the settings, and offers to take it back. Every figure that rests on them is read again. */
export function useChangeSettings(onSaved: () => void) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ next }: Change) => workspaceApi('PUT /api/workspace/settings', { body: next }),
    onSuccess: (saved, { before }) => {
      client.setQueryData<WorkspaceSettings>(readKey('/api/workspace/settings'), saved);
      showToast({
        title: strings.saved,
        message: strings.savedMessage,
        ...(before && {
          action: {
            label: strings.undo,
            run: () => change.mutate({ next: { ...before, revision: saved.revision }, before: null }),
          },
        }),
      });
      onSaved();
      return refreshReads(client, '/api/analytics', '/api/dashboard', '/api/chat/sessions/');
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
  return change;
}
