import type { Stream } from '../contract.ts';
import { streamsStrings as strings } from '../strings.ts';
import { StreamItem } from './StreamItem.tsx';
import type { MessagesOfStreams } from './stream-messages.ts';

interface StreamListProps {
  streams: readonly Stream[];
  messages: MessagesOfStreams;
  dataSourceId: string | undefined;
}

/** The streams; where they are looked at from one source, its own come first and the others under their own heading. */
export function StreamList({ streams, messages, dataSourceId }: StreamListProps) {
  const isOwn = (stream: Stream) => dataSourceId === undefined || stream.dataSourceId === dataSourceId;
  const [own, others] = [streams.filter(isOwn), streams.filter((stream) => !isOwn(stream))];
  const listOf = (some: readonly Stream[], label: string) => (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {some.map((stream) => (
        <StreamItem key={stream.id} stream={stream} messages={messages.get(stream.id) ?? []} />
      ))}
    </ul>
  );
  return (
    <>
      {own.length > 0 && listOf(own, strings.title)}
      {others.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="font-medium text-muted text-xs">{strings.otherSources}</h3>
          {listOf(others, strings.otherSources)}
        </div>
      )}
    </>
  );
}
