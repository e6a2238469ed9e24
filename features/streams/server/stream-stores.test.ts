import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createReadingStore, type Reading } from './reading-store.ts';
import { createStreamStore } from './stream-store.ts';
import { addSource, addWorkspace, moment, newStream } from './testing.ts';

const leaseMs = 60_000;

function storesOf(db: Db) {
  return { streams: createStreamStore(db), readings: createReadingStore(db) };
}

async function addStream(db: Db, change: Parameters<typeof newStream>[1] = {}) {
  const workspaceId = await addWorkspace(db);
  const dataSourceId = await addSource(db, { workspaceId });
  const stream = newStream({ workspaceId, dataSourceId }, change);
  await createStreamStore(db).insert(stream);
  return stream;
}

function claimed(reading: Reading | null): Reading {
  if (!reading) throw new Error('No stream was due.');
  return reading;
}

describe.each(storeKinds())('streams in %s', (kind) => {
  it('are listed newest first within their workspace, with the name of their source', async () => {
    await using database = await openTestDatabase(kind);
    const { streams } = storesOf(database.db);
    const workspaceId = await addWorkspace(database.db);
    const dataSourceId = await addSource(database.db, { workspaceId, name: 'ERP' });
    for (const [index, name] of ['Old', 'New'].entries()) {
      await streams.insert(newStream({ workspaceId, dataSourceId }, { name, now: moment(index) }));
    }
    await addStream(database.db, { name: 'Theirs' });
    expect(await streams.list(workspaceId)).toMatchObject([
      { name: 'New', dataSourceName: 'ERP', dataSourceType: 's4hana', isRunning: true, position: null },
      { name: 'Old' },
    ]);
  });

  it('have one name each in a workspace', async () => {
    await using database = await openTestDatabase(kind);
    const { streams } = storesOf(database.db);
    const stream = await addStream(database.db);
    expect(await streams.insert({ ...stream, id: newId() })).toBe(false);
    expect(await streams.listNames(stream.workspaceId)).toEqual([stream.name]);
  });

  it('are neither found, changed nor removed from another workspace', async () => {
    await using database = await openTestDatabase(kind);
    const { streams } = storesOf(database.db);
    const { id, workspaceId } = await addStream(database.db);
    const theirs = await addWorkspace(database.db);
    expect(await streams.find(theirs, id)).toBeNull();
    await streams.end(theirs, id, { keepsPosition: false, now: moment(1) });
    expect(await streams.remove(theirs, id)).toBe(false);
    expect(await streams.find(workspaceId, id)).toMatchObject({ isRunning: true });
    expect(await streams.remove(workspaceId, id)).toBe(true);
    expect(await streams.find(workspaceId, id)).toBeNull();
  });

  it('rest while everybody of their workspace is disabled (A17)', async () => {
    await using database = await openTestDatabase(kind);
    const { db } = database;
    const { readings } = storesOf(db);
    const { workspaceId } = await addStream(db);
    const created_at = moment(0).toISOString();
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
          created_at,
          disabled_at: created_at,
        })
        .execute();
      await db
        .insertInto('memberships')
        .values({ workspace_id: workspaceId, account_id: id, role: 'admin', created_at })
        .execute();
    }
    const claim = () => readings.claim({ now: moment(1), leaseMs, sourceTypes: ['s4hana'] });
    expect(await claim()).toBeNull();
    await db.updateTable('accounts').set({ disabled_at: null }).where('id', '=', 'bea').execute();
    expect(await claim()).not.toBeNull();
  });

  it('are away while their source is removed', async () => {
    await using database = await openTestDatabase(kind);
    const { streams, readings } = storesOf(database.db);
    const { workspaceId, dataSourceId } = await addStream(database.db);
    const mark = (deleted_at: string | null) =>
      database.db.updateTable('data_sources').set({ deleted_at }).where('id', '=', dataSourceId).execute();
    await mark(moment(0).toISOString());
    expect(await streams.list(workspaceId)).toEqual([]);
    expect(await readings.claim({ now: moment(1), leaseMs, sourceTypes: ['s4hana'] })).toBeNull();
    await mark(null);
    expect(await readings.claim({ now: moment(1), leaseMs, sourceTypes: ['s4hana'] })).not.toBeNull();
  });

  it('are read one at a time, the longest due first, and only where their source has a reader', async () => {
    await using database = await openTestDatabase(kind);
    const { readings } = storesOf(database.db);
    const late = await addStream(database.db, { now: moment(2) });
    const early = await addStream(database.db, { now: moment(1) });
    const claim = (now: Date, sourceTypes = ['s4hana']) => readings.claim({ now, leaseMs, sourceTypes });
    expect(await claim(moment(0))).toBeNull();
    expect(await claim(moment(3), ['datasphere'])).toBeNull();
    expect(await claim(moment(3), [])).toBeNull();
    expect((await claim(moment(3)))?.stream.id).toBe(early.id);
    expect((await claim(moment(3)))?.stream.id).toBe(late.id);
    expect(await claim(moment(3))).toBeNull();
  });

  it('are read again by another process once the lease has run out, and then by that one alone', async () => {
    await using database = await openTestDatabase(kind);
    const { readings } = storesOf(database.db);
    await addStream(database.db);
    const first = claimed(await readings.claim({ now: moment(1), leaseMs, sourceTypes: ['s4hana'] }));
    const second = claimed(await readings.claim({ now: moment(62), leaseMs, sourceTypes: ['s4hana'] }));
    const progress = { position: 1, hasReceived: true, now: moment(63), leaseMs };
    expect(await readings.save(first, progress)).toBe(false);
    expect(await readings.finish(first, moment(90))).toBe(false);
    expect(await readings.save(second, progress)).toBe(true);
  });

  it('keep how far they have come, and why they failed', async () => {
    await using database = await openTestDatabase(kind);
    const { streams, readings } = storesOf(database.db);
    const { id, workspaceId } = await addStream(database.db);
    const options = { leaseMs, sourceTypes: ['s4hana'] };
    const reading = claimed(await readings.claim({ now: moment(1), ...options }));
    await readings.save(reading, { position: { page: 7 }, hasReceived: true, now: moment(2), leaseMs });
    await readings.save(reading, { position: { page: 8 }, hasReceived: false, now: moment(3), leaseMs });
    await readings.fail(reading, 'Gone.', moment(30));
    expect(await streams.find(workspaceId, id)).toMatchObject({
      position: { page: 8 },
      lastDataReceivedAt: moment(2).toISOString(),
      error: 'Gone.',
      failures: 1,
      isRunning: true,
    });
    expect(await readings.claim({ now: moment(29), ...options })).toBeNull();
    const again = claimed(await readings.claim({ now: moment(30), ...options }));
    expect(again.stream).toMatchObject({ failures: 1, position: { page: 8 } });
    await readings.finish(again, moment(60));
    expect(await streams.find(workspaceId, id)).toMatchObject({ error: null, failures: 0 });
  });

  it('end at once: a pause keeps the place, a stop forgets it, and the reading under way counts no more', async () => {
    await using database = await openTestDatabase(kind);
    const { streams, readings } = storesOf(database.db);
    const { id, workspaceId } = await addStream(database.db);
    const options = { leaseMs, sourceTypes: ['s4hana'] };
    for (const keepsPosition of [true, false]) {
      const reading = claimed(await readings.claim({ now: moment(1), ...options }));
      await readings.save(reading, { position: 5, hasReceived: true, now: moment(1), leaseMs });
      await streams.end(workspaceId, id, { keepsPosition, now: moment(2) });
      const late = { position: 6, hasReceived: true, now: moment(3), leaseMs };
      expect(await readings.save(reading, late)).toBe(false);
      expect(await readings.fail(reading, 'Late.', moment(3))).toBe(false);
      const position = keepsPosition ? 5 : null;
      expect(await streams.find(workspaceId, id)).toMatchObject({ isRunning: false, position, error: null });
      expect(await readings.claim({ now: moment(100), ...options })).toBeNull();
      await streams.start(workspaceId, id, moment(1));
    }
  });

  it('that run are not disturbed by another start, those that failed are tried at once', async () => {
    await using database = await openTestDatabase(kind);
    const { streams, readings } = storesOf(database.db);
    const { id, workspaceId } = await addStream(database.db);
    const options = { leaseMs, sourceTypes: ['s4hana'] };
    const reading = claimed(await readings.claim({ now: moment(1), ...options }));
    await streams.start(workspaceId, id, moment(2));
    expect(await readings.fail(reading, 'Gone.', moment(500))).toBe(true);
    await streams.start(workspaceId, id, moment(3));
    expect(claimed(await readings.claim({ now: moment(3), ...options })).stream.failures).toBe(0);
  });

  it('of a process that has ended are due again', async () => {
    await using database = await openTestDatabase(kind);
    const { readings } = storesOf(database.db);
    await addStream(database.db);
    const options = { leaseMs, sourceTypes: ['s4hana'] };
    await readings.claim({ now: moment(1), ...options });
    await readings.releaseAll();
    const again = claimed(await readings.claim({ now: moment(2), ...options }));
    await readings.release(again);
    expect(await readings.claim({ now: moment(2), ...options })).not.toBeNull();
  });
});
