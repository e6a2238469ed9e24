import { ListChecks, RefreshCw, Table2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Sync } from '../../contract.ts';
import { useSourcesRead } from '../api.ts';
import { ChooseTablesDialog } from './ChooseTablesDialog.tsx';
import { RunningSync } from './RunningSync.tsx';
import { SyncHistory } from './SyncHistory.tsx';
import { systemsStrings as strings } from './strings.ts';
import { useCancelSync, useStartSync, useSyncs } from './use-syncs.ts';

/** What is read of the system of a source: which tables, when, and how the last readings went. */
export function SystemCard({ sourceId, canBeLive }: { sourceId: string; canBeLive: boolean }) {
  const selection = useSourcesRead('GET /api/data-sources/{id}/selection', { params: { id: sourceId } });
  const syncs = useSyncs(sourceId);
  const [isChoosing, setChoosing] = useState(false);
  const start = useStartSync(sourceId);
  const cancel = useCancelSync(sourceId);
  const latest = syncs.data?.[0];
  const running = latest && isActive(latest) ? latest : null;
  const count = selection.data?.tables.length ?? 0;
  const liveCount = selection.data?.tables.filter(({ mode }) => mode === 'live').length ?? 0;
  return (
    <Card
      title={strings.title}
      actions={
        <span className="flex flex-wrap gap-2">
          {count > 0 && (
            <Button onClick={() => setChoosing(true)}>
              <ListChecks aria-hidden="true" className="size-4" />
              {strings.choose}
            </Button>
          )}
          {running ? (
            <Button isPending={cancel.isPending} onClick={() => cancel.mutate(running.id)}>
              <X aria-hidden="true" className="size-4" />
              {cancel.isPending ? strings.cancelling : strings.cancel}
            </Button>
          ) : (
            count > 0 && (
              <Button look="primary" isPending={start.isPending} onClick={() => start.mutate()}>
                <RefreshCw aria-hidden="true" className="size-4" />
                {start.isPending ? strings.starting : strings.syncNow}
              </Button>
            )
          )}
        </span>
      }
      className="mb-4"
    >
      {selection.isPending || syncs.isPending ? (
        <SkeletonList count={2} className="h-6" />
      ) : selection.isError ? (
        <ErrorState
          error={selection.error}
          title={strings.selectionFailed}
          onRetry={() => void selection.refetch()}
        />
      ) : count === 0 ? (
        <EmptyState
          icon={Table2}
          title={strings.none}
          message={strings.noneMessage}
          action={
            <Button look="primary" onClick={() => setChoosing(true)}>
              {strings.choose}
            </Button>
          }
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="text-muted">
            {strings.chosen(count - liveCount, liveCount)} ·{' '}
            {selection.data.nextRunAt
              ? strings.next(formatDateTime(selection.data.nextRunAt))
              : strings.byHand}
          </p>
          {running && <RunningSync sync={running} />}
          {syncs.isError ? (
            <ErrorState
              error={syncs.error}
              title={strings.historyFailed}
              onRetry={() => void syncs.refetch()}
            />
          ) : (
            <Disclosure title={strings.history}>
              <SyncHistory syncs={syncs.data} />
            </Disclosure>
          )}
        </div>
      )}
      {isChoosing && selection.data && (
        <ChooseTablesDialog
          sourceId={sourceId}
          selection={selection.data}
          canBeLive={canBeLive}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}

export function isActive({ status }: Sync): boolean {
  return status === 'queued' || status === 'running';
}
