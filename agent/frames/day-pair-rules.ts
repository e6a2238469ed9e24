import { readDayParts } from '../dates/day-parts.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { comparativeWords } from '../lexicon/change-words.ts';
import type { Piece } from './fragments.ts';

/** "do we sell more on weekends or weekdays", "busier on Saturdays or Sundays": the word that compares, and the "or" between the days. */
export function dayPairRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const word = tokens[at]?.lower ?? '';
  // Looked for at each word, the days behind and before each "or" would take the cube of a long question.
  if (!links.has(word) && !comparativeWords.has(word)) return [];
  const link = linkOf(lattice);
  const isCompared = tokens.slice(0, Math.max(0, link)).some(({ lower }) => comparativeWords.has(lower));
  if (!isCompared) return [];
  if (at === link) return [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'versus' } }];
  return comparativeWords.has(word) && at < link
    ? [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'compare' } }]
    : [];
}

const links = new Set(['or', 'than']);

/** Where two kinds of days are joined, by "or", "than", "and"; -1 where they are not. */
function linkOf({ tokens }: Lattice): number {
  return tokens.findIndex(
    ({ lower }, at) =>
      links.has(lower) &&
      readDayParts(tokens, at + 1).length > 0 &&
      tokens.some((_, from) => from < at && readDayParts(tokens, from).some(({ to }) => to === at)),
  );
}
