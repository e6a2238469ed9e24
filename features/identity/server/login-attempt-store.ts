import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/open-database.ts';

/** What the server must remember between sending a person to the identity provider and their return. */
export interface LoginAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface LoginAttemptStore {
  /** Returns the token that binds the attempt to this browser. */
  create(attempt: LoginAttempt, now: Date): Promise<string>;
  /** Reads and removes in one: an attempt serves once. Null when unknown or begun before `notBefore`. */
  take(token: string, notBefore: Date): Promise<LoginAttempt | null>;
}

export function createLoginAttemptStore(db: Db): LoginAttemptStore {
  return {
    async create(attempt, now) {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('login_attempts')
        .values({ id_hash: hash(token), ...attempt, created_at: now.toISOString() })
        .execute();
      return token;
    },
    async take(token, notBefore) {
      await db.deleteFrom('login_attempts').where('created_at', '<', notBefore.toISOString()).execute();
      const row = await db
        .deleteFrom('login_attempts')
        .where('id_hash', '=', hash(token))
        .returning(['state', 'nonce', 'verifier'])
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
