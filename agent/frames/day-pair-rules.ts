import { readDayParts } from '../dates/day-parts.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { comparativeWords } from '../lexicon/change-words.ts';
import type { Piece } from './fragments.ts';

/** "do we sell more on weekends or weekdays", "busier on Saturdays or Sundays": the word that compares, and the "or" between the days. */
export function dayPairRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const word = tokens[at]?.lower ?? '';
  const isCompared = tokens.some(
    ({ lower }, index) => index < linkOf(lattice) && comparativeWords.has(lower),
  );
  if (linkOf(lattice) < 0 || !isCompared) return [];
  if (at === linkOf(lattice)) return [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'versus' } }];
  return comparativeWords.has(word) && at < linkOf(lattice)
    ? [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'compare' } }]
    : [];
}

/** Where two kinds of days are joined, by "or", "than", "and"; -1 where they are not. */
function linkOf({ tokens }: Lattice): number {
  return tokens.findIndex(
    ({ lower }, at) =>
      ['or', 'than'].includes(lower) &&
      readDayParts(tokens, at + 1).length > 0 &&
      tokens.some((_, from) => from < at && readDayParts(tokens, from).some(({ to }) => to === at)),
  );
}
