import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '#engine/index.ts';
import type { ModelFiles } from '#features/models/server/index.ts';
import {
  createRetentionStore,
  deleteOlder,
  emptyRemoved,
  type Originals,
  removedKeepDays,
} from '#features/sources/server/index.ts';
import type { StorageGuard } from '#features/storage/contract.ts';
import {
  createStorageGuard,
  createUsageStore,
  type Quotas,
  type StorageParts,
  total,
} from '#features/storage/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/open-database.ts';
import { createDiskSpace } from '#platform/disk-space.ts';

/** As people and disks count; the limits of memory are counted by 1,024. */
const megabyte = 1e6;

interface Parts {
  db: Db;
  engine: Engine;
  originals: Originals;
  models: Pick<ModelFiles, 'sizes'>;
  clock: Clock;
  /** Directories of what is read of systems, each for a reading that is not over. */
  listLoads: (workspaceId: string) => Promise<string[]>;
  /** Told when nothing is added to a workspace any more for now. */
  onIdle: (workspaceId: string) => void;
}

/** What workspaces may keep, and what they keep: the quotas of the settings over the files of engine and sources. */
export function createStorage(
  { db, engine, originals, models, clock, listLoads, onIdle }: Parts,
  config: Config,
): { storage: StorageGuard; storageParts: StorageParts } {
  const usage = createUsageStore(db);
  const quotas: Quotas = {
    bytes: config.QUOTA_MB * megabyte || null,
    sources: config.QUOTA_SOURCES || null,
    chats: config.QUOTA_CHATS || null,
  };
  const versionSizes = (workspaceId: string) => engine.versionSizes(workspaceId);
  const modelSizes = (workspaceId: string) => models.sizes(workspaceId);
  const originalSizes = (workspaceId: string) => originals.sizes(workspaceId);
  const freeing = { retention: createRetentionStore(db), engine, originals, clock };
  return {
    storage: createStorageGuard({
      quotas,
      onIdle,
      disk: createDiskSpace({
        directory: config.dataDirectory,
        reserveBytes: config.DISK_RESERVE_MB * megabyte,
      }),
      measure: async (workspaceId) =>
        total(await versionSizes(workspaceId)) +
        total(await originalSizes(workspaceId)) +
        total(await modelSizes(workspaceId)) +
        (await usage.measureAnswers(workspaceId)),
      measureAnswers: (workspaceId) => usage.measureAnswers(workspaceId),
      measureUnfinished: async (workspaceId) => {
        const sizes = await Promise.all((await listLoads(workspaceId)).map(bytesIn));
        return sizes.reduce((sum, bytes) => sum + bytes, 0);
      },
      counts: {
        sources: (workspaceId) => usage.countSources(workspaceId),
        chats: (workspaceId) => usage.countChats(workspaceId),
      },
    }),
    storageParts: {
      usage,
      quotas,
      versionSizes,
      originalSizes,
      modelSizes,
      removedKeepDays,
      emptyRemoved: (workspaceId, withReceipts) => emptyRemoved(freeing, { workspaceId, withReceipts }),
      deleteOlder: (workspaceId, withReceipts) => deleteOlder(freeing, { workspaceId, withReceipts }),
    },
  };
}

/** Of all files below a directory, which may go meanwhile or not be there. */
async function bytesIn(directory: string): Promise<number> {
  let sum = 0;
  for (const name of await readdir(directory, { recursive: true }).catch(() => [])) {
    const found = await stat(join(directory, name)).catch(() => null);
    if (found?.isFile()) sum += found.size;
  }
  return sum;
}
