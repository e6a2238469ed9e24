import type { Db } from '#platform/db/open-database.ts';
import { attemptsForgottenMs, backOffMs, longestBackOffMs } from '../limits.ts';

export interface AttemptStore {
  /**
   * Counts an attempt before its password is looked at, so that many at once are not looked at together. Milliseconds to wait where it comes
   * too soon, which is not counted; 0 where it may go on.
   */
  take(key: string, now: Date): Promise<number>;
  /** The attempt was right: those before it are forgotten. */
  clear(key: string): Promise<void>;
}

/** What somebody waits who was overtaken by another attempt at the same moment. */
const overtakenMs = 1000;

const keysMaximum = 200_000;
/** Not more often than at each of so many new keys are the old ones looked for. */
const purgeEvery = 1000;

/** Kept in the database: a restart, or another server beside this one, gives nobody a fresh count. */
export function createAttemptStore(db: Db, maximum = keysMaximum): AttemptStore {
  let added = 0;
  return {
    async take(key, now) {
      const row = await db
        .selectFrom('sign_in_attempts')
        .select(['count', 'last_at'])
        .where('key', '=', key)
        .executeTakeFirst();
      const last_at = now.toISOString();
      if (!row) {
        const own = await db
          .insertInto('sign_in_attempts')
          .values({ key, count: 1, last_at })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
        added += 1;
        if (added % Math.min(purgeEvery, maximum) === 0) await purge(now);
        return own ? 0 : overtakenMs;
      }
      const sinceMs = now.getTime() - Date.parse(row.last_at);
      const isForgotten = sinceMs >= attemptsForgottenMs;
      const waitMs = isForgotten ? 0 : backOffMs(row.count) - sinceMs;
      // Longer than any wait: the clock was set back since.
      if (waitMs > 0 && waitMs <= longestBackOffMs) return waitMs;
      const changed = await db
        .updateTable('sign_in_attempts')
        .set({ count: isForgotten ? 1 : row.count + 1, last_at })
        .where('key', '=', key)
        .where('count', '=', row.count)
        .where('last_at', '=', row.last_at)
        .returning('key')
        .executeTakeFirst();
      return changed ? 0 : overtakenMs;
    },
    async clear(key) {
      await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute();
    },
  };

  /**
   * What no longer counts; and where strangers aim at more accounts than are remembered, those with the fewest attempts: who is aimed at in
   * earnest stays.
   */
  async function purge(now: Date): Promise<void> {
    const before = new Date(now.getTime() - attemptsForgottenMs).toISOString();
    await db.deleteFrom('sign_in_attempts').where('last_at', '<', before).execute();
    const { number } = await db
      .selectFrom('sign_in_attempts')
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow();
    if (Number(number) <= maximum) return;
    const fewest = db
      .selectFrom('sign_in_attempts')
      .select('key')
      .orderBy('count')
      .orderBy('last_at')
      .limit(Number(number) - maximum);
    await db.deleteFrom('sign_in_attempts').where('key', 'in', fewest).execute();
  }
}
