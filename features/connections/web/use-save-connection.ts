import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Connection } from '../contract.ts';
import { connectionsStrings as strings } from '../strings.ts';
import type { ConnectionInput, Family } from './families.ts';

/** Saves what is in the form; a failure also stays beside the form. */
export function useSaveConnection(family: Family, type: string, onSaved: (connection: Connection) => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (input: ConnectionInput) => family.save(type, input),
    onSuccess: async (connection) => {
      showToast({ title: strings.savedTitle, message: family.words.saved });
      await refreshReads(client, family.path);
      onSaved(connection);
    },
    onError: (error) => showErrorToast(strings.saveFailedTitle, userMessageOf(error, strings.saveFailed)),
  });
  const { mutate, reset, isPending } = save;
  return {
    mutate,
    reset,
    isPending,
    failure: save.error ? userMessageOf(save.error, strings.saveFailed) : null,
  };
}
