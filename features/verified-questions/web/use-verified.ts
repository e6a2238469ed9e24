import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { useLiveMessages } from '#ui/live/use-live.ts';
import { refreshReads } from '#ui/query.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { VerifiedQuestion, verifiedQuestionsChangedType } from '../contract.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { useVerifiedRead, verifiedApi, verifiedPath } from './api.ts';

const changedType: typeof verifiedQuestionsChangedType = 'verifiedQuestionsChanged';
const replayPollMs = 2_000;

/** The thumbs of a conversation show which answers are confirmed. */
const conversationsPath = '/api/chat/sessions/';

function reread(client: QueryClient): Promise<void> {
  return refreshReads(client, verifiedPath, conversationsPath);
}

function tellFailure(error: unknown): void {
  showErrorToast(strings.failedTitle, userMessageOf(error, strings.failed));
}

/** The list, kept fresh by the live channel, and by asking again while a replay runs. */
export function useVerifiedQuestions() {
  const client = useQueryClient();
  const { data: user } = useCurrentUser();
  useLiveMessages(user?.id, ({ type }) => {
    if (type === changedType) void refreshReads(client, verifiedPath);
  });
  return useVerifiedRead('GET /api/verified-questions', {
    pollMs: (data) => (data?.isReplaying === true ? replayPollMs : false),
  });
}

/** Confirms the answer of a message; a toast offers to undo it. */
export function useConfirmAnswer() {
  const client = useQueryClient();
  const remove = useRemoveVerified();
  return useMutation({
    mutationFn: (body: { messageId: string; name: string }) =>
      verifiedApi('POST /api/verified-questions', { body }),
    onSuccess: async (verified) => {
      await reread(client);
      showToast({
        title: strings.confirmedTitle,
        message: strings.confirmedMessage,
        action: { label: strings.undo, run: () => remove(verified.id, verified.name, { isUndo: true }) },
      });
    },
    onError: tellFailure,
  });
}

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      verifiedApi('PATCH /api/verified-questions/{id}', { params: { id }, body: { name } }),
    onSuccess: () => reread(client),
    onError: tellFailure,
  });
}

export function useConfirmAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reading }: { id: string; reading: 'confirmed' | 'current' }) =>
      verifiedApi('POST /api/verified-questions/{id}/confirm', { params: { id }, body: { reading } }),
    onSuccess: async (verified: VerifiedQuestion) => {
      await reread(client);
      showToast({ title: strings.confirmedTitle, message: verified.confirmedText });
    },
    onError: tellFailure,
  });
}

export function useReplayAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => verifiedApi('POST /api/verified-questions/replay'),
    onSuccess: async () => {
      await refreshReads(client, verifiedPath);
      showToast({ title: strings.replayStarted, message: strings.replayStartedMessage });
    },
    onError: tellFailure,
  });
}

/** Removes one; a toast offers to put it back, unless this is itself the undoing of a confirmation. */
export function useRemoveVerified(): (id: string, name: string, options?: { isUndo: boolean }) => void {
  const client = useQueryClient();
  const restore = async (id: string) => {
    await verifiedApi('POST /api/verified-questions/{id}/restore', { params: { id } }).catch(tellFailure);
    await reread(client);
  };
  const remove = async (id: string, name: string, isUndo: boolean) => {
    try {
      await verifiedApi('DELETE /api/verified-questions/{id}', { params: { id } });
    } catch (error) {
      tellFailure(error);
      return;
    } finally {
      await reread(client);
    }
    if (isUndo) return;
    showToast({
      title: strings.removedTitle,
      message: name,
      action: { label: strings.undo, run: () => void restore(id) },
    });
  };
  return (id, name, { isUndo } = { isUndo: false }) => void remove(id, name, isUndo);
}
