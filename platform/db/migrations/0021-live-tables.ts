import type { Kysely } from 'kysely';

/** Tables whose rows stay in their system: what is known of each, and when that was looked at. Their rows in `catalog_tables` name no version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('live_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('catalog_tables.id').onDelete('cascade'))
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('data_source_id', 'text', (c) => c.notNull())
    .addColumn('system_name', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('measured_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('live_tables_by_workspace').on('live_tables').column('workspace_id').execute();
}
