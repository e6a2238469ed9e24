import type { CatalogTable } from '#kernel/catalog.ts';
import type { RowCondition } from '#kernel/named-terms.ts';
import { operatorPhrases } from '../lexicon/operators.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { tokenize } from '../text/tokens.ts';
import { textsOfCondition } from './trees.ts';

/**
 * Why a metric or a filter of a table cannot be called so: the words mean something else already. Names of other tables are no
 * hindrance: what stays unclear is asked back. `others` are names given so far.
 */
export function nameProblem(
  name: string,
  table: Pick<CatalogTable, 'name' | 'synonyms' | 'profile'>,
  others: readonly string[],
): string | null {
  const key = keyOf(name);
  const isSame = (other: string): boolean => keyOf(other) === key;
  const say = (meaning: string): string => `"${name}" is ${meaning} already. Give it another name.`;
  if (others.some(isSame)) return say('the name of another metric or filter');
  if ([table.name, ...(table.synonyms ?? [])].some(isSame))
    return say('what the rows of the table are called');
  const column = table.profile.columns.find(({ name: header, label, synonyms }) =>
    [header, ...(label === undefined ? [] : [label]), ...(synonyms ?? [])].some(isSame),
  );
  if (column) return say(`the column "${column.name}"`);
  const holder = table.profile.columns.find(({ values }) => values.some(({ value }) => isSame(value)));
  if (holder) return say(`a value of "${holder.name}"`);
  const words = key.split(' ');
  if (operatorPhrases().has(key) || words.every((word) => operatorPhrases().has(word)))
    return say('a word that questions are made of');
  return words.some((word) => /\p{L}/u.test(word)) ? null : `"${name}" needs a word to be asked for by.`;
}

/**
 * Why a filter would be read in two ways: "active" of "active job" is a value of a column that its condition does not ask for. The
 * rows are called by their table or by what a person calls them.
 */
export function filterNameProblem(
  name: string,
  table: Pick<CatalogTable, 'name' | 'synonyms' | 'profile'>,
  condition: RowCondition,
): string | null {
  const key = keyOf(name);
  const noun = [table.name, ...(table.synonyms ?? [])].map(keyOf).find((rows) => key.endsWith(` ${rows}`));
  if (noun === undefined) return null;
  const word = key.slice(0, -noun.length - 1);
  const asked = new Set(textsOfCondition(condition).map(({ column, text }) => `${column}\0${text}`));
  for (const column of table.profile.columns)
    for (const { value } of column.values)
      if (keyOf(value) === word && !asked.has(`${column.name}\0${value}`))
        return `"${value}" is a value of "${column.name}", so "${name}" would be read in two ways. Give it another name, or let the condition ask for ${column.name} is ${value}.`;
  return null;
}

/** What two names have in common that a question cannot tell apart. */
function keyOf(name: string): string {
  return tokenize(name.replaceAll('_', ' '))
    .map(({ lower }) => lemmaOf(lower))
    .join(' ');
}
