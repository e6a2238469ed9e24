import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateWatch } from './least-rate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const least = { spanMs: 60_000, bytes: 1000 };
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

/** Rows of so many bytes, one each ten seconds, until told to end. */
function read(watch: RateWatch, rowBytes: number) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setInterval(() => watch.count(rowBytes), 10_000);
  const outcome = watch.within(promise).finally(() => clearInterval(timer));
  outcome.catch(() => {});
  return { outcome, end: () => resolve('read') };
}

it('ends a reading that sends a row now and then, in a sentence, to be tried again later', async () => {
  const { outcome } = read(new RateWatch(least), 100);
  await minutes(3);
  await expect(outcome).rejects.toMatchObject({
    isPassing: true,
    message: expect.stringContaining('next to nothing'),
  });
});

it('lets a slow one come to its end, and one that computes for long before its first row', async () => {
  const slow = read(new RateWatch(least), 200);
  const late = read(new RateWatch(least), 0);
  await minutes(60);
  for (const reading of [slow, late]) reading.end();
  await expect(Promise.all([slow.outcome, late.outcome])).resolves.toEqual(['read', 'read']);
});
