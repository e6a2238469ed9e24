import type { Kysely } from 'kysely';

/** What people tell of their tables and of the relations between them. Every telling is kept; the last one is in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('table_meanings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('catalog_tables.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('table_meanings_revision', ['table_id', 'revision'])
    .execute();
  await db.schema
    .createIndex('table_meanings_workspace')
    .on('table_meanings')
    .column('workspace_id')
    .execute();
  await db.schema.alterTable('relations').addColumn('decision', 'text').execute();
}
