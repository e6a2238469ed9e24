import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const nouns = new Set('correlation corr correlations'.split(' '));
const loose = new Set('relationship relation connection link association'.split(' '));
const verbs = new Set('correlated correlate correlates correlating'.split(' '));
const strengths = new Set('strongly closely well tightly much'.split(' '));
const linking = new Set('between of with to in'.split(' '));

/** "correlation between price and rating", "how strongly are they correlated": how two numbers go together. */
export function correlationRule({ tokens }: Lattice, at: number): Piece[] {
  const word = tokens[at]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  const isAsked = tokens.slice(at).some(({ lower }) => verbs.has(lower) || nouns.has(lower));
  const end = (behind: number): number => (linking.has(tokens[behind]?.lower ?? '') ? behind + 1 : behind);
  const mark = (to: number): Piece[] => [{ from: at, to, score: 0.95, fragment: { kind: 'correlation' } }];
  if (word === 'how' && strengths.has(next) && isAsked) return mark(at + 2);
  // "how are quantity and discount correlated".
  if (word === 'how' && ['is', 'are', 'do', 'does'].includes(next) && isAsked) return mark(at + 2);
  if (nouns.has(word)) return mark(end(next === 'coefficient' ? at + 2 : at + 1));
  if (loose.has(word) && next === 'between') return mark(at + 2);
  return verbs.has(word) ? mark(end(at + 1)) : [];
}
