import { sql } from 'kysely';
import type { LoadedPart } from '#engine/index.ts';
import { newId } from '#kernel/ids.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { SyncStatus } from '../../contract.ts';

/** One table of a reading, and what a broken try has left of it. */
export interface SyncTable {
  name: string;
  status: SyncStatus;
  rows: number;
  error: string | null;
  parts?: LoadedPart[];
  /** The columns that the parts have; of others they are of no use. */
  shape?: string;
  position?: unknown;
}

export interface SyncRow {
  id: string;
  workspaceId: string;
  dataSourceId: string;
  accountId: string | null;
  status: SyncStatus;
  tables: SyncTable[];
  error: string | null;
  attempts: number;
  isCancelled: boolean;
  runAt: string;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

export interface SyncStore {
  /** Queues a reading, or tells the one that is queued or running already. */
  start(sync: {
    workspaceId: string;
    dataSourceId: string;
    accountId: string | null;
    tables: readonly string[];
    now: Date;
  }): Promise<string>;
  list(workspaceId: string, dataSourceId: string, limit: number): Promise<SyncRow[]>;
  find(workspaceId: string, id: string): Promise<SyncRow | null>;
  /** Takes the reading that is due longest, of a workspace that has not its share running. */
  claim(now: Date, leaseMs: number, busyWorkspaces: readonly string[]): Promise<SyncRow | null>;
  /** Holds the lease. False when the reading is to end: it was cancelled, or is another process's by now. */
  keep(id: string, now: Date, leaseMs: number): Promise<boolean>;
  save(id: string, tables: readonly SyncTable[]): Promise<void>;
  end(
    id: string,
    outcome: { status: 'succeeded' | 'failed' | 'cancelled'; error: string | null; now: Date },
  ): Promise<void>;
  retry(id: string, outcome: { error: string; at: Date }): Promise<void>;
  /** Queues a reading that lost its turn, which is no attempt that failed. */
  pause(id: string, outcome: { error: string; at: Date }): Promise<void>;
  /** Whether a reading of another workspace than these is due. */
  isDue(now: Date, busyWorkspaces: readonly string[]): Promise<boolean>;
  /** Asks a reading to end; one that has not begun has ended with that. */
  cancel(workspaceId: string, id: string, now: Date): Promise<void>;
  /** Readings of a process that has ended: due at once. For the start, when no other server shares the database. */
  release(now: Date): Promise<void>;
  /** Those that are queued or running: what they have written is still needed. */
  activeIds(workspaceId?: string): Promise<string[]>;
}

const columns = [
  'id',
  'workspace_id as workspaceId',
  'data_source_id as dataSourceId',
  'account_id as accountId',
  'status',
  'tables',
  'error',
  'attempts',
  'is_cancelled',
  'run_at as runAt',
  'created_at as createdAt',
  'started_at as startedAt',
  'ended_at as endedAt',
] as const;

export function createSyncStore(db: Db): SyncStore {
  const rows = () => db.selectFrom('syncs').select(columns);
  const activeOf = async (dataSourceId: string) =>
    db.selectFrom('syncs').select('id').where('active_source', '=', dataSourceId).executeTakeFirst();
  const dueOf = (now: Date, busyWorkspaces: readonly string[]) =>
    db
      .selectFrom('syncs')
      .select('id')
      .where(dueAt(now))
      .$if(busyWorkspaces.length > 0, (query) => query.where('workspace_id', 'not in', [...busyWorkspaces]))
      .orderBy('run_at')
      .limit(1)
      .executeTakeFirst();
  return {
    async start({ workspaceId, dataSourceId, accountId, tables, now }) {
      const id = newId();
      const inserted = await db
        .insertInto('syncs')
        .values({
          id,
          workspace_id: workspaceId,
          data_source_id: dataSourceId,
          active_source: dataSourceId,
          account_id: accountId,
          status: 'queued',
          tables: JSON.stringify(
            tables.map((name): SyncTable => ({ name, status: 'queued', rows: 0, error: null })),
          ),
          error: null,
          run_at: now.toISOString(),
          lease_until: null,
          created_at: now.toISOString(),
          started_at: null,
          ended_at: null,
        })
        .onConflict((conflict) => conflict.column('active_source').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 1n) return id;
      // It may have ended between the two statements: then this is the first again.
      return (
        (await activeOf(dataSourceId))?.id ??
        this.start({ workspaceId, dataSourceId, accountId, tables, now })
      );
    },
    list: async (workspaceId, dataSourceId, limit) =>
      (
        await rows()
          .where('workspace_id', '=', workspaceId)
          .where('data_source_id', '=', dataSourceId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute()
      ).map(present),
    async find(workspaceId, id) {
      const row = await rows()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? present(row) : null;
    },
    async claim(now, leaseMs, busyWorkspaces) {
      const time = now.toISOString();
      const isDue = dueAt(now);
      const candidate = await dueOf(now, busyWorkspaces);
      if (!candidate) return null;
      // The condition is repeated: of two servers that saw the same reading, one updates a row and the other none.
      const row = await db
        .updateTable('syncs')
        .set((eb) => ({
          status: 'running',
          attempts: eb('attempts', '+', 1),
          lease_until: new Date(now.getTime() + leaseMs).toISOString(),
          started_at: eb.fn.coalesce('started_at', eb.val(time)),
        }))
        .where('id', '=', candidate.id)
        .where(isDue)
        .returning(columns)
        .executeTakeFirst();
      return row ? present(row) : null;
    },
    async keep(id, now, leaseMs) {
      const kept = await db
        .updateTable('syncs')
        .set({ lease_until: new Date(now.getTime() + leaseMs).toISOString() })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('is_cancelled', '=', 0)
        .executeTakeFirst();
      return kept.numUpdatedRows === 1n;
    },
    async save(id, tables) {
      await db
        .updateTable('syncs')
        .set({ tables: JSON.stringify(tables) })
        .where('id', '=', id)
        .execute();
    },
    async end(id, { status, error, now }) {
      await db
        .updateTable('syncs')
        .set({ status, error, ended_at: now.toISOString(), lease_until: null, active_source: null })
        .where('id', '=', id)
        .execute();
    },
    async retry(id, { error, at }) {
      await db
        .updateTable('syncs')
        .set({ status: 'queued', error, run_at: at.toISOString(), lease_until: null })
        .where('id', '=', id)
        .execute();
    },
    async pause(id, { error, at }) {
      await db
        .updateTable('syncs')
        .set((eb) => ({
          status: 'queued',
          error,
          run_at: at.toISOString(),
          lease_until: null,
          attempts: eb('attempts', '-', 1),
        }))
        .where('id', '=', id)
        .execute();
    },
    isDue: async (now, busyWorkspaces) => (await dueOf(now, busyWorkspaces)) !== undefined,
    async cancel(workspaceId, id, now) {
      await db
        .updateTable('syncs')
        .set({ is_cancelled: 1 })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'running'])
        .execute();
      await db
        .updateTable('syncs')
        .set({ status: 'cancelled', ended_at: now.toISOString(), active_source: null })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .execute();
    },
    async release(now) {
      await db
        .updateTable('syncs')
        .set({ status: 'queued', lease_until: null, run_at: now.toISOString() })
        .where('status', '=', 'running')
        .execute();
    },
    async activeIds(workspaceId) {
      const active = db.selectFrom('syncs').select('id').where('active_source', 'is not', null);
      const asked = workspaceId === undefined ? active : active.where('workspace_id', '=', workspaceId);
      return (await asked.execute()).map(({ id }) => id);
    },
  };
}

function dueAt(now: Date) {
  const time = now.toISOString();
  return sql<boolean>`((status = 'queued' and run_at <= ${time}) or (status = 'running' and lease_until < ${time}))`;
}

function present(row: {
  status: string;
  tables: string;
  is_cancelled: number;
  [other: string]: unknown;
}): SyncRow {
  const { is_cancelled, tables, ...rest } = row;
  return {
    ...rest,
    tables: readJson<SyncTable[]>(tables),
    isCancelled: is_cancelled === 1,
  } as unknown as SyncRow;
}
