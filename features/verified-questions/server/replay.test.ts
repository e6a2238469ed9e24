import { expect, it } from 'vitest';
import type { ConfirmedOutcome } from '#agent/index.ts';
import { newId } from '#kernel/ids.ts';
import { openTestDatabase } from '#platform/db/testing.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import { createJobStore, enqueueJob } from '#platform/jobs/job-store.ts';
import { createLog } from '#platform/log/log.ts';
import { createReplayHandler, replayJob, requestReplay } from './replay.ts';
import { addConfirmed } from './testing.ts';
import type { VerifiedParts } from './verified-parts.ts';
import { createVerifiedStore } from './verified-store.ts';

const now = new Date('2026-03-01T10:00:00Z');
const holds: ConfirmedOutcome = {
  state: 'holds',
  reason: null,
  isReadByItself: true,
  reply: null,
  otherReading: null,
};

it('goes behind people’s questions and behind every other job, one slice at a time, and does all of them', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  const verified = createVerifiedStore(db);
  const first = await addConfirmed(db, now);
  for (const key of ['a', 'b', 'c'])
    await verified.put(db, { ...first, id: newId(), questionKey: key, question: key });
  const { workspaceId } = first;
  const order: string[] = [];
  let busyLooks = 3;
  const parts: Partial<VerifiedParts> = {
    db,
    verified,
    clock: { now: () => now },
    live: { publish: () => {} },
    agent: {
      isAnswering: () => {
        busyLooks -= 1;
        if (busyLooks >= 0) order.push('busy');
        return busyLooks >= 0;
      },
      async answerConfirmed({ question }) {
        order.push(question);
        if (question === 'a') await enqueueJob(db, { workspaceId, kind: 'awaited', payload: {}, now });
        return holds;
      },
      prepareConfirmation: () => Promise.reject(new Error('Nothing is confirmed here.')),
    },
    readCatalog: async () => ({ tables: [], relations: [] }),
    catalogKey: () => 'key',
    dayOf: async () => '2026-03-01',
    queryFor: () => () => Promise.reject(new Error('Nothing is queried here.')),
    findReceipt: async () => null,
  };
  await requestReplay(db, workspaceId, now);
  const runner = startJobRunner({
    store: createJobStore(db),
    clock: { now: () => now },
    log: createLog('silent'),
    handlers: {
      [replayJob]: createReplayHandler(parts as VerifiedParts, 0),
      awaited: async () => void order.push('awaited'),
    },
  });
  await runner.settle();
  await runner.close();
  const questions = order.filter((each) => each.length === 1);
  expect(questions.toSorted()).toEqual(['a', 'b', 'c']);
  expect(order.slice(0, 3)).toEqual(['busy', 'busy', 'busy']);
  expect(order[order.indexOf('a') + 1] ?? 'awaited').toBe('awaited');
  expect((await verified.list(workspaceId)).map(({ replayedKey }) => replayedKey)).toEqual(
    Array.from({ length: 3 }, () => '2026-03-01 key'),
  );
});
