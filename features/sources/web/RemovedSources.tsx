import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatNumber } from '#ui/format.ts';
import type { RemovedSource } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { useSourcesRead } from './api.ts';
import { useRestoreSource } from './use-restore-source.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

/** Sources that can still be brought back, and until when. Nothing while there are none. */
export function RemovedSources() {
  const removed = useSourcesRead('GET /api/data-sources/removed');
  if (removed.isError) {
    return (
      <Card title={strings.removedTitle} className="mt-4">
        <ErrorState
          error={removed.error}
          title={strings.removedFailed}
          onRetry={() => void removed.refetch()}
        />
      </Card>
    );
  }
  if (!removed.data || removed.data.length === 0) return null;
  return (
    <Card title={strings.removedTitle} className="mt-4">
      <ul className="-mx-4 -mb-4">
        {removed.data.map((source) => (
          <RemovedRow key={source.id} source={source} />
        ))}
      </ul>
    </Card>
  );
}

function RemovedRow({ source }: { source: RemovedSource }) {
  const restore = useRestoreSource();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium">{source.name}</span>
          {source.isSample && <Badge tone="warning">{sourcesStrings.sample}</Badge>}
        </p>
        <p className="text-muted text-xs">
          {formatNumber(source.recordCount)} {sourcesStrings.records} · {strings.removedOn}{' '}
          <time dateTime={source.removedAt}>{formatDate(source.removedAt)}</time> ·{' '}
          {strings.purgedOn(formatDate(source.purgedAt))}
        </p>
      </div>
      <Button
        size="small"
        aria-label={strings.restoreSource(source.name)}
        isPending={restore.isPending}
        onClick={() => restore.mutate(source)}
      >
        {strings.restore}
      </Button>
    </li>
  );
}
