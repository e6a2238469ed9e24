import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/open-database.ts';
import { signInAttemptMs } from '../limits.ts';

/** What the server must remember between sending a person to a provider and their return. */
export interface SignInAttempt {
  workspaceId: string;
  accountId: string;
  provider: string;
  state: string;
  verifier: string;
  redirectUri: string;
  /** Of the configuration that it was begun with. */
  client: string;
}

export interface SignInStore {
  /** Returns the token that binds the attempt to this browser. */
  begin(attempt: SignInAttempt, now: Date): Promise<string>;
  /** Reads and removes in one: an attempt serves once. Null when unknown or too old. */
  take(token: string, now: Date): Promise<SignInAttempt | null>;
}

export function createSignInStore(db: Db): SignInStore {
  const removeOld = async (now: Date) => {
    const notBefore = new Date(now.getTime() - signInAttemptMs).toISOString();
    await db.deleteFrom('oauth_attempts').where('created_at', '<', notBefore).execute();
  };
  return {
    async begin(attempt, now) {
      await removeOld(now);
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('oauth_attempts')
        .values({
          id_hash: hash(token),
          workspace_id: attempt.workspaceId,
          account_id: attempt.accountId,
          provider: attempt.provider,
          state: attempt.state,
          verifier: attempt.verifier,
          redirect_uri: attempt.redirectUri,
          client: attempt.client,
          created_at: now.toISOString(),
        })
        .execute();
      return token;
    },
    async take(token, now) {
      await removeOld(now);
      const row = await db
        .deleteFrom('oauth_attempts')
        .where('id_hash', '=', hash(token))
        .returning(['workspace_id', 'account_id', 'provider', 'state', 'verifier', 'redirect_uri', 'client'])
        .executeTakeFirst();
      if (!row) return null;
      return {
        workspaceId: row.workspace_id,
        accountId: row.account_id,
        provider: row.provider,
        state: row.state,
        verifier: row.verifier,
        redirectUri: row.redirect_uri,
        client: row.client,
      };
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
