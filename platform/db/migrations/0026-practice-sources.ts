import type { Kysely } from 'kysely';

/** Whether what a source reads is a practice system of this server, whose data are invented. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('data_sources')
    .addColumn('is_practice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
