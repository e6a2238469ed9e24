import { CircleAlert, CircleCheck, CirclePause } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { formatDateTime } from '#ui/format.ts';
import type { Stream, StreamMessage } from '../contract.ts';
import { streamsStrings as strings } from '../strings.ts';
import { StreamControls } from './StreamControls.tsx';
import { StreamMessages } from './StreamMessages.tsx';

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  paused: { tone: 'neutral', icon: CirclePause },
  error: { tone: 'danger', icon: CircleAlert },
} as const;

/** One stream: what it is, how it is, what to do with it, and what came in. */
export function StreamItem({ stream, messages }: { stream: Stream; messages: readonly StreamMessage[] }) {
  const { tone, icon } = looks[stream.status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line p-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-medium">{stream.name}</p>
          <p className="break-words text-muted text-xs">
            {strings.types[stream.streamType]} · {stream.dataSourceName} ·{' '}
            {strings.every(stream.updateInterval / 1000)}
          </p>
        </div>
        <Badge tone={tone} icon={icon}>
          {strings.statuses[stream.status]}
        </Badge>
      </div>
      <StateLine stream={stream} />
      {(stream.status === 'active' || messages.length > 0) && <StreamMessages messages={messages} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-xs tabular-nums">
          {strings.lastData}:{' '}
          {stream.lastDataReceived ? formatDateTime(stream.lastDataReceived) : strings.neverReceived}
        </p>
        <StreamControls stream={stream} />
      </div>
    </li>
  );
}

/** Why it is not active, and what would happen next. */
function StateLine({ stream }: { stream: Stream }) {
  if (stream.status === 'error') return <p className="break-words text-danger">{stream.error}</p>;
  if (stream.status === 'active') return null;
  return <p className="text-muted text-xs">{stream.hasPosition ? strings.continues : strings.startsAnew}</p>;
}
