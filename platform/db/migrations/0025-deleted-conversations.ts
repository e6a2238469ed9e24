import type { Kysely } from 'kysely';

/** What goes with a message and its receipt is found by an index: deleting one would read every row of these tables otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['receipts', 'message_id'],
    ['answer_feedback', 'message_id'],
    ['pinned_charts', 'receipt_id'],
    ['verified_questions', 'receipt_id'],
  ] as const)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
