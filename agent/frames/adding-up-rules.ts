import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isMoneyColumn } from '../model/row-amounts.ts';
import type { Piece } from './fragments.ts';
import { termsAt } from './terms.ts';

const asking = [
  ['what', 'do'],
  ['what', 'does'],
  ['what', 'did'],
  ['how', 'much', 'do'],
  ['how', 'much', 'does'],
  ['how', 'much', 'did'],
];
const addingUp = ['add up to', 'sum up to', 'sum to', 'total up to', 'amount to', 'add up', 'come to'];
const longestPhrase = 3;

/** "what do the fees add up to": the total of the amount that stands between the two verbs. */
export function addingUpRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const opening = asking.find((words) => words.every((word, index) => tokens[index]?.lower === word));
  if (!opening) return [];
  const verb = tokens.findIndex((_, index) => endOf(lattice, index) !== null);
  if (verb === -1) return [];
  if (at === verb)
    return [{ from: at, to: endOf(lattice, at) ?? at + 1, score: 0.9, fragment: { kind: 'filler' } }];
  if (at !== opening.length) return [];
  return afterOptional(lattice, at, 'all', 'the', 'our', 'total').flatMap((start) =>
    termsAt(lattice, start).flatMap(({ to, term, score }): Piece[] => {
      if (to > verb || term.kind !== 'column') return [];
      const options = term.choice.options.filter(({ column }) => isMoneyColumn(column.profile));
      return options.length > 0
        ? [
            {
              from: at,
              to,
              score,
              fragment: {
                kind: 'aggregate',
                aggregate: { aggregate: 'sum', term: { ...term, choice: { options } }, isHowMany: false },
              },
            },
          ]
        : [];
    }),
  );
}

function endOf({ tokens }: Lattice, at: number): number | null {
  for (let to = at + longestPhrase; to > at; to -= 1) {
    const said = tokens.slice(at, to).map(({ lower }) => lower);
    if (said.length === to - at && addingUp.includes(said.join(' '))) return to;
  }
  return null;
}
