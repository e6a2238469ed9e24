import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { dashboardEndpoints } from '../contract.ts';
import { formatBytes } from './byte-text.ts';
import type { StatsStore } from './stats-store.ts';

const comparisonMs = 30 * 24 * 60 * 60 * 1000;

export function dashboardHandlers(parts: {
  store: StatsStore;
  clock: Clock;
}): Handlers<typeof dashboardEndpoints> {
  return {
    async stats({ caller }) {
      const now = parts.clock.now();
      const earlier = new Date(now.getTime() - comparisonMs);
      const start = await parts.store.findStart(caller.workspaceId);
      const current = await parts.store.count(caller.workspaceId, now);
      // A workspace younger than the period has no earlier figure to compare with.
      const before = start && start <= earlier ? await parts.store.count(caller.workspaceId, earlier) : null;
      return {
        dataSources: current.dataSources,
        mlModels: current.mlModels,
        ...(current.draftModels > 0 && { draftModels: current.draftModels }),
        voiceInteractions: current.voiceInteractions,
        dataProcessed: formatBytes(current.bytesProcessed),
        changes: {
          dataSources: change(current.dataSources, before?.dataSources),
          mlModels: change(current.mlModels, before?.mlModels),
          voiceInteractions: change(current.voiceInteractions, before?.voiceInteractions),
          dataProcessed: change(current.bytesProcessed, before?.bytesProcessed),
        },
      };
    },
  };
}

/** Relative change; null where there was nothing to change from. */
function change(now: number, before: number | undefined): number | null {
  return before ? (now - before) / before : null;
}
