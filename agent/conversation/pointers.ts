import type { Token } from '../text/tokens.ts';

/** What a question that points back asks of the answer before: how many of its rows, how much of its total, what they came to, or what is known of them. */
export type Pointed = 'count' | 'total' | 'amount' | 'rows';

export interface Pointer {
  asks: Pointed;
  /** What is left without the words that point back. */
  tokens: Token[];
}

const pronouns = new Set('it they them those these he she him its their his her ones'.split(' '));
const verbs = new Set('is are was were be been do does did has have had'.split(' '));
const asking = new Set(
  'what which who whom whose when where how many much list show give tell name'.split(' '),
);
/** Words before a pronoun that name nothing it could stand for. */
const nameless = new Set(
  'and so but or then ok please of all the me us for in on at to with from by about can could you we i any each a'.split(
    ' ',
  ),
);

const counted = /^(?:(?:and|so|but|ok) )*how many (?:of )?(?:all )?(?:them|those|these|they)\b/u;
/** "what did they cost": what is known of them, and of an amount what they come to. */
const dealt =
  /^(?:(?:and|so|but|ok) )*(?:(?:what|how much) )?(?:did|do|does|have|has) (?:it|they|those|these) /u;
const summed = /^(?:(?:and|so|but|ok) )*how much (?:of )?(?:it|that|this|them|those|these)\b/u;

/**
 * "which of them are open", "list their cities", "what type are they": a pronoun that nothing in the question stands for. Such a question
 * is never read by itself, which would leave out the conditions of the answer before. Null where nothing points back.
 */
export function pointerOf(tokens: Token[]): Pointer | null {
  return pointerIn(withoutEach(tokens));
}

/** "when was each founded?", "how many platforms has each one?": each of the rows that were shown. */
function withoutEach(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ lower }) => lower === 'each');
  const each = tokens[at];
  const behind = tokens[at + 1]?.lower;
  const isOfThem = behind === 'of' && tokens[at + 2]?.lower === 'them';
  const to = behind === 'one' ? at + 2 : isOfThem ? at + 3 : at + 1;
  if (!each || !verbs.has(tokens[at - 1]?.lower ?? '')) return tokens;
  const they: Token = { ...each, text: 'they', lower: 'they', lemma: 'they' };
  return [...tokens.slice(0, at), they, ...tokens.slice(to)];
}

function pointerIn(tokens: Token[]): Pointer | null {
  const words = tokens.map(({ lower }) => lower);
  const text = words.join(' ');
  const counting = counted.exec(text)?.[0] ?? summed.exec(text)?.[0];
  if (counting !== undefined) {
    const rest = tokens.slice(counting.split(' ').length);
    return { asks: text.includes('how many') ? 'count' : 'total', tokens: withoutVerbs(rest) };
  }
  const at = words.findIndex(
    (word, index) => pronouns.has(word) || (word === 'one' && words[index - 1] === 'which'),
  );
  const isLast = at === lastWord(words) && verbs.has(words[at - 1] ?? '') && asking.has(words[0] ?? '');
  const isFree = words
    .slice(0, at)
    .every((word) => nameless.has(word) || asking.has(word) || verbs.has(word));
  if (at < 0 || !(isFree || isLast)) return null;
  const isMarked = (word: string): boolean => pronouns.has(word) || asking.has(word) || word === 'of';
  const start = words.findIndex(
    (word, index) => index >= at || !(nameless.has(word) || isMarked(word) || verbs.has(word)),
  );
  const rest = isLast ? tokens.slice(start, at - 1) : tokens.slice(at + 1);
  return { asks: dealt.test(text) ? 'amount' : 'rows', tokens: withoutVerbs(rest) };
}

const pointingBack = new Set('those these them'.split(' '));
const joining = new Set('of for from among across in on at with by to'.split(' '));

/** What is asked "of those": the question without its end, which stands for the rows of the answer before. Null where it has none. */
export function trailingPointer(tokens: Token[]): Token[] | null {
  const words = tokens.map(({ lower }) => lower);
  const last = lastWord(words);
  const isPointing = pointingBack.has(words[last] ?? '') && joining.has(words[last - 1] ?? '');
  return isPointing && last > 1 ? tokens.slice(0, last - 1) : null;
}

/** "who was the physician", "what is the due date": one thing of the rows that were shown, named with the article of what is known. */
export function definiteOf(tokens: Token[]): Pointer | null {
  const words = tokens.map(({ lower }) => lower);
  const start = ['and', 'so'].includes(words[0] ?? '') ? 1 : 0;
  const isAsked =
    ['what', 'which', 'who', 'when', 'where'].includes(words[start] ?? '') &&
    ['is', 'are', 'was', 'were'].includes(words[start + 1] ?? '') &&
    words[start + 2] === 'the';
  return isAsked && words.length <= start + 6 ? { asks: 'rows', tokens: tokens.slice(start + 3) } : null;
}

const copulas = new Set('is was are were'.split(' '));
const demonstratives = new Set('that this those these it'.split(' '));

/** "how many orders is that for each country": of the rows of the answer before; the words that point back are taken out. Null without them. */
export function innerPointer(tokens: Token[]): Token[] | null {
  const words = tokens.map(({ lower }) => lower);
  const isAsked = words[0] === 'how' && ['many', 'much'].includes(words[1] ?? '');
  const at = words.findIndex(
    (word, index) => copulas.has(word) && demonstratives.has(words[index + 1] ?? ''),
  );
  const isRelative = copulas.has(words[at + 2] ?? '');
  return isAsked && at > 2 && !isRelative ? [...tokens.slice(0, at), ...tokens.slice(at + 2)] : null;
}

const objects = new Set('them those these him her it that'.split(' '));
const ends = new Set(['?', '.', ',', ';', '!']);
const openings = new Set('who which what where when how'.split(' '));
const bonds = new Set('of for from among in on at with by to about'.split(' '));
const clauses = new Set('with who that which whose where and in from'.split(' '));
const demonstrativesOfThings = new Set('that this those these'.split(' '));
const helping = new Set('is are was were do does did has have had can could will would'.split(' '));
const joiningWords = new Set('and but so just only or now'.split(' '));

/**
 * Whether words stand for what was shown before: the pronoun that ends a question ("who teaches them? last name please"), "in them", "of those with",
 * "and the one with the lowest", "for which events?". Such a question is never read by itself.
 */
export function leansBack(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ lower }) => lower);
  const isEndAt = (at: number): boolean =>
    at >= words.length || ends.has(words[at] ?? '') || tokens[at]?.opensSentence === true;
  const isAsking = openings.has(words[0] ?? '') || openings.has(words[1] ?? '');
  const hasPointer = words.some((word, at) => {
    const isObject = isAsking && at > 1 && objects.has(word) && isEndAt(at + 1);
    const isBound = bonds.has(words[at - 1] ?? '') && at > 1;
    const isOfMany = word === 'those' || word === 'these';
    return (
      isObject ||
      (isBound && word === 'them') ||
      (isAsking && isOfMany && ['do', 'does', 'did'].includes(words[at - 1] ?? '')) ||
      (isAsking && isOfMany && helping.has(words[at - 1] ?? '') && bonds.has(words[at + 1] ?? '')) ||
      (isBound && isOfMany && (isEndAt(at + 1) || clauses.has(words[at + 1] ?? '')))
    );
  });
  const one = words.findIndex((word, at) => word === 'the' && ['one', 'ones'].includes(words[at + 1] ?? ''));
  const isNarrowed = ['only', 'just'].includes(words[0] ?? '');
  const isOne =
    joiningWords.has(words[0] ?? '') && one > 0 && (isNarrowed || clauses.has(words[one + 2] ?? ''));
  // "what does that actor play", "in that year": behind a verb or a preposition, and no relative pronoun.
  const isThatThing = words.some(
    (word, at) =>
      demonstrativesOfThings.has(word) &&
      (bonds.has(words[at - 1] ?? '') || helping.has(words[at - 1] ?? '')) &&
      !isEndAt(at + 1) &&
      !isOfNow(word, words[at + 1] ?? '') &&
      !(word === 'that' && isPlural(tokens[at + 1])) &&
      !helping.has(words[at + 1] ?? '') &&
      !bonds.has(words[at + 1] ?? '') &&
      !clauses.has(words[at + 1] ?? ''),
  );
  // "on which dates were his records?": of nobody in the question.
  const isOfSomebody =
    isAsking &&
    words.some((word) => ['his', 'her', 'he', 'she'].includes(word)) &&
    !words.some((word) => ['each', 'every', 'or', 'who', 'whose'].includes(word));
  const last = lastWord(words);
  const isThere = isAsking && words[last] === 'there' && last > 2 && !helping.has(words[last - 1] ?? '');
  // "which poll is that from".
  const isOfThat =
    isAsking &&
    words.some((word, at) => word === 'that' && at > 2 && bonds.has(words[at + 1] ?? '') && isEndAt(at + 2));
  const isRelated =
    bonds.has(words[0] ?? '') &&
    ['which', 'what', 'whom'].includes(words[1] ?? '') &&
    (isEndAt(2) || isEndAt(3));
  return hasPointer || isThere || isOne || isRelated || isOfThat || isThatThing || isOfSomebody;
}

const timeUnits = /^(?:year|quarter|month|week|weekend|day|morning|afternoon|evening|season)(?:['’]?s)?$/u;

/** "this year's revenue" is of today, and of nothing that was told. */
function isOfNow(word: string, next: string): boolean {
  return word === 'this' && timeUnits.test(next);
}

/** "all the invoices that customers settled": a clause begins there. */
function isPlural(token: Token | undefined): boolean {
  return token?.lower.endsWith('s') === true && token.lemma !== token.lower;
}

function lastWord(words: string[]): number {
  return words.findLastIndex((word) => /\w/.test(word));
}

function withoutVerbs(tokens: Token[]): Token[] {
  const start = tokens.findIndex(({ lower }) => !verbs.has(lower) && lower !== 'there');
  return start < 0 ? [] : tokens.slice(start);
}
