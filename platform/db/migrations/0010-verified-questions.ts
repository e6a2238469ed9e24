import type { Kysely } from 'kysely';

/** Answers that people confirmed, what they said of those that were wrong, and jobs that let others go first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verified_questions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('question_key', 'text', (c) => c.notNull())
    .addColumn('scope_key', 'text', (c) => c.notNull())
    .addColumn('slot_key', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('receipt_id', 'text', (c) => c.notNull().references('receipts.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('confirmed_at', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('replay', 'text')
    .addColumn('replayed_at', 'text')
    .addColumn('replayed_key', 'text')
    .addColumn('is_told', 'integer', (c) => c.notNull())
    .addUniqueConstraint('verified_questions_question', ['workspace_id', 'question_key', 'scope_key'])
    .execute();
  await db.schema
    .createIndex('verified_questions_slots')
    .on('verified_questions')
    .columns(['workspace_id', 'slot_key'])
    .execute();
  await db.schema
    .createTable('answer_feedback')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.notNull().references('chat_messages.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('answer_feedback_message', ['account_id', 'message_id'])
    .execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('priority', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
