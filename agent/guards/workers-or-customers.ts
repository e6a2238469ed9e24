import { tableOf } from '../model/semantic-model.ts';
import { isCustomers } from '../planning/sold-amounts.ts';
import type { Guarded } from './guard.ts';

const anyone = new Set('people persons person folks individuals everyone everybody'.split(' '));
const working = new Set(['work', 'works', 'working', 'worked', 'employed', 'hired']);
const between = new Set('do does did are is were was that who actually currently'.split(' '));

/** "how many people work for us": whoever works for the firm is none of its customers, though they too are people. */
export function workersForCustomers({ lattice: { tokens, model }, plan }: Guarded): string | null {
  const isOfWorkers = tokens.some(({ lower }, at) => {
    if (!working.has(lower)) return false;
    let before = at - 1;
    while (between.has(tokens[before]?.lower ?? '')) before -= 1;
    // "customers who work in healthcare" are named; "who works in sales" names nobody.
    const isWho = before < 0 && tokens[0]?.lower === 'who';
    return isWho || anyone.has(tokens[before]?.lower ?? '');
  });
  return isOfWorkers && isCustomers(tableOf(model, plan.root))
    ? 'The people in this data are customers, not those who work for you.'
    : null;
}
