import { describe, expect, it } from 'vitest';
import type { ChartConfig } from '#kernel/answer.ts';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createPinStore, type NewPin } from './pin-store.ts';

const now = new Date('2026-03-01T10:00:00Z');
const longAgo = new Date('2026-02-01T10:00:00Z');
const chartConfig: ChartConfig = { type: 'bar', title: 'Sales', x: 'month', y: ['net'], series: null };

/** A workspace with an account and as many receipts as asked for. */
async function addWorkspace(db: Db, receipts: number): Promise<{ id: string; receiptIds: string[] }> {
  const created_at = now.toISOString();
  const [id, account] = [newId(), newId()];
  await db.insertInto('workspaces').values({ id, name: 'W', created_at }).execute();
  await db
    .insertInto('accounts')
    .values({
      id: account,
      issuer: 'local',
      subject: account,
      email: 'a@example.com',
      first_name: 'A',
      last_name: 'B',
      profile_image_url: null,
      password_hash: null,
      created_at,
    })
    .execute();
  const receiptIds = Array.from({ length: receipts }, newId);
  const sessionId = newId();
  await db
    .insertInto('chat_sessions')
    .values({
      id: sessionId,
      workspace_id: id,
      account_id: account,
      title: '',
      data_source_ids: null,
      created_at,
    })
    .execute();
  for (const [index, receiptId] of receiptIds.entries()) {
    const messageId = newId();
    await db
      .insertInto('chat_messages')
      .values({
        id: messageId,
        workspace_id: id,
        session_id: sessionId,
        position: index + 1,
        role: 'assistant',
        content: '',
        is_voice: 0,
        metadata: '{}',
        plan: null,
        created_at,
      })
      .execute();
    await db
      .insertInto('receipts')
      .values({
        id: receiptId,
        workspace_id: id,
        account_id: account,
        message_id: messageId,
        body: '{}',
        digest: '',
        created_at,
      })
      .execute();
  }
  return { id, receiptIds };
}

function pin(workspaceId: string, receiptId: string | undefined, title: string): NewPin {
  return { id: newId(), workspaceId, receiptId: receiptId ?? '', title, chartConfig, now };
}

describe.each(storeKinds())('pinned charts in %s', (kind) => {
  async function open(receipts = 3) {
    const database = await openTestDatabase(kind);
    const workspace = await addWorkspace(database.db, receipts);
    const store = createPinStore(database.db);
    const titles = async () => (await store.list(workspace.id)).map(({ title }) => title);
    const insert = (index: number, title: string) =>
      store.insert(pin(workspace.id, workspace.receiptIds[index], title));
    return { database, store, workspace, titles, insert };
  }

  it('are listed in the order they were pinned, and in the one they were put into', async () => {
    const { database, store, workspace, titles, insert } = await open();
    await using _ = database;
    const [a, , c] = [await insert(0, 'A'), await insert(1, 'B'), await insert(2, 'C')];
    expect(await titles()).toEqual(['A', 'B', 'C']);
    await store.order(workspace.id, [c.id, 'unknown', a.id, c.id]);
    expect(await titles()).toEqual(['C', 'A', 'B']);
  });

  it('are one for each receipt, which keeps its title and place', async () => {
    const { database, store, workspace, titles, insert } = await open();
    await using _ = database;
    const first = await insert(0, 'A');
    await insert(1, 'B');
    const again = await store.insert({
      ...pin(workspace.id, workspace.receiptIds[0], 'Other'),
      chartConfig: { ...chartConfig, type: 'line' },
    });
    expect(again).toEqual({ ...first, chartConfig: { ...chartConfig, type: 'line' } });
    expect(await titles()).toEqual(['A', 'B']);
  });

  it('can be renamed and drawn in another way, one without the other', async () => {
    const { database, store, workspace, insert } = await open();
    await using _ = database;
    const { id } = await insert(0, 'A');
    expect(await store.change(workspace.id, id, { title: 'New' })).toMatchObject({
      title: 'New',
      chartConfig,
    });
    const line: ChartConfig = { ...chartConfig, type: 'line' };
    expect(await store.change(workspace.id, id, { chartConfig: line })).toMatchObject({
      title: 'New',
      chartConfig: line,
    });
    expect(await store.change(workspace.id, id, {})).toMatchObject({ title: 'New' });
  });

  it('come back to their place when unpinning is undone, until they are forgotten', async () => {
    const { database, store, workspace, titles, insert } = await open();
    await using _ = database;
    const [a, b] = [await insert(0, 'A'), await insert(1, 'B')];
    expect(await store.remove(workspace.id, a.id, now, longAgo)).toBe(true);
    expect(await store.remove(workspace.id, a.id, now, longAgo)).toBe(false);
    expect(await store.find(workspace.id, a.id)).toBeNull();
    expect(await store.change(workspace.id, a.id, { title: 'X' })).toBeNull();
    expect(await store.restore(workspace.id, a.id)).toEqual(a);
    expect(await titles()).toEqual(['A', 'B']);
    await store.remove(workspace.id, a.id, longAgo, longAgo);
    await store.remove(workspace.id, b.id, now, now);
    expect(await store.restore(workspace.id, a.id)).toBeNull();
    expect(await store.restore(workspace.id, b.id)).toEqual(b);
  });

  it('are neither found, changed, ordered nor removed from another workspace', async () => {
    const { database, store, titles, insert } = await open();
    await using _ = database;
    const [a, b] = [await insert(0, 'A'), await insert(1, 'B')];
    const other = await addWorkspace(database.db, 1);
    await store.insert(pin(other.id, other.receiptIds[0], 'Theirs'));
    expect(await store.find(other.id, a.id)).toBeNull();
    expect(await store.change(other.id, a.id, { title: 'X' })).toBeNull();
    expect(await store.remove(other.id, a.id, now, now)).toBe(false);
    expect(await store.restore(other.id, a.id)).toBeNull();
    await store.order(other.id, [b.id, a.id]);
    expect(await titles()).toEqual(['A', 'B']);
    expect(await store.list(other.id)).toHaveLength(1);
  });
});
