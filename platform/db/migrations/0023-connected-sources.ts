import type { Kysely } from 'kysely';

/** The saved connection that a source stands for, and whose settings are its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('data_sources').addColumn('connection_id', 'text').execute();
  await db.schema
    .createIndex('data_sources_connection')
    .on('data_sources')
    .columns(['workspace_id', 'connection_id'])
    .execute();
}
