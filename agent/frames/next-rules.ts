import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

/** "the next due date", "next open invoice": of the days that lie ahead the first. "Next month" is a time. */
export function nextRule({ tokens, spans, today }: Lattice, at: number): Piece[] {
  const start = tokens[at]?.lower === 'the' ? at + 1 : at;
  const isTime = (spans[start] ?? []).some(({ kind }) => kind === 'period');
  const isNamed = (spans[start] ?? []).some(({ kind }) => ['column', 'table', 'value'].includes(kind));
  const isOfThing = (spans[start + 1] ?? []).some(({ kind }) => ['column', 'table', 'value'].includes(kind));
  if (tokens[start]?.lower !== 'next' || isTime || isNamed || !isOfThing) return [];
  return [{ from: at, to: start + 1, score: 0.9, fragment: { kind: 'next', today } }];
}
