import { parseArgs } from 'node:util';
import { askAgent } from './ask-agent.ts';
import { askProduct } from './ask-product.ts';
import { askSet } from './ask-set.ts';
import { describeOutcomes } from './report.ts';
import { questionSets } from './sets.ts';

/**
 * Prints how a set is answered, judging nothing: `node app/questions/run.ts --set first`; without a name, every set.
 * `--agent` asks the agent alone, which is faster.
 */
const { values } = parseArgs({ options: { set: { type: 'string' }, agent: { type: 'boolean' } } });
const chosen = Object.entries(questionSets).filter(
  ([name]) => values.set === undefined || values.set === name,
);
if (chosen.length === 0)
  throw new Error(`There is no set ${values.set}: ${Object.keys(questionSets).join(', ')}.`);
await using asked = values.agent ? askAgent() : await askProduct();
for (const [name, { questions }] of chosen) {
  process.stdout.write(`${describeOutcomes(name, await askSet(questions, asked))}\n`);
}
