import type { Kysely } from 'kysely';

/** Attempts to sign in that did not succeed, by account or by device. The keys tell nothing of either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_in_attempts_last').on('sign_in_attempts').columns(['last_at']).execute();
}
