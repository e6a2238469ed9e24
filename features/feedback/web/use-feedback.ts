import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { readKey } from '#ui/query.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { FeedbackReason, Judgement } from '../contract.ts';
import { feedbackStrings as strings } from '../strings.ts';
import { feedbackApi, feedbackPath, useFeedbackRead } from './api.ts';

function tellFailure(error: unknown): void {
  showErrorToast(strings.failedTitle, userMessageOf(error, strings.failed));
}

/** What was said of one answer; null while nothing is known or was said. */
export function useJudgement(sessionId: string, messageId: string): Judgement | null {
  const { data } = useFeedbackRead('GET /api/chat/sessions/{id}/feedback', { params: { id: sessionId } });
  return data?.find((judgement) => judgement.messageId === messageId) ?? null;
}

/** Shows a judgement at once where the thumbs are. */
function useShow(sessionId: string) {
  const client = useQueryClient();
  const key = readKey(feedbackPath, { params: { id: sessionId } });
  return (messageId: string, judgement: Judgement | null) =>
    client.setQueryData<Judgement[]>(key, (known = []) => [
      ...known.filter((each) => each.messageId !== messageId),
      ...(judgement ? [judgement] : []),
    ]);
}

export function useGiveFeedback(sessionId: string, messageId: string) {
  const show = useShow(sessionId);
  return useMutation({
    mutationFn: (body: { reason: FeedbackReason; note: string }) =>
      feedbackApi('PUT /api/answer-feedback/{id}', { params: { id: messageId }, body }),
    onSuccess: ({ judgement }) => show(messageId, judgement),
    onError: tellFailure,
  });
}

export function useTakeBack(sessionId: string, messageId: string) {
  const show = useShow(sessionId);
  return useMutation({
    mutationFn: () => feedbackApi('DELETE /api/answer-feedback/{id}', { params: { id: messageId } }),
    onSuccess: () => show(messageId, null),
    onError: tellFailure,
  });
}
