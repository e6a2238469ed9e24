import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const opened = new Set('is are was were has have did do does'.split(' '));
const moving = new Set(
  'rise fall grow increase decrease decline drop climb shrink improve worsen slip soar deteriorate'.split(
    ' ',
  ),
);
const sizes = new Set(
  'smaller bigger larger higher lower better worse shorter longer cheaper busier quieter fewer faster slower'.split(
    ' ',
  ),
);
const ways = new Set(['up', 'down']);

/**
 * "is it rising", "are donations getting smaller", "going up or down", "did usage grow": whether a number moves is told by its course in
 * time. Only where the question asks for that, by its first word or behind a comma, and compares nothing.
 */
export function trendRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const words = tokens.map(({ lower }) => lower);
  const isCompared =
    words.includes('than') || words.includes('how') || words.some((_, index) => isVersus(lattice, index));
  const clause = words
    .slice(0, at)
    .findLastIndex((word) => [',', '-', '–', '—', ':', '?', ';'].includes(word));
  const first = words.findIndex((word, index) => index > clause && !['and', 'so', 'but'].includes(word));
  const isAsked = opened.has(words[first] ?? '') || ['getting', 'going'].includes(words[at] ?? '');
  if (isCompared || !isAsked) return [];
  const start = isAside(words, first, at) ? first : at;
  const to = movementEnd(lattice, at);
  if (to === null) return [];
  const end = eitherEnd(lattice, to);
  return [trend(at, end), ...(start < at ? [trend(start, end)] : [])];
}

function trend(from: number, to: number): Piece {
  return { from, to, score: 0.95, fragment: { kind: 'trend' } };
}

/** "…, is it falling": the whole clause says nothing but that. */
function isAside(words: string[], first: number, at: number): boolean {
  return words
    .slice(first, at)
    .every((word) => opened.has(word) || ['it', 'they', 'that', 'this', 'these', 'those'].includes(word));
}

function isVersus(lattice: Lattice, at: number): boolean {
  return operatorEnds(lattice, at, 'versus', 'compare').length > 0;
}

/** Behind one word, or a few, that say a way: "rising", "getting smaller", "going up", "gone down". */
function movementEnd({ tokens, spans }: Lattice, at: number): number | null {
  const token = tokens[at];
  const next = tokens[at + 1]?.lower ?? '';
  if (!token) return null;
  if (['getting', 'got', 'become', 'becoming', 'gotten', 'get'].includes(token.lower)) {
    const size = ['any', 'much', 'ever'].includes(next) ? at + 2 : at + 1;
    const word = tokens[size]?.lower ?? '';
    // "do they get bigger discounts" says of what there is more.
    const isOfThing = (spans[size + 1] ?? []).some(({ kind }) => kind === 'column' || kind === 'table');
    return !isOfThing && (sizes.has(word) || sizes.has(`${word}r`)) ? size + 1 : null;
  }
  if (
    ['going', 'gone', 'go', 'went', 'come', 'came', 'coming', 'trending', 'heading', 'moving'].includes(
      token.lower,
    )
  )
    return ways.has(next) ? at + 2 : null;
  return moving.has(token.lemma) && at > 0 ? at + 1 : null;
}

/** "or down", "or falling", "or better": the other way, and what follows it of the same. */
function eitherEnd(lattice: Lattice, to: number): number {
  const { tokens } = lattice;
  if (tokens[to]?.lower !== 'or') return to;
  const word = tokens[to + 1]?.lower ?? '';
  if (ways.has(word) || sizes.has(word)) return to + 2;
  if (word === 'not') return to + 2;
  return movementEnd(lattice, to + 1) ?? to;
}
