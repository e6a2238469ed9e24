import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { storageReadsPerMinute } from './limits.ts';

/** Room that one piece of work of a workspace has claimed. Disposing of it gives back what was not filled. */
export interface StorageClaim extends Disposable {
  /** Aborted when the disk comes to its end; its reason is the AppError to answer with. */
  signal: AbortSignal;
  /** So many bytes have come by now. Throws AppError `tooLarge` where they pass what the workspace may keep. */
  reach(bytes: number): void;
  /** Throws AppError `tooLarge` where what is on disk now, made files included, is more than the workspace may keep. */
  requireKept(): Promise<void>;
}

/** Asked before anything is added to a workspace. */
export interface StorageGuard {
  /**
   * Claims room for a file of so many bytes (as far as that is known; null for what adds none) and for new data sources. Throws AppError `tooLarge` where the workspace has no
   * room for them by its quota, and `full` where the disk has none.
   */
  claim(workspaceId: string, wanted: { bytes: number | null; sources: number }): Promise<StorageClaim>;
  /** Throws AppError `tooLarge` where the workspace has as many conversations as it may keep. */
  requireChat(workspaceId: string): Promise<void>;
  /** Throws AppError `tooLarge` where messages and receipts alone fill what the workspace may keep. Looked at once a minute. */
  requireAnswers(workspaceId: string): Promise<void>;
  /** Some of them were deleted: they are looked at again. */
  forgetAnswers(workspaceId: string): void;
  /** Throws AppError `full` where the disk is below its reserve. */
  requireDisk(): Promise<void>;
}

/** What older versions or removed sources hold. `named` is the part that receipts stand on. */
const heldSchema = z.object({
  bytes: z.number(),
  versions: z.number(),
  sources: z.number(),
  named: z.object({ bytes: z.number(), versions: z.number(), receipts: z.number() }),
});
export type HeldStorage = z.infer<typeof heldSchema>;

export const storageSchema = z.object({
  /** Null: no limit. */
  quota: z.object({
    bytes: z.number().nullable(),
    sources: z.number().nullable(),
    chats: z.number().nullable(),
  }),
  used: z.object({ bytes: z.number(), sources: z.number(), chats: z.number() }),
  /** In bytes; together they are `used.bytes`. */
  parts: z.object({
    current: z.number(),
    originals: z.number(),
    older: z.number(),
    removed: z.number(),
    models: z.number(),
    /** Messages and receipts. */
    answers: z.number(),
    waiting: z.number(),
  }),
  /** Versions that newer ones have replaced, of sources that are there. */
  older: heldSchema,
  /** Of sources that can still be brought back, and of those that receipts alone hold. */
  removed: heldSchema,
  /** The largest first. */
  sources: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isSample: z.boolean(),
      current: z.number(),
      original: z.number(),
      older: z.number(),
      olderVersions: z.number(),
    }),
  ),
  removedKeepDays: z.number(),
});
export type Storage = z.infer<typeof storageSchema>;

const freedSchema = z.object({ freedBytes: z.number(), versions: z.number(), storage: storageSchema });
/** Whether versions that receipts name go too: these receipts stay, but cannot be run again. */
const choice = z.strictObject({ withReceipts: z.boolean().default(false) });

export const storageEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/storage',
    access: 'account',
    summary: 'What the workspace keeps on disk, of what it may keep',
    response: storageSchema,
    callsPerMinute: storageReadsPerMinute,
  }),
  emptyRemoved: endpoint({
    method: 'POST',
    path: '/api/storage/removed/empty',
    access: 'account',
    summary: 'Deletes removed data sources for good, at once',
    body: choice,
    response: freedSchema,
    callsPerMinute: 10,
  }),
  deleteOlder: endpoint({
    method: 'POST',
    path: '/api/storage/older/delete',
    access: 'account',
    summary: 'Deletes older versions of tables for good, at once',
    body: choice,
    response: freedSchema,
    callsPerMinute: 10,
  }),
};
