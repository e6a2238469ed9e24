import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatMessage } from '../contract.ts';
import { firstAsked } from './offered.ts';

/** A reply in one of the caller's conversations, with what it was a reply to. */
export interface StoredReply {
  id: string;
  sessionId: string;
  /** The sources that the conversation is limited to; null for all of the workspace. */
  dataSourceIds: string[] | null;
  /** As it was asked first: what chose one of the readings that were offered is no question of its own. */
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
    .select(['role', 'content', 'metadata', 'plan', 'position'])
    .where('session_id', '=', row.sessionId)
    .where('position', '<', row.position)
    .orderBy('position', 'desc');
  const asked = firstAsked(await before.limit(messagesBack).execute());
  const planned = await before
    .where('plan', 'is not', null)
    .where('position', '<', asked?.position ?? row.position)
    .limit(1)
    .executeTakeFirst();
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

/** How far back the first words of a question are looked for that was asked back. */
const messagesBack = 40;
