import type { Kysely } from 'kysely';

/** How versions came about, which receipts hold on to them, and changes of tables that wait for a person's word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('table_versions')
    .addColumn('origin', 'text', (c) => c.notNull().defaultTo('upload'))
    .execute();
  await db.schema.alterTable('table_versions').addColumn('account_id', 'text').execute();
  await db.schema
    .alterTable('table_versions')
    .addColumn('details', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema.alterTable('data_sources').addColumn('purged_at', 'text').execute();
  // No cascade from the version: the database itself refuses to lose one that a receipt names.
  await db.schema
    .createTable('receipt_versions')
    .addColumn('receipt_id', 'text', (c) => c.notNull().references('receipts.id').onDelete('cascade'))
    .addColumn('version_id', 'text', (c) => c.notNull().references('table_versions.id'))
    .addPrimaryKeyConstraint('receipt_versions_key', ['receipt_id', 'version_id'])
    .execute();
  await db.schema
    .createIndex('receipt_versions_version')
    .on('receipt_versions')
    .column('version_id')
    .execute();
  await db.schema
    .createTable('table_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('data_source_id', 'text', (c) => c.notNull().references('data_sources.id').onDelete('cascade'))
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('version_ids', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await noteNamedVersions(db as Kysely<Earlier>);
}

interface Earlier {
  receipts: { id: string; body: string };
  table_versions: { id: string };
  receipt_versions: { receipt_id: string; version_id: string };
}

const batchSize = 500;

/** Receipts of earlier days name their versions in their text alone. */
async function noteNamedVersions(db: Kysely<Earlier>): Promise<void> {
  for (let after = ''; ; ) {
    const receipts = await db
      .selectFrom('receipts')
      .select(['id', 'body'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id, body } of receipts) {
      const { tables = [] } = JSON.parse(body) as { tables?: { versionId: string }[] };
      for (const versionId of new Set(tables.map((table) => table.versionId))) {
        await db
          .insertInto('receipt_versions')
          .columns(['receipt_id', 'version_id'])
          .expression(
            db
              .selectFrom('table_versions')
              .select(({ val }) => [val(id).as('receipt_id'), 'table_versions.id as version_id'])
              .where('table_versions.id', '=', versionId),
          )
          .execute();
      }
    }
    const last = receipts.at(-1);
    if (!last) return;
    after = last.id;
  }
}
