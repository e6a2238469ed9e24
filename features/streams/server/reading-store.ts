import type { ExpressionBuilder } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import { type StoredStream, selectStreams, streamOf } from './stream-store.ts';

/** A stream while it is being read. Whatever ends or restarts the stream takes the lease away. */
export interface Reading {
  leaseId: string;
  stream: StoredStream;
}

/** What the runner writes. Each call of a reading whose lease is gone changes nothing and says false. */
export interface ReadingStore {
  /** Begins to read the stream that has been due longest, among those on sources of these types. */
  claim(options: { now: Date; leaseMs: number; sourceTypes: readonly string[] }): Promise<Reading | null>;
  /** Keeps how far it has come, and prolongs the lease. */
  save(
    reading: Reading,
    progress: { position: unknown; hasReceived: boolean; now: Date; leaseMs: number },
  ): Promise<boolean>;
  finish(reading: Reading, dueAt: Date): Promise<boolean>;
  /** Keeps why it failed, and when it is tried again. */
  fail(reading: Reading, error: string, dueAt: Date): Promise<boolean>;
  /** Gives it back unread: the process is ending. */
  release(reading: Reading): Promise<boolean>;
  /** Readings of a process that has ended. Called at start, when no other server shares the database. */
  releaseAll(): Promise<void>;
}

export function createReadingStore(db: Db): ReadingStore {
  const update = (reading: Reading) =>
    db.updateTable('streams').where('id', '=', reading.stream.id).where('lease_id', '=', reading.leaseId);
  const isChanged = (result: { numUpdatedRows: bigint }) => result.numUpdatedRows > 0n;
  return {
    claim: (options) => claimStream(db, options),
    async save(reading, { position, hasReceived, now, leaseMs }) {
      const result = await update(reading)
        .set({ position: JSON.stringify(position), lease_until: later(now, leaseMs) })
        .$if(hasReceived, (query) => query.set({ last_data_received_at: now.toISOString() }))
        .executeTakeFirst();
      return isChanged(result);
    },
    finish: async (reading, dueAt) =>
      isChanged(
        await update(reading)
          .set({ ...noLease, error: null, failures: 0, due_at: dueAt.toISOString() })
          .executeTakeFirst(),
      ),
    fail: async (reading, error, dueAt) =>
      isChanged(
        await update(reading)
          .set((eb) => ({
            ...noLease,
            error,
            failures: eb('failures', '+', 1),
            due_at: dueAt.toISOString(),
          }))
          .executeTakeFirst(),
      ),
    release: async (reading) => isChanged(await update(reading).set(noLease).executeTakeFirst()),
    async releaseAll() {
      await db.updateTable('streams').set(noLease).where('lease_id', 'is not', null).execute();
    },
  };
}

const noLease = { lease_id: null, lease_until: null };

function later(now: Date, byMs: number): string {
  return new Date(now.getTime() + byMs).toISOString();
}

/** The members of a stream's workspace who are not disabled, or who are. */
function members({ selectFrom }: ExpressionBuilder<Database, 'streams'>, disabled: 'is' | 'is not') {
  return selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select('accounts.id')
    .whereRef('memberships.workspace_id', '=', 'streams.workspace_id')
    .where('accounts.disabled_at', disabled, null);
}

async function claimStream(
  db: Db,
  { now, leaseMs, sourceTypes }: Parameters<ReadingStore['claim']>[0],
): Promise<Reading | null> {
  if (sourceTypes.length === 0) return null;
  const time = now.toISOString();
  const row = await selectStreams(db)
    .where('data_sources.type', 'in', sourceTypes)
    .where('streams.due_at', '<=', time)
    // Of a workspace whose people are all disabled nothing is read.
    .where((eb) => eb.or([eb.not(eb.exists(members(eb, 'is not'))), eb.exists(members(eb, 'is'))]))
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', time)]))
    .orderBy('streams.due_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const leaseId = newId();
  // The condition is repeated: of two servers that saw the same stream, one updates a row and the other none.
  const result = await db
    .updateTable('streams')
    .set({ lease_id: leaseId, lease_until: later(now, leaseMs) })
    .where('id', '=', row.id)
    .where('due_at', '<=', time)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', time)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? { leaseId, stream: streamOf(row) } : null;
}
