import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/store.ts';
import { chatStrings } from '../strings.ts';
import { useChatRead } from './api.ts';
import { Composer } from './Composer.tsx';
import { failureStore, pendingStore, sendQuestion } from './conversations.ts';
import { MessageList } from './MessageList.tsx';
import { pendingQuestionStore } from './pending-question.ts';
import { StarterQuestions } from './StarterQuestions.tsx';

/** The messages of one session and the box to ask in. */
export function Conversation({ sessionId }: { sessionId: string }) {
  const client = useQueryClient();
  const messages = useChatRead('GET /api/chat/sessions/{id}/messages', { params: { id: sessionId } });
  const pending = useStore(pendingStore, (all) => all[sessionId]) ?? null;
  const failure = useStore(failureStore, (all) => all[sessionId]);
  // Always the same one, so that the messages that are there are not drawn again for every question.
  const ask = useCallback(
    (content: string, isVoice = false) => void sendQuestion(client, sessionId, { content, isVoice }),
    [client, sessionId],
  );
  useQuestionFromElsewhere(sessionId, messages.isSuccess);

  const isEmpty = messages.data?.length === 0 && pending === null;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {messages.isPending ? (
        <div className="flex-1">
          <SkeletonList count={3} className="h-16" />
        </div>
      ) : messages.isError ? (
        <div className="flex-1">
          <ErrorState
            error={messages.error}
            title={chatStrings.messagesFailed}
            onRetry={() => void messages.refetch()}
          />
        </div>
      ) : isEmpty ? (
        <StarterQuestions sessionId={sessionId} onAsk={ask} />
      ) : (
        <MessageList sessionId={sessionId} messages={messages.data} pending={pending} onAsk={ask} />
      )}
      {failure && (
        <p role="alert" className="mt-2 rounded-control bg-warning-surface px-3 py-2 text-warning">
          {failure}
        </p>
      )}
      <Composer sessionId={sessionId} pending={pending} onAsk={ask} />
    </div>
  );
}

/** Sends what the palette or the microphone left for the chat, once. */
function useQuestionFromElsewhere(sessionId: string, isReady: boolean): void {
  const client = useQueryClient();
  const question = useStore(pendingQuestionStore);
  useEffect(() => {
    if (!question || !isReady) return;
    pendingQuestionStore.write(null);
    void sendQuestion(client, sessionId, question);
  }, [client, sessionId, question, isReady]);
}
