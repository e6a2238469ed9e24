import { expect, it } from 'vitest';
import { createDiskSpace } from '#platform/disk-space.ts';
import { createStorageGuard, type Quotas } from './storage-guard.ts';

const megabyte = 1e6;
const nothing = { megabytes: 0, unfinished: 0, answers: 0, sources: 0, chats: 0 };
type Kept = typeof nothing;

function open(quotas: Partial<Quotas>, given: Partial<Kept> = {}) {
  const kept = { ...nothing, ...given };
  return createStorageGuard({
    quotas: { bytes: null, sources: null, chats: null, ...quotas },
    disk: createDiskSpace({ directory: '/', reserveBytes: 0 }),
    measure: async () => kept.megabytes * megabyte,
    measureUnfinished: async () => kept.unfinished * megabyte,
    measureAnswers: async () => kept.answers * megabyte,
    counts: { sources: async () => kept.sources, chats: async () => kept.chats },
  });
}

it('U19 lets uploads that come together not pass the quota together, and each workspace have its own', async () => {
  const guard = open({ bytes: 100 * megabyte }, { megabytes: 40, unfinished: 0, sources: 0, chats: 0 });
  const wanted = { bytes: 35 * megabyte, sources: 1 };
  const race = await Promise.allSettled([guard.claim('w', wanted), guard.claim('w', wanted)]);
  expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(guard.claim('v', wanted)).resolves.toBeDefined();
  const [taken] = race.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  taken?.[Symbol.dispose]();
  (await guard.claim('w', wanted))[Symbol.dispose]();
});

it('U19 refuses a file of unknown length at the byte where it passes, told what is used and what to do', async () => {
  const guard = open({ bytes: 100 * megabyte }, { megabytes: 90, unfinished: 0, sources: 0, chats: 0 });
  using claim = await guard.claim('w', { bytes: 0, sources: 1 });
  claim.reach(10 * megabyte);
  expect(() => claim.reach(10 * megabyte + 1)).toThrow(
    /keeps 90 MB of the 100 MB .* Free space on the page Storage/,
  );
});

it('U19 counts sources that are being added, and conversations', async () => {
  const guard = open({ sources: 3, chats: 2 }, { megabytes: 0, unfinished: 0, sources: 2, chats: 2 });
  using _ = await guard.claim('w', { bytes: 0, sources: 1 });
  await expect(guard.claim('w', { bytes: 0, sources: 1 })).rejects.toMatchObject({
    code: 'tooLarge',
    message: expect.stringContaining('3 data sources'),
  });
  await expect(guard.claim('w', { bytes: 0, sources: 0 })).resolves.toBeDefined();
  await expect(guard.requireChat('w')).rejects.toMatchObject({ code: 'tooLarge' });
});

it('U19 counts what is not finished before anything is added, and not against what is', async () => {
  const guard = open({ bytes: 100 * megabyte }, { megabytes: 50, unfinished: 60, sources: 0, chats: 0 });
  await expect(guard.claim('w', { bytes: 0, sources: 0 })).rejects.toMatchObject({ code: 'tooLarge' });
  const roomy = open({ bytes: 120 * megabyte }, { megabytes: 50, unfinished: 60, sources: 0, chats: 0 });
  using claim = await roomy.claim('w', { bytes: 0, sources: 0 });
  expect(() => claim.reach(11 * megabyte)).toThrow(/keeps 110 MB/);
});

it('U19 refuses questions where their answers alone fill the quota', async () => {
  const full = open({ bytes: 10 * megabyte }, { megabytes: 11, answers: 11 });
  await expect(full.requireAnswers('w')).rejects.toThrow(/11 MB of the 10 MB/);
  await open({ bytes: 10 * megabyte }, { megabytes: 11, answers: 1 }).requireAnswers('w');
  await open({}, { answers: 1000 }).requireAnswers('w');
});
