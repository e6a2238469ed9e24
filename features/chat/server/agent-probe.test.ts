import { expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { probeAgent } from './agent-probe.ts';

const log = createLog('silent');

it('finds the agent active when it answers, whatever it answers', async () => {
  expect(await probeAgent(async () => [], log)).toEqual({ state: 'active', reason: null });
});

it.each([
  ['has ended', () => Promise.reject(new Error('The agent thread ended before it answered.'))],
  ['does not come back', () => new Promise<string[]>(() => {})],
])('finds it unavailable when it %s, and says what to do', async (_, suggest) => {
  const status = await probeAgent(suggest, log, 20);
  expect(status.state).toBe('unavailable');
  expect(status.reason).toMatch(/Try again/);
});
