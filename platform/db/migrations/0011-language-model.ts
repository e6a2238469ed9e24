import type { Kysely } from 'kysely';

/** How a workspace uses a language model, and what has left for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('language_model_settings')
    .addColumn('workspace_id', 'text', (c) => c.primaryKey().references('workspaces.id').onDelete('cascade'))
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('shares', 'text', (c) => c.notNull())
    .addColumn('allows_sql', 'integer', (c) => c.notNull())
    .addColumn('monthly_cap', 'double precision')
    .addColumn('input_price', 'double precision')
    .addColumn('output_price', 'double precision')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('language_model_calls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('answer_id', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('shares', 'text', (c) => c.notNull())
    .addColumn('tables', 'text', (c) => c.notNull())
    .addColumn('column_count', 'integer', (c) => c.notNull())
    .addColumn('value_count', 'integer', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('sent_bytes', 'integer', (c) => c.notNull())
    .addColumn('input_tokens', 'integer', (c) => c.notNull())
    .addColumn('output_tokens', 'integer', (c) => c.notNull())
    .addColumn('cost', 'double precision')
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('elapsed_ms', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('language_model_calls_month')
    .on('language_model_calls')
    .columns(['workspace_id', 'created_at'])
    .execute();
}
