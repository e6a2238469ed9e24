import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/open-database.ts';

export interface StoredSession {
  accountId: string;
  workspaceId: string;
  lastSeenAt: string;
  expiresAt: string;
}

export interface SessionStore {
  /** Stores a new session and returns the token for the cookie: 256 random bits, kept nowhere else. */
  create(session: { accountId: string; workspaceId: string; now: Date; absoluteMs: number }): Promise<string>;
  find(token: string): Promise<StoredSession | null>;
  touch(token: string, now: Date): Promise<void>;
  remove(token: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

export function createSessionStore(db: Db): SessionStore {
  return {
    async create({ accountId, workspaceId, now, absoluteMs }) {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('sessions')
        .values({
          id_hash: hash(token),
          account_id: accountId,
          workspace_id: workspaceId,
          created_at: now.toISOString(),
          last_seen_at: now.toISOString(),
          expires_at: new Date(now.getTime() + absoluteMs).toISOString(),
        })
        .execute();
      return token;
    },
    async find(token) {
      const row = await db
        .selectFrom('sessions')
        .select(['account_id', 'workspace_id', 'last_seen_at', 'expires_at'])
        .where('id_hash', '=', hash(token))
        .executeTakeFirst();
      if (!row) return null;
      return {
        accountId: row.account_id,
        workspaceId: row.workspace_id,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
      };
    },
    async touch(token, now) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now.toISOString() })
        .where('id_hash', '=', hash(token))
        .execute();
    },
    async remove(token) {
      await db.deleteFrom('sessions').where('id_hash', '=', hash(token)).execute();
    },
    async removeExpired(now) {
      await db.deleteFrom('sessions').where('expires_at', '<', now.toISOString()).execute();
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
