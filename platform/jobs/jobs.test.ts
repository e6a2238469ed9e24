import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import { openTestDatabase, type StoreKind, storeKinds } from '../db/testing.ts';
import { startJobRunner } from './job-runner.ts';
import { createJobStore, enqueueJob } from './job-store.ts';

const log = pino({ level: 'silent' });

function stoppedClock(start = '2026-01-01T00:00:00.000Z'): Clock & { advance(ms: number): void } {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

async function openJobs(kind: StoreKind) {
  const opened = await openTestDatabase(kind);
  await opened.db.insertInto('workspaces').values({ id: 'w', name: 'n', created_at: 'a' }).execute();
  const clock = stoppedClock();
  const enqueue = (name: string, payload: unknown = {}) =>
    enqueueJob(opened.db, { workspaceId: 'w', kind: name, payload, now: clock.now() });
  const statuses = async () =>
    (
      await opened.db
        .selectFrom('jobs')
        .select(['kind', 'status', 'attempts', 'error'])
        .orderBy('kind')
        .execute()
    ).map((row) => ({ ...row }));
  return { opened, db: opened.db, clock, store: createJobStore(opened.db), enqueue, statuses };
}

describe.each(storeKinds())('jobs on %s', (kind) => {
  it('does each accepted job once, with its payload', async () => {
    const jobs = await openJobs(kind);
    await using _ = jobs.opened;
    const seen: unknown[] = [];
    await jobs.enqueue('a', { n: 1 });
    await jobs.enqueue('a', { n: 2 });
    const runner = startJobRunner({
      ...jobs,
      log,
      handlers: { a: async (job) => void seen.push(job.payload) },
    });
    await runner.settle();
    await runner.close();
    expect(seen).toHaveLength(2);
    expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
    expect(await jobs.statuses()).toEqual([
      { kind: 'a', status: 'done', attempts: 1, error: null },
      { kind: 'a', status: 'done', attempts: 1, error: null },
    ]);
  });

  it('gives one job to one of several servers', async () => {
    const jobs = await openJobs(kind);
    await using _ = jobs.opened;
    await jobs.enqueue('a');
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => jobs.store.claim(jobs.clock.now(), 60_000)),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('takes what somebody waits for first, however long the other has waited', async () => {
    const jobs = await openJobs(kind);
    await using _ = jobs.opened;
    const job = { workspaceId: 'w', payload: {} };
    await enqueueJob(jobs.db, { ...job, kind: 'patient', now: jobs.clock.now(), priority: -1 });
    jobs.clock.advance(1_000);
    await enqueueJob(jobs.db, { ...job, kind: 'urgent', now: jobs.clock.now() });
    const claim = async () => (await jobs.store.claim(jobs.clock.now(), 60_000))?.kind;
    expect([await claim(), await claim()]).toEqual(['urgent', 'patient']);
  });

  it('takes a job up again when the lease of a dead server has run out, not before', async () => {
    const jobs = await openJobs(kind);
    await using _ = jobs.opened;
    await jobs.enqueue('a');
    expect(await jobs.store.claim(jobs.clock.now(), 60_000)).toMatchObject({ attempts: 1 });
    jobs.clock.advance(59_000);
    expect(await jobs.store.claim(jobs.clock.now(), 60_000)).toBeNull();
    jobs.clock.advance(2_000);
    expect(await jobs.store.claim(jobs.clock.now(), 60_000)).toMatchObject({ attempts: 2 });
  });

  it('tries four times, then keeps the failure with its reason', async () => {
    const jobs = await openJobs(kind);
    await using _ = jobs.opened;
    await jobs.enqueue('a');
    let tries = 0;
    const givenUp: number[] = [];
    const runner = startJobRunner({
      ...jobs,
      log,
      handlers: {
        a: async () => {
          tries += 1;
          throw new Error(`broken ${tries}`);
        },
      },
      onGivenUp: async (job) => void givenUp.push(job.attempts),
    });
    for (let round = 0; round < 6; round += 1) {
      await runner.settle();
      jobs.clock.advance(120_000);
      runner.wake();
    }
    await runner.settle();
    await runner.close();
    expect(await jobs.statuses()).toEqual([{ kind: 'a', status: 'failed', attempts: 4, error: 'broken 4' }]);
    expect(givenUp).toEqual([4]);
  });

  it('leaves a job that the shutdown cut off for the next start', async () => {
    const jobs = await openJobs(kind);
    await using _ = jobs.opened;
    await jobs.enqueue('a');
    const started = Promise.withResolvers<void>();
    const runner = startJobRunner({
      ...jobs,
      log,
      handlers: {
        a: (_job, signal) => {
          started.resolve();
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error('cut off'))),
          );
        },
      },
    });
    await started.promise;
    await runner.close();
    expect(await jobs.statuses()).toMatchObject([{ status: 'running' }]);
    await jobs.store.release(jobs.clock.now());
    expect(await jobs.store.claim(jobs.clock.now(), 60_000)).not.toBeNull();
  });
});
