import { ArrowDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { ScrollRegion } from '#ui/ScrollRegion.tsx';
import type { ChatMessage } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { AssistantMessage } from './AssistantMessage.tsx';
import type { Pending } from './conversations.ts';
import { ThinkingBubble } from './ThinkingBubble.tsx';
import { useMessageScroll } from './use-message-scroll.ts';

interface MessageListProps {
  sessionId: string;
  messages: ChatMessage[];
  pending: Pending | null;
  onAsk: (question: string) => void;
}

export function MessageList({ sessionId, messages, pending, onAsk }: MessageListProps) {
  const isWaiting = pending !== null && !messages.some((message) => message.id === pending.answerId);
  // Fetched while it is answered, the question stands among the messages already.
  const last = messages.at(-1);
  const isListed = last?.role === 'user' && last.content === pending?.question.content;
  const { list, isAtEnd, onScroll, toEnd } = useMessageScroll(messages.length, isWaiting);
  return (
    <div className="relative min-h-0 flex-1">
      <ScrollRegion
        ref={list}
        role="log"
        label={chatStrings.messages}
        onScroll={onScroll}
        className="h-full overflow-x-hidden overscroll-contain"
      >
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 py-1 pr-1">
          {messages.map((message, at) => (
            <li key={message.id} className="min-w-0">
              {message.role === 'user' ? (
                <UserBubble text={message.content} />
              ) : (
                <PanelBoundary
                  fallback={<p className="whitespace-pre-line break-words">{message.content}</p>}
                >
                  <AssistantMessage
                    sessionId={sessionId}
                    message={message}
                    question={messages[at - 1]?.content ?? ''}
                    onAsk={onAsk}
                  />
                </PanelBoundary>
              )}
            </li>
          ))}
          {isWaiting && (
            <li className="grid gap-4">
              {!isListed && <UserBubble text={pending.question.content} />}
              <ThinkingBubble stage={pending.stage} />
            </li>
          )}
        </ol>
      </ScrollRegion>
      {!isAtEnd && (
        <Button
          size="small"
          onClick={toEnd}
          aria-label={chatStrings.toLatest}
          className="absolute right-2 bottom-2 rounded-full shadow-overlay"
        >
          <ArrowDown aria-hidden="true" className="size-3.5" />
        </Button>
      )}
    </div>
  );
}

const UserBubble = memo(function UserBubble({ text }: { text: string }) {
  return (
    <div className="flex justify-end">
      <p
        className="max-w-[85%] whitespace-pre-wrap break-words rounded-card rounded-br-sm bg-accent-surface px-3.5 py-2"
        data-question
      >
        <span className="sr-only">{chatStrings.you}: </span>
        {text}
      </p>
    </div>
  );
});
