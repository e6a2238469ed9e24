import type { Clock } from '#platform/clock.ts';
import type { LiveTableStore } from './live-table-store.ts';
import type { SyncStore } from './sync-store.ts';

export interface MeasureLiveParts {
  liveTables: Pick<LiveTableStore, 'list'>;
  syncs: Pick<SyncStore, 'start'>;
  clock: Clock;
  onSyncQueued: () => void;
}

/** Has all tables of a workspace that stay in their systems looked at anew, beside whatever else is read of these. */
export function createMeasureLive(parts: MeasureLiveParts): (workspaceId: string) => Promise<void> {
  const { liveTables, syncs, clock, onSyncQueued } = parts;
  return async (workspaceId) => {
    const bySource = Map.groupBy(await liveTables.list(workspaceId), ({ dataSourceId }) => dataSourceId);
    for (const [dataSourceId, own] of bySource)
      await syncs.start({
        workspaceId,
        dataSourceId,
        accountId: null,
        tables: own.map(({ systemName }) => systemName),
        now: clock.now(),
      });
    if (bySource.size > 0) onSyncQueued();
  };
}
