import type { Kysely } from 'kysely';

/** What a system calls a synced table and its columns besides their names (JSON), as of its last reading; null before the first that told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('synced_tables').addColumn('names', 'text').execute();
}
