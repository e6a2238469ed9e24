import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { CallOutcome } from '../contract.ts';
import { callsKept } from '../limits.ts';

/** A call that was made for a client. */
export interface MadeCall {
  workspaceId: string;
  provider: string;
  /** Method and path. */
  call: string;
  outcome: CallOutcome;
  at: Date;
}

export interface CallStore {
  add(call: MadeCall): Promise<void>;
  /** Newest first. */
  list(workspaceId: string): Promise<Omit<MadeCall, 'workspaceId'>[]>;
}

/** Keeps the last calls of each workspace. */
export function createCallStore(db: Db): CallStore {
  const newest = (workspaceId: string) =>
    db
      .selectFrom('oauth_calls')
      .where('workspace_id', '=', workspaceId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
  return {
    async add({ workspaceId, provider, call, outcome, at }) {
      await db
        .insertInto('oauth_calls')
        .values({
          ...{ id: newId(), workspace_id: workspaceId, provider, call, outcome },
          created_at: at.toISOString(),
        })
        .execute();
      const last = await newest(workspaceId)
        .select('created_at')
        .offset(callsKept)
        .limit(1)
        .executeTakeFirst();
      if (!last) return;
      await db
        .deleteFrom('oauth_calls')
        .where('workspace_id', '=', workspaceId)
        .where('created_at', '<=', last.created_at)
        .execute();
    },
    async list(workspaceId) {
      const rows = await newest(workspaceId)
        .select(['provider', 'call', 'outcome', 'created_at'])
        .limit(callsKept)
        .execute();
      return rows.map((row) => ({
        ...{ provider: row.provider, call: row.call },
        outcome: row.outcome as CallOutcome,
        at: new Date(row.created_at),
      }));
    },
  };
}
