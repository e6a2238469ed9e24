import type { Db } from '#platform/db/open-database.ts';

/** What a workspace holds now, and what of it was there already at an earlier moment. */
export interface WorkspaceCounts {
  dataSources: number;
  mlModels: number;
  /** Of these, those that nobody has trained yet. */
  draftModels: number;
  voiceInteractions: number;
  /** Bytes that were read from files and systems. */
  bytesProcessed: number;
}

export interface StatsStore {
  /** Counts what was created before `before` and is still there. */
  count(workspaceId: string, before: Date): Promise<WorkspaceCounts>;
  /** When the workspace was made; null when it is unknown. */
  findStart(workspaceId: string): Promise<Date | null>;
}

export function createStatsStore(db: Db): StatsStore {
  return {
    async count(workspaceId, before) {
      const until = before.toISOString();
      const sources = await db
        .selectFrom('data_sources')
        .select(({ fn }) => [fn.countAll().as('sources'), fn.sum('size_bytes').as('bytes')])
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
        .where('status', '=', 'active')
        .where('created_at', '<=', until)
        .executeTakeFirstOrThrow();
      const models = await db
        .selectFrom('ml_models')
        .select(({ fn, eb }) => [
          fn.countAll().as('models'),
          fn.sum(eb.case().when('status', '=', 'draft').then(1).else(0).end()).as('drafts'),
        ])
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
        .where('created_at', '<=', until)
        .executeTakeFirstOrThrow();
      const voice = await db
        .selectFrom('chat_messages')
        .select(({ fn }) => fn.countAll().as('messages'))
        .where('workspace_id', '=', workspaceId)
        .where('is_voice', '=', 1)
        .where('created_at', '<=', until)
        .executeTakeFirstOrThrow();
      return {
        dataSources: Number(sources.sources),
        mlModels: Number(models.models),
        draftModels: Number(models.drafts ?? 0),
        voiceInteractions: Number(voice.messages),
        bytesProcessed: Number(sources.bytes ?? 0),
      };
    },
    async findStart(workspaceId) {
      const row = await db
        .selectFrom('workspaces')
        .select('created_at')
        .where('id', '=', workspaceId)
        .executeTakeFirst();
      return row ? new Date(row.created_at) : null;
    },
  };
}
