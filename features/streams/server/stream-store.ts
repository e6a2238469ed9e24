import type { StreamSettings } from '#kernel/stream-reader.ts';
import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';

export interface StoredStream {
  id: string;
  workspaceId: string;
  name: string;
  dataSourceId: string;
  dataSourceName: string;
  dataSourceType: string;
  settings: StreamSettings;
  /** Whether a person wants it to run. */
  isRunning: boolean;
  error: string | null;
  /** Readings that failed one after the other. */
  failures: number;
  /** The reader's own; null before the first batch and after a stop. */
  position: unknown;
  lastDataReceivedAt: string | null;
  createdAt: string;
}

export interface NewStream {
  id: string;
  workspaceId: string;
  dataSourceId: string;
  name: string;
  settings: StreamSettings;
  now: Date;
}

export interface StreamStore {
  /** Newest first; those of removed sources are left out here and everywhere. */
  list(workspaceId: string): Promise<StoredStream[]>;
  find(workspaceId: string, id: string): Promise<StoredStream | null>;
  /** Every name that is taken in the workspace. */
  listNames(workspaceId: string): Promise<string[]>;
  /** Writes a stream that is due at once. False when the name is taken. */
  insert(stream: NewStream): Promise<boolean>;
  /** Makes it due at once, unless it already runs without an error. */
  start(workspaceId: string, id: string, now: Date): Promise<void>;
  /** Ends it, with the reading under way; keeps its position or forgets it. */
  end(workspaceId: string, id: string, options: { keepsPosition: boolean; now: Date }): Promise<void>;
  remove(workspaceId: string, id: string): Promise<boolean>;
}

/** Columns of a stream with its source. Removed sources have no streams, until they are restored. */
export function selectStreams(db: Db) {
  return db
    .selectFrom('streams')
    .innerJoin('data_sources', 'data_sources.id', 'streams.data_source_id')
    .selectAll('streams')
    .select(['data_sources.name as source_name', 'data_sources.type as source_type'])
    .where('data_sources.deleted_at', 'is', null);
}

type StreamRow = Awaited<ReturnType<ReturnType<typeof selectStreams>['execute']>>[number];

export function streamOf(row: StreamRow): StoredStream {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    dataSourceId: row.data_source_id,
    dataSourceName: row.source_name,
    dataSourceType: row.source_type,
    settings: readJson(row.settings),
    isRunning: row.is_running === 1,
    error: row.error,
    failures: row.failures,
    position: readOptionalJson(row.position),
    lastDataReceivedAt: row.last_data_received_at,
    createdAt: row.created_at,
  };
}

export function createStreamStore(db: Db): StreamStore {
  const ofWorkspace = (workspaceId: string) =>
    selectStreams(db).where('streams.workspace_id', '=', workspaceId);
  const change = (workspaceId: string, id: string) =>
    db.updateTable('streams').where('workspace_id', '=', workspaceId).where('id', '=', id);
  return {
    async list(workspaceId) {
      const rows = await ofWorkspace(workspaceId)
        .orderBy('streams.created_at', 'desc')
        .orderBy('streams.id')
        .execute();
      return rows.map(streamOf);
    },
    async find(workspaceId, id) {
      const row = await ofWorkspace(workspaceId).where('streams.id', '=', id).executeTakeFirst();
      return row ? streamOf(row) : null;
    },
    async listNames(workspaceId) {
      const rows = await db
        .selectFrom('streams')
        .select('name')
        .where('workspace_id', '=', workspaceId)
        .execute();
      return rows.map((row) => row.name);
    },
    insert: (stream) => insertStream(db, stream),
    async start(workspaceId, id, now) {
      const time = now.toISOString();
      await change(workspaceId, id)
        .where((eb) => eb.or([eb('is_running', '=', 0), eb('error', 'is not', null)]))
        .set({ ...notReading, is_running: 1, error: null, failures: 0, due_at: time, updated_at: time })
        .execute();
    },
    async end(workspaceId, id, { keepsPosition, now }) {
      await change(workspaceId, id)
        .set({ ...notReading, is_running: 0, error: null, due_at: null, updated_at: now.toISOString() })
        .$if(!keepsPosition, (query) => query.set({ position: null }))
        .execute();
    },
    async remove(workspaceId, id) {
      const result = await db
        .deleteFrom('streams')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}

const notReading = { lease_id: null, lease_until: null };

async function insertStream(db: Db, stream: NewStream): Promise<boolean> {
  const time = stream.now.toISOString();
  const result = await db
    .insertInto('streams')
    .values({
      id: stream.id,
      workspace_id: stream.workspaceId,
      data_source_id: stream.dataSourceId,
      name: stream.name,
      settings: JSON.stringify(stream.settings),
      is_running: 1,
      error: null,
      failures: 0,
      position: null,
      last_data_received_at: null,
      due_at: time,
      ...notReading,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
