import { Plus, Radio } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LiveStateLine } from '#ui/live/LiveStateLine.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { listPollMs } from '../limits.ts';
import { streamsStrings as strings } from '../strings.ts';
import { useStreamsRead } from './api.ts';
import { CreateStreamForm } from './CreateStreamForm.tsx';
import { StreamList } from './StreamList.tsx';
import { useStreamMessages } from './use-stream-messages.ts';

/** The streams of the workspace, those of the given source first; read again every 5 seconds (spec §9). */
export function StreamingManager({ dataSourceId }: { dataSourceId?: string }) {
  const [isCreating, setCreating] = useState(false);
  const messages = useStreamMessages();
  const streams = useStreamsRead('GET /api/streams/sap', { pollMs: () => listPollMs });
  const create = (
    <Button look="primary" size="small" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {strings.create}
    </Button>
  );
  const hasStreams = streams.data !== undefined && streams.data.length > 0;

  return (
    <section aria-label={strings.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <LiveStateLine />
        {!isCreating && hasStreams && create}
      </div>
      {isCreating && <CreateStreamForm dataSourceId={dataSourceId} onClose={() => setCreating(false)} />}
      {streams.isError && (
        <ErrorState error={streams.error} title={strings.failed} onRetry={() => void streams.refetch()} />
      )}
      {streams.isPending && <SkeletonList count={2} className="h-28" />}
      {streams.data?.length === 0 && !isCreating && (
        <EmptyState icon={Radio} title={strings.emptyTitle} message={strings.emptyMessage} action={create} />
      )}
      {hasStreams && <StreamList streams={streams.data} messages={messages} dataSourceId={dataSourceId} />}
    </section>
  );
}
