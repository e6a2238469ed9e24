import { afterAll, expect, it } from 'vitest';
import { askAgent } from '../questions/ask-agent.ts';
import { askTraps } from './ask-traps.ts';
import { trapFiles } from './files.ts';
import { trapKinds } from './trap.ts';
import { traps } from './traps.ts';

const agent = askAgent(trapFiles);
afterAll(() => agent[Symbol.asyncDispose]());

it('there are at least a hundred traps, of every kind that one workspace can have', () => {
  expect(traps.length).toBeGreaterThanOrEqual(100);
  const missing = trapKinds.filter((kind) => !traps.some((trap) => trap.kind === kind));
  expect(missing).toEqual(['rows of another workspace']);
});

it('none of them is answered wrong without a warning, and most are answered', {
  timeout: 120_000,
}, async () => {
  const results = await askTraps(traps, agent);
  const named = (outcome: string) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({ trap }) => `${trap.id}: ${trap.turns.join(' → ')}`);
  expect(named('silently wrong')).toEqual([]);
  // Who declines everything is never wrong: three of four that have an answer get it.
  const answerable = traps.filter(({ right }) => right.length > 0).length;
  expect(named('right').length / answerable).toBeGreaterThanOrEqual(0.75);
});
