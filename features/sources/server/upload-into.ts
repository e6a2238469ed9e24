import type { Engine, ImportedSource, ImportedTable, OnWaiting } from '#engine/index.ts';
import type { KnownTable } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { SourceChange, UploadMode } from '../contract.ts';
import { applyChange } from './apply-change.ts';
import type { ChangeStore, WaitingChange } from './change-store.ts';
import type { HistoryStore } from './history-store.ts';
import { matchTables, type TablePair } from './match-tables.ts';
import { type NextTable, nextTable } from './next-table.ts';
import { type ReceiveRequest, receiveFile } from './receive-file.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { TableStore } from './table-store.ts';
import type { UploadParts } from './upload.ts';

export interface UploadIntoParts
  extends Pick<UploadParts, 'clock' | 'log' | 'originals' | 'uploadDirectory' | 'storage'> {
  engine: UploadParts['engine'] &
    Pick<
      Engine,
      | 'combineVersions'
      | 'compareSchemas'
      | 'compareVersions'
      | 'findLines'
      | 'inferRelations'
      | 'measureRelation'
      | 'readProfile'
      | 'duplicateVersion'
      | 'readKnownTable'
    >;
  tables: TableStore;
  history: HistoryStore;
  changes: ChangeStore;
}

export interface UploadIntoRequest extends ReceiveRequest {
  accountId: string;
  dataSourceId: string;
  mode: UploadMode;
  /** The table that a file of one table is for. */
  table: string | undefined;
  key: readonly string[] | undefined;
  /** Otherwise the change waits until it is applied or discarded. */
  isApplied: boolean;
  onWaiting?: OnWaiting | undefined;
}

/**
 * Reads a file into tables that are there. The new versions are whole and on disk before the first of them is made
 * current; until then, and when anything fails, the tables are as they were.
 */
export function uploadInto(parts: UploadIntoParts, request: UploadIntoRequest): Promise<SourceChange> {
  const { engine } = parts;
  const { file, workspaceId, onWaiting } = request;
  return receiveFile(parts, request, { sources: 0 }, async ({ path, sizeBytes, signal, requireKept }) => {
    const made = new Set<string>();
    try {
      const fileName = file.fileName;
      const known = await readKnown(parts, request);
      const imported = await engine.importFile({ workspaceId, path, fileName, signal, onWaiting, known });
      for (const table of imported.tables) made.add(table.versionId);
      const read = { path, sizeBytes, imported, made };
      const change = await prepareChange(parts, { ...request, signal }, read);
      await requireKept();
      const shown = request.isApplied ? await applyChange(parts, change, { isWaiting: false }) : change.shown;
      if (!request.isApplied) await parts.changes.insert(change, parts.clock.now());
      for (const { versionId } of change.tables) made.delete(versionId);
      return shown;
    } finally {
      // What was made on the way and is of no table, or of no table any more because something failed.
      await Promise.all([...made].map((versionId) => engine.deleteVersion(workspaceId, versionId)));
    }
  });
}

/** The tables that rows are put into: they are read by what these hold. None where they take the place of all others. */
async function readKnown(
  { engine, tables }: UploadIntoParts,
  { workspaceId, dataSourceId, mode, table }: UploadIntoRequest,
): Promise<KnownTable[]> {
  if (mode === 'replace') return [];
  const own = await tables.list(workspaceId, [dataSourceId]);
  const known: KnownTable[] = [];
  for (const { name, versionId } of own)
    if (table === undefined || table === name)
      known.push(await engine.readKnownTable(workspaceId, { name, versionId }));
  return known;
}

interface ReadFile {
  path: string;
  sizeBytes: number;
  imported: ImportedSource;
  /** Versions to delete unless they become somebody's. */
  made: Set<string>;
}

async function prepareChange(
  parts: UploadIntoParts,
  request: UploadIntoRequest,
  { path, sizeBytes, imported, made }: ReadFile,
): Promise<WaitingChange> {
  const { workspaceId, dataSourceId, mode, file, signal } = request;
  const own = await parts.tables.list(workspaceId, [dataSourceId]);
  const { pairs, warnings } = matchTables(own, imported.tables, request.table);
  const next: NextTable[] = [];
  for (const pair of pairs) {
    const table = await nextTable(parts.engine, { workspaceId, mode, key: request.key, signal, ...pair });
    made.add(table.version.versionId);
    next.push(table);
  }
  const refused = await tellRefused(
    parts,
    workspaceId,
    { path, fileName: file.fileName },
    imported.tables,
    pairs,
    next,
    signal,
  );
  const report = {
    decisions: [...imported.report.decisions, ...next.flatMap(({ notes }) => notes)],
    rejected: [...imported.report.rejected, ...refused.rejected],
    rejectedCount: imported.report.rejectedCount + refused.rejectedCount,
    warnings: [...imported.report.warnings, ...warnings, ...next.flatMap((table) => table.warnings)],
  };
  const id = newId();
  return {
    id,
    workspaceId,
    dataSourceId,
    accountId: request.accountId,
    sizeBytes,
    tables: next.map(({ version, shown }) => ({
      ...version,
      details: {
        fileName: file.fileName,
        added: shown.added,
        changed: shown.changed,
        removed: shown.removed,
        schemaChanges: shown.schemaChanges,
      },
    })),
    shown: {
      id,
      isApplied: false,
      mode,
      file: { filename: file.fileName },
      tables: next.map(({ shown }) => shown),
      report,
    },
  };
}

/** The rows that did not fit, by the lines of the file. */
async function tellRefused(
  { engine }: UploadIntoParts,
  workspaceId: string,
  file: { path: string; fileName: string },
  imported: readonly ImportedTable[],
  pairs: readonly TablePair[],
  next: readonly NextTable[],
  signal: AbortSignal,
): Promise<Pick<SourceChange['report'], 'rejected' | 'rejectedCount'>> {
  const wanted = next.flatMap(({ rejected }, index) => {
    const pair = pairs[index];
    if (!pair || rejected.length === 0) return [];
    return [{ table: imported.indexOf(pair.added), rows: rejected.map(({ row }) => row) }];
  });
  const lines = wanted.length === 0 ? [] : await engine.findLines(workspaceId, file, wanted, signal);
  return {
    rejectedCount: next.reduce((sum, table) => sum + table.rejectedCount, 0),
    rejected: next.flatMap(({ rejected }, index) => {
      const pair = pairs[index];
      const own = lines.find(({ table }) => pair && imported[table] === pair.added);
      return rejected.map(({ row, reason }, place) => {
        const line = own?.lines[place] ?? null;
        const table = pair?.table.name ?? '';
        // A file without lines has its rows counted.
        return line === null
          ? { table, line: row + 1, reason: `${reason} ${strings.countedRow}` }
          : { table, line, reason };
      });
    }),
  };
}

/** Discards a change that waits, with what was made for it. Throws `notFound` when there is none. */
export async function discardChange(
  { changes, engine }: Pick<UploadIntoParts, 'changes' | 'engine'>,
  change: WaitingChange | null,
): Promise<void> {
  if (!change || !(await changes.remove(change.workspaceId, change.id)))
    throw new AppError('notFound', strings.changeGone);
  for (const { versionId } of change.tables) await engine.deleteVersion(change.workspaceId, versionId);
}
