import { type Lattice, operatorEnds, type Span } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';
import { shownTermsAt } from './terms.ts';

/** A value that describes, whole words of it: "office supplies". */
const longestDescription = 4;

/**
 * "hours of each closed site", "for every office supplies product": what describes the groups stands between the word and their noun. The
 * word groups by the noun, which then says nothing more; the value between them is a condition like any other.
 */
export function describedGroupRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...operatorEnds(lattice, at, 'each', 'per').flatMap(({ to }) =>
      describedEnds(lattice, to).flatMap((noun) =>
        shownTermsAt(lattice, noun).map(
          ({ term, score }): Piece => ({
            from: at,
            to,
            score,
            fragment: { kind: 'dimensions', terms: [term], via: 'each' },
          }),
        ),
      ),
    ),
    ...nounBehind(lattice, at),
  ];
}

/** The noun itself, where a group was told by it before. */
function nounBehind(lattice: Lattice, at: number): Piece[] {
  const isDescribed = lattice.tokens.some(
    (_, word) =>
      word < at &&
      word >= at - longestDescription - 2 &&
      operatorEnds(lattice, word, 'each', 'per').some(({ to }) => describedEnds(lattice, to).includes(at)),
  );
  if (!isDescribed) return [];
  return (lattice.spans[at] ?? []).flatMap((span): Piece[] =>
    isNoun(span) ? [{ from: at, to: span.to, score: 0.9, fragment: { kind: 'filler' } }] : [],
  );
}

function isNoun({ kind }: Span): boolean {
  return kind === 'column' || kind === 'table';
}

/** Behind the values at a token, where a noun follows them. */
function describedEnds({ spans }: Lattice, at: number): number[] {
  return (spans[at] ?? []).flatMap((span) =>
    (span.kind === 'value' || span.kind === 'valueSet') &&
    span.to - at <= longestDescription &&
    !(spans[at] ?? []).some((other) => isNoun(other) && other.to >= span.to) &&
    (spans[span.to] ?? []).some(isNoun)
      ? [span.to]
      : [],
  );
}
