import { lemmasOfName } from '../model/name-phrases.ts';
import { tableOf } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { decidingColumns, type Guarded } from './guard.ts';

const comingIn = new Set(
  'sell sale sales sold credit income deposit receipt received in earned revenue inflow'.split(' '),
);
const goingOut = new Set(
  'buy purchase bought debit expense withdrawal out spend spent cost outflow'.split(' '),
);
/** How far something has come says nothing of the way that money goes. */
const states = new Set(['status', 'state', 'stage', 'outcome', 'result']);
const most = 20;

/** "how much did I spend on BOLT" of buys and sells in one column: the verb asks for one way, and all rows together are neither. */
export function bothDirections({ lattice, parts, plan }: Guarded): string | null {
  const [measure] = plan.measures;
  if (parts.moneyVerb === null || measure?.aggregate !== 'sum' || measure.formula || measure.named)
    return null;
  const deciding = decidingColumns(plan);
  const column = tableOf(lattice.model, plan.root).profile.columns.find(
    ({ name, type, hasAllValues, values }) => {
      if (
        states.has(lemmasOfName(name).at(-1) ?? '') ||
        type !== 'text' ||
        !hasAllValues ||
        values.length > most ||
        deciding.has(`${plan.root}.${name}`)
      )
        return false;
      const holds = (words: Set<string>): boolean =>
        values.some(({ value }) => {
          const own = valueWords(value);
          return own.length <= 2 && own.some((word) => words.has(word));
        });
      return holds(comingIn) && holds(goingOut);
    },
  );
  return column
    ? `It is not clear which ${column.name} is meant: money comes in by some and goes out by others.`
    : null;
}

const more = new Set(
  'more less fewer greater higher larger longer lower better bigger older younger taller'.split(' '),
);

/** "the majority of 1865 is how much greater than in 1966": the difference is asked for, and not the two amounts. */
export function differenceLost({ lattice: { tokens }, plan }: Guarded): string | null {
  const isAsked = tokens.some(
    ({ lower }, at) =>
      lower === 'how' &&
      ['much', 'many'].includes(tokens[at + 1]?.lower ?? '') &&
      more.has(tokens[at + 2]?.lower ?? ''),
  );
  const isTold = plan.comparison !== null || plan.measures.some(({ formula }) => formula !== undefined);
  return isAsked && !isTold && plan.measures.length > 0
    ? 'It is not clear between which two amounts the difference is asked for.'
    : null;
}
