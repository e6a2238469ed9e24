import { afterAll } from 'vitest';
import { askAgent } from './ask-agent.ts';
import { holdSet } from './hold-set.ts';
import { questionSets } from './sets.ts';

const agent = askAgent();
afterAll(() => agent[Symbol.asyncDispose]());

/** The newest are asked in full, and the first: of the others `npm test` asks a sample, `npm run soak -- tests` everything. */
const newest = 3;
const names = (Object.keys(questionSets) as (keyof typeof questionSets)[]).filter(
  (name) => !name.startsWith('frames'),
);
for (const [place, name] of names.entries()) {
  holdSet(name, {
    asked: async () => agent,
    isSample: place > 0 && place < names.length - newest,
  });
}
for (const name of ['frames', 'frames-held'] as const)
  holdSet(name, { asked: async () => agent, isSample: true });
