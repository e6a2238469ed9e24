import lemmatizer from 'wink-lemmatizer';
import { irregularLemmas } from '../lexicon/irregular-lemmas.ts';
import { remembered } from './remembered.ts';

/**
 * The dictionary form of a lower-case English word: "customers" → "customer", "bought" → "buy".
 * A noun reading wins over a verb reading, because tables and columns are named by nouns.
 */
export const lemmaOf: (word: string) => string = remembered(findLemma);

function findLemma(word: string): string {
  const known = irregularLemmas.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || /\d/.test(word)) return word;
  const noun = lemmatizer.noun(word);
  if (noun !== word) return noun;
  const verb = lemmatizer.verb(word);
  return verb === word ? withoutPlural(word) : verb;
}

const endsInS = new Set(
  'always perhaps sometimes besides afterwards across towards unless whereas'.split(' '),
);

/** Young nouns stand in no dictionary: "audiobooks", "signups". */
function withoutPlural(word: string): string {
  return /[^siu]s$/.test(word) && word.length > 4 && !endsInS.has(word) ? word.slice(0, -1) : word;
}

/**
 * A name that ends in an "-ing" noun, as its plural leads to it: "bookings" is of `booking`, which by itself is a form of "book". Empty of
 * other names, and of those that are nothing but that noun already.
 */
export function lemmasOfDeed(name: string, lemmas: readonly string[]): string[] {
  const last = wordsOfName(name).at(-1) ?? '';
  const isDeed =
    /\p{L}{2}ing$/u.test(last) && lemmas.at(-1) === lemmaOf(last) && lemmaOf(`${last}s`) === last;
  return isDeed && lemmas.at(-1) !== last ? [...lemmas.slice(0, -1), last] : [];
}

/** The words of a header or table name: `netAmount_USD 2` → net, amount, usd, 2. */
export function wordsOfName(name: string): string[] {
  return [...splitName(name)];
}

const splitName = remembered(findWords);

function findWords(name: string): readonly string[] {
  return name
    .normalize('NFKC')
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replaceAll(/(\p{L})(\p{N})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%#]+/u)
    .filter((word, index, all) => word !== '' && !(index === 0 && all.length > 1 && catalogued.has(word)));
}

/** How databases call that something is a table or a view, before its name: `tbl_orders`. */
const catalogued = new Set(['tbl', 'vw']);
