import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Source } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { type AuthenticationForm, authConfigOf } from './authentication-form.ts';

interface SourceChange {
  name: string;
  configuration: Record<string, unknown>;
  /** Absent where nobody signs in. */
  authentication?: AuthenticationForm;
}

/** Saves a changed source. */
export function useUpdateSource({ id, type }: Source, onSaved: () => void) {
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: ({ name, configuration, authentication }: SourceChange) =>
      sourcesApi('PUT /api/data-sources/{id}', {
        params: { id },
        body: {
          id,
          name,
          type,
          configuration,
          ...(authentication && { authConfig: authConfigOf(authentication) }),
        },
      }),
    onSuccess: (updated) => {
      showToast({ title: strings.updatedTitle, message: strings.updatedMessage(updated.name) });
      onSaved();
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.updateFailed)),
  });
  return {
    save: update.mutate,
    isPending: update.isPending,
    failure: update.error ? userMessageOf(update.error, strings.updateFailed) : null,
  };
}
