import type { Engine } from '#engine/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { changeKeepMs, removedKeepDays } from '../limits.ts';
import type { ChangeStore } from './change-store.ts';
import type { Originals } from './originals.ts';
import type { PurgedVersion, RetentionStore } from './retention-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface RetentionParts {
  retention: RetentionStore;
  changes: ChangeStore;
  engine: Pick<Engine, 'deleteVersion'>;
  originals: Pick<Originals, 'remove'>;
  clock: Clock;
  log: Log;
  /** For how long and how many versions of a table are kept; the longer of the two counts. */
  keepDays: number;
  keepVersions: number;
}

/**
 * Deletes what nobody can ask for any more: old versions, sources removed long ago, changes that nobody applied. The
 * metadata goes first and the files follow, so a crash leaves files that the next start sweeps, never a version without
 * its file. May run twice, and beside itself.
 */
export async function purge(parts: RetentionParts): Promise<{ versions: number; sources: number }> {
  const { retention, changes, clock } = parts;
  const now = clock.now();
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  let versions = 0;
  for (;;) {
    const taken = await retention.takeVersions(before(parts.keepDays * dayMs), parts.keepVersions);
    await deleteFiles(parts, taken);
    versions += taken.length;
    if (taken.length === 0) break;
  }
  const removed = await retention.listRemovedBefore(before(removedKeepDays * dayMs));
  for (const source of removed) {
    const taken = await retention.purgeSource(source.id, now);
    await deleteFiles(parts, taken);
    await parts.originals.remove(source.workspaceId, source.id);
    versions += taken.length;
  }
  for (const change of await changes.listBefore(before(changeKeepMs))) {
    if (!(await changes.remove(change.workspaceId, change.id))) continue;
    await deleteFiles(
      parts,
      change.tables.map(({ versionId }) => ({ id: versionId, workspaceId: change.workspaceId })),
    );
  }
  if (versions > 0) parts.log.info({ versions, sources: removed.length }, 'Old versions were deleted.');
  return { versions, sources: removed.length };
}

/** The files follow their rows: see `purge`. */
export async function deleteFiles(
  { engine }: Pick<RetentionParts, 'engine'>,
  versions: readonly PurgedVersion[],
): Promise<void> {
  for (const { id, workspaceId } of versions) await engine.deleteVersion(workspaceId, id);
}
