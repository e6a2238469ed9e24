import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatMessage } from '../contract.ts';

/** A reply in one of the caller's conversations, with what it was a reply to. */
export interface StoredReply {
  id: string;
  sessionId: string;
  /** The sources that the conversation is limited to; null for all of the workspace. */
  dataSourceIds: string[] | null;
  question: string;
  createdAt: string;
  metadata: ChatMessage['metadata'];
  plan: unknown;
  /** The plan that a follow-up changed; null where there was none. */
  previousPlan: unknown;
}

/** Finds a reply by its id; null where the caller has no such message, or it is no reply. */
export async function findReply(db: Db, caller: Caller, messageId: string): Promise<StoredReply | null> {
  const row = await db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .select([
      'chat_messages.id as id',
      'chat_messages.position as position',
      'chat_messages.session_id as sessionId',
      'chat_sessions.data_source_ids as dataSourceIds',
      'chat_messages.created_at as createdAt',
      'metadata',
      'plan',
    ])
    .where('chat_messages.id', '=', messageId)
    .where('chat_messages.role', '=', 'assistant')
    .where('chat_messages.workspace_id', '=', caller.workspaceId)
    .where('chat_sessions.account_id', '=', caller.accountId)
    .executeTakeFirst();
  if (!row) return null;
  const before = db
    .selectFrom('chat_messages')
    .select(['content', 'plan'])
    .where('session_id', '=', row.sessionId)
    .where('position', '<', row.position)
    .orderBy('position', 'desc')
    .limit(1);
  const asked = await before.where('role', '=', 'user').executeTakeFirst();
  const planned = await before.where('plan', 'is not', null).executeTakeFirst();
  return {
    id: row.id,
    sessionId: row.sessionId,
    dataSourceIds: readOptionalJson<string[]>(row.dataSourceIds),
    question: asked?.content ?? '',
    createdAt: row.createdAt,
    metadata: readJson(row.metadata),
    plan: readOptionalJson(row.plan),
    previousPlan: readOptionalJson(planned?.plan ?? null),
  };
}
