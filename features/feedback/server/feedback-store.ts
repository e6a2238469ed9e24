import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { FeedbackReason, Judgement } from '../contract.ts';

export interface FeedbackStore {
  /** Both thumbs on the answers of one of the caller's conversations. */
  list(caller: Caller, sessionId: string): Promise<Judgement[]>;
  /** Keeps what the caller says of an answer, in place of what they said before. */
  put(
    caller: Caller,
    messageId: string,
    said: { reason: FeedbackReason; note: string; now: Date },
  ): Promise<void>;
  /** Whether there was anything. */
  remove(caller: Caller, messageId: string): Promise<boolean>;
}

export function createFeedbackStore(db: Db): FeedbackStore {
  return {
    async list({ workspaceId, accountId }, sessionId) {
      const down = await db
        .selectFrom('answer_feedback')
        .innerJoin('chat_messages', 'chat_messages.id', 'answer_feedback.message_id')
        .select(['message_id', 'reason', 'note'])
        .where('answer_feedback.workspace_id', '=', workspaceId)
        .where('answer_feedback.account_id', '=', accountId)
        .where('session_id', '=', sessionId)
        .orderBy('position')
        .execute();
      const up = await db
        .selectFrom('verified_questions')
        .innerJoin('chat_messages', 'chat_messages.id', 'verified_questions.message_id')
        .select(['verified_questions.id as id', 'message_id'])
        .where('verified_questions.workspace_id', '=', workspaceId)
        .where('removed_at', 'is', null)
        .where('session_id', '=', sessionId)
        .orderBy('position')
        .execute();
      return [
        ...up.map(({ id, message_id }) => judgement(message_id, { thumb: 'up', verifiedQuestionId: id })),
        ...down.map(({ message_id, reason, note }) =>
          judgement(message_id, { thumb: 'down', reason: reason as FeedbackReason, note }),
        ),
      ];
    },
    async put({ workspaceId, accountId }, messageId, { reason, note, now }) {
      await db
        .insertInto('answer_feedback')
        .values({
          id: newId(),
          workspace_id: workspaceId,
          account_id: accountId,
          message_id: messageId,
          reason,
          note,
          created_at: now.toISOString(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'message_id'])
            .doUpdateSet({ reason, note, created_at: now.toISOString() }),
        )
        .execute();
    },
    async remove({ workspaceId, accountId }, messageId) {
      const removed = await db
        .deleteFrom('answer_feedback')
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .where('message_id', '=', messageId)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
  };
}

function judgement(messageId: string, said: Partial<Judgement> & Pick<Judgement, 'thumb'>): Judgement {
  return { messageId, verifiedQuestionId: null, reason: null, note: '', ...said };
}
