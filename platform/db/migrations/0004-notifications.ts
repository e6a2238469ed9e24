import type { Kysely } from 'kysely';

/** What happened while somebody looked elsewhere: one row for each account that is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('event_key', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .addColumn('cleared_at', 'text')
    .addUniqueConstraint('notifications_event', ['workspace_id', 'account_id', 'event_key'])
    .execute();
  await db.schema
    .createIndex('notifications_newest')
    .on('notifications')
    .columns(['workspace_id', 'account_id', 'created_at'])
    .execute();
}
