import { useMutation } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { connectionsStrings as strings } from '../strings.ts';
import type { ConnectionInput, Family } from './families.ts';

/** Tests what is in the form and says how it went; a failure also stays beside the form. */
export function useTestConnection(family: Family, type: string) {
  const test = useMutation({
    mutationFn: (input: ConnectionInput) => family.test(type, input),
    onSuccess: ({ success, message }) => {
      if (success) showToast({ title: strings.testedTitle, message: message || family.words.tested });
      else showErrorToast(strings.testFailedTitle, message || family.words.testFailed);
    },
    onError: (error) =>
      showErrorToast(strings.testFailedTitle, userMessageOf(error, family.words.testFailed)),
  });
  const { mutate, reset, isPending } = test;
  return { mutate, reset, isPending, failure: failureOf() };

  function failureOf(): string | null {
    if (test.error) return userMessageOf(test.error, family.words.testFailed);
    if (!test.data || test.data.success) return null;
    return test.data.message || family.words.testFailed;
  }
}
