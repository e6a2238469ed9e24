import { setTimeout as wait } from 'node:timers/promises';
import type { TestOutcome } from '#connectors/connector.ts';

/**
 * The outcome of a test as everybody may know it: whether a port is closed, silent or another service's is told by neither words nor
 * time, or whoever may enter a host could search a network with it. What the system itself answered is told at once.
 * @param outcome a test that ends within `afterMs`
 * @param afterMs since `startedAt` (of `performance.now`), when such an outcome is told
 */
export async function tellAlike(
  outcome: Promise<TestOutcome>,
  {
    startedAt,
    afterMs,
    message,
    signal,
  }: { startedAt: number; afterMs: number; message: string; signal: AbortSignal },
): Promise<TestOutcome> {
  const found = await outcome;
  if (!found.isUnreached) return found;
  const leftMs = afterMs - (performance.now() - startedAt);
  // Whoever asked may have gone: then nobody waits.
  if (leftMs > 0) await wait(leftMs, undefined, { signal }).catch(() => {});
  return { isOk: false, message, isUnreached: true };
}
