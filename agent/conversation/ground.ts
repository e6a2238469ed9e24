import type { Candidate } from '../planning/search.ts';
import type { SourceReadings } from '../sources/read-areas.ts';
import type { Token } from '../text/tokens.ts';
import type { FollowUp } from './follow-up.ts';
import { pointsOut } from './mentions.ts';
import { definiteOf, pointerOf } from './pointers.ts';
import { isWholeQuestion, sharesTable } from './whole-questions.ts';

const longestGoingOn = 9;
const longestBare = 5;
/** A question of more words without an opener is one of its own. */
export const longestChange = 7;

/** Whether a question builds on an answer where there is none; `unanswered` is one that came to none just before. */
export function lacksGround(
  tokens: Token[],
  followUp: FollowUp,
  alone: SourceReadings,
  unanswered: string | null,
): boolean {
  const best = alone.readings[0]?.search.candidates[0];
  if (unanswered && best && isWholeQuestion(tokens, best)) return false;
  return (
    startsMidway(tokens, alone, unanswered) ||
    (Boolean(unanswered) && (isNarrowing(tokens) || isCondition(tokens))) ||
    followUp.pointsBack === true ||
    (Boolean(unanswered) && followUp.leans === true) ||
    onlyNarrows(followUp, alone) ||
    asksOfNothing(tokens, unanswered) ||
    isLeftOver(followUp, alone, unanswered)
  );
}

/** "and the men?" without an answer before it asks nothing; "and which technicians have no repair?" names all that it asks for. */
function startsMidway(tokens: Token[], { readings }: SourceReadings, unanswered: string | null): boolean {
  const best = readings[0]?.search.candidates[0];
  const isWhole = best !== undefined && isWholeQuestion(tokens, best);
  return tokens[0]?.lower === 'and' && (tokens.length <= longestChange || Boolean(unanswered)) && !isWhole;
}

/** "only website sales" after a question that came to none narrows what was never shown. */
function isNarrowing(tokens: Token[]): boolean {
  return tokens[0]?.lower === 'only' && tokens.length <= longestChange;
}

const conditionWords = new Set('in for from at on by per with without'.split(' '));
const longestCondition = 3;

/** "in Oslo" after a question that came to none says where that was meant, and asks for no list. */
function isCondition(tokens: Token[]): boolean {
  return conditionWords.has(tokens[0]?.lower ?? '') && tokens.length <= longestCondition;
}

/** "who was the physician" after a question that came to none speaks of rows that were never shown. */
function asksOfNothing(tokens: Token[], unanswered: string | null): boolean {
  return (
    Boolean(unanswered) && (definiteOf(tokens) !== null || pointerOf(tokens) !== null || pointsOut(tokens))
  );
}

/** "trusts only" without an answer before it narrows nothing: it names neither rows nor an amount. */
function onlyNarrows(followUp: FollowUp, { readings }: SourceReadings): boolean {
  const parts = readings[0]?.search.candidates[0]?.parts;
  if (!followUp.isBound || followUp.tokens.length > longestChange || !parts) return false;
  const named = [parts.nouns, parts.measures, parts.groups, parts.ranks, parts.rates, parts.quotients];
  return parts.asks.size === 0 && named.every((list) => list.length === 0);
}

/** "what about Marketing" after a question that came to none: what it lacks is that answer, not a word of its own. */
function isLeftOver(followUp: FollowUp, { readings }: SourceReadings, unanswered: string | null): boolean {
  const isUnread = readings.every(
    ({ search }) => search.candidates.length === 0 && search.unknown.length === 0,
  );
  const isAsked = followUp.shows === true && !followUp.leans;
  return (
    Boolean(unanswered) && followUp.isBound && !isAsked && followUp.tokens.length <= longestChange && isUnread
  );
}

/**
 * Whether words that are no question of their own go on with one that came to no answer: "Germany?" behind "revenue in Atlantis" lists no customers.
 */
export function goesOn(best: Candidate, unanswered: string, tokens: readonly Token[]): boolean {
  const { plan, parts } = best;
  if (isWholeQuestion(tokens, best) || tokens.length > longestGoingOn) return false;
  return (parts.asks.size === 0 && tokens.length <= longestBare) || sharesTable(plan, unanswered);
}
