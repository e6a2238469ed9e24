import type { Kysely } from 'kysely';

/** Accounts that an administrator made: somebody vouches for their address. And a table goes that nothing has written to for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('is_vouched_for', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.dropTable('login_attempts').execute();
}
