import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { NewVerified, VerifiedBody } from './verified-store.ts';

/** A workspace with an account and the receipt of one answer, which is not confirmed yet. */
export async function addConfirmed(db: Db, now: Date): Promise<NewVerified> {
  const created_at = now.toISOString();
  const [workspaceId, accountId, sessionId, messageId, receiptId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const own = { workspace_id: workspaceId, account_id: accountId, created_at };
  await db.insertInto('workspaces').values({ id: workspaceId, name: 'W', created_at }).execute();
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      issuer: 'local',
      subject: accountId,
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Tester',
      profile_image_url: null,
      password_hash: null,
      created_at,
    })
    .execute();
  await db
    .insertInto('chat_sessions')
    .values({ ...own, id: sessionId, title: '', data_source_ids: null })
    .execute();
  await db
    .insertInto('chat_messages')
    .values({
      id: messageId,
      workspace_id: workspaceId,
      session_id: sessionId,
      position: 1,
      role: 'assistant',
      content: '',
      is_voice: 0,
      metadata: '{}',
      plan: null,
      created_at,
    })
    .execute();
  await db
    .insertInto('receipts')
    .values({ ...own, id: receiptId, message_id: messageId, body: '{}', digest: '' })
    .execute();
  return {
    id: newId(),
    workspaceId,
    accountId,
    name: 'Sales',
    question: 'Total sales?',
    questionKey: 'total sales',
    dataSourceIds: null,
    slotKey: 'slots',
    body: { text: 'The total is 5.' } as VerifiedBody,
    receiptId,
    messageId,
    now,
  };
}
