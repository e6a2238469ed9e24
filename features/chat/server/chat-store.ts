import { newId } from '#kernel/ids.ts';
import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatMessage, ChatSession } from '../contract.ts';

export interface NewMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  isVoice: boolean;
  metadata: ChatMessage['metadata'];
  /** The plan behind an answer; any JSON. */
  plan: unknown;
}

export interface ChatStore {
  listSessions(caller: Caller): Promise<ChatSession[]>;
  findSession(caller: Caller, id: string): Promise<ChatSession | null>;
  createSession(
    caller: Caller,
    session: { title: string; dataSourceIds: string[] | null; now: Date },
  ): Promise<ChatSession>;
  renameSession(caller: Caller, id: string, title: string): Promise<void>;
  listMessages(caller: Caller, sessionId: string): Promise<ChatMessage[]>;
  /** The plan of the last answer of the session, or null. */
  findLastPlan(caller: Caller, sessionId: string): Promise<unknown>;
  /** Appends a message; `alongside` runs in the same transaction. */
  append(
    caller: Caller,
    sessionId: string,
    message: NewMessage,
    now: Date,
    alongside?: (transaction: Db) => Promise<void>,
  ): Promise<ChatMessage>;
}

export function createChatStore(db: Db): ChatStore {
  const sessionsOf = (caller: Caller) =>
    db
      .selectFrom('chat_sessions')
      .select(['id', 'title', 'data_source_ids', 'created_at'])
      .where('workspace_id', '=', caller.workspaceId)
      .where('account_id', '=', caller.accountId);
  return {
    async listSessions(caller) {
      const rows = await sessionsOf(caller).orderBy('created_at', 'desc').orderBy('id').execute();
      return rows.map(presentSession);
    },
    async findSession(caller, id) {
      const row = await sessionsOf(caller).where('id', '=', id).executeTakeFirst();
      return row ? presentSession(row) : null;
    },
    async createSession(caller, { title, dataSourceIds, now }) {
      const row = {
        id: newId(),
        title,
        data_source_ids: dataSourceIds && JSON.stringify(dataSourceIds),
        created_at: now.toISOString(),
      };
      await db
        .insertInto('chat_sessions')
        .values({ ...row, workspace_id: caller.workspaceId, account_id: caller.accountId })
        .execute();
      return presentSession(row);
    },
    async renameSession(caller, id, title) {
      await db
        .updateTable('chat_sessions')
        .set({ title })
        .where('workspace_id', '=', caller.workspaceId)
        .where('id', '=', id)
        .execute();
    },
    async listMessages(caller, sessionId) {
      const rows = await db
        .selectFrom('chat_messages')
        .select(['id', 'role', 'content', 'is_voice', 'metadata', 'created_at'])
        .where('workspace_id', '=', caller.workspaceId)
        .where('session_id', '=', sessionId)
        .orderBy('position')
        .execute();
      return rows.map(presentMessage);
    },
    async findLastPlan(caller, sessionId) {
      const row = await db
        .selectFrom('chat_messages')
        .select('plan')
        .where('workspace_id', '=', caller.workspaceId)
        .where('session_id', '=', sessionId)
        .where('plan', 'is not', null)
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst();
      return readOptionalJson(row?.plan ?? null);
    },
    append: (caller, sessionId, message, now, alongside) =>
      db.transaction().execute(async (transaction) => {
        const row = await insertMessage(transaction, caller, sessionId, message, now);
        await alongside?.(transaction);
        return presentMessage(row);
      }),
  };
}

async function insertMessage(db: Db, caller: Caller, sessionId: string, message: NewMessage, now: Date) {
  const { last } = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const row = {
    id: message.id,
    role: message.role,
    content: message.content,
    is_voice: message.isVoice ? 1 : 0,
    metadata: JSON.stringify(message.metadata),
    created_at: now.toISOString(),
  };
  await db
    .insertInto('chat_messages')
    .values({
      ...row,
      workspace_id: caller.workspaceId,
      session_id: sessionId,
      position: (last ?? 0) + 1,
      plan: message.plan === null || message.plan === undefined ? null : JSON.stringify(message.plan),
    })
    .execute();
  return row;
}

function presentSession(row: {
  id: string;
  title: string;
  data_source_ids: string | null;
  created_at: string;
}): ChatSession {
  return {
    id: row.id,
    title: row.title,
    dataSourceIds: readOptionalJson<string[]>(row.data_source_ids),
    createdAt: row.created_at,
  };
}

function presentMessage(row: {
  id: string;
  role: string;
  content: string;
  is_voice: number;
  metadata: string;
  created_at: string;
}): ChatMessage {
  return {
    id: row.id,
    role: row.role === 'user' ? 'user' : 'assistant',
    content: row.content,
    isVoice: row.is_voice === 1,
    createdAt: row.created_at,
    metadata: readJson(row.metadata),
  };
}
