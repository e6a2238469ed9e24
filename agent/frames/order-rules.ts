import type { Lattice } from '../lattice/lattice.ts';
import type { Direction } from '../plan.ts';
import type { Piece } from './fragments.ts';

const newest = new Set(['newest', 'latest', 'recent']);
const oldest = new Set(['oldest', 'earliest']);

/** "newest first", "most recent ones on top", "oldest at the top": rows in the order of their date. */
export function orderRule({ tokens }: Lattice, at: number): Piece[] {
  const word = (index: number): string => tokens[index]?.lower ?? '';
  const start = word(at) === 'the' ? at + 1 : at;
  const from = word(start) === 'most' && word(start + 1) === 'recent' ? start + 1 : start;
  const direction: Direction | null = newest.has(word(from))
    ? 'descending'
    : oldest.has(word(from))
      ? 'ascending'
      : null;
  if (direction === null) return [];
  const after = ['one', 'ones'].includes(word(from + 1)) ? from + 2 : from + 1;
  const to = placeEnd(word, after);
  return to === null
    ? []
    : [{ from: at, to, score: 0.98, fragment: { kind: 'sort', term: null, direction, by: 'date' } }];
}

function placeEnd(word: (index: number) => string, at: number): number | null {
  const start = ['come', 'comes', 'going', 'listed', 'shown'].includes(word(at)) ? at + 1 : at;
  if (word(start) === 'first') return start + 1;
  if (word(start) === 'on' && word(start + 1) === 'top') return start + 2;
  return word(start) === 'at' && word(start + 1) === 'the' && word(start + 2) === 'top' ? start + 3 : null;
}
