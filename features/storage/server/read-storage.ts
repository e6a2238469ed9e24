import type { HeldStorage, Storage } from '../contract.ts';
import type { Quotas } from './storage-guard.ts';
import type { KnownVersion, UsageStore } from './usage-store.ts';

/** Bytes on disk by the id of a version, or of a source. */
export type Sizes = ReadonlyMap<string, number>;

export interface ReadParts {
  usage: UsageStore;
  quotas: Quotas;
  /** Of all versions of a workspace, whether or not a table names them. */
  versionSizes: (workspaceId: string) => Promise<Sizes>;
  /** Of the files as they were uploaded, by source. */
  originalSizes: (workspaceId: string) => Promise<Sizes>;
  /** Of trained models, by model. */
  modelSizes: (workspaceId: string) => Promise<Sizes>;
  removedKeepDays: number;
}

/** What a workspace keeps: the disk says how much, the metadata say of what. */
export async function readStorage(parts: ReadParts, workspaceId: string): Promise<Storage> {
  const { usage } = parts;
  const [onDisk, originals, trained, versions, sources, chats, olderReceipts, removedReceipts, answers] =
    await Promise.all([
      parts.versionSizes(workspaceId),
      parts.originalSizes(workspaceId),
      parts.modelSizes(workspaceId),
      usage.listVersions(workspaceId),
      usage.listSources(workspaceId),
      usage.countChats(workspaceId),
      usage.countReceipts(workspaceId, 'older'),
      usage.countReceipts(workspaceId, 'removed'),
      usage.measureAnswers(workspaceId),
    ]);
  const sizeOf = ({ id }: { id: string }) => onDisk.get(id) ?? 0;
  const fileOf = ({ id }: { id: string }) => originals.get(id) ?? 0;
  const there = versions.filter(({ isRemoved }) => !isRemoved);
  const current = there.filter(({ isCurrent }) => isCurrent);
  const older = there.filter(({ isCurrent }) => !isCurrent);
  const removed = versions.filter(({ isRemoved }) => isRemoved);
  const visible = sources.filter(({ isRemoved }) => !isRemoved);
  const removedSources = sources.filter(({ isRemoved }) => isRemoved);
  const usedParts = {
    current: sum(current, sizeOf),
    originals: sum(visible, fileOf),
    older: sum(older, sizeOf),
    removed: sum(removed, sizeOf) + sum(removedSources, fileOf),
    models: total(trained),
  };
  const used = total(onDisk) + total(originals) + usedParts.models;
  const named =
    usedParts.current + usedParts.originals + usedParts.older + usedParts.removed + usedParts.models;
  return {
    quota: parts.quotas,
    used: { bytes: used + answers, sources: visible.length, chats },
    // What no table names yet waits to be applied, or is being read just now.
    parts: { ...usedParts, answers, waiting: Math.max(0, used - named) },
    older: { ...held(older, sizeOf, olderReceipts), bytes: usedParts.older, sources: 0 },
    removed: {
      ...held(removed, sizeOf, removedReceipts),
      bytes: usedParts.removed,
      sources: removedSources.filter(({ isPurged }) => !isPurged).length,
    },
    sources: visible
      .map((source) => {
        const isOfIt = ({ dataSourceId }: KnownVersion) => dataSourceId === source.id;
        const own = older.filter(isOfIt);
        return {
          id: source.id,
          name: source.name,
          isSample: source.isSample,
          current: sum(current.filter(isOfIt), sizeOf),
          original: fileOf(source),
          older: sum(own, sizeOf),
          olderVersions: own.length,
        };
      })
      .toSorted((a, b) => b.current + b.original + b.older - (a.current + a.original + a.older)),
    removedKeepDays: parts.removedKeepDays,
  };
}

function held(
  versions: readonly KnownVersion[],
  sizeOf: (version: KnownVersion) => number,
  receipts: number,
): Pick<HeldStorage, 'versions' | 'named'> {
  const named = versions.filter(({ isNamed }) => isNamed);
  return {
    versions: versions.length,
    named: { bytes: sum(named, sizeOf), versions: named.length, receipts },
  };
}

function sum<Item>(items: readonly Item[], sizeOf: (item: Item) => number): number {
  return items.reduce((all, item) => all + sizeOf(item), 0);
}

export function total(sizes: Sizes): number {
  return [...sizes.values()].reduce((all, size) => all + size, 0);
}
