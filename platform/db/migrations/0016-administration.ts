import { type Kysely, sql } from 'kysely';

/**
 * Who administers an installation, from where people are signed in, links that set a password, and the record of who did what. Of an
 * installation that is there already, the account that was made first administers it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const accounts = () => db.schema.alterTable('accounts');
  await accounts()
    .addColumn('is_administrator', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await accounts().addColumn('disabled_at', 'text').execute();
  await accounts().addColumn('last_sign_in_at', 'text').execute();
  for (const column of ['id', 'device', 'address'])
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await sql`update sessions set id = substr(id_hash, 1, 24)`.execute(db);
  await db.schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
  await db.schema
    .createTable('installation_settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await sql`update accounts set is_administrator = 1 where id = (select id from accounts order by created_at, id limit 1)`.execute(
    db,
  );
  await sql`insert into installation_settings (name, value, updated_at) select 'firstAccount', id, created_at from accounts where is_administrator = 1`.execute(
    db,
  );
  await createPasswordLinks(db);
  await createAuditEvents(db);
}

async function createPasswordLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('password_links')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
}

/** Nothing here refers to accounts or workspaces: what happened stays when they are deleted. */
async function createAuditEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('workspace_id', 'text')
    .addColumn('account_id', 'text')
    .addColumn('subject_id', 'text')
    .addColumn('is_installation', 'integer', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('audit_events_workspace')
    .on('audit_events')
    .columns(['workspace_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('audit_events_installation')
    .on('audit_events')
    .columns(['is_installation', 'created_at'])
    .execute();
}
