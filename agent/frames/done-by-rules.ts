import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import { isVerbForm } from '../text/verbs.ts';
import { flagsAt } from './flag-rules.ts';
import type { Piece } from './fragments.ts';

/**
 * "placed by returning customers" of a yes or no, "placed by customers in Rome": behind a verb of what was done, those who did it are the
 * condition, and no groups. The rule owns "by"; what stands behind it is read like any other.
 */
export function doneByRule(lattice: Lattice, at: number): Piece[] {
  return isDoneBy(lattice, at) ? [{ from: at, to: at + 1, score: 0.6, fragment: { kind: 'filler' } }] : [];
}

export function isDoneBy(lattice: Lattice, at: number): boolean {
  const { tokens } = lattice;
  if (tokens[at]?.lower !== 'by' || !isVerbForm(tokens[at - 1]?.lower ?? '')) return false;
  const isOfFlag = flagsAt(lattice, at + 1).some(
    ({ to }) => isPersonNoun(tokens[to - 1]?.lemma ?? '') || isPersonNoun(tokens[to]?.lemma ?? ''),
  );
  return isOfFlag || isByNarrowed(lattice, at + 1);
}

const narrowing = new Set('from in of at with who that whose outside located based living'.split(' '));

/** "customers in Rome", "German customers": several people of whom it is said which; "by customers" alone may be a group for each. */
function isByNarrowed(lattice: Lattice, from: number): boolean {
  const starts = afterOptional(lattice, from, 'the', 'our', 'all');
  const described = starts.flatMap((at) =>
    valuesAt(lattice, at).map((to) => ({ at: to, isDescribed: true })),
  );
  return [...starts.map((at) => ({ at, isDescribed: false })), ...described].some(({ at, isDescribed }) =>
    (lattice.spans[at] ?? []).some((span) => {
      const last = lattice.tokens[span.to - 1];
      const isSeveral = last !== undefined && last.lower !== last.lemma && /s$/.test(last.lower);
      const isTold = isDescribed || narrowing.has(lattice.tokens[span.to]?.lower ?? '');
      return span.kind === 'table' && isPersonNoun(last?.lemma ?? '') && isSeveral && isTold;
    }),
  );
}

function valuesAt(lattice: Lattice, at: number): number[] {
  return (lattice.spans[at] ?? []).flatMap(({ kind, to }) => (kind === 'value' ? [to] : []));
}
