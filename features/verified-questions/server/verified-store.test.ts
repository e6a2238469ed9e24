import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { replayJob, requestReplay } from './replay.ts';
import { addConfirmed } from './testing.ts';
import { createVerifiedStore, type Replayed } from './verified-store.ts';

const now = new Date('2026-03-01T10:00:00Z');
const later = new Date('2026-03-03T10:00:00Z');

const replayed = (state: Replayed['state']): Replayed => ({
  state,
  reason: state === 'holds' ? null : 'Why',
  text: null,
  changes: [],
  other: null,
});

describe.each(storeKinds())('verified questions on %s', (kind) => {
  it('keeps one for each question and scope, and shows it to its workspace alone', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const store = createVerifiedStore(db);
    const [mine, theirs] = [await addConfirmed(db, now), await addConfirmed(db, now)];
    const id = await store.put(db, mine);
    expect(await store.put(db, { ...mine, id: newId(), name: 'Again', now: later })).toBe(id);
    const scoped = await store.put(db, { ...mine, id: newId(), dataSourceIds: ['b', 'a'] });
    await store.put(db, { ...theirs, question: 'Theirs' });
    expect(
      (await store.findByKey(mine.workspaceId, 'total sales')).map((each) => each.id).toSorted(),
    ).toEqual([id, scoped].toSorted());
    expect(await store.find(mine.workspaceId, id)).toMatchObject({
      name: 'Again',
      confirmedBy: 'Ada Tester',
      confirmedAt: later.toISOString(),
      state: 'holds',
      body: { text: 'The total is 5.' },
    });
    expect((await store.find(mine.workspaceId, scoped))?.dataSourceIds).toEqual(['a', 'b']);
    expect(await store.find(theirs.workspaceId, id)).toBeNull();
    expect([await store.count(mine.workspaceId), await store.rename(theirs.workspaceId, id, 'x')]).toEqual([
      2,
      false,
    ]);
    expect(await store.remove(theirs.workspaceId, id, later, now)).toBe(false);
    expect((await store.findBySlots(theirs.workspaceId, 'slots')).map(({ question }) => question)).toEqual([
      'Theirs',
    ]);
    expect((await store.listWorkspaces()).toSorted()).toEqual(
      [mine.workspaceId, theirs.workspaceId].toSorted(),
    );
  });

  it('is put back after it was removed, for a while', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const store = createVerifiedStore(db);
    const mine = await addConfirmed(db, now);
    const id = await store.put(db, mine);
    const other = await store.put(db, { ...mine, id: newId(), questionKey: 'other' });
    expect(await store.remove(mine.workspaceId, id, now, now)).toBe(true);
    expect([await store.find(mine.workspaceId, id), await store.count(mine.workspaceId)]).toEqual([null, 1]);
    expect(await store.restore(mine.workspaceId, id)).toBe(true);
    await store.remove(mine.workspaceId, id, now, now);
    await store.remove(mine.workspaceId, other, later, later);
    expect(await store.restore(mine.workspaceId, id)).toBe(false);
  });

  it('keeps what a replay found, but not of what was confirmed anew meanwhile, and tells of a break once', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const store = createVerifiedStore(db);
    const mine = await addConfirmed(db, now);
    const id = await store.put(db, mine);
    await store.saveReplay(id, now.toISOString(), replayed('broken'), 'key', later);
    expect(await store.find(mine.workspaceId, id)).toMatchObject({
      state: 'broken',
      replay: { reason: 'Why' },
      replayedKey: 'key',
      replayedAt: later.toISOString(),
    });
    expect((await store.listUntold(mine.workspaceId)).map((each) => each.id)).toEqual([id]);
    await store.markTold([id]);
    expect(await store.listUntold(mine.workspaceId)).toEqual([]);
    await store.saveReplay(id, now.toISOString(), replayed('holds'), 'key', later);
    await store.saveReplay(id, now.toISOString(), replayed('broken'), 'key', later);
    expect(await store.listUntold(mine.workspaceId)).toHaveLength(1);
    await store.put(db, { ...mine, now: later });
    await store.saveReplay(id, now.toISOString(), replayed('broken'), 'key', later);
    expect((await store.find(mine.workspaceId, id))?.state).toBe('holds');
  });

  it('tells of each other answer once, and of none that the days made', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const store = createVerifiedStore(db);
    const mine = await addConfirmed(db, now);
    const id = await store.put(db, mine);
    const save = async (newsKey?: string) => {
      const found = { ...replayed('changed'), ...(newsKey !== undefined && { newsKey }) };
      await store.saveReplay(id, now.toISOString(), found, 'key', later);
      const untold = await store.listUntold(mine.workspaceId);
      await store.markTold(untold.map((each) => each.id));
      return untold.length;
    };
    expect(await save('first answer')).toBe(1);
    expect(await save('first answer')).toBe(0);
    expect(await save('second answer')).toBe(1);
    await store.saveReplay(id, now.toISOString(), replayed('holds'), 'key', later);
    expect(await save('second answer')).toBe(1);
    expect(await save()).toBe(0);
  });

  it('asks for a replay only where there is one to make, and once', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const mine = await addConfirmed(db, now);
    const jobs = () => db.selectFrom('jobs').select(['kind', 'priority']).execute();
    await requestReplay(db, mine.workspaceId, now);
    expect(await jobs()).toEqual([]);
    await createVerifiedStore(db).put(db, mine);
    await requestReplay(db, mine.workspaceId, now);
    await requestReplay(db, mine.workspaceId, now);
    expect((await jobs()).map((job) => ({ ...job }))).toEqual([{ kind: replayJob, priority: -1 }]);
  });
});
