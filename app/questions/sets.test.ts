import { afterAll } from 'vitest';
import { askAgent } from './ask-agent.ts';
import { holdHeard } from './heard/hold-heard.ts';
import { holdSet } from './hold-set.ts';
import { questionSets } from './sets.ts';

const agent = askAgent();
afterAll(() => agent[Symbol.asyncDispose]());

/** The newest is asked in full: of the others `npm test` asks a sample, `npm run soak -- tests` everything. */
const names = (Object.keys(questionSets) as (keyof typeof questionSets)[]).filter(
  (name) => !name.startsWith('frames'),
);
for (const [place, name] of names.entries()) {
  holdSet(name, {
    asked: async () => agent,
    isSample: place < names.length - 1,
  });
}
for (const name of ['frames', 'frames-held', 'frames-fresh', 'frames-second-fresh'] as const)
  holdSet(name, { asked: async () => agent, isSample: true });

holdHeard(agent);
