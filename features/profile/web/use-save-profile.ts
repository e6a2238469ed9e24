import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#features/identity/contract.ts';
import { currentUserKey } from '#features/identity/web/index.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { profileStrings as strings } from '../strings.ts';
import { accountApi } from './api.ts';

/** Saves name and picture. Everything that shows the signed-in user follows at once. */
export function useSaveProfile(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (profile: Pick<User, 'firstName' | 'lastName' | 'profileImageUrl'>) =>
      accountApi('PUT /api/auth/user', { body: profile }),
    onSuccess: (user) => {
      client.setQueryData<User>(currentUserKey, user);
      showToast({ title: strings.savedTitle, message: strings.savedMessage });
      onSaved();
      // The greeting calls people by their name.
      return refreshReads(client, '/api/greeting');
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveFailed)),
  });
}
