import type { SourceChange } from '../contract.ts';
import type { WaitingChange } from './change-store.ts';
import { proposeRelations } from './propose-relations.ts';
import { relationsAfter } from './relations-after.ts';
import type { UploadIntoParts } from './upload-into.ts';

/**
 * Makes the versions of a change current, all of them or none. Throws `conflict` when a table has moved on since they
 * were made: then the file is to be uploaded again.
 */
export async function applyChange(
  parts: Pick<UploadIntoParts, 'engine' | 'tables' | 'history' | 'originals' | 'clock' | 'log'>,
  change: WaitingChange,
  { isWaiting }: { isWaiting: boolean },
): Promise<SourceChange> {
  const { workspaceId, dataSourceId, shown } = change;
  const replaced = new Map(change.tables.map(({ tableId, versionId }) => [tableId, versionId]));
  const numbers = await parts.history.publish({
    workspaceId,
    dataSourceId,
    accountId: change.accountId,
    origin: shown.mode,
    tables: change.tables,
    relations: await relationsAfter(parts, { workspaceId, dataSourceId, replaced }),
    read: { sizeBytes: change.sizeBytes, report: JSON.stringify(shown.report) },
    changeId: isWaiting ? change.id : null,
    now: parts.clock.now(),
  });
  // The file that was uploaded first is not where the tables come from any more.
  await parts.originals.remove(workspaceId, dataSourceId);
  await proposeRelations(parts, { workspaceId, dataSourceId });
  return {
    ...shown,
    isApplied: true,
    tables: shown.tables.map((table, index) => ({
      ...table,
      toVersion: numbers.get(change.tables[index]?.tableId ?? '') ?? null,
    })),
  };
}
