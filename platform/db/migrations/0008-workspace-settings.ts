import type { Kysely } from 'kysely';

/** What a whole workspace reads days, years and revenue by. A workspace without a row has the defaults. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspace_settings')
    .addColumn('workspace_id', 'text', (c) => c.primaryKey().references('workspaces.id').onDelete('cascade'))
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('fiscal_year', 'text')
    .addColumn('currency', 'text')
    .addColumn('business', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
