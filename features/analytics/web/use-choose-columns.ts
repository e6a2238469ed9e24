import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { BusinessChoice } from '../contract.ts';
import { analyticsStrings } from '../strings.ts';
import { analyticsApi } from './api.ts';

const strings = analyticsStrings.columns;

interface Choosing {
  choice: BusinessChoice | null;
  /** What it replaces; null where that is taken back itself. */
  before: { choice: BusinessChoice | null } | null;
}

/** Chooses what stands for revenue, and offers to take it back. The figures are computed again. */
export function useChooseColumns(onSaved: () => void) {
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: ({ choice }: Choosing) => analyticsApi('PUT /api/analytics/columns', { body: { choice } }),
    onSuccess: (_, { before }) => {
      showToast({
        title: strings.saved,
        message: strings.savedMessage,
        ...(before && {
          action: { label: strings.undo, run: () => choose.mutate({ choice: before.choice, before: null }) },
        }),
      });
      onSaved();
      return refreshReads(
        client,
        '/api/analytics',
        '/api/dashboard',
        '/api/chat/sessions/',
        '/api/workspace',
      );
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
  return choose;
}
