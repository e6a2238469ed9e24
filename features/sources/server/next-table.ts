import type { Engine, ImportedTable } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { TableChange, UploadMode } from '../contract.ts';
import type { NextVersion } from './history-store.ts';
import type { TablePair } from './match-tables.ts';

type NextEngine = Pick<Engine, 'combineVersions' | 'compareSchemas' | 'compareVersions'>;

/** A table as it will be, and how it comes from what it is. */
export interface NextTable {
  version: Omit<NextVersion, 'details'>;
  shown: TableChange;
  /** Sentences on its columns. */
  notes: string[];
  warnings: string[];
  rejected: { row: number; reason: string }[];
  rejectedCount: number;
}

interface NextRequest extends TablePair {
  workspaceId: string;
  mode: UploadMode;
  key: readonly string[] | undefined;
  signal: AbortSignal;
}

type Counts = Pick<TableChange, 'added' | 'changed' | 'removed' | 'key' | 'schemaChanges'>;

/** Makes the next version of a table from what was read. Replacing takes it as it is; the other ways put it in. */
export async function nextTable(engine: NextEngine, request: NextRequest): Promise<NextTable> {
  const { workspaceId, mode, table, added, key, signal } = request;
  if (mode === 'replace') {
    const counts = await compare(engine, request, added.versionId);
    return { ...describe(request, added, counts), notes: [], warnings: [], rejected: [], rejectedCount: 0 };
  }
  const made = await engine.combineVersions({
    workspaceId,
    tableVersionId: table.versionId,
    addedVersionId: added.versionId,
    mode,
    signal,
    ...(key && { key }),
  });
  const counts: Counts = {
    added: made.added,
    changed: made.changed,
    removed: 0,
    key: mode === 'upsert' ? [...(key ?? [])] : [],
    schemaChanges: await engine.compareSchemas(workspaceId, table.versionId, made.versionId),
  };
  const { notes, findings, rejected, rejectedCount } = made;
  return {
    ...describe(request, made, counts),
    notes: notes.map((note) => `${table.name}: ${note}`),
    warnings: findings.map(({ sentence }) => `${table.name}: ${sentence}`),
    rejected,
    rejectedCount,
  };
}

function describe(
  { table }: NextRequest,
  made: Pick<ImportedTable, 'versionId' | 'profile' | 'sizeBytes' | 'contentHash'>,
  counts: Counts,
): Pick<NextTable, 'version' | 'shown'> {
  const { versionId, sizeBytes, contentHash, profile } = made;
  return {
    version: {
      tableId: table.tableId,
      currentVersionId: table.versionId,
      versionId,
      rowCount: profile.rowCount,
      sizeBytes,
      contentHash,
    },
    shown: {
      table: table.name,
      fromVersion: table.version,
      toVersion: null,
      rowsBefore: table.rowCount,
      rowsAfter: profile.rowCount,
      ...counts,
    },
  };
}

/** What replacing changes. Two versions too large to be compared are replaced all the same, and the counts left open. */
async function compare(engine: NextEngine, request: NextRequest, versionId: string): Promise<Counts> {
  const { workspaceId, table, key, signal } = request;
  try {
    const found = await engine.compareVersions(workspaceId, {
      from: table.versionId,
      to: versionId,
      samples: 0,
      signal,
      ...(key && { key }),
    });
    const { added, changed, removed, schemaChanges } = found;
    return { added, changed, removed, key: found.key, schemaChanges };
  } catch (error) {
    const isTooMuch = error instanceof AppError && ['tooLarge', 'timeout'].includes(error.code);
    if (!isTooMuch) throw error;
    const schemaChanges = await engine.compareSchemas(workspaceId, table.versionId, versionId);
    return { added: null, changed: null, removed: null, key: [], schemaChanges };
  }
}
