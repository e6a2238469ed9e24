import { type Token, tokenize } from '../text/tokens.ts';

const pattern =
  /^(?:(?:and|but|so|ok) )*(?:which|what) ([\p{L}-]+s)(?: ones)?(?: (?:are|were) (?:those|these|they|it|that))? ?\??$/u;
/** Times and amounts are asked for otherwise. */
const others = new Set('days weeks months quarters years is was does has others ones things'.split(' '));

/** "which products?" behind a number asks for it by product; null of everything else. */
export function toldBy(tokens: readonly Token[]): Token[] | null {
  const noun = pattern.exec(tokens.map(({ lower }) => lower).join(' '))?.[1];
  return noun === undefined || others.has(noun) ? null : tokenize(`by ${noun}`);
}
