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
import { numberNamed } from './named-numbers.ts';
import { boundOfGroups, isNarrowing, withoutRowNouns } from './narrowing.ts';
import { openerEnd } from './openers.ts';
import { definiteOf, innerPointer, leansBack, type Pointed, pointerOf, trailingPointer } from './pointers.ts';
import { rankedOf } from './ranked.ts';
import { type Reference, referenceOf } from './references.ts';
import { orderSaid, withoutEachRow } from './said-order.ts';
import { toldBy } from './told-by.ts';
import { whyDraft } from './why.ts';
import { inYearBefore } from './years-before.ts';

/** Beginnings that leave rows out, which are those of the answer before: by themselves they name no rows to begin with. */
const leavingOut = new Set('without excluding exclude except minus not'.split(' '));
/** What only says something more of rows that were spoken of: "with orders this year". */
const describing = new Set('with whose having'.split(' '));
const showing = new Set(
  'show give me us can could you we i see let list please want need would like to'.split(' '),
);
/** Beginnings that ask to be shown something in parts. */
const parting = new Set('split break down divide group up'.split(' '));
const polite = new Set(['please', '?', 'now', 'again']);
/** Beginnings that put something beside what is shown. */
const adding = new Set('add include plus along together'.split(' '));
/** What is put in order is what was shown. */
const sortsBefore =
  /^(?:(?:and|now|then|please|also|but) )*(?:sort|order) (?:it|them|that|this|those|these|by)\b/;
/** "which is public" behind a list of schools: of those. */
const asksWhichOf = /^(?:(?:and|but|so) )*which (?:is|are|was|were|has|have|had|does|do|did)\b/;
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
  /** Nothing but such a beginning, "split" or "please" makes it a follow-up: it is none where it names all that it asks for. */
  mayBeNew?: true;
  /** Fewer rows of the answer before are meant, and nothing else about them. */
  narrows?: true;
  /** A pronoun stands for the rows of the answer before, and this is asked of them. */
  pointed: Pointed | null;
  /** It puts what was shown in order. */
  sorts?: true;
  /** Its conditions hold beside those before: another value is one more, another bound the other end. */
  joins?: 'values' | 'bounds';
  /** It says something more of what was shown, or puts that in order: without it, it would be another question. */
  leans?: true;
  /** "of those": asked of the rows of the answer before, and of all rows by nobody. */
  pointsBack?: true;
}

/** The part of a follow-up that says the change. Without an opener the whole question is taken. */
export function followUpOf(typed: Token[]): FollowUp {
  const kept = withoutKept(typed);
  if (kept) return { ...followUpOf(kept), adds: true, hasOpener: true, isBound: true, leans: true };
  const ranked = rankedOf(typed);
  const tokens = ranked ?? toldBy(typed) ?? typed;
  const words = tokens.map((token) => token.lower);
  let taken = 0;
  for (let next = openerEnd(words, taken); next > taken; next = openerEnd(words, taken)) taken = next;
  const opened = words.slice(0, taken);
  const end = endOfChange(words, taken);
  const shift = shiftOf(words.slice(taken, end)) ?? sameLastYear(words.slice(0, end), taken);
  const reference =
    referenceOf(words) ?? (insteadOf.test(words.join(' ')) ? referenceOf(words.slice(0, end)) : null);
  const said = [...opened, ...words.slice(end)];
  // "add up the pieces" puts nothing beside what is shown.
  const addsUp = words[taken - 1] === 'add' && words[taken] === 'up';
  const adds =
    addingWords.some((word) => said.includes(word)) ||
    (opened.some((word) => adding.has(word)) && !addsUp) ||
    besideThem.test(words.join(' ')) ||
    / (?:as well|too),/u.test(words.join(' ').replaceAll(' ,', ','));
  const pointer = shift || reference ? null : pointerOf(tokens.slice(taken, end));
  if (pointer)
    return {
      ...pointer,
      adds,
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
  const isSorting = sortsBefore.test(words.join(' '));
  const isOrder = orderSaid(tokens)?.rest.length === 0;
  const isLeaning = leansBack(tokens);
  const isRestricted =
    isLeaning ||
    leavesOut ||
    describes ||
    isSorting ||
    isOrder ||
    words.slice(end).some((word) => boundClosers.has(word));
  return {
    tokens: shift || reference ? [] : tokens.slice(taken, end),
    adds,
    shift,
    reference,
    pointed: null,
    ...(taken > 0 && opened.every((word) => showing.has(word)) ? { shows: true } : {}),
    ...((taken > 0 || end < words.length) &&
    opened.every((word) => showing.has(word) || parting.has(word)) &&
    words.slice(end).every((word) => polite.has(word)) &&
    !(leavesOut || describes || isSorting || isOrder || isLeaning)
      ? { mayBeNew: true }
      : {}),
    ...(isNarrowing(said) || leavesOut ? { narrows: true } : {}),
    ...(adds || describes || leavesOut || isSorting || isOrder || isLeaning ? { leans: true } : {}),
    ...(isSorting ? { sorts: true } : {}),
    ...joiningOf(words),
    hasOpener:
      taken > 0 ||
      end < tokens.length ||
      shift !== null ||
      reference !== null ||
      leavesOut ||
      describes ||
      isLeaning ||
      asksWhichOf.test(words.join(' ')) ||
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
  const isOfRows = previous.intent === 'records' && (previous.where.length > 0 || previous.limit !== null);
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

/** "Where are they? Keep the names": what was shown stays; null where that is not said. */
function withoutKept(tokens: Token[]): Token[] | null {
  const start = tokens.findLastIndex(({ opensSentence }) => opensSentence === true);
  const words = tokens.slice(start).map(({ lower }) => lower);
  const isKept = start > 0 && words[0] === 'keep' && words.length <= longestKept;
  return isKept ? tokens.slice(0, start) : null;
}

const longestKept = 5;

/** "include Michigan as well" is one more, and "but under 1000" the other end of a range. */
function joiningOf(words: readonly string[]): Pick<FollowUp, 'joins'> {
  if (words.slice(0, 3).some((word) => adding.has(word))) return { joins: 'values' };
  return words[0] === 'but' ? { joins: 'bounds' } : {};
}

const addingWords = ['also', 'too', 'well', 'additionally', 'break', 'split', 'divide', 'drill', 'further'];

const closers = new Set(
  'instead rather too only alone please again now though then also additionally further itself themselves ?'.split(
    ' ',
  ),
);
/** Words behind which only a change can stand: "trusts only". */
const boundClosers = new Set('instead rather too only alone also additionally further well'.split(' '));

/** "the highest age instead of the average": what is left out was told before. */
const insteadOf =
  / (?:(?:instead|in place|in lieu) of|rather than) (?:the |its |their |that |any )?[\p{L}-]+$/u;

/** "show the population next to them": beside what is shown. */
const besideThem =
  / (?:next to|beside|alongside) (?:them|it|that|those|each(?: one| of them)?|the names?)(?: please)?[.?!]?$/u;

function endOfChange(words: string[], from: number): number {
  const last = words.findLastIndex((word) => /[\p{L}\p{N}]/u.test(word)) + 1;
  const replaced = insteadOf.exec(words.slice(0, last).join(' '))?.[0];
  const beside = besideThem.exec(words.slice(0, last).join(' '))?.[0];
  const cut = replaced ?? beside;
  let end = cut === undefined ? words.length : last - cut.trim().split(' ').length;
  while (end > from + 1) {
    const isAsWell = words[end - 1] === 'well' && words[end - 2] === 'as' && end > from + 2;
    if (!isAsWell && !closers.has(words[end - 1] ?? '') && !isStandIn(words, end - 1)) break;
    end -= isAsWell ? 2 : 1;
  }
  return end;
}

const ranking =
  /^(?:first|second|third|fourth|fifth|last|next|other|same|only|best|worst|most|least|top|bottom|more|less|fewer|\d+|two|three|four|five|.*est)$/;

/** "and a white one?", "just the female ones": it stands for what the rows are called; "the second one" says which. */
function isStandIn(words: string[], at: number): boolean {
  const start = words.slice(0, at).findLastIndex((word) => ['a', 'an', 'the', 'for'].includes(word));
  const between = words.slice(start + 1, at);
  return (
    ['one', 'ones'].includes(words[at] ?? '') &&
    ['a', 'an', 'the'].includes(words[start] ?? '') &&
    between.length > 0 &&
    !between.some((word) => ranking.test(word))
  );
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
  const isList = previous.intent === 'records';
  const told = isList ? withoutEachRow(followUp.tokens) : followUp.tokens;
  const ordered = isList ? orderSaid(told) : null;
  const change = ordered?.rest ?? told;
  const lattice = buildLattice(model, numberNamed(model, change, previous) ?? change, today);
  const found = bestCovers(lattice, 60);
  const unknown = unknownWords(lattice, found[0]);
  const covers = found.filter((cover) => unknownTokens(cover).length === 0).slice(0, coversTried);
  const search = searchCovers(lattice, covers, {
    before: previous,
    partsOf: (said) => {
      const bounded = boundOfGroups(said, previous);
      return followUp.narrows ? withoutRowNouns(bounded, previous) : bounded;
    },
    draftsOf: (said) => {
      const parts = inYearBefore(said, lattice.tokens, previous);
      if (isRefusal(parts)) return parts;
      const draft =
        strayOr(parts) ??
        whyDraft(lattice, parts, previous) ??
        editedDraft(lattice, parts, previous, {
          ...followUp,
          order: ordered?.order ?? null,
          joins: followUp.joins ?? null,
        });
      return isRefusal(draft) ? draft : [draft];
    },
  });
  return { ...search, unknown };
}
