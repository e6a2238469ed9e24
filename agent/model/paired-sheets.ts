import type { CatalogTable } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';

const pairing = new Set(['vs', 'versus', 'against', 'and']);

/** "Budget vs Actual" of columns Budget and Actual: who says so asks for the two amounts, and not for the sheet or its rows. */
export function isPairedSheet({ profile }: CatalogTable, words: readonly string[]): boolean {
  const at = words.findIndex((word) => pairing.has(word));
  const isColumn = (own: readonly string[]): boolean =>
    profile.columns.some(({ name }) => wordsOfName(name).map(lemmaOf).join(' ') === own.join(' '));
  return at > 0 && isColumn(words.slice(0, at)) && isColumn(words.slice(at + 1));
}
