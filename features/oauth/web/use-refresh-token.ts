import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';

export function useRefreshToken(system: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => oauthApi('POST /api/oauth/refresh/{system}', { params: { system } }),
    onSuccess: () => {
      showToast({ title: strings.refreshedTitle, message: strings.refreshedMessage });
      return refreshReads(client, ...readsOfOAuth);
    },
    onError: (error) => showErrorToast(strings.refreshErrorTitle, userMessageOf(error, strings.refreshError)),
  });
}
