import { holdSet } from './hold-set.ts';
import { questionSets } from './sets.ts';

// The first set is asked of the whole product, in its own file.
for (const name of Object.keys(questionSets) as (keyof typeof questionSets)[]) {
  if (name !== 'first') holdSet(name);
}
