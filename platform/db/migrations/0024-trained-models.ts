import type { Kysely } from 'kysely';

/** What a model became: the trainings that came to their end, and what is queued or runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const models = () => db.schema.alterTable('ml_models');
  await models().addColumn('current_version', 'integer').execute();
  await models().addColumn('error', 'text').execute();
  await models()
    .addColumn('is_retrained', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await models().addColumn('retrained_for', 'text').execute();
  await models().addColumn('deleted_at', 'text').execute();
  await db.schema
    .createTable('model_versions')
    .addColumn('model_id', 'text', (c) => c.notNull().references('ml_models.id').onDelete('cascade'))
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('trained_at', 'text', (c) => c.notNull())
    .addColumn('duration_ms', 'integer', (c) => c.notNull())
    .addColumn('seed', 'integer', (c) => c.notNull())
    .addColumn('accuracy', 'double precision')
    .addColumn('is_better', 'integer', (c) => c.notNull())
    .addColumn('is_no_better', 'integer', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('file_bytes', 'integer', (c) => c.notNull())
    .addColumn('file_sha256', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('model_versions_key', ['model_id', 'number'])
    .execute();
  await db.schema
    .createTable('model_works')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('model_id', 'text', (c) => c.notNull().references('ml_models.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    // One of a kind at a time.
    .addColumn('active_key', 'text', (c) => c.unique())
    .addColumn('account_id', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('progress', 'text')
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .addColumn('is_cancelled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createIndex('model_works_by_model')
    .on('model_works')
    .columns(['model_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('model_works_by_status')
    .on('model_works')
    .columns(['status', 'created_at'])
    .execute();
}
