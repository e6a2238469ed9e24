import { adjectiveMeanings, dateSuperlatives } from '../lexicon/adjectives.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import type { SaidOrder } from './list-edits.ts';

const high = new Set('highest largest biggest greatest top most busiest strongest'.split(' '));
const low = new Set('lowest smallest least fewest'.split(' '));
const articles = new Set('the a'.split(' '));
const ones = new Set('one ones'.split(' '));

/** "with their height, tallest first": the order that is said at the end of a change by an adjective, and the change without it. */
export function orderSaid(tokens: readonly Token[]): { order: SaidOrder; rest: Token[] } | null {
  const words = tokens.map(({ lower }) => lower);
  const end = words.at(-1) === 'please' ? words.length - 1 : words.length;
  const place = placeAt(words, end);
  if (place === null) return null;
  const last = ones.has(words[place - 1] ?? '') ? place - 1 : place;
  for (const length of [2, 1]) {
    const from = last - length;
    if (from < 0) continue;
    const phrase = words.slice(from, last).join(' ');
    const order = orderOf(phrase);
    const start = articles.has(words[from - 1] ?? '') ? from - 1 : from;
    if (order) return { order, rest: withoutComma(tokens.slice(0, start)) };
  }
  return orderByNoun(tokens, words, last);
}

/** Where "first" or "at the top" begins at the end of a change; null where it ends otherwise. */
function placeAt(words: string[], end: number): number | null {
  if (words[end - 1] === 'first') return end - 1;
  const text = words.slice(0, end).join(' ');
  const behind = /(?: on top| at the top)$/.exec(text)?.[0];
  return behind === undefined ? null : end - behind.trim().split(' ').length;
}

const longestNoun = 3;

/** "smallest share first": the order, and what is put in it. */
function orderByNoun(
  tokens: readonly Token[],
  words: string[],
  last: number,
): { order: SaidOrder; rest: Token[] } | null {
  const from = words.slice(0, last).findLastIndex((word) => high.has(word) || low.has(word));
  const noun = tokens.slice(from + 1, last);
  const order =
    from < 0 || noun.length === 0 || noun.length > longestNoun ? null : orderOf(words[from] ?? '');
  if (!order || noun.some(({ kind }) => kind !== 'word')) return null;
  const start = articles.has(words[from - 1] ?? '') ? from - 1 : from;
  return { order, rest: [...withoutComma(tokens.slice(0, start)), ...tokenize('sorted by'), ...noun] };
}

function orderOf(phrase: string): SaidOrder | null {
  const meanings = adjectiveMeanings.get(phrase);
  const date = dateSuperlatives.get(phrase) ?? (phrase === 'oldest' ? 'ascending' : undefined);
  if (meanings || (date && phrase !== 'first' && phrase !== 'last'))
    return {
      phrase,
      meanings: meanings ?? [],
      direction: date ?? null,
      ...(date ? { isOfDates: true as const } : {}),
    };
  if (high.has(phrase)) return { phrase, meanings: [], direction: 'descending' };
  return low.has(phrase) ? { phrase, meanings: [], direction: 'ascending' } : null;
}

const joining = new Set(', and put show list with sorted'.split(' '));

function withoutComma(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex(({ lower }) => !joining.has(lower));
  return tokens.slice(0, last + 1);
}

const eachBehind = /(?: (?:of|for|next to|beside|to) each(?: one| of them)?| each)$/u;

/** "show the host city of each as well": each of the rows that are listed is meant anyway. */
export function withoutEachRow(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex(({ lower }) => /[\p{L}\p{N}]/u.test(lower));
  const text = tokens
    .slice(0, last + 1)
    .map(({ lower }) => lower)
    .join(' ');
  const said = eachBehind.exec(text)?.[0];
  return said === undefined ? tokens : tokens.slice(0, last + 1 - said.trim().split(' ').length);
}
