import { rowNouns } from '../lexicon/row-nouns.ts';
import { type ValueLink, valueWords } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';

/**
 * How surely typed words mean a value. A plural is the same noun; "opened" is not "Open", and "people" in a sentence
 * is whoever the rows are about, though a department may be called People.
 */
export function asTyped(link: ValueLink, words: string[], typed: Token[]): ValueLink {
  const own = valueWords(link.value);
  const isSame = own.length === words.length && own.every((word, index) => word === words[index]);
  if (isSame) return typed.length === 1 && isRowNoun(typed[0]) ? common(link) : link;
  const isPlural =
    own.length === words.length && own.every((word, index) => isSameNoun(word, words[index] ?? ''));
  return isPlural ? { ...link, score: Math.min(link.score, 0.93), source: 'inflected' } : common(link);
}

function common(link: ValueLink): ValueLink {
  return { ...link, score: 0.45, source: 'common' };
}

function isRowNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.isCapitalised && rowNouns.has(token.lower);
}

function isSameNoun(left: string, right: string): boolean {
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return (
    long === `${short}s` || long === `${short}es` || (/y$/.test(short) && long === short.replace(/y$/, 'ies'))
  );
}
