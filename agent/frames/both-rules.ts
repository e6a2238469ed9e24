import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

/** "both … and …", "not only … but also …": two things that are each true of some row, and of no row together. */
export function bothRule({ tokens }: Lattice, at: number): Piece[] {
  const [first, second] = tokens.slice(at, at + 2).map(({ lower }) => lower);
  const isLater = tokens.slice(0, at).some(({ lower }) => lower === 'only' || lower === 'both');
  if (first === 'both') return [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'both' } }];
  if (
    first === 'not' &&
    second === 'only' &&
    tokens.some(({ lower }, index) => index > at && lower === 'but')
  )
    return [{ from: at, to: at + 2, score: 0.95, fragment: { kind: 'both' } }];
  const isDenied =
    second === 'not' ||
    second === 'never' ||
    tokens[at + 2]?.lower === 'not' ||
    tokens[at + 3]?.lower === 'never';
  if (first === 'but' && second !== 'also' && isDenied)
    return [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'but' } }];
  if (first === 'but' && second === 'also' && isLater)
    return [{ from: at, to: at + 2, score: 0.95, fragment: { kind: 'and' } }];
  return [];
}
