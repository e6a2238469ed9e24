import { LoaderCircle } from 'lucide-react';
import { Suspense } from 'react';
import { AnswerBody } from '#features/chat/web/index.tsx';
import { VerdictBadge } from '#ui/answer/VerdictBadge.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { SpeechToggle } from '#ui/speech/SpeechToggle.tsx';
import { spokenAnswer } from '#ui/speech/spoken-answer.ts';
import { profileStrings as strings } from '../strings.ts';
import type { ProfileExchange } from './use-assistant.ts';

interface AssistantMessagesProps {
  exchanges: readonly ProfileExchange[];
  pendingMessage: string | null;
  onAsk: (question: string) => void;
}

export function AssistantMessages({ exchanges, pendingMessage, onAsk }: AssistantMessagesProps) {
  return (
    <div role="log" className="grid grid-cols-[minmax(0,1fr)] gap-3 not-empty:mt-4">
      {exchanges.map((exchange) => (
        <Exchange key={exchange.id} exchange={exchange} onAsk={onAsk} />
      ))}
      {pendingMessage !== null && (
        <>
          <Message text={pendingMessage} />
          <p className="flex items-center gap-2 font-medium">
            <LoaderCircle aria-hidden="true" className="size-4 animate-spin text-accent" />
            {strings.thinking}
          </p>
        </>
      )}
    </div>
  );
}

function Exchange({ exchange, onAsk }: { exchange: ProfileExchange; onAsk: (question: string) => void }) {
  const { id, message, response, answer } = exchange;
  return (
    <>
      <Message text={message} />
      <article
        aria-label={strings.response}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface px-4 py-3.5"
      >
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 whitespace-pre-line break-words text-[15px]">{response}</p>
          <span className="flex shrink-0 items-center gap-1">
            {answer?.verdict && (
              <VerdictBadge verdict={answer.verdict} hasChanged={answer.confirmed?.hasChanged} />
            )}
            <SpeechToggle id={id} text={spokenAnswer(response, answer)} />
          </span>
        </div>
        {answer && (
          <Suspense fallback={<SkeletonList count={2} className="h-8" />}>
            <AnswerBody answer={answer} question={message} onAsk={onAsk} />
          </Suspense>
        )}
      </article>
    </>
  );
}

function Message({ text }: { text: string }) {
  return (
    <p className="max-w-[85%] justify-self-end whitespace-pre-line break-words rounded-card rounded-br-sm bg-sunken px-3.5 py-2">
      <span className="sr-only">{strings.youAsked}: </span>
      {text}
    </p>
  );
}
