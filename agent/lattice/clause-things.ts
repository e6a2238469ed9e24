import type { CatalogTable } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { lemmaOf } from '../text/lemmas.ts';

/** A clause that asks for a column without its name: what was found, and the words of the column that it means here; null where it is none or not clear. */
export interface AskedClause {
  pattern: RegExp;
  words: (model: SemanticModel, found: RegExpExecArray) => string | null;
}

/** The table that is spoken of last in a stretch of words. */
export function tableIn({ tableIndex }: SemanticModel, said: string): CatalogTable | null {
  const lemmas = said.split(' ').filter(Boolean).map(lemmaOf);
  for (let to = lemmas.length; to > 0; to -= 1)
    for (const from of [to - 3, to - 2, to - 1]) {
      if (from < 0) continue;
      const links = tableIndex.get(lemmas.slice(from, to).join(' ')) ?? [];
      const [best, next] = links.toSorted((left, right) => right.score - left.score);
      if (best && best.score >= leastNamed) return next?.score === best.score ? null : best.table;
    }
  return null;
}

const leastNamed = 0.6;

/** Places that somebody or something is from or goes to: none of them tells where they are. */
export const placesElsewhere: ReadonlySet<string> = new Set(
  'birth bear born death origin destination source nationality citizenship hometown departure arrival'.split(
    ' ',
  ),
);
