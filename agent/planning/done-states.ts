import type { Lattice } from '../lattice/lattice.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type ValueLink, valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { isVerbForm } from '../text/verbs.ts';

const helping = new Set('was were been being got get gets is are has have had'.split(' '));
const relatives = new Set('that which who'.split(' '));
/** What is said to have come to its end speaks of the date of the end. */
const ends = new Set('finish complete end close conclude'.split(' '));

/**
 * States that a verb tells as what was done: "were refused in May", "did we refuse", "permits expired last year"; not "refused permits", which
 * only describes. The words by which a date may be called that says when: of the verb, the state and the column that holds it.
 * Null where no state is told so.
 */
export function doneStateWords(lattice: Lattice): string[] | null {
  const words = lattice.spans.flatMap((own, from) =>
    own.flatMap((span) => {
      if (span.kind !== 'value' || !isTold(lattice, from, span.to, span.links)) return [];
      const verb = lattice.tokens[from]?.lemma ?? '';
      const states = span.links.flatMap(({ column, value }) => [
        ...lemmasOfName(column.column),
        ...valueWords(value).map(lemmaOf),
      ]);
      return [verb, ...states, ...(ends.has(verb) ? ends : [])];
    }),
  );
  return words.length > 0 ? [...new Set(words)].filter((word) => word !== 'status') : null;
}

function isTold(lattice: Lattice, from: number, to: number, links: readonly ValueLink[]): boolean {
  const { tokens, spans } = lattice;
  const token = tokens[from];
  if (token?.kind !== 'word' || token.isCapitalised || links.every(({ score }) => score < 0.9)) return false;
  if (token.lower === token.lemma)
    return (
      tokens.slice(0, from).some(({ lower }) => lower === 'did') &&
      links.every(({ source, value }) => source === 'named' && lemmaOf(value.toLowerCase()) === token.lower)
    );
  if (!isVerbForm(token.lower) || (spans[to] ?? []).some(({ kind }) => kind === 'table')) return false;
  const before = tokens[from - 1]?.lower ?? '';
  const isBehindNoun = spans
    .slice(0, from)
    .some((own) => own.some((span) => ['table', 'column'].includes(span.kind) && span.to === from));
  return helping.has(before) || relatives.has(before) || isBehindNoun;
}
