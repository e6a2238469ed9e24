import type { LiveMessage } from '#kernel/channel.ts';
import type { StreamMessage } from '../contract.ts';
import { liveMessagesKept } from '../limits.ts';
import { streamMessageTypes } from '../manifest.ts';

/** What came in for each stream, newest first. */
export type MessagesOfStreams = ReadonlyMap<string, readonly StreamMessage[]>;

const types: ReadonlySet<string> = new Set(Object.values(streamMessageTypes));

export function isStreamMessage(message: LiveMessage): message is StreamMessage {
  return types.has(message.type) && typeof message.streamId === 'string' && Array.isArray(message.changes);
}

/** With one more message; the oldest beyond the latest 100 of its stream is dropped. */
export function addMessage(messages: MessagesOfStreams, message: StreamMessage): MessagesOfStreams {
  const ofStream = messages.get(message.streamId) ?? [];
  return new Map(messages).set(message.streamId, [message, ...ofStream].slice(0, liveMessagesKept));
}

/** The newest change of a message in one line: `update SalesOrder · OrderID 4711, Amount 12.5`. */
export function describeNewest({ changes }: StreamMessage): string {
  const newest = changes.at(-1);
  if (!newest) return '';
  const fields = Object.entries(newest.record)
    .slice(0, 4)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [`${newest.operation} ${newest.table}`, fields.join(', ')].filter((part) => part !== '').join(' · ');
}
