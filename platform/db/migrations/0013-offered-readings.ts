import type { Kysely } from 'kysely';

/** What a question back offers is answered as it was offered, so its plans are kept with the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_messages').addColumn('offered', 'text').execute();
}
