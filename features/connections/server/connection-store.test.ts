import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createConnectionStore, type NewConnection } from './connection-store.ts';

const now = new Date('2026-03-01T10:00:00Z');

async function addWorkspace(db: Db): Promise<string> {
  const id = newId();
  await db.insertInto('workspaces').values({ id, name: 'W', created_at: now.toISOString() }).execute();
  return id;
}

function connection(workspaceId: string, change: Partial<NewConnection> = {}): NewConnection {
  return {
    id: newId(),
    workspaceId,
    name: 'ERP',
    type: 'sql',
    isActive: false,
    configuration: 'v1.x',
    now,
    ...change,
  };
}

describe.each(storeKinds())('connections in %s', (kind) => {
  it('are listed by name within their workspace and types', async () => {
    await using database = await openTestDatabase(kind);
    const store = createConnectionStore(database.db);
    const [mine, theirs] = [await addWorkspace(database.db), await addWorkspace(database.db)];
    for (const name of ['B', 'A']) await store.insert(connection(mine, { name }));
    await store.insert(connection(mine, { name: 'C', type: 'oracle' }));
    await store.insert(connection(theirs, { name: 'D' }));
    expect((await store.list(mine, ['sql', 'hana'])).map((row) => row.name)).toEqual(['A', 'B']);
    expect([await store.count(mine), await store.count(theirs)]).toEqual([3, 1]);
  });

  it('have one name each among their type', async () => {
    await using database = await openTestDatabase(kind);
    const store = createConnectionStore(database.db);
    const workspaceId = await addWorkspace(database.db);
    const first = connection(workspaceId);
    expect(await store.insert(first)).toBe(true);
    expect(await store.insert(connection(workspaceId, { configuration: 'v1.other' }))).toBe(false);
    const second = connection(workspaceId, { name: 'Other' });
    await store.insert(second);
    const row = { id: second.id, workspace_id: workspaceId, type: 'sql' };
    expect(await store.update(row, { ...second, name: 'ERP' })).toBe(false);
    expect(await store.update(row, { ...second, isActive: true, configuration: 'v1.new' })).toBe(true);
    expect(await store.find(workspaceId, second.id)).toMatchObject({ is_active: 1, configuration: 'v1.new' });
    expect(await store.find(workspaceId, first.id)).toMatchObject({ is_active: 0, configuration: 'v1.x' });
  });

  it('are neither found, changed nor removed from another workspace or family', async () => {
    await using database = await openTestDatabase(kind);
    const store = createConnectionStore(database.db);
    const [mine, theirs] = [await addWorkspace(database.db), await addWorkspace(database.db)];
    const kept = connection(mine);
    await store.insert(kept);
    expect(await store.find(theirs, kept.id)).toBeNull();
    await store.update({ id: kept.id, workspace_id: theirs, type: 'sql' }, { ...kept, name: 'Taken' });
    expect(await store.remove(theirs, kept.id, ['sql'])).toBe(false);
    expect(await store.remove(mine, kept.id, ['oracle'])).toBe(false);
    expect(await store.find(mine, kept.id)).toMatchObject({ name: 'ERP' });
    expect(await store.remove(mine, kept.id, ['sql'])).toBe(true);
    expect(await store.find(mine, kept.id)).toBeNull();
  });
});
