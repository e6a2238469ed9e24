import type { Clock } from '#platform/clock.ts';
import { deleteFiles, type RetentionParts } from './retention.ts';

type FreeParts = Pick<RetentionParts, 'retention' | 'engine' | 'originals'> & { clock: Clock };

interface Choice {
  workspaceId: string;
  /** Whether versions that receipts name go too. */
  withReceipts: boolean;
}

/** Ends all removed sources of a workspace now, in place of after their days. The number of versions that went. */
export async function emptyRemoved(parts: FreeParts, { workspaceId, withReceipts }: Choice): Promise<number> {
  let versions = 0;
  for (const source of await parts.retention.listRemovedOf(workspaceId)) {
    const taken = await parts.retention.purgeSource(source.id, parts.clock.now(), { withReceipts });
    await deleteFiles(parts, taken);
    await parts.originals.remove(workspaceId, source.id);
    versions += taken.length;
  }
  return versions;
}

/** Deletes what newer versions have replaced. The current ones, and with them every answer about today, stay as they are. */
export async function deleteOlder(parts: FreeParts, { workspaceId, withReceipts }: Choice): Promise<number> {
  let versions = 0;
  for (;;) {
    const taken = await parts.retention.takeOlderVersions(workspaceId, { withReceipts });
    await deleteFiles(parts, taken);
    versions += taken.length;
    if (taken.length === 0) return versions;
  }
}
