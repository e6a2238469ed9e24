import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { tokenLifetimes } from '../limits.ts';
import { accessStrings as strings } from '../strings.ts';
import { accessApi } from './api.ts';

/** Creates a token; what comes back holds it, and nothing else ever does. */
export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; days: (typeof tokenLifetimes)[number] }) =>
      accessApi('POST /api/tokens', { body }),
    // Not kept beside the dialog that shows it.
    gcTime: 0,
    onSuccess: () => refreshReads(client, '/api/tokens'),
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.createFailed)),
  });
}
