import type { Kysely } from 'kysely';

/** Streams of changes from business systems: what is wanted of each, and how far it has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('streams')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('data_source_id', 'text', (c) => c.notNull().references('data_sources.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('is_running', 'integer', (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('position', 'text')
    .addColumn('last_data_received_at', 'text')
    .addColumn('due_at', 'text')
    .addColumn('lease_id', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('streams_name', ['workspace_id', 'name'])
    .execute();
  await db.schema.createIndex('streams_due').on('streams').column('due_at').execute();
}
