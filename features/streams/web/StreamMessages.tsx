import type { StreamMessage } from '../contract.ts';
import { liveMessagesShown } from '../limits.ts';
import { streamsStrings as strings } from '../strings.ts';
import { describeNewest } from './stream-messages.ts';

/** The newest three messages. It has room for them from the start, so that nothing moves when they come. */
export function StreamMessages({ messages }: { messages: readonly StreamMessage[] }) {
  const shown = messages.slice(0, liveMessagesShown);
  return (
    <div className="rounded-control bg-sunken px-3 py-2 text-xs">
      <p className="flex justify-between gap-2 text-muted">
        <span className="font-medium">{strings.messages}</span>
        {shown.length > 0 && (
          <span className="tabular-nums">{strings.received(shown.length, messages.length)}</span>
        )}
      </p>
      <ol className="mt-1 h-15 leading-5">
        {shown.length === 0 && <li className="text-muted">{strings.noMessages}</li>}
        {shown.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest that is kept, which stays
          <li key={messages.length - index} className="flex gap-2">
            <time dateTime={message.timestamp} className="shrink-0 tabular-nums">
              {timeOf(message.timestamp)}
            </time>
            <span className="min-w-16 shrink-0 tabular-nums">
              {strings.records(message.metadata.recordCount)}
            </span>
            <span className="truncate text-muted" title={describeNewest(message)}>
              {describeNewest(message)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** To the second: messages may come every five. */
function timeOf(iso: string): string {
  return new Intl.DateTimeFormat(navigator.language, { timeStyle: 'medium' }).format(new Date(iso));
}
