import { afterAll } from 'vitest';
import { askAgent } from './ask-agent.ts';
import { holdHeard } from './heard/hold-heard.ts';
import { holdSet } from './hold-set.ts';
import { questionSets } from './sets.ts';

const agent = askAgent();
afterAll(() => agent[Symbol.asyncDispose]());

/** A third of what is asked of one source of each: `npm run soak -- tests` asks everything, and so does `run.ts --agent`. */
const names = (Object.keys(questionSets) as (keyof typeof questionSets)[]).filter(
  (name) => !name.startsWith('frames'),
);
for (const name of names) holdSet(name, { asked: async () => agent, isSample: true });
for (const name of ['frames', 'frames-held', 'frames-fresh', 'frames-second-fresh'] as const)
  holdSet(name, { asked: async () => agent, isSample: true });

holdHeard(agent);
