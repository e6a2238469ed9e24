import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { OAuthConfiguration } from '../contract.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';
import type { ProviderBody } from './provider-settings.ts';

/** Tests what is in the form and says how it went; a failure also stays beside the form. */
export function useTestConfiguration() {
  const test = useMutation({
    mutationFn: (body: ProviderBody) => oauthApi('POST /api/oauth/test', { body }),
    onSuccess: ({ success, message }) => {
      if (success) showToast({ title: setupStrings.testedTitle, message: strings.tested });
      else showErrorToast(setupStrings.testFailedTitle, message || setupStrings.testFailed);
    },
    onError: (error) =>
      showErrorToast(setupStrings.testFailedTitle, userMessageOf(error, setupStrings.testFailed)),
  });
  const { mutate, reset, isPending, data, error } = test;
  const outcome = data && !data.success ? data.message || setupStrings.testFailed : null;
  return {
    mutate,
    reset,
    isPending,
    failure: error ? userMessageOf(error, setupStrings.testFailed) : outcome,
  };
}

/** Saves what is in the form; a failure also stays beside the form. */
export function useSaveConfiguration(onSaved: (configuration: OAuthConfiguration) => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: ProviderBody) => oauthApi('POST /api/oauth/configurations', { body }),
    onSuccess: async (configuration) => {
      showToast({ title: strings.savedTitle, message: setupStrings.setupSavedMessage });
      onSaved(configuration);
      await refreshReads(client, ...readsOfOAuth);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.saveError)),
  });
  const { mutate, reset, isPending, error } = save;
  return { mutate, reset, isPending, failure: error ? userMessageOf(error, strings.saveError) : null };
}
