import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { AccessToken } from '../contract.ts';
import { tokenPrefix, tokensMaximum } from '../limits.ts';
import { accessStrings } from '../strings.ts';

/** Who a token speaks for. */
export interface TokenCaller extends Caller {
  tokenId: string;
  /** For people who read of its use. */
  label: string;
}

export interface TokenStore {
  list(caller: Caller, now: Date): Promise<AccessToken[]>;
  /** Throws `conflict` when the account has as many as it may have. */
  create(
    caller: Caller,
    token: { name: string; days: number | null; now: Date },
  ): Promise<AccessToken & { token: string }>;
  /** What it was called; null where there was none. */
  revoke(caller: Caller, id: string): Promise<{ name: string; ending: string } | null>;
  /** Null for a token that is unknown, revoked, expired or of a disabled account. Counts as use. */
  identify(token: string, now: Date): Promise<TokenCaller | null>;
}

const randomLength = 32;
const shownLength = 4;
const dayMs = 24 * 60 * 60 * 1000;
/** Not more often than this is the last use written down. */
const touchEveryMs = 60_000;

export function createTokenStore(db: Db): TokenStore {
  return {
    async list({ workspaceId, accountId }, now) {
      const rows = await db
        .selectFrom('access_tokens')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => present(row, now));
    },
    create: (caller, { name, days, now }) =>
      db.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('access_tokens')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('workspace_id', '=', caller.workspaceId)
          .where('account_id', '=', caller.accountId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= tokensMaximum)
          throw new AppError('conflict', accessStrings.tooMany(tokensMaximum));
        const token = tokenPrefix + randomBytes(randomLength).toString('base64url');
        const row = {
          id: newId(),
          workspace_id: caller.workspaceId,
          account_id: caller.accountId,
          name,
          hash: hashOf(token),
          ending: token.slice(-shownLength),
          created_at: now.toISOString(),
          expires_at: days === null ? null : new Date(now.getTime() + days * dayMs).toISOString(),
          last_used_at: null,
        };
        await transaction.insertInto('access_tokens').values(row).execute();
        return { ...present(row, now), token };
      }),
    async revoke({ workspaceId, accountId }, id) {
      const removed = await db
        .deleteFrom('access_tokens')
        .where('workspace_id', '=', workspaceId)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning(['name', 'ending'])
        .executeTakeFirst();
      return removed ?? null;
    },
    async identify(token, now) {
      if (!token.startsWith(tokenPrefix)) return null;
      const row = await db
        .selectFrom('access_tokens')
        .innerJoin('accounts', 'accounts.id', 'access_tokens.account_id')
        .selectAll('access_tokens')
        .where('hash', '=', hashOf(token))
        .where('accounts.disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row || isExpired(row, now)) return null;
      if (now.getTime() - Date.parse(row.last_used_at ?? row.created_at) >= touchEveryMs || !row.last_used_at)
        await db
          .updateTable('access_tokens')
          .set({ last_used_at: now.toISOString() })
          .where('id', '=', row.id)
          .execute();
      return {
        tokenId: row.id,
        label: `${row.name} (…${row.ending})`,
        workspaceId: row.workspace_id,
        accountId: row.account_id,
      };
    },
  };
}

/** 256 random bits cannot be guessed from their hash, so a slow one would only cost time. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface TokenRow {
  id: string;
  name: string;
  ending: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

function isExpired({ expires_at }: Pick<TokenRow, 'expires_at'>, now: Date): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now.getTime();
}

function present(row: TokenRow, now: Date): AccessToken {
  return {
    id: row.id,
    name: row.name,
    ending: row.ending,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isExpired: isExpired(row, now),
    lastUsedAt: row.last_used_at,
  };
}
