import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatMessage, ChatSession } from '../contract.ts';
import { type OfferedPlan, offeredBy } from './offered.ts';

export interface NewMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  isVoice: boolean;
  metadata: ChatMessage['metadata'];
  /** The plan behind an answer; any JSON. */
  plan: unknown;
  /** The plans behind the options of a question back. */
  offered: readonly OfferedPlan[];
}

/** The plan of the last answer of a session, or null, and the last question since then that came to no answer. */
export interface Ground {
  plan: unknown;
  unanswered: string | null;
  /** What the replies of late offered as readings of the questions before them, the newest first. */
  offered: OfferedPlan[];
}

export interface ChatStore {
  listSessions(caller: Caller): Promise<ChatSession[]>;
  findSession(caller: Caller, id: string): Promise<ChatSession | null>;
  createSession(
    caller: Caller,
    session: { title: string; dataSourceIds: string[] | null; now: Date },
  ): Promise<ChatSession>;
  renameSession(caller: Caller, id: string, title: string): Promise<void>;
  /** What else stands on the answers of a session, in the whole workspace. */
  countStanding(caller: Caller, id: string): Promise<{ charts: number; questions: number }>;
  /** Deletes a session of the caller's with all that hangs on its messages. */
  deleteSession(caller: Caller, id: string): Promise<{ messages: number; receipts: number }>;
  /** The newest, the oldest of them first. Behind what one answer of the server may weigh, those of before are told by their text alone. */
  listMessages(caller: Caller, sessionId: string): Promise<ChatMessage[]>;
  /** What a follow-up may build on. */
  findGround(caller: Caller, sessionId: string): Promise<Ground>;
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
    async countStanding({ workspaceId }, id) {
      const count = async (table: 'pinned_charts' | 'verified_questions') => {
        const { count } = await db
          .selectFrom(table)
          .innerJoin('receipts', 'receipts.id', `${table}.receipt_id`)
          .innerJoin('chat_messages', 'chat_messages.id', 'receipts.message_id')
          .select(({ fn }) => fn.countAll().as('count'))
          .where(`${table}.workspace_id`, '=', workspaceId)
          .where(`${table}.removed_at`, 'is', null)
          .where('chat_messages.session_id', '=', id)
          .executeTakeFirstOrThrow();
        return Number(count);
      };
      return { charts: await count('pinned_charts'), questions: await count('verified_questions') };
    },
    async deleteSession(caller, id) {
      const deleted = { messages: 0, receipts: 0 };
      for (;;) {
        // Some at a time: answers are large, and others are served between. A crash leaves a shorter conversation, to be deleted again.
        const some = await deleteMessages(db, caller, id);
        if (some.messages === 0) break;
        deleted.messages += some.messages;
        deleted.receipts += some.receipts;
        await new Promise((resolve) => setImmediate(resolve));
      }
      await db
        .deleteFrom('chat_sessions')
        .where('workspace_id', '=', caller.workspaceId)
        .where('account_id', '=', caller.accountId)
        .where('id', '=', id)
        .execute();
      return deleted;
    },
    async listMessages(caller, sessionId) {
      const messages = db
        .selectFrom('chat_messages')
        .where('workspace_id', '=', caller.workspaceId)
        .where('session_id', '=', sessionId)
        .orderBy('position', 'desc')
        .limit(messagesListed);
      // By their sizes first: what is not sent is not read.
      const sizes = await messages
        .select(['position', sql<number>`octet_length(metadata)`.as('bytes')])
        .execute();
      const wholeFrom = firstWithin(sizes, listedBytes);
      const rows = await messages
        .select(['id', 'role', 'content', 'is_voice', 'created_at'])
        .select(sql<string>`case when position >= ${wholeFrom} then metadata else '{}' end`.as('metadata'))
        .execute();
      return rows.reverse().map(presentMessage);
    },
    async findGround(caller, sessionId) {
      const messages = db
        .selectFrom('chat_messages')
        .select(['role', 'content', 'metadata', 'plan', 'offered', 'position'])
        .where('workspace_id', '=', caller.workspaceId)
        .where('session_id', '=', sessionId)
        .orderBy('position', 'desc');
      const planned = await messages.where('plan', 'is not', null).limit(1).executeTakeFirst();
      const recent = await messages.limit(offeringMessages).execute();
      const offered = offeredBy(recent);
      if (!planned) return { plan: null, unanswered: unansweredOf(recent.slice(0, recentMessages)), offered };
      const later = await messages.where('position', '>', planned.position).execute();
      return { plan: readOptionalJson(planned.plan), unanswered: unansweredOf(later), offered };
    },
    append: (caller, sessionId, message, now, alongside) =>
      db.transaction().execute(async (transaction) => {
        const row = await insertMessage(transaction, caller, sessionId, message, now);
        await alongside?.(transaction);
        return presentMessage(row);
      }),
  };
}

/** The position from which on all messages together are within so many bytes. `sizes` run backwards. */
function firstWithin(sizes: readonly { position: number; bytes: number }[], maximum: number): number {
  let bytes = 0;
  for (const message of sizes) {
    bytes += Number(message.bytes);
    if (bytes > maximum) return message.position + 1;
  }
  return 0;
}

/** Messages of one conversation that are sent. */
const messagesListed = 2000;
/** Of their answers together: some forty with as many and as long cells as one may show, thousands of others. */
const listedBytes = 10e6;
/** Before the first answer, how far back a question without one is looked for. */
const recentMessages = 6;
/** How far back an option may be chosen. */
const offeringMessages = 40;

/** The newest of the questions whose reply declined or asked back. `messages` run backwards. */
function unansweredOf(messages: { role: string; content: string; metadata: string }[]): string | null {
  const failed = messages.findIndex(({ role, metadata }) => {
    const { answer } = readJson<ChatMessage['metadata']>(metadata);
    return role === 'assistant' && answer !== undefined && answer.status !== 'answered';
  });
  if (failed < 0) return null;
  return messages.slice(failed).find(({ role }) => role === 'user')?.content ?? null;
}

const deletedAtOnce = 20;

/** The newest messages of a session, and their receipts. */
function deleteMessages(
  db: Db,
  { workspaceId }: Caller,
  sessionId: string,
): Promise<{ messages: number; receipts: number }> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('chat_messages')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('session_id', '=', sessionId)
      .orderBy('position', 'desc')
      .limit(deletedAtOnce)
      .execute();
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return { messages: 0, receipts: 0 };
    const receipts = await transaction
      .deleteFrom('receipts')
      .where('message_id', 'in', ids)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('chat_messages').where('id', 'in', ids).execute();
    return { messages: ids.length, receipts: Number(receipts.numDeletedRows) };
  });
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
      offered: message.offered.length === 0 ? null : JSON.stringify(message.offered),
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
