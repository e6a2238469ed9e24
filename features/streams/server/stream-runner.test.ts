import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { NotificationEvent } from '#features/notifications/contract.ts';
import type { LiveMessage } from '#kernel/channel.ts';
import { AppError } from '#kernel/errors.ts';
import type { StreamReader } from '#kernel/stream-reader.ts';
import { openTestDatabase, type TestDatabase } from '#platform/db/testing.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import { createLog } from '#platform/log/log.ts';
import { createReadingStore } from './reading-store.ts';
import { retryDelayMs, startStreamRunner } from './stream-runner.ts';
import { createStreamStore } from './stream-store.ts';
import {
  addSource,
  addWorkspace,
  batchOf,
  moment,
  newStream,
  playReader,
  streamSettings,
} from './testing.ts';

const opened: AsyncDisposable[] = [];
afterEach(async () => {
  for (const item of opened.splice(0).toReversed()) await item[Symbol.asyncDispose]();
});

/** One stream on a real database, and a runner whose clock the test moves. */
async function setUp(reader: StreamReader) {
  const database: TestDatabase = await openTestDatabase();
  opened.push(database);
  const { db } = database;
  const workspaceId = await addWorkspace(db);
  const dataSourceId = await addSource(db, { workspaceId });
  const streams = createStreamStore(db);
  const stream = newStream({ workspaceId, dataSourceId });
  await streams.insert(stream);
  const live = createLiveHub();
  const messages: LiveMessage[] = [];
  live.subscribe(workspaceId, (text) => messages.push(JSON.parse(text)));
  const told: NotificationEvent[] = [];
  let now = moment(0);
  const startRunner = () => {
    const runner = startStreamRunner({
      readings: createReadingStore(db),
      readers: { s4hana: reader },
      live,
      notify: async (_audience, event) => void told.push(event),
      openSource: async (_workspaceId, id) => ({ id, name: 'ERP', configuration: { host: 'erp' } }),
      clock: { now: () => now },
      log: createLog('silent'),
    });
    opened.push({ [Symbol.asyncDispose]: () => runner.close() });
    return runner;
  };
  const runner = startRunner();
  return {
    messages,
    told,
    runner,
    startRunner,
    numbers: () => messages.flatMap(({ changes }) => numbersIn(changes)),
    read: async () => {
      const found = await streams.find(workspaceId, stream.id);
      if (!found) throw new Error('The stream is gone.');
      return found;
    },
    end: async (keepsPosition: boolean) => {
      await streams.end(workspaceId, stream.id, { keepsPosition, now });
      runner.interrupt(stream.id);
    },
    start: () => streams.start(workspaceId, stream.id, now),
    async runAt(seconds: number) {
      now = moment(seconds);
      runner.wake();
      await runner.settle();
    },
  };
}

function numbersIn(changes: unknown): unknown[] {
  return (changes as { record: { number: number } }[]).map(({ record }) => record.number);
}

/** Ten records in pages of two; the position is the number of the last one. */
const tenRecords = () =>
  playReader(async function* (position) {
    for (let last = Number(position ?? 0); last < 10; last += 2) yield batchOf(last + 2, last + 1, last + 2);
  });

describe('the runner of streams', () => {
  it('reads a stream to its end, tells the workspace and keeps the place', async () => {
    const reader = tenRecords();
    const { runAt, messages, read } = await setUp(reader);
    await runAt(1);
    expect(messages).toHaveLength(5);
    expect(messages[0]).toEqual({
      type: 'sap_real_time_data',
      streamId: (await read()).id,
      timestamp: expect.stringMatching(/^2026-03-01T10:00/),
      metadata: { source: 'ERP', recordCount: 2 },
      changes: [
        { table: 'Orders', operation: 'record', record: { number: 1 } },
        { table: 'Orders', operation: 'record', record: { number: 2 } },
      ],
    });
    expect(await read()).toMatchObject({ position: 10, error: null });
    expect((await read()).lastDataReceivedAt).not.toBeNull();
    expect(reader.openings[0]).toMatchObject({ position: null, configuration: { host: 'erp' } });
  });

  it('opens it again after its interval, not before, where it left off', async () => {
    const reader = tenRecords();
    const { runAt } = await setUp(reader);
    await runAt(0);
    await runAt(29);
    expect(reader.openings).toHaveLength(1);
    await runAt(31);
    expect(reader.openings.map(({ position }) => position)).toEqual([null, 10]);
  });

  it('says nothing and notes no reception when nothing has happened', async () => {
    const { runAt, messages, read } = await setUp(
      playReader(async function* () {
        yield batchOf('here');
      }),
    );
    await runAt(1);
    expect(messages).toEqual([]);
    expect(await read()).toMatchObject({ position: 'here', lastDataReceivedAt: null });
  });

  it('keeps the reason of a failure, tries again later each time and recovers', async () => {
    let isDown = true;
    const reader = playReader(async function* (position) {
      if (isDown) throw new AppError('unavailable', 'The system is under maintenance.');
      yield batchOf(Number(position ?? 0) + 1, 1);
    });
    const { runAt, read, told } = await setUp(reader);
    await runAt(0);
    const reason = 'The system is under maintenance. It is tried again by itself.';
    expect((await read()).error).toBe(reason);
    await runAt(29);
    expect(reader.openings).toHaveLength(1);
    await runAt(31);
    await runAt(31 + 59);
    expect([reader.openings.length, (await read()).failures]).toEqual([2, 2]);
    // Told once, not at each try.
    expect(told).toMatchObject([{ kind: 'streamFailed', reason }]);
    isDown = false;
    await runAt(31 + 61);
    expect(await read()).toMatchObject({ error: null, failures: 0, position: 1 });
  });

  it('tells people nothing that was not written for them', async () => {
    const { runAt, read } = await setUp(
      playReader(() => {
        throw new Error('connect ECONNREFUSED 10.0.0.7:443, password hunter2');
      }),
    );
    await runAt(1);
    expect((await read()).error).toBe('The source did not answer as expected. It is tried again by itself.');
  });

  it('goes on after a failure in the middle from the last batch that was taken', async () => {
    let failures = 1;
    const reader = playReader(async function* (position) {
      for (let last = Number(position ?? 0); last < 10; last += 2) {
        if (last === 4 && failures-- > 0) throw new Error('cut');
        yield batchOf(last + 2, last + 1, last + 2);
      }
    });
    const { runAt, numbers } = await setUp(reader);
    await runAt(0);
    await runAt(31);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each([
    ['a pause keeps the place', true, 2],
    ['a stop forgets it', false, null],
  ])('breaks off at once, and %s', async (_, keepsPosition, position) => {
    // The second batch comes whatever the signal says, as from a reader that does not listen.
    const held = Promise.withResolvers<void>();
    const reader = playReader(async function* (from) {
      if (from !== null || reader.openings.length > 1) return;
      yield batchOf(2, 1, 2);
      await held.promise;
      yield batchOf(4, 3, 4);
    });
    const { runner, numbers, read, end, start, runAt } = await setUp(reader);
    runner.wake();
    await expect.poll(numbers).toEqual([1, 2]);
    await end(keepsPosition);
    await runner.settle();
    held.resolve();
    await wait(20);
    expect(reader.openings[0]?.signal.aborted).toBe(true);
    expect(numbers()).toEqual([1, 2]);
    expect(await read()).toMatchObject({ isRunning: false, position });
    await runAt(600);
    expect(reader.openings).toHaveLength(1);
    await start();
    await runAt(601);
    expect(reader.openings[1]?.position).toBe(position);
  });

  it('ends with the process, whatever the reader does, and goes on in the next', async () => {
    const reader = playReader(async function* (position) {
      if (position !== null) return;
      yield batchOf(2, 1, 2);
      await new Promise(() => undefined);
    });
    const { runner, startRunner, numbers, read } = await setUp(reader);
    await expect.poll(numbers).toEqual([1, 2]);
    await runner.close();
    expect(await read()).toMatchObject({ isRunning: true, position: 2, error: null });
    await startRunner().settle();
    expect(reader.openings.map(({ position }) => position)).toEqual([null, 2]);
  });
});

describe('the wait after a failure', () => {
  it('doubles from the interval up to a quarter of an hour', () => {
    const waits = (updateInterval: number) =>
      [0, 1, 2, 20, 2000].map((failures) =>
        retryDelayMs({ settings: streamSettings({ updateInterval }), failures }),
      );
    expect(waits(30_000)).toEqual([30_000, 60_000, 120_000, 900_000, 900_000]);
    expect(waits(5_000)).toEqual([5_000, 10_000, 20_000, 900_000, 900_000]);
  });
});
