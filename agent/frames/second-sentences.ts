import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const requests = new Set(
  'show list give return find report tell display name provide print select state'.split(' '),
);
const afterRequest = ['also', 'just', 'only', 'please', 'me', 'us', 'the', 'both', 'each', 'a', 'list', 'of'];

/** Where a second sentence says what is to be shown of what the first one asks for; null where the token is in no such sentence. */
export function shownSentence({ tokens }: Lattice, at: number): number | null {
  let from = at;
  while (from > 0 && !tokens[from]?.opensSentence) from -= 1;
  return from > 1 && requests.has(tokens[verbAt(tokens, from)]?.lower ?? '') ? from : null;
}

function verbAt(tokens: Lattice['tokens'], from: number): number {
  return ['please', 'just'].includes(tokens[from]?.lower ?? '') ? from + 1 : from;
}

/** "Which papers are about steel? Give me their titles": the request itself asks for nothing more. */
export function secondSentenceRule(lattice: Lattice, at: number): Piece[] {
  if (!lattice.tokens[at]?.opensSentence || shownSentence(lattice, at) !== at) return [];
  const to = afterOptional(lattice, verbAt(lattice.tokens, at) + 1, ...afterRequest).at(-1) ?? at + 1;
  return [{ from: at, to, score: 0.8, fragment: { kind: 'filler' } }];
}

/** "How many boats does each club own? List the club and the number": the number is the one that the first sentence asks for. */
export function countAgainRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const opening = shownSentence(lattice, at);
  if (opening === null || !['number', 'count'].includes(tokens[at]?.lower ?? '')) return [];
  const next = tokens[at + 1];
  const isAlone =
    next === undefined || next.opensSentence || ['and', ',', 'in', 'for', 'together'].includes(next.lower);
  const counts = tokens
    .slice(0, opening)
    .filter(
      ({ lower }, index) => lower === 'many' || (lower === 'number' && tokens[index + 1]?.lower === 'of'),
    );
  const isListed = ['the', 'and', ',', 'list', 'show', 'report', 'give', 'return', 'find'].includes(
    tokens[at - 1]?.lower ?? '',
  );
  return isAlone && isListed && counts.length === 1
    ? [{ from: at, to: at + 1, score: 0.6, fragment: { kind: 'filler' } }]
    : [];
}
