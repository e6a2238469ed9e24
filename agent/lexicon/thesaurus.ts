import { everydayGroups } from './thesaurus-everyday.ts';
import { financeGroups } from './thesaurus-finance.ts';
import { generalGroups } from './thesaurus-general.ts';
import { peopleGroups } from './thesaurus-people.ts';
import { placeGroups } from './thesaurus-places.ts';
import { roleGroups } from './thesaurus-roles.ts';
import { salesGroups } from './thesaurus-sales.ts';
import { tradeGroups } from './thesaurus-trades.ts';

/**
 * Groups of words that name the same thing in a header or a table name. Lower-case lemmas, phrases in words.
 * A word may be in several groups; meaning is never carried from one group to the next.
 */
const groups: readonly string[] = [
  ...salesGroups,
  ...financeGroups,
  ...peopleGroups,
  ...generalGroups,
  ...tradeGroups,
  ...roleGroups,
  ...placeGroups,
  ...everydayGroups,
];

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Every phrase with the phrases that may stand for it, itself left out. Made when it is first asked for. */
export function synonymsByPhrase(): ReadonlyMap<string, readonly string[]> {
  known ??= readGroups();
  return known;
}

function readGroups(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const group of groups) {
    const phrases = group.split(',').map((phrase) => phrase.trim());
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase);
      map.set(phrase, [...(map.get(phrase) ?? []), ...others]);
    }
  }
  return map;
}

export const groupCount = groups.length;
