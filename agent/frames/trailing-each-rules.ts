import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const leads = new Set(
  'for in of to at by with has have had using does each correspond corresponding hold do'.split(' '),
);
const ends = new Set([',', 'in', 'ordered', 'sorted', 'order', 'sort', 'and']);

/** "the ranks and how many captains have each", "and the number of cars for each one": each of the values that were named before. */
export function trailingEachRule({ tokens, spans }: Lattice, at: number): Piece[] {
  let to = at;
  while (leads.has(tokens[to]?.lower ?? '') && tokens[to]?.lower !== 'each') to += 1;
  if (tokens[to]?.lower !== 'each') return [];
  to += 1;
  if (['one', 'ones'].includes(tokens[to]?.lower ?? '')) to += 1;
  if (tokens[to]?.lower === 'of' && tokens[to + 1]?.lower === 'them') to += 2;
  if (['have', 'has', 'had', 'hold', 'holds', 'own', 'use', 'get'].includes(tokens[to]?.lower ?? '')) to += 1;
  const next = tokens[to];
  const isClosing = next === undefined || next.opensSentence === true || ends.has(next.lower);
  const isNoun = (spans[to] ?? []).some(({ kind }) => kind === 'column' || kind === 'table');
  const isAfterList = tokens.slice(0, at).some(({ lower }) => lower === 'and' || lower === ',');
  return isClosing && !isNoun && isAfterList
    ? [{ from: at, to, score: 0.75, fragment: { kind: 'filler' } }]
    : [];
}
