import type { Lattice } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const leads = new Set('in from of for by at on with to within during'.split(' '));
const ends = new Set([',', 'and', 'ordered', 'sorted', 'order', 'sort']);
const amounts = new Set('number count many total average sum amount minimum maximum'.split(' '));
/** A bound of "that department" is one of each, and no mere repetition. */
const bounds = new Set(
  'than above below over under exceeding exceeds least most highest lowest best'.split(' '),
);
const longestNoun = 3;

/**
 * "all counties and the number of wells in that county", "for each file format, the number of songs in that format": the group that was
 * named before is only said once more.
 */
export function thatOneRule({ tokens, spans }: Lattice, at: number): Piece[] {
  const [lead, that] = tokens.slice(at, at + 2).map(({ lower }) => lower);
  if (!leads.has(lead ?? '') || that !== 'that') return [];
  const before = tokens.slice(0, at).map(({ lower }) => lower);
  if (!before.some((word) => amounts.has(word)) || before.some((word) => bounds.has(word))) return [];
  return Array.from({ length: longestNoun }, (_, index) => at + 3 + index).flatMap((to): Piece[] => {
    const noun = tokens.slice(at + 2, to).map(({ lemma }) => lemma);
    const next = tokens[to];
    const isClosing = next === undefined || next.opensSentence === true || ends.has(next.lower);
    const isNamed = spans
      .slice(0, at)
      .some((own, from) =>
        own.some(
          ({ kind, to: end }) =>
            (kind === 'column' || kind === 'table') &&
            end - from >= noun.length &&
            noun.every((word, index) => tokens[end - noun.length + index]?.lemma === word),
        ),
      );
    return noun.length === to - at - 2 && isClosing && isNamed
      ? [{ from: at, to, score: 0.75, fragment: { kind: 'filler' } }]
      : [];
  });
}
