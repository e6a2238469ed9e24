import type { Lattice } from '../lattice/lattice.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { isVerbForm } from '../text/verbs.ts';
import { flagsAt } from './flag-rules.ts';
import type { Piece } from './fragments.ts';

/**
 * "placed by returning customers" of a yes or no: behind a verb of what was done, those who did it are the condition, and no groups. The
 * rule owns "by"; the flag behind it is read like any other.
 */
export function doneByRule(lattice: Lattice, at: number): Piece[] {
  return isDoneBy(lattice, at) ? [{ from: at, to: at + 1, score: 0.6, fragment: { kind: 'filler' } }] : [];
}

export function isDoneBy(lattice: Lattice, at: number): boolean {
  const { tokens } = lattice;
  return (
    tokens[at]?.lower === 'by' &&
    isVerbForm(tokens[at - 1]?.lower ?? '') &&
    flagsAt(lattice, at + 1).some(
      ({ to }) => isPersonNoun(tokens[to - 1]?.lemma ?? '') || isPersonNoun(tokens[to]?.lemma ?? ''),
    )
  );
}
