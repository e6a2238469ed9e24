import type { Kysely } from 'kysely';

/**
 * The tokens of OAuth clients, and the last calls that were made for them. The table of before has never held a row: nothing fetched
 * tokens. `client` changes with what makes a client another one, so that a token of the client before is not stored for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('oauth_tokens').execute();
  await db.schema
    .createTable('oauth_tokens')
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('obtained_at', 'text', (c) => c.notNull())
    .addColumn('access_expires_at', 'text')
    .addColumn('expires_at', 'text')
    .addPrimaryKeyConstraint('oauth_tokens_key', ['workspace_id', 'provider'])
    .execute();
  for (const table of ['oauth_configurations', 'oauth_attempts'])
    await db.schema
      .alterTable(table)
      .addColumn('client', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await db.schema
    .createTable('oauth_calls')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('oauth_calls_newest')
    .on('oauth_calls')
    .columns(['workspace_id', 'created_at'])
    .execute();
}
