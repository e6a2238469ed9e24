import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Notification } from '../contract.ts';
import { notificationsKept } from '../limits.ts';

/** Whose list: everything here is one account's within one workspace. */
export interface Reader {
  workspaceId: string;
  accountId: string;
}

export interface NotificationPage {
  notifications: Notification[];
  next: string | null;
}

export interface NotificationStore {
  /** Writes it for each of the accounts, but those that know the event already. Keeps the newest 200 of each. */
  insert(
    reader: { workspaceId: string; accountIds: readonly string[] },
    notification: Omit<Notification, 'id' | 'createdAt' | 'readAt'> & { eventKey: string | null },
    now: Date,
  ): Promise<void>;
  /** Newest first. `before` is the `next` of an earlier page. */
  list(reader: Reader, page: { limit: number; before?: string | undefined }): Promise<NotificationPage>;
  countUnread(reader: Reader): Promise<number>;
  /** Marks these as read, or all of them when no ids are given. */
  markRead(reader: Reader, ids: readonly string[] | null, now: Date): Promise<void>;
  /** Takes all from the list, for good what was cleared before; returns how many. */
  clear(reader: Reader, now: Date): Promise<number>;
  /** Brings back what was cleared at that moment; returns how many. */
  restore(reader: Reader, clearedAt: string): Promise<number>;
  listMembers(workspaceId: string): Promise<string[]>;
}

export function createNotificationStore(db: Db): NotificationStore {
  return {
    async insert({ workspaceId, accountIds }, notification, now) {
      const { kind, outcome, title, message, link, eventKey } = notification;
      for (const accountId of accountIds) {
        await db
          .insertInto('notifications')
          .values({
            id: newId(),
            workspace_id: workspaceId,
            account_id: accountId,
            kind,
            outcome,
            title,
            message,
            link,
            event_key: eventKey,
            created_at: now.toISOString(),
            read_at: null,
            cleared_at: null,
          })
          .onConflict((conflict) => conflict.columns(['workspace_id', 'account_id', 'event_key']).doNothing())
          .execute();
        await forgetOldest(db, { workspaceId, accountId });
      }
    },
    async list(reader, { limit, before }) {
      const [time = '', id = ''] = before?.split(' ') ?? [];
      const rows = await selectVisible(db, reader)
        .$if(before !== undefined, (query) =>
          query.where((eb) =>
            eb.or([eb('created_at', '<', time), eb.and([eb('created_at', '=', time), eb('id', '<', id)])]),
          ),
        )
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        notifications: shown.map((row) => ({
          id: row.id,
          kind: row.kind,
          outcome: row.outcome as Notification['outcome'],
          title: row.title,
          message: row.message,
          link: row.link,
          createdAt: row.created_at,
          readAt: row.read_at,
        })),
        next: last && rows.length > limit ? `${last.created_at} ${last.id}` : null,
      };
    },
    async countUnread(reader) {
      const { count } = await selectVisible(db, reader)
        .where('read_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async markRead(reader, ids, now) {
      await updateOwn(db, reader)
        .set({ read_at: now.toISOString() })
        .where('read_at', 'is', null)
        .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
        .execute();
    },
    async clear(reader, now) {
      await db
        .deleteFrom('notifications')
        .where('workspace_id', '=', reader.workspaceId)
        .where('account_id', '=', reader.accountId)
        .where('cleared_at', 'is not', null)
        // What is told once only stays known, or the next day would tell it again.
        .where('event_key', 'is', null)
        .execute();
      const { numUpdatedRows } = await updateOwn(db, reader)
        .set({ cleared_at: now.toISOString() })
        .where('cleared_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    async restore(reader, clearedAt) {
      const { numUpdatedRows } = await updateOwn(db, reader)
        .set({ cleared_at: null })
        .where('cleared_at', '=', clearedAt)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    async listMembers(workspaceId) {
      const rows = await db
        .selectFrom('memberships')
        .select('account_id')
        .where('workspace_id', '=', workspaceId)
        .execute();
      return rows.map((row) => row.account_id);
    },
  };
}

function selectVisible(db: Db, { workspaceId, accountId }: Reader) {
  return db
    .selectFrom('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .where('cleared_at', 'is', null);
}

function updateOwn(db: Db, { workspaceId, accountId }: Reader) {
  return db
    .updateTable('notifications')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId);
}

async function forgetOldest(db: Db, { workspaceId, accountId }: Reader): Promise<void> {
  const mine = () =>
    db
      .selectFrom('notifications')
      .where('workspace_id', '=', workspaceId)
      .where('account_id', '=', accountId)
      .select('id');
  const oldest = await mine()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(notificationsKept)
    .offset(notificationsKept)
    .execute();
  if (oldest.length === 0) return;
  const ids = oldest.map((row) => row.id);
  await db.deleteFrom('notifications').where('id', 'in', ids).execute();
}
