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
}

export interface SignInStore {
  /** Returns the token that binds the attempt to this browser. */
  begin(attempt: SignInAttempt, now: Date): Promise<string>;
  /** Reads and removes in one: an attempt serves once. Null when unknown or too old. */
  take(token: string, now: Date): Promise<SignInAttempt | null>;
  /** Until when each provider's sign-in lasts. */
  listExpiries(workspaceId: string): Promise<{ provider: string; expiresAt: string }[]>;
  /** The sign-ins of all workspaces that end before a moment. */
  listEndingBefore(moment: Date): Promise<{ workspaceId: string; provider: string; expiresAt: string }[]>;
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
        .returning(['workspace_id', 'account_id', 'provider', 'state', 'verifier', 'redirect_uri'])
        .executeTakeFirst();
      if (!row) return null;
      return {
        workspaceId: row.workspace_id,
        accountId: row.account_id,
        provider: row.provider,
        state: row.state,
        verifier: row.verifier,
        redirectUri: row.redirect_uri,
      };
    },
    async listExpiries(workspaceId) {
      const rows = await db
        .selectFrom('oauth_tokens')
        .select(['provider', 'expires_at'])
        .where('workspace_id', '=', workspaceId)
        .execute();
      return rows.map((row) => ({ provider: row.provider, expiresAt: row.expires_at }));
    },
    async listEndingBefore(moment) {
      const rows = await db
        .selectFrom('oauth_tokens')
        .select(['workspace_id', 'provider', 'expires_at'])
        .where('expires_at', '<', moment.toISOString())
        .execute();
      return rows.map((row) => ({
        workspaceId: row.workspace_id,
        provider: row.provider,
        expiresAt: row.expires_at,
      }));
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
