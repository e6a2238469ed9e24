import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#kernel/ids.ts';
import type { Db } from '../db/open-database.ts';
import type { RequestOrigin } from '../http/request-origin.ts';

export interface StoredSession {
  id: string;
  accountId: string;
  workspaceId: string;
  /** Of the installation. */
  isAdministrator: boolean;
  lastSeenAt: string;
  expiresAt: string;
}

/** A session as people look at it. */
export interface ListedSession extends RequestOrigin {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

export interface SessionStore {
  /** Stores a new session and returns the token for the cookie: 256 random bits, kept nowhere else. */
  create(session: {
    accountId: string;
    workspaceId: string;
    now: Date;
    absoluteMs: number;
    origin: RequestOrigin;
  }): Promise<string>;
  /** Null also for a session of an account that was disabled. */
  find(token: string): Promise<StoredSession | null>;
  touch(token: string, now: Date, origin: RequestOrigin): Promise<void>;
  remove(token: string): Promise<void>;
  /** Newest use first, those that are over among them. */
  list(accountId: string): Promise<ListedSession[]>;
  /** Ends those of an account but for so many, the ones used last. */
  trim(accountId: string, most: number): Promise<number>;
  /** Ends one by its id, or all of an account, or all but one. Returns how many there were. */
  removeOf(accountId: string, which: { id?: string; except?: string }): Promise<number>;
  /** Deletes those that have ended by themselves, with what they tell of where somebody was. Returns how many. */
  removeEnded(now: Date, idleMs: number): Promise<number>;
}

export function createSessionStore(db: Db): SessionStore {
  return {
    async create({ accountId, workspaceId, now, absoluteMs, origin }) {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('sessions')
        .values({
          id_hash: hash(token),
          id: newId(),
          account_id: accountId,
          workspace_id: workspaceId,
          created_at: now.toISOString(),
          last_seen_at: now.toISOString(),
          expires_at: new Date(now.getTime() + absoluteMs).toISOString(),
          ...origin,
        })
        .execute();
      return token;
    },
    async find(token) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select([
          'sessions.id',
          'account_id',
          'workspace_id',
          'last_seen_at',
          'expires_at',
          'is_administrator',
        ])
        .where('id_hash', '=', hash(token))
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      if (!row) return null;
      return {
        id: row.id,
        accountId: row.account_id,
        workspaceId: row.workspace_id,
        isAdministrator: row.is_administrator === 1,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
      };
    },
    async touch(token, now, origin) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now.toISOString(), ...origin })
        .where('id_hash', '=', hash(token))
        .execute();
    },
    async remove(token) {
      await db.deleteFrom('sessions').where('id_hash', '=', hash(token)).execute();
    },
    async list(accountId) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'device', 'address', 'created_at', 'last_seen_at', 'expires_at'])
        .where('account_id', '=', accountId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        address: row.address,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
      }));
    },
    async trim(accountId, most) {
      const kept = db
        .selectFrom('sessions')
        .select('id_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(most);
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .where('id_hash', 'not in', kept)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    async removeOf(accountId, { id, except }) {
      const removed = await db
        .deleteFrom('sessions')
        .where('account_id', '=', accountId)
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
        .executeTakeFirst();
      return Number(removed.numDeletedRows);
    },
    async removeEnded(now, idleMs) {
      const idleSince = new Date(now.getTime() - idleMs).toISOString();
      const removed = await db
        .deleteFrom('sessions')
        .where(({ eb, or }) =>
          or([eb('expires_at', '<=', now.toISOString()), eb('last_seen_at', '<=', idleSince)]),
        )
        .executeTakeFirst();
      return Number(removed.numDeletedRows);
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
