import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedSource, ImportedTable } from '#engine/index.ts';
import type { ChosenFix, ImportReport } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { FixStore, ReadVersion } from './fix-store.ts';
import type { NextVersion } from './history-store.ts';
import { nextTable } from './next-table.ts';
import { proposeRelations } from './propose-relations.ts';
import { relationsAfter } from './relations-after.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { RelationRow, TableRow } from './table-store.ts';
import type { UploadIntoParts } from './upload-into.ts';

export interface FixParts extends UploadIntoParts {
  fixes: FixStore;
}

interface FixRequest {
  workspaceId: string;
  accountId: string;
  dataSourceId: string;
  /** Ids of the fixes that are to be in force. */
  ids: readonly string[];
  signal: AbortSignal;
}

/**
 * Reads the kept file of a source again with the fixes that are to be in force, and makes a new version of each table
 * that becomes another by it. Fewer fixes than before is the undo: the same file without them.
 * Throws `conflict` where the tables come from elsewhere by now or the file was not kept, `invalid` for unknown ids.
 */
export async function fixSource(parts: FixParts, request: FixRequest): Promise<void> {
  const { workspaceId, dataSourceId } = request;
  const versions = await parts.fixes.listVersions(workspaceId, dataSourceId);
  const fileName = versions[0]?.fileName;
  if (!isOfFile(versions) || !fileName) throw new AppError('conflict', strings.fixLoadedAgain);
  const report = await parts.fixes.readReport(workspaceId, dataSourceId);
  const fixes = chooseFixes(report, request.ids);
  parts.engine.prepareImport(workspaceId);
  const path = join(parts.uploadDirectory, newId());
  const made = new Set<string>();
  using claim = await parts.storage.claim(workspaceId, { bytes: 0, sources: 0 });
  const signal = AbortSignal.any([request.signal, claim.signal]);
  try {
    await parts.originals.extract(workspaceId, dataSourceId, path, signal);
    const imported = await parts.engine
      .importFile({ workspaceId, path, fileName, fixes, signal })
      .catch(explainEmpty);
    for (const { versionId } of imported.tables) made.add(versionId);
    await claim.requireKept();
    const published = await publishFixed(parts, { ...request, signal }, versions, imported, fileName);
    for (const versionId of published) made.delete(versionId);
    await proposeRelations(parts, { workspaceId, dataSourceId });
  } catch (error) {
    throw claim.signal.aborted ? claim.signal.reason : error;
  } finally {
    await rm(path, { force: true });
    await Promise.all([...made].map((versionId) => parts.engine.deleteVersion(workspaceId, versionId)));
  }
}

/** Whether all tables of a source are what was read from its file, with or without fixes. */
export function isOfFile(versions: readonly ReadVersion[]): boolean {
  return versions.length > 0 && versions.every((version) => version.isOfFile);
}

/** The offers and the fixes in force that these ids name, in their order. */
function chooseFixes(report: ImportReport | null, ids: readonly string[]): ChosenFix[] {
  const known = new Map<string, ChosenFix>();
  for (const { id, sentence, table, column, fix } of [
    ...(report?.findings ?? []),
    ...(report?.fixes ?? []),
  ]) {
    if (fix) known.set(id, { id, sentence, table, fix, ...(column !== undefined && { column }) });
  }
  return [...new Set(ids)].map((id) => {
    const fix = known.get(id);
    if (!fix) throw new AppError('invalid', strings.fixUnknown(id));
    return fix;
  });
}

/** Makes what differs from the current tables current. The versions that now belong to a table. */
async function publishFixed(
  parts: FixParts,
  { workspaceId, accountId, dataSourceId, signal }: FixRequest,
  versions: readonly ReadVersion[],
  imported: ImportedSource,
  fileName: string,
): Promise<string[]> {
  const own = await parts.tables.list(workspaceId, [dataSourceId]);
  const next: NextVersion[] = [];
  const unchanged: { tableId: string; versionId: string }[] = [];
  for (const table of own) {
    const added = imported.tables.find(({ name }) => name === table.name);
    if (!added) throw new AppError('invalid', strings.fixLeavesNothing(table.name));
    const current = versions.find(({ tableId }) => tableId === table.tableId);
    if (current?.versionId !== table.versionId) throw new AppError('conflict', strings.fixMovedOn);
    if (current.contentHash === added.contentHash) unchanged.push(table);
    else next.push(await nextVersion(parts, { workspaceId, table, added, fileName, signal }));
  }
  const replaced = new Map(next.map(({ tableId, versionId }) => [tableId, versionId]));
  const found = await relationsAfter(parts, { workspaceId, dataSourceId, replaced });
  await parts.history
    .publish({
      workspaceId,
      dataSourceId,
      accountId,
      origin: 'fix',
      tables: next,
      unchanged,
      relations: withDeclared(found, imported, own),
      read: { sizeBytes: 0, report: JSON.stringify(imported.report) },
      changeId: null,
      now: parts.clock.now(),
    })
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'conflict')
        throw new AppError('conflict', strings.fixMovedOn, { cause: error });
      throw error;
    });
  return next.map(({ versionId }) => versionId);
}

async function nextVersion(
  parts: FixParts,
  request: {
    workspaceId: string;
    table: TableRow;
    added: ImportedTable;
    fileName: string;
    signal: AbortSignal;
  },
): Promise<NextVersion> {
  const { version, shown } = await nextTable(parts.engine, { ...request, mode: 'replace', key: undefined });
  const { added, changed, removed, schemaChanges } = shown;
  return { ...version, details: { fileName: request.fileName, added, changed, removed, schemaChanges } };
}

/** What the file itself declares is there again when the column that a fix had left out comes back. */
function withDeclared(
  found: readonly RelationRow[],
  { relations }: ImportedSource,
  own: readonly TableRow[],
): RelationRow[] {
  const idOf = new Map(own.map(({ name, tableId }) => [name, tableId]));
  const declared = relations.flatMap((relation): RelationRow[] => {
    const [fromTableId, toTableId] = [idOf.get(relation.fromTable), idOf.get(relation.toTable)];
    const { fromColumn, toColumn, inclusion, origin } = relation;
    if (origin !== 'declared' || !fromTableId || !toTableId) return [];
    const isKnown = found.some(
      (other) =>
        other.fromTableId === fromTableId && other.fromColumn === fromColumn && other.toTableId === toTableId,
    );
    return isKnown
      ? []
      : [{ fromTableId, fromColumn, toTableId, toColumn, inclusion, origin, decision: null }];
  });
  return [...found, ...declared];
}

/** The file has been read before: when it holds no row now, the fixes left none. */
function explainEmpty(error: unknown): never {
  if (error instanceof AppError && error.code === 'unreadable')
    throw new AppError('invalid', strings.fixLeavesNoRow, { cause: error });
  throw error;
}
