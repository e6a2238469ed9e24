import { AppError } from '#kernel/errors.ts';
import type { DiskClaim, DiskSpace } from '#platform/disk-space.ts';
import type { StorageClaim, StorageGuard } from '../contract.ts';
import { writtenPerUploadedByte } from '../limits.ts';
import { storageStrings as strings } from '../strings.ts';

/** What one workspace may keep; null: as much as there is room for. */
export interface Quotas {
  bytes: number | null;
  sources: number | null;
  chats: number | null;
}

const answersMeasuredMs = 60_000;
const workspacesRemembered = 10_000;

interface Claimed {
  bytes: number;
  sources: number;
}

export interface GuardParts {
  quotas: Quotas;
  disk: DiskSpace;
  /** Bytes of the workspace's files on disk, what is removed but still kept included. */
  measure: (workspaceId: string) => Promise<number>;
  /** Bytes of what is not finished, and lies there over restarts. */
  measureUnfinished: (workspaceId: string) => Promise<number>;
  /** Bytes of messages and receipts; part of what `measure` tells. */
  measureAnswers: (workspaceId: string) => Promise<number>;
  counts: {
    sources(workspaceId: string): Promise<number>;
    chats(workspaceId: string): Promise<number>;
  };
  /** Told when the last claim of a workspace has ended. */
  onIdle?: ((workspaceId: string) => void) | undefined;
}

/** One server has a data directory for itself, so what is under way is known here: claims are kept in memory. */
export function createStorageGuard(parts: GuardParts): StorageGuard {
  const { quotas, disk, measure, measureUnfinished, counts } = parts;
  const answersMeasured = new Map<string, { at: number; bytes: number }>();
  const claims = new Map<string, Set<Claimed>>();

  return {
    async claim(workspaceId, wanted) {
      // Claimed before the first wait: of two that come at once the second sees the first.
      const own: Claimed = { bytes: wanted.bytes ?? 0, sources: wanted.sources };
      const isOfBytes = quotas.bytes !== null && wanted.bytes !== null;
      const all = claims.get(workspaceId) ?? new Set();
      claims.set(workspaceId, all.add(own));
      const release = (): void => {
        all.delete(own);
        if (all.size > 0) return;
        claims.delete(workspaceId);
        parts.onIdle?.(workspaceId);
      };
      try {
        const [finished, unfinished, sources] = await Promise.all([
          isOfBytes ? measure(workspaceId) : 0,
          isOfBytes ? measureUnfinished(workspaceId) : 0,
          quotas.sources === null || wanted.sources === 0 ? 0 : counts.sources(workspaceId),
        ]);
        const keptBytes = finished + unfinished;
        const claimed = (part: keyof Claimed) => [...all].reduce((sum, claim) => sum + claim[part], 0);
        if (quotas.sources !== null && wanted.sources > 0 && sources + claimed('sources') > quotas.sources)
          throw new AppError('tooLarge', strings.quotaSources(String(quotas.sources)));
        const requireBytes = (): void => {
          if (quotas.bytes === null || keptBytes + claimed('bytes') <= quotas.bytes) return;
          const sentence = strings.quotaBytes(
            inWords(keptBytes),
            inWords(quotas.bytes),
            inWords(claimed('bytes')),
          );
          throw new AppError('tooLarge', sentence);
        };
        if (isOfBytes) requireBytes();
        const room = wanted.bytes === null ? noFiles() : await disk.claim(own.bytes * writtenPerUploadedByte);
        return claimOf(room, { own, requireBytes, workspaceId, release });
      } catch (error) {
        release();
        throw error;
      }
    },
    async requireChat(workspaceId) {
      if (quotas.chats === null || (await counts.chats(workspaceId)) < quotas.chats) return;
      throw new AppError('tooLarge', strings.quotaChats(String(quotas.chats)));
    },
    async requireAnswers(workspaceId) {
      if (quotas.bytes === null) return;
      const bytes = await answersOf(workspaceId);
      if (bytes > quotas.bytes)
        throw new AppError('tooLarge', strings.quotaAnswers(inWords(bytes), inWords(quotas.bytes)));
    },
    forgetAnswers: (workspaceId) => void answersMeasured.delete(workspaceId),
    async requireDisk() {
      (await disk.claim(0))[Symbol.dispose]();
    },
  };

  /** A question more or less is nothing beside a quota. */
  async function answersOf(workspaceId: string): Promise<number> {
    const now = performance.now();
    const known = answersMeasured.get(workspaceId);
    if (known && now - known.at < answersMeasuredMs) return known.bytes;
    const bytes = await parts.measureAnswers(workspaceId);
    if (answersMeasured.size >= workspacesRemembered) answersMeasured.clear();
    answersMeasured.set(workspaceId, { at: now, bytes });
    return bytes;
  }

  function claimOf(
    room: DiskClaim,
    {
      own,
      requireBytes,
      workspaceId,
      release,
    }: { own: Claimed; requireBytes: () => void; workspaceId: string; release: () => void },
  ): StorageClaim {
    return {
      signal: room.signal,
      reach(bytes) {
        own.bytes = Math.max(own.bytes, bytes);
        requireBytes();
      },
      async requireKept() {
        if (quotas.bytes === null) return;
        const kept = await measure(workspaceId);
        if (kept > quotas.bytes)
          throw new AppError('tooLarge', strings.quotaMade(inWords(kept), inWords(quotas.bytes)));
      },
      [Symbol.dispose]() {
        room[Symbol.dispose]();
        release();
      },
    };
  }
}

/** For what is written to the metadata alone, to which the reserve of the disk belongs. */
function noFiles(): DiskClaim {
  return { signal: new AbortController().signal, [Symbol.dispose]: () => {} };
}

/** `1.5 GB` or `44 MB`, counted by the thousand as the page Storage does. */
function inWords(bytes: number): string {
  const megabytes = bytes / 1e6;
  if (megabytes >= 1000) return `${(megabytes / 1000).toFixed(1)} GB`;
  return megabytes >= 10 ? `${Math.round(megabytes)} MB` : `${megabytes.toFixed(1)} MB`;
}
