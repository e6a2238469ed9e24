import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Storage } from '../contract.ts';
import { storageStrings as strings } from '../strings.ts';
import { useStorageRead } from './api.ts';
import { FreeSpace } from './FreeSpace.tsx';
import { SourceSizes } from './SourceSizes.tsx';
import { UsageBar, UsageKey, UsageSummary } from './UsageBar.tsx';

/** What the workspace keeps, of what it may keep, and how to free some of it. */
export function StorageScreen() {
  const storage = useStorageRead('GET /api/storage');
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      {storage.isPending ? (
        <SkeletonList count={4} className="h-24" />
      ) : storage.isError ? (
        <ErrorState error={storage.error} title={strings.readFailed} onRetry={() => void storage.refetch()} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4">
          <UsedSpace storage={storage.data} />
          <FreeSpace storage={storage.data} />
          <Card title={strings.bySource}>
            <SourceSizes sources={storage.data.sources} />
          </Card>
        </div>
      )}
    </>
  );
}

function UsedSpace({ storage }: { storage: Storage }) {
  const { quota, used } = storage;
  const counts = [
    [strings.sourcesCount, used.sources, quota.sources],
    [strings.chatsCount, used.chats, quota.chats],
  ] as const;
  return (
    <Card title={strings.card}>
      <UsageSummary storage={storage} />
      <UsageBar storage={storage} className="mt-3" />
      <UsageKey storage={storage} />
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 border-line border-t pt-3 sm:grid-cols-2">
        {counts.map(([name, count, limit]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">
              {limit === null
                ? formatNumber(count)
                : strings.countOf(formatNumber(count), formatNumber(limit))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-xs">{strings.exportsNote}</p>
    </Card>
  );
}
