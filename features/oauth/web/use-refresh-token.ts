import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OAuthProvider } from '#connectors/manifests.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';
import type { NamedProvider } from './named-provider.ts';

/** Renews the token that there is. */
export function useRefreshToken(system: OAuthProvider) {
  return useNewToken(system, { title: strings.refreshedTitle, message: strings.refreshedMessage });
}

/** Fetches the first token, where nobody signs in. */
export function useConnect({ id, name }: NamedProvider) {
  return useNewToken(id, { title: strings.connectedTitle, message: strings.connectedMessage(name) });
}

function useNewToken(system: OAuthProvider, done: { title: string; message: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => oauthApi('POST /api/oauth/refresh/{system}', { params: { system } }),
    onSuccess: () => showToast(done),
    onError: (error) => showErrorToast(strings.refreshErrorTitle, userMessageOf(error, strings.refreshError)),
    // A refusal changes the status too: the sign-in may have ended.
    onSettled: () => refreshReads(client, ...readsOfOAuth),
  });
}
