import { closing, openings } from '../lexicon/preambles.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/**
 * What is said before and after the question itself: "could you tell me", "for my report I need", "if you do not mind".
 * Each shorter opening is proposed too: "show me" of "could you show me" asks for a list. A single word is read like any other.
 */
export function preambleSpans(tokens: Token[]): { from: number; span: Span }[] {
  const words = tokens.map(({ lower }) => lower);
  const opened = [...endsFrom(words, 0, openings)]
    .filter((to) => to >= 2)
    .map((to) => ({ from: 0, span: { kind: 'filler' as const, to } }));
  const closed = words.findIndex((_, from) => from > 0 && endsFrom(words, from, [closing]).has(words.length));
  return closed > 0 ? [...opened, { from: closed, span: { kind: 'filler', to: words.length } }] : opened;
}

/** The tokens reached from `from` by one phrase after the other: each place is tried once, so time grows with the length alone. */
function endsFrom(words: readonly string[], from: number, phrases: readonly RegExp[]): Set<number> {
  const text = words.join(' ');
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  const reached = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const phrase of phrases) {
      phrase.lastIndex = starts[at] ?? text.length;
      const end = phrase.test(text) ? starts.indexOf(phrase.lastIndex + 1) : -1;
      if (end <= at || reached.has(end)) continue;
      reached.add(end);
      open.push(end);
    }
  }
  return reached;
}
