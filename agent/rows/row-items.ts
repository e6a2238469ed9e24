import type { Token } from '../text/tokens.ts';
import { findHeaders, findMentions, type HeaderMention, type Mention } from './row-mentions.ts';
import type { RowTable } from './row-table.ts';
import { bindingWords, heavyWords, pointingPhrases } from './row-words.ts';

/** A stretch of a question: cells, a header, or a word that is none of them. */
export interface Item {
  from: number;
  to: number;
  /** Of the first token. */
  lower: string;
  lemma: string;
  text: string;
  number: number | null;
  isPercent: boolean;
  mentions: Mention[];
  header: HeaderMention | null;
}

export interface ItemList {
  items: Item[];
  /** The order of the rows as they stand was spoken of. */
  isListed: boolean;
  /** It opens like a question for yes or no: "is", "did", "are there". */
  isDecision: boolean;
  /** Words may be left without a part; each speaks against the reading (`row-signs.ts`). */
  isTolerant?: true;
}

/** The question as a row of items: the longest names win, headers said in full before cells, cells before parts of headers. */
export function itemsOf(table: RowTable, tokens: Token[]): ItemList {
  const pointing = pointingTokens(tokens);
  const mentions = findMentions(table, tokens).filter(({ from, to }) => !overlaps(pointing, from, to));
  const headers = findHeaders(table, tokens).filter(({ from, to }) => !overlaps(pointing, from, to));
  const spans = [
    ...headers.map((header) => ({
      ...header,
      rank: (header.to - header.from) * 10 + (header.isFull ? 5 : 1),
    })),
    ...mentions.map((mention) => ({
      ...mention,
      rank: (mention.to - mention.from) * 10 + (mention.isWhole ? 4 : 0),
    })),
  ].sort((left, right) => right.rank - left.rank);
  const taken = new Set<number>();
  const chosen: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    if (chosen.some((known) => known.from === from && known.to === to)) continue;
    if (overlaps(taken, from, to)) continue;
    chosen.push({ from, to });
    for (let at = from; at < to; at += 1) taken.add(at);
  }
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = chosen.find(({ from }) => from === at) ?? { from: at, to: at + 1 };
    const token = tokens[at];
    if (token && !pointing.has(at))
      items.push({
        ...span,
        lower: token.lower,
        lemma: token.lemma,
        text: tokens
          .slice(span.from, span.to)
          .map(({ text }) => text)
          .join(' '),
        number: span.to === at + 1 && token.kind === 'number' ? token.value : null,
        isPercent: token.isPercent,
        ...namesAt(span, mentions, headers),
      });
    at = span.to;
  }
  const isListed = tokens.some(({ lower }) => /^(listed|list|table|chart)$/.test(lower));
  return { items, isListed, isDecision: decidingWords.has(tokens[0]?.lower ?? '') };
}

/** Of one stretch: the header where it was said in full, else whole cells, else what is left. */
function namesAt(
  { from, to }: { from: number; to: number },
  mentions: Mention[],
  headers: HeaderMention[],
): Pick<Item, 'mentions' | 'header'> {
  const header = headers.find((known) => known.from === from && known.to === to) ?? null;
  const own = mentions.filter((known) => known.from === from && known.to === to);
  if (header?.isFull) return { header, mentions: [] };
  const whole = own.filter(({ isWhole }) => isWhole);
  if (whole.length > 0) return { header: null, mentions: whole };
  return header ? { header, mentions: [] } : { header: null, mentions: own };
}

export const decidingWords = new Set(
  'is was were are did does do has have had can could will would'.split(' '),
);

function overlaps(taken: Set<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (taken.has(at)) return true;
  return false;
}

function pointingTokens(tokens: Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((_, at) => {
    const phrase = pointingPhrases.find((words) =>
      words.every((word, index) => tokens[at + index]?.lower === word),
    );
    // "listed first" is a place in the list.
    const isPlace = ['first', 'last', 'second', 'third'].includes(
      tokens[at + (phrase?.length ?? 0)]?.lower ?? '',
    );
    if (phrase && !found.has(at) && !(isPlace && /^(listed|shown)$/.test(phrase.at(-1) ?? '')))
      for (let index = 0; index < phrase.length; index += 1) found.add(at + index);
  });
  return found;
}

export function isPlain(item: Item): boolean {
  return item.mentions.length === 0 && item.header === null;
}

/** Ties others together without a meaning of its own. */
export function isBinding(item: Item): boolean {
  return isPlain(item) && bindingWords.has(item.lower);
}

export function isHeavy(item: Item): boolean {
  return isPlain(item) && heavyWords.has(item.lower);
}
