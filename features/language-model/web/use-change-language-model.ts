import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { LanguageModelSettings } from '../contract.ts';
import { languageModelStrings as strings } from '../strings.ts';
import { languageModelApi } from './api.ts';

interface Change {
  next: LanguageModelSettings;
  /** What it replaces; null where that is taken back itself. */
  before: LanguageModelSettings | null;
}

/** Saves the settings, and offers to take it back. */
export function useChangeLanguageModel(onSaved: () => void) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ next }: Change) => languageModelApi('PUT /api/language-model/settings', { body: next }),
    onSuccess: (saved, { before }) => {
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
      return refreshReads(client, '/api/language-model');
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
  return change;
}
