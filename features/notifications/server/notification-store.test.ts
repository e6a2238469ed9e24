import { describe, expect, it } from 'vitest';
import { openTestDatabase, type StoreKind, storeKinds } from '#platform/db/testing.ts';
import { notificationsKept } from '../limits.ts';
import { createNotificationStore } from './notification-store.ts';

const ada = { workspaceId: 'w', accountId: 'ada' };
const bea = { workspaceId: 'w', accountId: 'bea' };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const told = (title: string, eventKey: string | null = null) =>
  ({ kind: 'k', outcome: 'success', title, message: 'm', link: null, eventKey }) as const;

async function openStore(kind: StoreKind) {
  const opened = await openTestDatabase(kind);
  const { db } = opened;
  await db.insertInto('workspaces').values({ id: 'w', name: 'n', created_at: 'a' }).execute();
  for (const id of ['ada', 'bea']) {
    await db
      .insertInto('accounts')
      .values({
        id,
        issuer: 'local',
        subject: id,
        email: id,
        first_name: id,
        last_name: '',
        profile_image_url: null,
        password_hash: null,
        created_at: 'a',
      })
      .execute();
    await db
      .insertInto('memberships')
      .values({ workspace_id: 'w', account_id: id, role: 'admin', created_at: 'a' })
      .execute();
  }
  const store = createNotificationStore(db);
  const titles = async (reader: typeof ada) =>
    (await store.list(reader, { limit: 200 })).notifications.map(({ title }) => title);
  return { opened, store, titles };
}

describe.each(storeKinds())('notifications on %s', (kind) => {
  it('are each account’s own, newest first, a page at a time', async () => {
    const { opened, store, titles } = await openStore(kind);
    await using _ = opened;
    for (const minute of [1, 2, 2, 3]) {
      await store.insert({ workspaceId: 'w', accountIds: ['ada'] }, told(`at ${minute}`), at(minute));
    }
    expect(await titles(ada)).toEqual(['at 3', 'at 2', 'at 2', 'at 1']);
    expect(await titles(bea)).toEqual([]);
    const first = await store.list(ada, { limit: 2 });
    const second = await store.list(ada, { limit: 2, before: first.next ?? '' });
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(second.next).toBeNull();
  });

  it('are read one by one or all together, by their own reader alone', async () => {
    const { opened, store } = await openStore(kind);
    await using _ = opened;
    await store.insert({ workspaceId: 'w', accountIds: ['ada', 'bea'] }, told('one'), at(1));
    await store.insert({ workspaceId: 'w', accountIds: ['ada'] }, told('two'), at(2));
    const [newest] = (await store.list(ada, { limit: 1 })).notifications;
    await store.markRead(bea, [newest?.id ?? ''], at(3));
    expect(await store.countUnread(ada)).toBe(2);
    await store.markRead(ada, [newest?.id ?? ''], at(3));
    expect(await store.countUnread(ada)).toBe(1);
    await store.markRead(ada, null, at(4));
    expect([await store.countUnread(ada), await store.countUnread(bea)]).toEqual([0, 1]);
    // The time of the first reading stays.
    expect((await store.list(ada, { limit: 1 })).notifications[0]?.readAt).toBe(at(3).toISOString());
  });

  it('tell of one event once, also after they were cleared', async () => {
    const { opened, store, titles } = await openStore(kind);
    await using _ = opened;
    const tell = (title: string, key: string) =>
      store.insert({ workspaceId: 'w', accountIds: ['ada', 'bea'] }, told(title, key), at(1));
    await tell('ends', 'token a');
    await tell('ends again', 'token a');
    await tell('another ends', 'token b');
    expect((await titles(ada)).toSorted()).toEqual(['another ends', 'ends']);
    await store.clear(ada, at(2));
    await store.clear(ada, at(3));
    await tell('ends once more', 'token a');
    expect(await titles(ada)).toEqual([]);
    expect(await titles(bea)).toHaveLength(2);
  });

  it('are cleared, and come back with their reading when that is undone', async () => {
    const { opened, store, titles } = await openStore(kind);
    await using _ = opened;
    await store.insert({ workspaceId: 'w', accountIds: ['ada', 'bea'] }, told('one'), at(1));
    await store.markRead(ada, null, at(2));
    expect(await store.clear(ada, at(3))).toBe(1);
    expect([await titles(ada), await titles(bea)]).toEqual([[], ['one']]);
    expect(await store.restore(ada, at(9).toISOString())).toBe(0);
    expect(await store.restore(ada, at(3).toISOString())).toBe(1);
    expect([await titles(ada), await store.countUnread(ada)]).toEqual([['one'], 0]);
  });

  it('keep the newest of each account', async () => {
    const { opened, store, titles } = await openStore(kind);
    await using _ = opened;
    await store.insert({ workspaceId: 'w', accountIds: ['bea'] }, told('old'), at(0));
    for (let minute = 1; minute <= notificationsKept + 3; minute += 1) {
      await store.insert({ workspaceId: 'w', accountIds: ['ada'] }, told(`${minute}`), at(minute));
    }
    const kept = await titles(ada);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([notificationsKept, '203', '4']);
    expect(await titles(bea)).toEqual(['old']);
  });
});
