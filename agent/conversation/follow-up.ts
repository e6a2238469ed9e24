import type { Grain } from '../dates/calendar.ts';
import { bestCovers } from '../frames/cover.ts';
import { asksWhy } from '../frames/driver-rules.ts';
import { buildLattice } from '../lattice/lattice.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { strayOr } from '../planning/alternatives.ts';
import { unknownTokens, unknownWords } from '../planning/candidates.ts';
import { type Draft, isRefusal, type Refusal } from '../planning/draft.ts';
import { type Search, searchCovers } from '../planning/search.ts';
import type { Token } from '../text/tokens.ts';
import { editedDraft } from './edit-plan.ts';
import { isNarrowing, withoutRowNouns } from './narrowing.ts';
import { definiteOf, innerPointer, type Pointed, pointerOf, trailingPointer } from './pointers.ts';
import { rankedOf } from './ranked.ts';
import { type Reference, referenceOf } from './references.ts';
import { toldBy } from './told-by.ts';
import { whyDraft } from './why.ts';
import { inYearBefore } from './years-before.ts';

const openers = [
  'what about',
  'how about',
  'and what about',
  'and how about',
  // The number that was told stands for itself: "what was it in May".
  'what was it',
  'how much was it',
  'how high was it',
  'and',
  'now',
  'only',
  'just',
  'but',
  'but only',
  'and only',
  'now only',
  'then',
  'same for',
  'the same for',
  'same but',
  'now show',
  'now show it',
  'show it',
  'show that',
  'show them',
  'make it',
  'make that',
  'instead',
  'ok and',
  'also',
  'and also',
  'now by',
  'break it down',
  'break that down',
  'break this down',
  'break them down',
  'break those down',
  'break it up',
  'break that up',
  'break down',
  'drill down',
  'split it',
  'split that',
  'split this',
  'split them',
  'split those',
  'split it up',
  'split that up',
  'divide it',
  'divide that',
  'group it',
  'group that',
  'group them',
  'group those',
  'can i see',
  'can we see',
  'can i see that',
  'can we see that',
  'can you show',
  'could you show',
  'now do',
  'do that',
  'do it',
  'and again',
  'again',
  'next',
  'and now',
  'and then',
  'with just',
  'with only',
  'just show',
  'only show',
  'only the ones',
  'just the ones',
  'only those',
  'just those',
  'keep only',
  'leave only',
  'switch to',
  'change it to',
  'change that to',
  'and the same for',
  'and the same',
  'and same for',
  'i only want',
  'i just want',
  'let us see',
  'let me see',
  'show this',
  'only for',
  'only in',
  'just for',
  'just in',
  'limit to',
  'limit it to',
  'same thing for',
  'same thing',
  'the same thing for',
  'the same',
  'same',
  'do the same but',
  'do the same',
  'please',
  'can you',
  'could you',
  'ok',
  'okay',
  'narrow this down to',
  'narrow it down to',
  'narrow that down to',
  'narrow down to',
  'restrict to',
  'restrict it to',
  'broken down',
  'split',
  'and how does that look',
  'how does that look',
  'how does it look',
  'what did that look like',
  'what does that look like',
  'what does that come to if we look at',
  'what if we look at',
  'if we look at',
  'and what',
  'the ones',
  'give me',
  'show me',
  'show',
  'i mean',
  'filter by',
  'filter on',
  'filter to',
];
/** Beginnings that leave rows out, which are those of the answer before: by themselves they name no rows to begin with. */
const leavingOut = new Set('without excluding exclude except minus not'.split(' '));
/** What only says something more of rows that were spoken of: "with orders this year". */
const describing = new Set('with whose having'.split(' '));
const showing = new Set('show give me us can could you we i see let'.split(' '));
/** What is put in order is what was shown. */
const sortsBefore = /^(?:sort|order) (?:it|them|that|this|those|these|by)\b/;
/** Beginnings that change an answer even without an opener. */
const changeWords =
  /^(sort|order|sorted|ordered|by|per|as|top \d+$|bottom \d+$|in a|in 20\d\d$|for 20\d\d$)\b/;
const coversTried = 20;

/** How a question refers to the answer before it: by an opener that means nothing alone. */
export interface FollowUp {
  tokens: Token[];
  /** Groups are added to those there are, not put in their place. */
  adds: boolean;
  hasOpener: boolean;
  /** It speaks of the answer before and of nothing else, so it is never read as a question of its own. */
  isBound: boolean;
  /** The period is asked for once more, so much earlier. */
  shift: Grain | null;
  /** The answer before is asked about as a whole: its sum, its shares. */
  reference: Reference | null;
  /** The change itself, where the data had to be asked what the words stand for. */
  placed?: Draft | Refusal;
  /** It begins by asking to be shown something, which may also be something new. */
  shows?: true;
  /** Fewer rows of the answer before are meant, and nothing else about them. */
  narrows?: true;
  /** A pronoun stands for the rows of the answer before, and this is asked of them. */
  pointed: Pointed | null;
  /** "of those": asked of the rows of the answer before, and of all rows by nobody. */
  pointsBack?: true;
}

/** The part of a follow-up that says the change. Without an opener the whole question is taken. */
export function followUpOf(typed: Token[]): FollowUp {
  const ranked = rankedOf(typed);
  const tokens = ranked ?? toldBy(typed) ?? typed;
  const words = tokens.map((token) => token.lower);
  let taken = 0;
  for (let next = openerEnd(words, taken); next > taken; next = openerEnd(words, taken)) taken = next;
  const opened = words.slice(0, taken);
  const end = endOfChange(words, taken);
  const shift = shiftOf(words.slice(taken, end)) ?? sameLastYear(words.slice(0, end), taken);
  const reference = referenceOf(words);
  const said = [...opened, ...words.slice(end)];
  const adds = addingWords.some((word) => said.includes(word));
  const pointer = shift || reference ? null : pointerOf(tokens.slice(taken, end));
  if (pointer)
    return {
      ...pointer,
      adds: false,
      shift: null,
      reference: null,
      hasOpener: true,
      isBound: true,
      pointed: pointer.asks,
    };
  const change = tokens.slice(taken, end);
  const pointed = shift || reference ? null : (trailingPointer(change) ?? innerPointer(change));
  if (pointed)
    return {
      tokens: pointed,
      adds: false,
      shift: null,
      reference: null,
      hasOpener: true,
      isBound: true,
      pointed: null,
      pointsBack: true,
    };
  const leavesOut = leavingOut.has(words[taken] ?? '');
  const describes = describing.has(words[taken] ?? '');
  const isRestricted =
    leavesOut ||
    describes ||
    sortsBefore.test(words.join(' ')) ||
    words.slice(end).some((word) => boundClosers.has(word));
  return {
    tokens: shift || reference ? [] : tokens.slice(taken, end),
    adds,
    shift,
    reference,
    pointed: null,
    ...(taken > 0 && opened.every((word) => showing.has(word)) ? { shows: true } : {}),
    ...(isNarrowing(said) || leavesOut ? { narrows: true } : {}),
    hasOpener:
      taken > 0 ||
      end < tokens.length ||
      shift !== null ||
      reference !== null ||
      leavesOut ||
      describes ||
      changeWords.test(words.join(' ')),
    isBound: ranked !== null || taken > 0 || isRestricted || shift !== null || reference !== null,
  };
}

/** "who was the physician" of rows that meet conditions: read of those rows, and of all rows by nobody. */
export function definiteFollowUp(tokens: Token[], previous: Plan): FollowUp | null {
  if (asksWhy(tokens))
    return {
      tokens,
      adds: false,
      shift: null,
      reference: null,
      hasOpener: true,
      isBound: true,
      pointed: null,
    };
  const pointer = definiteOf(tokens);
  const isOfRows = previous.intent === 'records' && previous.where.length > 0;
  if (!pointer || !isOfRows) return null;
  return {
    ...pointer,
    adds: false,
    shift: null,
    reference: null,
    hasOpener: true,
    isBound: true,
    pointed: 'rows',
  };
}

const addingWords = ['also', 'too', 'well', 'additionally', 'break', 'split', 'divide', 'drill', 'further'];

/** Behind the longest opener from `from` on; the same place where none stands there. */
function openerEnd(words: string[], from: number): number {
  let end = from;
  for (const opener of openers) {
    const parts = opener.split(' ');
    if (parts.every((part, index) => words[from + index] === part)) end = Math.max(end, from + parts.length);
  }
  // "now by region" opens with "now"; the "by" belongs to the change.
  const last = words[end - 1] ?? '';
  return end > from && ['by', 'for', 'in'].includes(last) ? end - 1 : end;
}

const closers = new Set(
  'instead rather too only alone please again now though then also additionally further ?'.split(' '),
);
/** Words behind which only a change can stand: "trusts only". */
const boundClosers = new Set('instead rather too only alone also additionally further well'.split(' '));

function endOfChange(words: string[], from: number): number {
  let end = words.length;
  while (end > from + 1) {
    const isAsWell = words[end - 1] === 'well' && words[end - 2] === 'as' && end > from + 2;
    if (!isAsWell && !closers.has(words[end - 1] ?? '')) break;
    end -= isAsWell ? 2 : 1;
  }
  return end;
}

const shiftPattern =
  /^(?:(?:and|in|for|the|a|one|that|of|same|month|quarter|year|week|period|time|did|look|like) )*?(?:(?:a|one|the) )?(year|quarter|month|week|day) (before|earlier|prior)$|^(?:(?:in|for|and) )*the (?:previous|prior) (year|quarter|month|week|day)$/;

/** "and the year before", "in the same quarter a year earlier": the period of the answer before, so much earlier. */
function shiftOf(words: string[]): FollowUp['shift'] {
  const match = shiftPattern.exec(words.join(' '));
  const unit = match?.[1] ?? match?.[3];
  return unit === undefined ? null : (unit as Grain);
}

const sameTime =
  /^(?:(?:and|in|for|the) )*same (?:period|time|month|quarter|week|days?) (?:(?:of|in|from) )?(?:the )?(?:last|previous|prior) year$/;

/** "what about the same month last year": behind the openers, of which "the same" may be the last. */
function sameLastYear(words: string[], taken: number): FollowUp['shift'] {
  const same = words.lastIndexOf('same', taken);
  return same >= 0 && sameTime.test(words.slice(same).join(' ')) ? 'year' : null;
}

/** Reads a question as an edit of the plan before it; every word must be part of the change. */
export function followUpCandidates(
  model: SemanticModel,
  followUp: FollowUp,
  today: string,
  previous: Plan,
): Search {
  const lattice = buildLattice(model, followUp.tokens, today);
  const found = bestCovers(lattice, 60);
  const unknown = unknownWords(lattice, found[0]);
  const covers = found.filter((cover) => unknownTokens(cover).length === 0).slice(0, coversTried);
  const search = searchCovers(lattice, covers, {
    before: previous,
    partsOf: (said) => (followUp.narrows ? withoutRowNouns(said, previous) : said),
    draftsOf: (said) => {
      const parts = inYearBefore(said, lattice.tokens, previous);
      if (isRefusal(parts)) return parts;
      const draft =
        strayOr(parts) ??
        whyDraft(lattice, parts, previous) ??
        editedDraft(lattice, parts, previous, followUp);
      return isRefusal(draft) ? draft : [draft];
    },
  });
  return { ...search, unknown };
}
