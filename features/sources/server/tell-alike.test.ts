import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tellAlike } from './tell-alike.ts';

const afterMs = 300;
const never = new AbortController().signal;

async function tell(elapsesMs: number, isUnreached: boolean, signal = never) {
  const startedAt = performance.now();
  const outcome = wait(elapsesMs).then(() => ({ isOk: false, message: 'the stage', isUnreached }));
  const told = await tellAlike(outcome, { startedAt, afterMs, message: 'nothing answered', signal });
  return { message: told.message, tookMs: performance.now() - startedAt };
}

describe('what a test tells of a port (F16)', () => {
  it('is the same after the same time, however early it was known', async () => {
    for (const { message, tookMs } of await Promise.all([tell(0, true), tell(100, true), tell(295, true)])) {
      expect(message).toBe('nothing answered');
      expect(tookMs).toBeGreaterThanOrEqual(afterMs - 5);
    }
  });

  it('is at once what the system answered', async () => {
    const { message, tookMs } = await tell(0, false);
    expect([message, tookMs < afterMs]).toEqual(['the stage', true]);
  });

  it('waits for nobody who has gone', async () => {
    const { tookMs } = await tell(0, true, AbortSignal.timeout(20));
    expect(tookMs).toBeLessThan(afterMs);
  });
});
