import type { Lattice } from '../lattice/lattice.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';

const shortest = 7;
const score = { whole: 0.95, part: 0.8 };

/** Columns whose name writes two words of the question as one: the "grade point" of `gradepoint`, the "post code" of `zip_postcode`. */
export function gluedLinks({ tokens, spans, model }: Lattice, at: number): ColumnLink[] {
  const [one, two] = tokens.slice(at, at + 2);
  if (one?.kind !== 'word' || two?.kind !== 'word') return [];
  const joined = one.lower + two.lower;
  // Where both words are known together, they are read so.
  const isKnown = (spans[at] ?? []).some(({ kind, to }) => kind !== 'filler' && to > at + 1);
  if (joined.length < shortest || isKnown) return [];
  const found = gluedNames(model).get(lemmaOf(joined)) ?? gluedNames(model).get(joined) ?? [];
  return found.map(({ column, words }) => ({
    column,
    score: words === 1 ? score.whole : score.part,
    source: words === 1 ? 'name' : 'part',
    phrase: joined,
  }));
}

const gluedNames = oncePerCatalog(({ columns }) => {
  const found = new Map<string, { column: ModelColumn; words: number }[]>();
  for (const column of columns.values()) {
    const words = wordsOfName(column.profile.name);
    for (const word of new Set(words.map(lemmaOf)))
      if (word.length >= shortest)
        found.set(word, [...(found.get(word) ?? []), { column, words: words.length }]);
  }
  return found;
});
