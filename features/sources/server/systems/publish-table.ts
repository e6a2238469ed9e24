import type { ImportedTable } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { SystemNames } from '#kernel/system-names.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { CatalogChanged } from '../catalog-changed.ts';
import type { HistoryStore } from '../history-store.ts';
import { type NextTable, nextTable } from '../next-table.ts';
import { relationsAfter } from '../relations-after.ts';
import { insertTables, type TableRow, type TablesOwner } from '../table-store.ts';
import type { UploadIntoParts } from '../upload-into.ts';

export interface PublishParts extends Pick<UploadIntoParts, 'engine' | 'tables' | 'clock'> {
  db: Db;
  history: HistoryStore;
  onCatalogChange: CatalogChanged;
}

export interface ReadTable {
  workspaceId: string;
  dataSourceId: string;
  dataSourceName: string;
  accountId: string | null;
  /** As the system calls it. */
  systemName: string;
  /** As people see it. */
  name: string;
  /** A version on disk that nobody knows of yet. */
  read: ImportedTable;
  /** Rows that were read are put into those that are there, by these columns; empty: they take their place. */
  key: readonly string[];
  watermark: string | null;
  /** What the system calls it and its columns. */
  names: SystemNames;
  /** Throws where the workspace keeps more now than it may: asked before what was read becomes visible. */
  requireKept: () => Promise<void>;
  signal: AbortSignal;
}

/** How a synced table stands to its system. */
export interface SyncedTable {
  tableId: string;
  systemName: string;
  watermark: string | null;
}

export async function listSynced(db: Db, workspaceId: string, dataSourceId: string): Promise<SyncedTable[]> {
  return db
    .selectFrom('synced_tables')
    .innerJoin('catalog_tables', 'catalog_tables.id', 'synced_tables.table_id')
    .select(['synced_tables.table_id as tableId', 'system_name as systemName', 'watermark'])
    .where('synced_tables.workspace_id', '=', workspaceId)
    .where('synced_tables.data_source_id', '=', dataSourceId)
    .execute();
}

/**
 * Makes what was read of a table its current version: the first one, or the next. A version with the same bytes is none. What
 * was made on the way and is of no table is deleted. May be called again after a crash: it then finds the same rows there.
 */
export async function publishTable(parts: PublishParts, request: ReadTable): Promise<void> {
  const { db, tables, engine } = parts;
  const { workspaceId, dataSourceId, systemName, read } = request;
  const made = new Set([read.versionId]);
  try {
    const synced = (await listSynced(db, workspaceId, dataSourceId)).find(
      (one) => one.systemName === systemName,
    );
    const table =
      synced &&
      (await tables.list(workspaceId, [dataSourceId])).find((one) => one.tableId === synced.tableId);
    const kept = table ? await publishNext(parts, request, table, made) : await publishFirst(parts, request);
    made.delete(kept);
  } finally {
    await Promise.all([...made].map((versionId) => engine.deleteVersion(workspaceId, versionId)));
  }
}

async function publishFirst(parts: PublishParts, request: ReadTable): Promise<string> {
  const { db, clock, onCatalogChange } = parts;
  const { workspaceId, dataSourceId, accountId, read, name, dataSourceName } = request;
  const now = clock.now();
  const { versionId, sizeBytes, contentHash, profile } = read;
  await request.requireKept();
  await db.transaction().execute(async (transaction) => {
    const source: TablesOwner = {
      id: dataSourceId,
      workspaceId,
      name: dataSourceName,
      accountId,
      now,
      origin: 'sync',
      fileName: null,
    };
    const ids = await insertTables(transaction, source, [
      { name, versionId, sizeBytes, contentHash, rowCount: profile.rowCount },
    ]);
    const tableId = ids.get(name);
    if (tableId === undefined) throw new Error('The table was not inserted.');
    await noteSynced(transaction, request, tableId, now);
    await countRows(transaction, workspaceId, dataSourceId, sizeBytes, now);
    await onCatalogChange(transaction, workspaceId);
  });
  return versionId;
}

async function publishNext(
  parts: PublishParts,
  request: ReadTable,
  table: TableRow,
  made: Set<string>,
): Promise<string> {
  const { db, engine, history, clock } = parts;
  const { workspaceId, dataSourceId, accountId, read, key, signal } = request;
  const now = clock.now();
  const next = await nextTable(engine, {
    workspaceId,
    table,
    added: read,
    mode: key.length > 0 ? 'upsert' : 'replace',
    key: key.length > 0 ? key : undefined,
    signal,
  });
  made.add(next.version.versionId);
  if (!(await isNew(parts, workspaceId, table, next))) {
    await noteSynced(db, request, table.tableId, now);
    return table.versionId;
  }
  await request.requireKept();
  const replaced = new Map([[table.tableId, next.version.versionId]]);
  const { added, changed, removed, schemaChanges } = next.shown;
  await history.publish({
    workspaceId,
    dataSourceId,
    accountId,
    origin: 'sync',
    tables: [{ ...next.version, details: { fileName: null, added, changed, removed, schemaChanges } }],
    relations: await relationsAfter(parts, { workspaceId, dataSourceId, replaced }),
    read: null,
    changeId: null,
    now,
  });
  await noteSynced(db, request, table.tableId, now);
  return next.version.versionId;
}

/** Whether anything is other than it was. */
async function isNew(
  { history }: PublishParts,
  workspaceId: string,
  table: TableRow,
  { version, shown }: NextTable,
): Promise<boolean> {
  const current = (await history.list(workspaceId, table.tableId)).find(({ id }) => id === table.versionId);
  if (!current) throw new AppError('conflict', 'The table is not there any more.');
  if (current.contentHash === version.contentHash) return false;
  const isSame =
    shown.added === 0 && shown.changed === 0 && shown.removed === 0 && shown.schemaChanges.length === 0;
  return !isSame;
}

async function noteSynced(
  db: Db,
  { workspaceId, dataSourceId, systemName, watermark, names }: ReadTable,
  tableId: string,
  now: Date,
): Promise<void> {
  const values = { watermark, names: JSON.stringify(names), synced_at: now.toISOString() };
  await db
    .insertInto('synced_tables')
    .values({
      table_id: tableId,
      workspace_id: workspaceId,
      data_source_id: dataSourceId,
      system_name: systemName,
      ...values,
    })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(values))
    .execute();
}

async function countRows(
  db: Db,
  workspaceId: string,
  dataSourceId: string,
  sizeBytes: number,
  now: Date,
): Promise<void> {
  const { rows } = await db
    .selectFrom('catalog_tables')
    .innerJoin('table_versions', 'table_versions.id', 'catalog_tables.current_version_id')
    .select(({ fn }) => fn.sum('row_count').as('rows'))
    .where('catalog_tables.data_source_id', '=', dataSourceId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('data_sources')
    .set((eb) => ({
      record_count: Number(rows ?? 0),
      size_bytes: eb('size_bytes', '+', sizeBytes),
      updated_at: now.toISOString(),
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', dataSourceId)
    .execute();
}
