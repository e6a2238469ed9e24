import { otherPlaceNames } from '../lexicon/place-names.ts';
import type { Token } from './tokens.ts';

const places = new Set(['in', 'across', 'within', 'throughout', 'inside', 'outside', 'the']);
const joints = new Set(['and', 'or', 'vs', 'versus', ',', '&', '+', 'than']);
/** What the word stands before when it says whose something is: "our us customers", "how many us orders". */
const openers = new Set(['our', 'all', 'many', 'of', 'total', 'average', 'much']);
/** Words that "us" as a person stands behind: "sold by us", "bought from us". */
const ends = new Set(['', '?', 'in', 'on', 'since', 'during', 'last', 'this', 'per', 'by', 'and', 'or', ',']);

/**
 * "us" where it can only be the country, as it would be typed "US": behind "in" and "the", beside the name of another place, and
 * before what is of it. Anywhere else it stays the people who ask.
 */
export function withCountryUs(tokens: Token[]): Token[] {
  return tokens.map((token, at) =>
    token.lower === 'us' && token.kind === 'word' && isCountry(tokens, at)
      ? { ...token, text: 'US', isCapitalised: true }
      : token,
  );
}

function isCountry(tokens: readonly Token[], at: number): boolean {
  const word = (place: number): string => tokens[place]?.lower ?? '';
  const before = word(at - 1);
  const after = word(at + 1);
  if (places.has(before)) return true;
  if (joints.has(after) && isPlace(word(at + 2) === 'the' ? word(at + 3) : word(at + 2))) return true;
  if (joints.has(before) && isPlace(word(at - 2))) return true;
  return (at === 0 || openers.has(before)) && !ends.has(after);
}

/** "recommend us, on average": a word of two letters is no place there, but for the country that is commonly written so. */
function isPlace(name: string): boolean {
  return (name.length > 2 || name === 'uk') && otherPlaceNames(name).length > 0;
}
