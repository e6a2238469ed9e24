import type { StorageGuard } from '#features/storage/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatMessage } from '../contract.ts';
import type { ChatStore } from './chat-store.ts';
import type { Conversation } from './conversation.ts';
import { chatServerStrings } from './strings.ts';

interface Asking {
  /** Null begins one. */
  conversationId: string | null;
  question: string;
  signal: AbortSignal;
}

/** Asks as a person would in the chat, for a program that speaks for them: the exchange stands in their conversations. */
export function askInConversation(parts: {
  chat: ChatStore;
  conversation: Conversation;
  clock: Clock;
  /** As of `ChatParts`. */
  storage: Pick<StorageGuard, 'requireChat'>;
}) {
  return async (
    caller: Caller,
    { conversationId, question, signal }: Asking,
  ): Promise<{ conversationId: string; message: ChatMessage }> => {
    const { chat, conversation, clock } = parts;
    if (conversationId === null) await parts.storage.requireChat(caller.workspaceId);
    const session =
      conversationId === null
        ? await chat.createSession(caller, { title: '', dataSourceIds: null, now: clock.now() })
        : await chat.findSession(caller, conversationId);
    if (!session) throw new AppError('notFound', chatServerStrings.unknownSession);
    const { aiMessage } = await conversation.exchange({
      caller,
      session,
      content: question,
      isVoice: false,
      onAccepted: () => {},
      onStage: () => {},
      signal,
    });
    return { conversationId: session.id, message: aiMessage };
  };
}
