import type { Handlers } from '#platform/http/mount.ts';
import type { storageEndpoints } from '../contract.ts';
import { type ReadParts, readStorage } from './read-storage.ts';

export interface StorageParts extends ReadParts {
  /** Each deletes for good and answers with the number of versions that went. */
  emptyRemoved: (workspaceId: string, withReceipts: boolean) => Promise<number>;
  deleteOlder: (workspaceId: string, withReceipts: boolean) => Promise<number>;
}

export function storageHandlers(parts: StorageParts): Handlers<typeof storageEndpoints> {
  return {
    read: ({ caller }) => readStorage(parts, caller.workspaceId),
    emptyRemoved: ({ caller, body }) =>
      free(caller.workspaceId, () => parts.emptyRemoved(caller.workspaceId, body.withReceipts)),
    deleteOlder: ({ caller, body }) =>
      free(caller.workspaceId, () => parts.deleteOlder(caller.workspaceId, body.withReceipts)),
  };

  async function free(workspaceId: string, work: () => Promise<number>) {
    const before = await readStorage(parts, workspaceId);
    const versions = await work();
    const storage = await readStorage(parts, workspaceId);
    return { freedBytes: Math.max(0, before.used.bytes - storage.used.bytes), versions, storage };
  }
}
