import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { readJson } from '../db/json-column.ts';
import type { Db } from '../db/open-database.ts';

export interface Job {
  id: string;
  workspaceId: string;
  kind: string;
  payload: unknown;
  /** 1 at the first try. */
  attempts: number;
}

export interface NewJob {
  workspaceId: string;
  kind: string;
  payload: unknown;
  now: Date;
  /** 0 when absent. Below 0: nobody waits for it, so whatever somebody waits for goes first. */
  priority?: number;
}

/** Writes a job as part of the caller's transaction: what it accepts is done, once, also after a crash. */
export async function enqueueJob(db: Db, job: NewJob): Promise<string> {
  const id = newId();
  const now = job.now.toISOString();
  await db
    .insertInto('jobs')
    .values({
      id,
      workspace_id: job.workspaceId,
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      status: 'queued',
      attempts: 0,
      priority: job.priority ?? 0,
      run_at: now,
      lease_until: null,
      error: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

export interface JobStore {
  /** Takes the job of the highest priority that has waited longest, or whose runner's lease ran out. */
  claim(now: Date, leaseMs: number): Promise<Job | null>;
  extend(id: string, now: Date, leaseMs: number): Promise<void>;
  finish(id: string, now: Date): Promise<void>;
  /** Puts it back for `retryAt`, or marks it as failed for good when that is null. */
  fail(id: string, now: Date, error: string, retryAt: Date | null): Promise<void>;
  /** Whether a job of this kind is waiting or running in a workspace. */
  isPending(workspaceId: string, kind: string): Promise<boolean>;
  /** Jobs of a process that has ended: due at once. Called at start, when no other server shares the database. */
  release(now: Date): Promise<void>;
}

export function createJobStore(db: Db): JobStore {
  const due = (now: string) =>
    sql<boolean>`((status = 'queued' and run_at <= ${now}) or (status = 'running' and lease_until < ${now}))`;
  return {
    async claim(now, leaseMs) {
      const time = now.toISOString();
      const candidate = await db
        .selectFrom('jobs')
        .select('id')
        .where(due(time))
        .orderBy('priority', 'desc')
        .orderBy('run_at')
        .limit(1)
        .executeTakeFirst();
      if (!candidate) return null;
      // The condition is repeated: of two servers that saw the same job, one updates a row and the other none.
      const row = await db
        .updateTable('jobs')
        .set((eb) => ({
          status: 'running',
          attempts: eb('attempts', '+', 1),
          lease_until: new Date(now.getTime() + leaseMs).toISOString(),
          updated_at: time,
        }))
        .where('id', '=', candidate.id)
        .where(due(time))
        .returning(['id', 'workspace_id', 'kind', 'payload', 'attempts'])
        .executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        workspaceId: row.workspace_id,
        kind: row.kind,
        payload: readJson(row.payload),
        attempts: row.attempts,
      };
    },
    async extend(id, now, leaseMs) {
      const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
      await db.updateTable('jobs').set({ lease_until: leaseUntil }).where('id', '=', id).execute();
    },
    async finish(id, now) {
      await db
        .updateTable('jobs')
        .set({ status: 'done', lease_until: null, error: null, updated_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },
    async fail(id, now, error, retryAt) {
      await db
        .updateTable('jobs')
        .set({
          status: retryAt ? 'queued' : 'failed',
          lease_until: null,
          error,
          run_at: (retryAt ?? now).toISOString(),
          updated_at: now.toISOString(),
        })
        .where('id', '=', id)
        .execute();
    },
    async isPending(workspaceId, kind) {
      const row = await db
        .selectFrom('jobs')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('kind', '=', kind)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst();
      return row !== undefined;
    },
    async release(now) {
      await db
        .updateTable('jobs')
        .set({ status: 'queued', lease_until: null, run_at: now.toISOString() })
        .where('status', '=', 'running')
        .execute();
    },
  };
}
