import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createFeedbackStore } from './feedback-store.ts';

const now = new Date('2026-03-01T10:00:00Z');

async function addConversation(db: Db) {
  const created_at = now.toISOString();
  const [workspaceId, accountId, sessionId, messageId] = [newId(), newId(), newId(), newId()];
  await db.insertInto('workspaces').values({ id: workspaceId, name: 'W', created_at }).execute();
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      issuer: 'local',
      subject: accountId,
      email: 'a@example.com',
      first_name: 'A',
      last_name: 'B',
      profile_image_url: null,
      password_hash: null,
      created_at,
    })
    .execute();
  const own = { workspace_id: workspaceId, created_at };
  await db
    .insertInto('chat_sessions')
    .values({ ...own, id: sessionId, account_id: accountId, title: '', data_source_ids: null })
    .execute();
  const message = {
    session_id: sessionId,
    role: 'assistant',
    content: '',
    is_voice: 0,
    metadata: '{}',
    plan: null,
  };
  await db
    .insertInto('chat_messages')
    .values({ ...own, ...message, id: messageId, position: 1 })
    .execute();
  return { caller: { workspaceId, accountId }, sessionId, messageId };
}

describe.each(storeKinds())('feedback on %s', (kind) => {
  it('is one for each person and answer, is taken back, and is nobody else’s', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const store = createFeedbackStore(db);
    const [mine, theirs] = [await addConversation(db), await addConversation(db)];
    const said = { reason: 'wrongFilter', note: 'Only paid ones.', now } as const;
    await store.put(mine.caller, mine.messageId, { ...said, reason: 'other' });
    await store.put(mine.caller, mine.messageId, said);
    expect(await store.list(mine.caller, mine.sessionId)).toEqual([
      {
        messageId: mine.messageId,
        thumb: 'down',
        verifiedQuestionId: null,
        reason: 'wrongFilter',
        note: 'Only paid ones.',
      },
    ]);
    expect(await store.list(theirs.caller, mine.sessionId)).toEqual([]);
    expect(await store.remove(theirs.caller, mine.messageId)).toBe(false);
    expect(await store.remove(mine.caller, mine.messageId)).toBe(true);
    expect(await store.list(mine.caller, mine.sessionId)).toEqual([]);
  });
});
