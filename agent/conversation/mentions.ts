import { lemmasOfName } from '../model/name-phrases.ts';
import type { Plan } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { type End, endOf } from './ends.ts';

/** Words that stand for what the answer before told: all of it, or one of its ranking. */
export interface Mention {
  /** Their tokens, the last one not in. */
  from: number;
  to: number;
  which: 'all' | End;
  /** Nothing stands before them that a pronoun could speak of instead, and nothing that reads without them. */
  isFree: boolean;
}

const subjects = new Set('they he she it'.split(' '));
const objects = new Set('them him her those these'.split(' '));
const owners = new Set('their his her its'.split(' '));
const auxiliaries = new Set('is are was were do does did has have had will would can could'.split(' '));
const asking = new Set(
  'what which who whom whose when where how many much list show give tell name'.split(' '),
);
const nameless = new Set(
  'and so but or then ok please of all the me us for in on at to with from by about can could you i'.split(
    ' ',
  ),
);
const prepositions = new Set('from for with by of to'.split(' '));
const linking = new Set('and who that whose where if because'.split(' '));

/** What a question takes from the answer before by a pronoun, or by "the biggest one"; null where it names all by itself. */
export function mentionOf(tokens: readonly Token[], previous: Plan): Mention | null {
  const words = wordsOf(tokens);
  return placeMention(words) ?? nounMention(tokens, previous) ?? thereMention(words) ?? pronounMention(words);
}

/** A pronoun or "there" that nothing in the question stands for. */
export function pointsOut(tokens: readonly Token[]): boolean {
  const words = wordsOf(tokens);
  return (thereMention(words) ?? pronounMention(words)) !== null;
}

function wordsOf(tokens: readonly Token[]): string[] {
  const last = tokens.findLastIndex(({ lower }) => /[\p{L}\p{N}]/u.test(lower));
  return tokens.slice(0, last + 1).map(({ lower }) => lower);
}

/** "revenue by month there": at the place that was told; "how many are there" speaks of none. */
function thereMention(words: readonly string[]): Mention | null {
  const at = words.length - 1;
  const ahead = words[at - 1] ?? '';
  const isPlace =
    words[at] === 'there' &&
    at > 1 &&
    !auxiliaries.has(ahead) &&
    !['be', 'been', 'out', 'over'].includes(ahead);
  return isPlace ? { from: at, to: at + 1, which: 'all', isFree: false } : null;
}

const longestPlace = 5;

/** "how much did the second one spend": a place, said with "one" or "of them" and with more around it. */
function placeMention(words: readonly string[]): Mention | null {
  for (const [from, word] of words.entries()) {
    if (word !== 'the') continue;
    for (let to = Math.min(words.length, from + longestPlace); to > from + 1; to--) {
      const said = words.slice(from, to);
      const isMarked = said.at(-1) === 'one' || said.slice(-2).join(' ') === 'of them';
      const which = isMarked ? endOf(said) : null;
      if (which) return { from, to, which, isFree: true };
    }
  }
  return null;
}

/** "that customer", "these regions": the thing that the answer before is told by. */
function nounMention(tokens: readonly Token[], { dimensions, root, intent }: Plan): Mention | null {
  const [dimension] = dimensions;
  const names = dimension ? [dimension.label, dimension.column.table] : intent === 'records' ? [root] : [];
  const lemmas = new Set(names.flatMap((name) => lemmasOfName(name)));
  // "the invoices that customers settled": a clause, which stands for nothing told.
  const isClause = (lower: string, next: Token | undefined): boolean =>
    lower === 'that' && next !== undefined && next.lower !== next.lemma;
  const from = tokens.findIndex(
    ({ lower }, at) =>
      ['this', 'that', 'these', 'those'].includes(lower) &&
      lemmas.has(tokens[at + 1]?.lemma ?? '') &&
      !isClause(lower, tokens[at + 1]),
  );
  return from < 0 ? null : { from, to: from + 2, which: 'all', isFree: true };
}

function pronounMention(words: readonly string[]): Mention | null {
  const at = words.findIndex((word) => subjects.has(word) || objects.has(word) || owners.has(word));
  if (at < 0) return null;
  const before = words.slice(0, at);
  const isFree = before.every(isNameless);
  // "customers and how much they spent": what stands before is spoken of.
  if (!isFree && before.slice(1).some((each) => linking.has(each))) return null;
  return isAsked(words, at, isFree) ? { from: at, to: at + 1, which: 'all', isFree } : null;
}

/** "show it by month" and "break them down" change the answer before; a pronoun asks of its things where it does something or owns something. */
function isAsked(words: readonly string[], at: number, isFree: boolean): boolean {
  const word = words[at] ?? '';
  const ahead = words[at - 1] ?? '';
  if (owners.has(word)) return isFree;
  const isLast = at === words.length - 1;
  // "who bought them", "which customers ordered it".
  const isDoneTo =
    isLast && ['who', 'which', 'when', 'where'].includes(words[0] ?? '') && at > 1 && !isNameless(ahead);
  if (isDoneTo && (objects.has(word) || word === 'it')) return true;
  if (objects.has(word)) return prepositions.has(ahead) && (isFree || isLast);
  const auxiliary = words.findIndex((each) => auxiliaries.has(each));
  const start = words.findIndex((each) => asking.has(each));
  return (
    auxiliaries.has(ahead) && auxiliary === at - 1 && start >= 0 && words.slice(0, start).every(isNameless)
  );
}

function isNameless(word: string): boolean {
  return nameless.has(word) || asking.has(word) || auxiliaries.has(word);
}
