import type { Kysely } from 'kysely';

/** Which tables of an outside system a source reads, each reading of them, and how far each table has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_selections')
    .addColumn('data_source_id', 'text', (c) =>
      c.primaryKey().references('data_sources.id').onDelete('cascade'),
    )
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('tables', 'text', (c) => c.notNull())
    .addColumn('schedule', 'text')
    .addColumn('next_run_at', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('syncs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('data_source_id', 'text', (c) => c.notNull().references('data_sources.id').onDelete('cascade'))
    // The source while the reading is queued or running, so that there is one at a time.
    .addColumn('active_source', 'text', (c) => c.unique())
    .addColumn('account_id', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('tables', 'text', (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_cancelled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('lease_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createIndex('syncs_by_source')
    .on('syncs')
    .columns(['data_source_id', 'created_at'])
    .execute();
  await db.schema.createIndex('syncs_by_status').on('syncs').columns(['status', 'run_at']).execute();
  await db.schema
    .createTable('synced_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('catalog_tables.id').onDelete('cascade'))
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('data_source_id', 'text', (c) => c.notNull())
    .addColumn('system_name', 'text', (c) => c.notNull())
    .addColumn('watermark', 'text')
    .addColumn('synced_at', 'text', (c) => c.notNull())
    .execute();
}
