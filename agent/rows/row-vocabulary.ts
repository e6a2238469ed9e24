import type { CatalogTable } from '#kernel/catalog.ts';
import { oncePerCatalog } from '../model/once-per-catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { bindingWords } from './row-words.ts';

/** What a catalog's names, headers and texts are made of, as lemmas; null where some text is not listed in a profile. */
const vocabularyOf = oncePerCatalog(({ tables }) => {
  const words = new Set<string>();
  for (const table of tables.values()) {
    if (!isListed(table)) return null;
    for (const text of textsOf(table)) for (const word of valueWords(text)) words.add(lemmaOf(word));
  }
  return words;
});

/** Whether a word of the question stands in a table. Reading the rows of one that none names takes a process for nothing. */
export function isSpokenOf(model: SemanticModel, tokens: Token[]): boolean {
  const vocabulary = vocabularyOf(model);
  if (vocabulary === null) return true;
  return tokens.some(
    ({ kind, lower }) =>
      kind !== 'number' &&
      !bindingWords.has(lower) &&
      valueWords(lower).some((word) => vocabulary.has(lemmaOf(word))),
  );
}

function isListed({ profile }: CatalogTable): boolean {
  return profile.columns.every(
    ({ type, hasAllValues, distinctCount }) => type !== 'text' || hasAllValues || distinctCount === 0,
  );
}

function textsOf({ name, dataSourceName, sqlName, profile }: CatalogTable): string[] {
  return [
    name,
    sqlName,
    dataSourceName,
    ...profile.columns.flatMap(({ name: header, label, synonyms, values }) => [
      header,
      label ?? '',
      ...(synonyms ?? []),
      ...values.map(({ value }) => value),
    ]),
  ];
}
