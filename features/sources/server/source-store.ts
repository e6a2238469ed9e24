import { AppError } from '#kernel/errors.ts';
import type { Db } from '#platform/db/open-database.ts';
import { type CatalogChanged, nobodyAsks } from './catalog-changed.ts';
import { sourcesServerStrings } from './strings.ts';

/** A source as stored; `configuration` is sealed text. */
export interface SourceRow {
  id: string;
  workspace_id: string;
  name: string;
  type: string;
  status: string;
  is_sample: number;
  configuration: string;
  error: string | null;
  record_count: number;
  /** The saved connection whose settings are its own. */
  connection_id: string | null;
  is_practice: number;
  created_at: string;
  updated_at: string;
}

export interface NewSource {
  id: string;
  workspaceId: string;
  /** The name wanted; a number is added when it is taken. */
  name: string;
  type: string;
  status: string;
  isSample: boolean;
  configuration: string;
  report: string | null;
  recordCount: number;
  sizeBytes: number;
  connectionId?: string;
  isPractice?: boolean;
  now: Date;
}

export interface SourceStore {
  list(workspaceId: string): Promise<SourceRow[]>;
  find(workspaceId: string, id: string): Promise<SourceRow | null>;
  findSample(workspaceId: string): Promise<SourceRow | null>;
  /** Of a saved connection, one that was removed but can be restored included. */
  findByConnection(
    workspaceId: string,
    connectionId: string,
  ): Promise<{ id: string; deleted_at: string | null; is_practice: number } | null>;
  insert(source: NewSource): Promise<void>;
  update(
    workspaceId: string,
    id: string,
    change: { name: string; type: string; configuration: string; now: Date },
  ): Promise<void>;
  /** What its reading came to. */
  setStatus(
    workspaceId: string,
    id: string,
    change: { status: 'syncing' | 'active' | 'error'; error: string | null },
  ): Promise<void>;
  /** Hides a source from every list and answer. Its data stays, so that it can be restored. False when there is none. */
  remove(workspaceId: string, id: string, now: Date): Promise<boolean>;
  restore(workspaceId: string, id: string): Promise<boolean>;
  /** Whether any workspace has a source that reads a practice system. */
  isPracticeUsed(): Promise<boolean>;
  /** What can still be restored, last removed first. */
  listRemoved(workspaceId: string): Promise<(SourceRow & { deleted_at: string })[]>;
}

const columns = [
  'id',
  'workspace_id',
  'name',
  'type',
  'status',
  'is_sample',
  'configuration',
  'error',
  'record_count',
  'connection_id',
  'is_practice',
  'created_at',
  'updated_at',
] as const;

export function createSourceStore(db: Db, onChange: CatalogChanged = nobodyAsks): SourceStore {
  const visible = (workspaceId: string) =>
    db
      .selectFrom('data_sources')
      .select(columns)
      .where('workspace_id', '=', workspaceId)
      .where('deleted_at', 'is', null);
  return {
    list: (workspaceId) => visible(workspaceId).orderBy('created_at', 'desc').orderBy('id').execute(),
    find: async (workspaceId, id) =>
      (await visible(workspaceId).where('id', '=', id).executeTakeFirst()) ?? null,
    findSample: async (workspaceId) =>
      (await visible(workspaceId).where('is_sample', '=', 1).executeTakeFirst()) ?? null,
    findByConnection: async (workspaceId, connectionId) =>
      (await db
        .selectFrom('data_sources')
        .select(['id', 'deleted_at', 'is_practice'])
        .where('workspace_id', '=', workspaceId)
        .where('connection_id', '=', connectionId)
        .where('purged_at', 'is', null)
        .executeTakeFirst()) ?? null,
    insert: (source) => insertSource(db, source),
    async update(workspaceId, id, change) {
      await db
        .updateTable('data_sources')
        .set({
          name: change.name,
          type: change.type,
          configuration: change.configuration,
          updated_at: change.now.toISOString(),
        })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute();
    },
    async setStatus(workspaceId, id, change) {
      await db
        .updateTable('data_sources')
        .set(change)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute();
    },
    remove: (workspaceId, id, now) =>
      db.transaction().execute(async (transaction) => {
        const result = await transaction
          .updateTable('data_sources')
          .set({ deleted_at: now.toISOString() })
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        const isRemoved = result.numUpdatedRows > 0n;
        if (isRemoved) await onChange(transaction, workspaceId);
        return isRemoved;
      }),
    restore: (workspaceId, id) =>
      db.transaction().execute(async (transaction) => {
        const isRestored = await restoreSource(transaction, workspaceId, id);
        if (isRestored) await onChange(transaction, workspaceId);
        return isRestored;
      }),
    isPracticeUsed: async () =>
      (await db
        .selectFrom('data_sources')
        .select('id')
        .where('is_practice', '=', 1)
        .where('deleted_at', 'is', null)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    async listRemoved(workspaceId) {
      const rows = await db
        .selectFrom('data_sources')
        .select([...columns, 'deleted_at'])
        .where('workspace_id', '=', workspaceId)
        .where('purged_at', 'is', null)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.flatMap(({ deleted_at, ...row }) => (deleted_at === null ? [] : [{ ...row, deleted_at }]));
    },
  };
}

async function restoreSource(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const result = await db
    .updateTable('data_sources')
    .set({ deleted_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    // A sample company that was replaced in the meantime stays away: there is one in a workspace.
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('is_sample', '=', 0),
        not(
          exists(
            selectFrom('data_sources as other')
              .select('other.id')
              .where('other.workspace_id', '=', workspaceId)
              .where('other.is_sample', '=', 1)
              .where('other.deleted_at', 'is', null)
              .where('other.id', '<>', id),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Throws `conflict` where the workspace has its sample company. Within a transaction no other can be made until its end. */
export async function requireNoSample(transaction: Db, workspaceId: string): Promise<void> {
  // Both databases hold back whoever else wants to write this row; the lock by reading is known to one of them alone.
  await transaction
    .updateTable('workspaces')
    .set({ id: workspaceId })
    .where('id', '=', workspaceId)
    .execute();
  const sample = await transaction
    .selectFrom('data_sources')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('is_sample', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (sample) throw new AppError('conflict', sourcesServerStrings.sampleExists);
}

/** Writes a source within the caller's transaction. */
export async function insertSource(db: Db, source: NewSource): Promise<void> {
  const time = source.now.toISOString();
  await db
    .insertInto('data_sources')
    .values({
      id: source.id,
      workspace_id: source.workspaceId,
      name: await freeName(db, source.workspaceId, source.name),
      type: source.type,
      status: source.status,
      is_sample: source.isSample ? 1 : 0,
      configuration: source.configuration,
      report: source.report,
      error: null,
      record_count: source.recordCount,
      size_bytes: source.sizeBytes,
      connection_id: source.connectionId ?? null,
      is_practice: source.isPractice ? 1 : 0,
      created_at: time,
      updated_at: time,
      deleted_at: null,
    })
    .execute();
}

/** `Orders`, or `Orders (2)` when there is already such a source. */
async function freeName(db: Db, workspaceId: string, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom('data_sources')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .execute();
  const taken = new Set(rows.map((row) => row.name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} (${number})`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
