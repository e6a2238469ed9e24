import type { Kysely } from 'kysely';

/** How long a workspace keeps the log of what left for a language model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('language_model_settings')
    .addColumn('log_keep_days', 'integer', (c) => c.notNull().defaultTo(90))
    .execute();
}
