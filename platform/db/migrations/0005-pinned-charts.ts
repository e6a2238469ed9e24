import type { Kysely } from 'kysely';

/** Charts on the dashboard. They name a receipt; the numbers are computed anew for each showing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pinned_charts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('receipt_id', 'text', (c) => c.notNull().references('receipts.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('chart_config', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'text')
    .addUniqueConstraint('pinned_charts_receipt', ['workspace_id', 'receipt_id'])
    .execute();
}
