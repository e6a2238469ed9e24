import type { CatalogTable } from '#kernel/catalog.ts';
import type { ColumnRef } from '../plan.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { remembered } from '../text/remembered.ts';

export interface SplitName {
  first: ColumnRef;
  last: ColumnRef;
}

const firstNames = new Set(['first name', 'firstname', 'given name', 'forename', 'fname', 'f name']);
const lastNames = new Set(['last name', 'lastname', 'surname', 'family name', 'lname', 'l name']);

const partOf = remembered((name): 'first' | 'last' | null => {
  const words = wordsOfName(name).join(' ');
  if (firstNames.has(words)) return 'first';
  return lastNames.has(words) ? 'last' : null;
});

/** The two columns that together name the person of a row: `fname` and `lname`; null where a table has not just one of each. */
export function splitNameOf({ sqlName, profile }: CatalogTable): SplitName | null {
  const texts = profile.columns.filter(({ type }) => type === 'text');
  const [first, ...otherFirst] = texts.filter(({ name }) => partOf(name) === 'first');
  const [last, ...otherLast] = texts.filter(({ name }) => partOf(name) === 'last');
  if (!first || !last || otherFirst.length + otherLast.length > 0) return null;
  return {
    first: { table: sqlName, column: first.name },
    last: { table: sqlName, column: last.name },
  };
}
