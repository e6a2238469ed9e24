import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { comparativeWords } from '../lexicon/change-words.ts';
import { columnKey } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';
import { valueListsAt } from './value-rules.ts';

const eachPhrases = ['for each of them', 'for each one', 'of each', 'for each', 'each'];

/** Two things named side by side of which both are wanted: "A vs B: how many for each?", "in May or in June? Show me both". */
export function sideRule(lattice: Lattice, at: number): Piece[] {
  return [...ofEach(lattice, at), ...moreOfTwo(lattice, at)];
}

/** A closing "for each": of the two values that stand side by side. */
function ofEach(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  return eachPhrases.flatMap((phrase): Piece[] => {
    const words = phrase.split(' ');
    const to = at + words.length;
    const isSaid = words.every((word, index) => tokens[at + index]?.lower === word);
    const isClosing = tokens[to] === undefined || ['please', ':', ','].includes(tokens[to]?.lower ?? '');
    return isSaid && isClosing && hasTwoValues(lattice, at)
      ? [{ from: at, to, score: 0.9, fragment: { kind: 'compare' } }]
      : [];
  });
}

/** Two values of one column before a word, as a list or with "vs" between them. */
function hasTwoValues(lattice: Lattice, before: number): boolean {
  return lattice.tokens
    .slice(0, before)
    .some(
      (_, at) =>
        valueListsAt(lattice, at).some((list) => list.values.length === 2 && list.to <= before) ||
        isVersusAt(lattice, at),
    );
}

/** "Half Board vs Breakfast" from here on: two values of one column. */
function isVersusAt(lattice: Lattice, at: number): boolean {
  return valuesAt(lattice, at).some((first) =>
    operatorEnds(lattice, first.to, 'versus').some((link) =>
      valuesAt(lattice, link.to).some((second) => !first.columns.isDisjointFrom(second.columns)),
    ),
  );
}

function valuesAt({ spans }: Lattice, at: number): { to: number; columns: Set<string> }[] {
  return (spans[at] ?? []).flatMap((span) =>
    span.kind === 'value'
      ? [{ to: span.to, columns: new Set(span.links.map(({ column }) => columnKey(column))) }]
      : [],
  );
}

/** "more" of "A vs B, which brought in more" and of "more in May this year or in May last year". */
function moreOfTwo(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  if (!comparativeWords.has(tokens[at]?.lower ?? '') || tokens[at + 1]?.lower === 'than') return [];
  const endsOf = (from: number): number[] =>
    (spans[from] ?? []).flatMap((span) => (span.kind === 'period' ? [span.to] : []));
  const arePeriods = tokens.some(
    ({ lower }, or) =>
      lower === 'or' && endsOf(or + 1).length > 0 && tokens.some((_, from) => endsOf(from).includes(or)),
  );
  const isPair = arePeriods || tokens.some((_, from) => isVersusAt(lattice, from));
  return isPair ? [{ from: at, to: at + 1, score: 0.9, fragment: { kind: 'compare' } }] : [];
}
