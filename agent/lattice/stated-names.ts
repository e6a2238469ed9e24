import type { ColumnLink, SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';
import { endsLongerName } from './longer-names.ts';

const being = new Set('is are was were be been got get'.split(' '));
const between = new Set('we they our the all'.split(' '));
const longestState = 2;

/**
 * "how many trips were cancelled", "trips that ran late" of a number `cancelled_trips`: the header says of its noun what the sentence
 * says of it with a verb between. The noun stands for the whole header, and what was said of it for nothing beside it.
 */
export function statedNames(
  model: SemanticModel,
  tokens: Token[],
  at: number,
): { from: number; span: Span }[] {
  const noun = tokens[at];
  if (noun?.kind !== 'word' || endsLongerName(model, tokens, at)) return [];
  let verb = at + 1;
  while (between.has(tokens[verb]?.lower ?? '')) verb += 1;
  if (!being.has(tokens[verb]?.lower ?? '')) return [];
  return Array.from({ length: longestState }, (_, index) => verb + 2 + index).flatMap((to) => {
    const state = tokens.slice(verb + 1, to);
    if (state.length < to - verb - 1 || state.some(({ kind }) => kind !== 'word')) return [];
    const links = numbersCalled(model, [...state, noun]);
    return links.length > 0
      ? [
          { from: at, span: { kind: 'column' as const, links, to: at + 1 } },
          { from: verb + 1, span: { kind: 'filler' as const, to } },
        ]
      : [];
  });
}

function numbersCalled(model: SemanticModel, words: Token[]): ColumnLink[] {
  const key = words.map(({ lemma }) => lemma).join(' ');
  const typed = words
    .map(({ lower }, index) => (index === words.length - 1 ? words[index]?.lemma : lower))
    .join(' ');
  return (model.columnIndex.get(key) ?? model.columnIndex.get(typed) ?? []).filter(
    ({ source, score, column }) => source === 'name' && score >= 0.95 && column.profile.role === 'additive',
  );
}
