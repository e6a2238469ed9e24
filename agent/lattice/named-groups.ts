import { countriesCalled, gendersCalled } from '../lexicon/demonyms.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Words of the language for values that stand in the data under another name: "Brazilian" for Brazil, "women" for F. */
export function namedGroupSpans(model: SemanticModel, token: Token, at: number): Span[] {
  if (token.kind !== 'word') return [];
  const countries = countriesCalled(token.lower).flatMap((name) => linksOf(model, name, () => true));
  const genders = gendersCalled(token.lemma).flatMap((name) => linksOf(model, name, isGenderColumn));
  const links = [...countries, ...genders];
  return links.length > 0 ? [{ kind: 'value', to: at + 1, links }] : [];
}

function linksOf(model: SemanticModel, name: string, accepts: (column: string) => boolean): ValueLink[] {
  return (model.values.byPhrase.get(name) ?? [])
    .filter((link) => link.source === 'value' && accepts(link.column.column))
    .map((link): ValueLink => ({ ...link, score: 0.92, source: 'inflected' }));
}

function isGenderColumn(column: string): boolean {
  return lemmasOfName(column).some((word) => word === 'gender' || word === 'sex');
}
