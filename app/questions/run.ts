import { parseArgs } from 'node:util';
import { askSet } from './ask-set.ts';
import { describeOutcomes } from './report.ts';
import { questionSets } from './sets.ts';

/** Prints how a set is answered, judging nothing: `node app/questions/run.ts --set first`; without a name, every set. */
const { values } = parseArgs({ options: { set: { type: 'string' } } });
const chosen = Object.entries(questionSets).filter(
  ([name]) => values.set === undefined || values.set === name,
);
if (chosen.length === 0)
  throw new Error(`There is no set ${values.set}: ${Object.keys(questionSets).join(', ')}.`);
for (const [name, { questions }] of chosen) {
  process.stdout.write(`${describeOutcomes(name, await askSet(questions, { isWhole: true }))}\n`);
}
