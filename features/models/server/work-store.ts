import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { TrainingStage } from '../manifest.ts';
import { modelsServerStrings as strings } from './strings.ts';

export type WorkKind = 'train' | 'predict';
export type WorkStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface WorkProgress {
  stage: TrainingStage;
  share: number;
  secondsLeft: number | null;
}

/** A training of a model, or a table that it predicts. */
export interface WorkRow {
  id: string;
  workspaceId: string;
  modelId: string;
  kind: WorkKind;
  accountId: string | null;
  status: WorkStatus;
  payload: unknown;
  progress: WorkProgress | null;
  result: unknown;
  error: string | null;
  isCancelled: boolean;
  createdAt: string;
  startedAt: string | null;
}

export interface WorkStore {
  /** Queues work, or tells the one of this kind that is queued or runs for the model already. */
  start(work: {
    workspaceId: string;
    modelId: string;
    kind: WorkKind;
    accountId: string | null;
    payload: unknown;
    now: Date;
  }): Promise<{ id: string; isNew: boolean }>;
  find(workspaceId: string, id: string): Promise<WorkRow | null>;
  /** Newest first. */
  list(workspaceId: string, modelId: string, kind: WorkKind, limit: number): Promise<WorkRow[]>;
  /** Of a workspace, those that are queued or run. */
  listActive(workspaceId: string, kind: WorkKind): Promise<WorkRow[]>;
  /** How many are queued before one: as many of its own workspace, and one of each other that waits. */
  countAhead(work: WorkRow): Promise<number>;
  /** Takes the work of the workspace that was served longest ago; those in `busyWorkspaces` have their share running. */
  claim(now: Date, leaseMs: number, busyWorkspaces: readonly string[]): Promise<WorkRow | null>;
  /** Holds the lease. False when the work is to end: it was cancelled, or has ended. */
  keep(id: string, now: Date, leaseMs: number): Promise<boolean>;
  note(id: string, progress: WorkProgress): Promise<void>;
  end(
    id: string,
    outcome: { status: 'done' | 'failed' | 'cancelled'; error: string | null; result?: unknown; now: Date },
  ): Promise<void>;
  /** Puts work of a server that shuts down back into the queue. */
  putBack(id: string): Promise<void>;
  /** Asks work to end; what has not begun has ended with that. Whether there was any. */
  cancel(workspaceId: string, id: string, now: Date): Promise<boolean>;
  /** Ends work whose process has died without a word, and tells which: nobody knows how far it was. */
  failInterrupted(now: Date, whose: 'all' | 'overdue'): Promise<WorkRow[]>;
}

const columns = [
  'id',
  'workspace_id as workspaceId',
  'model_id as modelId',
  'kind',
  'account_id as accountId',
  'status',
  'payload',
  'progress',
  'result',
  'error',
  'is_cancelled',
  'created_at as createdAt',
  'started_at as startedAt',
] as const;

export function createWorkStore(db: Db): WorkStore {
  const rows = () => db.selectFrom('model_works').select(columns);
  const store: WorkStore = {
    async start({ workspaceId, modelId, kind, accountId, payload, now }) {
      const id = newId();
      const activeKey = `${kind}:${modelId}`;
      const inserted = await db
        .insertInto('model_works')
        .values({
          id,
          workspace_id: workspaceId,
          model_id: modelId,
          kind,
          active_key: activeKey,
          account_id: accountId,
          status: 'queued',
          payload: JSON.stringify(payload),
          progress: null,
          result: null,
          error: null,
          lease_until: null,
          created_at: now.toISOString(),
          started_at: null,
          ended_at: null,
        })
        .onConflict((conflict) => conflict.column('active_key').doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 1n) return { id, isNew: true };
      const active = await rows().where('active_key', '=', activeKey).executeTakeFirst();
      // It may have ended between the two statements: then this is the first again.
      return active
        ? { id: active.id, isNew: false }
        : store.start({ workspaceId, modelId, kind, accountId, payload, now });
    },
    async find(workspaceId, id) {
      const row = await rows()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? present(row) : null;
    },
    list: async (workspaceId, modelId, kind, limit) =>
      (
        await rows()
          .where('workspace_id', '=', workspaceId)
          .where('model_id', '=', modelId)
          .where('kind', '=', kind)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute()
      ).map(present),
    listActive: async (workspaceId, kind) =>
      (
        await rows()
          .where('workspace_id', '=', workspaceId)
          .where('kind', '=', kind)
          .where('active_key', 'is not', null)
          .execute()
      ).map(present),
    async countAhead({ workspaceId, createdAt, status }) {
      if (status !== 'queued') return 0;
      const waiting = await db
        .selectFrom('model_works')
        .select(['workspace_id', 'created_at'])
        .where('status', '=', 'queued')
        .execute();
      const own = waiting.filter(
        (one) => one.workspace_id === workspaceId && one.created_at < createdAt,
      ).length;
      const others = new Set(waiting.map((one) => one.workspace_id).filter((id) => id !== workspaceId));
      const running = await rows().where('status', '=', 'running').execute();
      return running.length + own + others.size;
    },
    async claim(now, leaseMs, busyWorkspaces) {
      let query = db
        .selectFrom('model_works')
        .select('id')
        .where('status', '=', 'queued')
        .orderBy((eb) =>
          eb.fn.coalesce(
            eb
              .selectFrom('model_works as earlier')
              .select((own) => own.fn.max('earlier.started_at').as('last'))
              .whereRef('earlier.workspace_id', '=', 'model_works.workspace_id'),
            sql<string>`''`,
          ),
        )
        .orderBy('created_at')
        .limit(1);
      if (busyWorkspaces.length > 0) query = query.where('workspace_id', 'not in', [...busyWorkspaces]);
      const candidate = await query.executeTakeFirst();
      if (!candidate) return null;
      // The condition is repeated: of two servers that saw the same work, one updates a row and the other none.
      const row = await db
        .updateTable('model_works')
        .set({
          status: 'running',
          lease_until: new Date(now.getTime() + leaseMs).toISOString(),
          started_at: now.toISOString(),
        })
        .where('id', '=', candidate.id)
        .where('status', '=', 'queued')
        .returning(columns)
        .executeTakeFirst();
      return row ? present(row) : null;
    },
    async keep(id, now, leaseMs) {
      const kept = await db
        .updateTable('model_works')
        .set({ lease_until: new Date(now.getTime() + leaseMs).toISOString() })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .where('is_cancelled', '=', 0)
        .executeTakeFirst();
      return kept.numUpdatedRows === 1n;
    },
    async note(id, progress) {
      await db
        .updateTable('model_works')
        .set({ progress: JSON.stringify(progress) })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .execute();
    },
    async end(id, { status, error, result, now }) {
      await db
        .updateTable('model_works')
        .set({
          status,
          error,
          result: result === undefined ? null : JSON.stringify(result),
          ended_at: now.toISOString(),
          lease_until: null,
          active_key: null,
          progress: null,
          // Rows of the caller are data: they go with the work.
          payload: sql<string>`case when kind = 'train' then '{}' else payload end`,
        })
        .where('id', '=', id)
        .execute();
    },
    async putBack(id) {
      await db
        .updateTable('model_works')
        .set({ status: 'queued', lease_until: null, progress: null })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .execute();
    },
    async cancel(workspaceId, id, now) {
      const asked = await db
        .updateTable('model_works')
        .set({ is_cancelled: 1 })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst();
      await db
        .updateTable('model_works')
        .set({ status: 'cancelled', ended_at: now.toISOString(), active_key: null })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .execute();
      return asked.numUpdatedRows > 0n;
    },
    async failInterrupted(now, whose) {
      let query = db
        .updateTable('model_works')
        .set({
          status: 'failed',
          error: strings.interrupted,
          ended_at: now.toISOString(),
          lease_until: null,
          active_key: null,
          progress: null,
        })
        .where('status', '=', 'running');
      if (whose === 'overdue') query = query.where('lease_until', '<', now.toISOString());
      return (await query.returning(columns).execute()).map(present);
    },
  };
  return store;
}

function present(row: {
  status: string;
  kind: string;
  payload: string;
  progress: string | null;
  result: string | null;
  is_cancelled: number;
  [other: string]: unknown;
}): WorkRow {
  const { is_cancelled, payload, progress, result, ...rest } = row;
  return {
    ...rest,
    payload: readJson(payload),
    progress: progress === null ? null : readJson<WorkProgress>(progress),
    result: result === null ? null : readJson(result),
    isCancelled: is_cancelled === 1,
  } as unknown as WorkRow;
}
