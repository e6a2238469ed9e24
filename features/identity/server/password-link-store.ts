import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/open-database.ts';
import { passwordLinkMs } from '../limits.ts';

export interface IssuedLink {
  /** 256 random bits, kept nowhere else. */
  token: string;
  expiresAt: string;
}

export interface PasswordLinkStore {
  /** A link takes the place of the one that the account had. */
  issue(accountId: string, now: Date): Promise<IssuedLink>;
  /** Whose link it is; null when unknown, used or too old. Does not use it. */
  find(token: string, now: Date): Promise<string | null>;
  /** Sets the password by a link, which serves once: false when it has served, or its account is disabled. */
  redeem(token: string, passwordHash: string, now: Date): Promise<boolean>;
  /** Takes back what was issued to an account. */
  revoke(accountId: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

export function createPasswordLinkStore(db: Db): PasswordLinkStore {
  return {
    async issue(accountId, now) {
      const token = randomBytes(32).toString('base64url');
      const values = {
        id_hash: hash(token),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + passwordLinkMs).toISOString(),
      };
      await db
        .insertInto('password_links')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute();
      return { token, expiresAt: values.expires_at };
    },
    async find(token, now) {
      const row = await db
        .selectFrom('password_links')
        .select('account_id')
        .where('id_hash', '=', hash(token))
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row?.account_id ?? null;
    },
    redeem: (token, passwordHash, now) =>
      db.transaction().execute(async (transaction) => {
        const taken = await transaction
          .deleteFrom('password_links')
          .where('id_hash', '=', hash(token))
          .where('expires_at', '>', now.toISOString())
          .returning('account_id')
          .executeTakeFirst();
        if (!taken) return false;
        const changed = await transaction
          .updateTable('accounts')
          .set({ password_hash: passwordHash })
          .where('id', '=', taken.account_id)
          .where('disabled_at', 'is', null)
          .executeTakeFirst();
        return changed.numUpdatedRows === 1n;
      }),
    async removeExpired(now) {
      await db.deleteFrom('password_links').where('expires_at', '<=', now.toISOString()).execute();
    },
    async revoke(accountId) {
      await db.deleteFrom('password_links').where('account_id', '=', accountId).execute();
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
