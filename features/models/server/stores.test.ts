import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createModelStore } from './model-store.ts';
import { createVersionStore, type VersionRow } from './version-store.ts';
import { createWorkStore } from './work-store.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

async function addModel(db: Db, workspaceId: string, id: string): Promise<void> {
  await db
    .insertInto('workspaces')
    .values({ id: workspaceId, name: 'n', created_at: 'a' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await createModelStore(db).insert({
    id,
    workspaceId,
    name: id,
    type: 'classification',
    algorithm: 'random_forest',
    dataSourceId: null,
    config: { seed: 3 },
    now: at(0),
  });
}

function version(modelId: string, number: number): VersionRow {
  return {
    modelId,
    workspaceId: 'w',
    number,
    trainedAt: at(number).toISOString(),
    durationMs: 5,
    seed: 3,
    accuracy: number / 10,
    isBetter: number > 1,
    isNoBetter: number <= 1,
    summary: { verdict: `number ${number}` } as VersionRow['summary'],
    fileBytes: 10,
    fileSha256: 'x',
  };
}

describe.each(storeKinds())('models on %s', (kind) => {
  it('keeps trainings, and the one that predicts, together', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    await addModel(db, 'w', 'm');
    const [models, versions] = [createModelStore(db), createVersionStore(db)];
    for (const number of [1, 2])
      await versions.insert(version('m', number), {
        status: 'active',
        currentVersion: number,
        accuracy: number / 10,
      });
    expect(await models.find('w', 'm')).toMatchObject({
      currentVersion: 2,
      accuracy: 0.2,
      status: 'active',
      config: { seed: 3 },
    });
    expect(
      (await versions.list('w', 'm')).map(({ number, isBetter, isNoBetter }) => [
        number,
        isBetter,
        isNoBetter,
      ]),
    ).toEqual([
      [2, true, false],
      [1, false, true],
    ]);
    expect((await versions.listCurrent('w')).map(({ number, summary }) => [number, summary.verdict])).toEqual(
      [[2, 'number 2']],
    );
    expect([await versions.list('other', 'm'), await models.find('other', 'm')]).toEqual([[], null]);
    expect(await versions.nextNumber('m')).toBe(3);
    await versions.remove('w', 'm', 1);
    expect([...(await versions.listKeys())]).toEqual(['m/2']);
    // The number is taken: nothing is written by half.
    await expect(versions.insert(version('m', 2), { status: 'trained' })).rejects.toThrow();
    expect(await models.find('w', 'm')).toMatchObject({ status: 'active' });
  });

  it('hides deleted models until they are brought back, and forgets them after a while', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    await addModel(db, 'w', 'm');
    const models = createModelStore(db);
    await createVersionStore(db).insert(version('m', 1), { accuracy: 0.5 });
    expect(await models.remove('other', 'm', at(10))).toBe(false);
    expect(await models.remove('w', 'm', at(10))).toBe(true);
    expect([await models.list('w'), await models.count('w'), await models.readMeanAccuracy('w')]).toEqual([
      [],
      0,
      null,
    ]);
    expect(await models.restore('w', 'm')).toBe(true);
    expect([await models.count('w'), await models.readMeanAccuracy('w')]).toEqual([1, 0.5]);
    await models.remove('w', 'm', at(10));
    expect(await models.purge(at(9))).toEqual([]);
    expect(await models.purge(at(11))).toEqual([{ id: 'm', workspaceId: 'w' }]);
    expect([...(await createVersionStore(db).listKeys())]).toEqual([]);
  });

  it('takes the works of workspaces in turns, one of a kind for a model', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    for (const id of ['m1', 'm2', 'm3']) await addModel(db, 'w', id);
    await addModel(db, 'other', 'o');
    const works = createWorkStore(db);
    let second = 1;
    const next = () => {
      second += 1;
      return at(second);
    };
    const start = (workspaceId: string, modelId: string) =>
      works.start({
        workspaceId,
        modelId,
        kind: 'train',
        accountId: null,
        payload: { rows: [1] },
        now: next(),
      });
    const first = await start('w', 'm1');
    expect(await start('w', 'm1')).toEqual({ id: first.id, isNew: false });
    for (const id of ['m2', 'm3']) await start('w', id);
    const last = await start('other', 'o');
    const queued = await works.find('other', last.id);
    if (!queued) throw new Error();
    // Its own line is empty, and the other workspace has one turn at most.
    expect(await works.countAhead(queued)).toBe(1);
    const claim = async (busy: string[] = []) => (await works.claim(next(), 1000, busy))?.modelId;
    expect([await claim(), await claim(), await claim()]).toEqual(['m1', 'o', 'm2']);
    expect(await claim(['w'])).toBeUndefined();
  });

  it('ends works once, by their end, by a person, or by the death of their server', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    for (const id of ['m1', 'm2', 'm3']) await addModel(db, 'w', id);
    const works = createWorkStore(db);
    const begin = async (modelId: string, now: number) => {
      const { id } = await works.start({
        workspaceId: 'w',
        modelId,
        kind: 'train',
        accountId: 'a',
        payload: { rows: [1] },
        now: at(now),
      });
      return id;
    };
    const done = await begin('m1', 1);
    await works.claim(at(2), 10_000, []);
    await works.note(done, { stage: 'fitting', share: 0.5, secondsLeft: 3 });
    expect(await works.find('w', done)).toMatchObject({
      status: 'running',
      progress: { share: 0.5 },
      payload: { rows: [1] },
    });
    expect(await works.keep(done, at(3), 10_000)).toBe(true);
    await works.end(done, { status: 'done', error: null, result: { rows: 2 }, now: at(4) });
    expect(await works.find('w', done)).toMatchObject({
      status: 'done',
      progress: null,
      payload: {},
      result: { rows: 2 },
    });
    expect(await works.keep(done, at(5), 10_000)).toBe(false);
    const waiting = await begin('m2', 6);
    expect(await works.cancel('other', waiting, at(7))).toBe(false);
    expect(await works.cancel('w', waiting, at(7))).toBe(true);
    expect(await works.find('w', waiting)).toMatchObject({ status: 'cancelled' });
    const lost = await begin('m3', 8);
    await works.claim(at(9), 10_000, []);
    expect(await works.failInterrupted(at(12), 'overdue')).toEqual([]);
    expect((await works.failInterrupted(at(20), 'overdue')).map(({ id }) => id)).toEqual([lost]);
    expect(await works.find('w', lost)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Interrupted') as string,
    });
    const again = await begin('m3', 21);
    await works.claim(at(22), 10_000, []);
    expect(await works.cancel('w', again, at(23))).toBe(true);
    // It runs: it hears of it where its lease is to be extended.
    expect(await works.keep(again, at(24), 10_000)).toBe(false);
    await works.putBack(again);
    expect(await works.find('w', again)).toMatchObject({ status: 'queued' });
    expect((await works.failInterrupted(at(60), 'all')).map(({ id }) => id)).toEqual([]);
  });
});
