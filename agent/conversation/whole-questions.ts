import { lemmasOfName } from '../model/name-phrases.ts';
import type { Candidate } from '../planning/search.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { pointsOut } from './mentions.ts';
import { definiteOf, innerPointer, leansBack, pointerOf, trailingPointer } from './pointers.ts';

/** Words that begin in the middle of a conversation: what follows them has to say more to be a question of its own. */
const midway = new Set(
  'and but only just also now then with without plus instead ok okay so again'.split(' '),
);
/** A time or a place by itself says where that was meant, and asks for no list. */
const conditionWords = new Set('in for from at on by per during since until before after'.split(' '));
const longestCondition = 3;
/** "order them by region", "show it as a chart": whatever is told first has a pronoun for what was shown. */
const toldTo =
  /^(?:(?:and|now|then|please|also|but|so|can|could|you|we|i) )*[\p{L}]+ (?:it|them|those|these)(?: |$)/u;
const whole = new Set('all every overall whole entire everything each any'.split(' '));
const everyone = new Set('all every everything everyone'.split(' '));
const existing = / (?:(?:are|is|were) there|exist|do (?:we|you|i) have)[ ?.]*$/u;
const longestGoingOn = 9;
const longestFragment = 2;

/**
 * Whether a question says by itself what it asks for: rows or an amount of its own, and no word that stands for something told before. Such a question
 * is answered as it would be alone, whatever stood before it.
 */
export function isWholeQuestion(tokens: readonly Token[], candidate: Candidate): boolean {
  if (pointsBack(tokens) && !isOfItsOwnRows(tokens, candidate)) return false;
  const { parts } = candidate;
  const first = tokens[0]?.lower ?? '';
  const rows = namesRows(candidate);
  const amount = namesAmount(candidate);
  if (midway.has(first))
    return (rows && parts.asks.size > 0) || (amount && (parts.groups.length > 0 || asksWhatThereIs(tokens)));
  if (conditionWords.has(first) && !amount && (!rows || tokens.length <= longestCondition)) return false;
  // "who was the physician" tells one thing of rows that were shown; an amount, or a thing with a condition of its own, is of no others.
  if (definiteOf([...tokens]) !== null && !isOfNoOthers(candidate)) return false;
  const { intent } = candidate.plan;
  const isAsked = parts.asks.size > 0 && (isOfNoOthers(candidate) || intent === 'values');
  return (
    rows || amount || isAsked || parts.ranks.length > 0 || (intent === 'aggregate' && parts.groups.length > 0)
  );
}

/** Whether a question that asks to be shown something names all of it: rows by their name, or an amount with its groups. "Show the price" does not. */
export function namesAllShown(tokens: readonly Token[], candidate: Candidate): boolean {
  const { plan, parts } = candidate;
  const isGrouped = namesAmount(candidate) && parts.groups.length > 0;
  return (
    !midway.has(tokens[0]?.lower ?? '') &&
    !pointsBack(tokens) &&
    (isGrouped ||
      (namesRows(candidate) && (plan.intent === 'records' || parts.asks.size > 0)) ||
      (plan.intent !== 'aggregate' && plan.where.length > 0 && parts.nouns.length > 0))
  );
}

/** "Open invoices: how much is that per segment?" says before the colon what the pronoun stands for, and "each product" behind the word what is each. */
function isOfItsOwnRows(tokens: readonly Token[], { parts }: Candidate): boolean {
  const colon = tokens.findIndex(({ lower }) => lower === ':');
  const each = tokens.findIndex(({ lower }) => lower === 'each') + 1;
  const isNamedAt = (at: number): boolean =>
    [...parts.nouns, ...parts.groups.flatMap(({ terms }) => terms)].some(
      ({ from, to }) => from <= at && at < to,
    );
  // "months in 2025 above the average month of that year".
  const time = tokens.findIndex(
    ({ lower }, at) =>
      lower === 'that' && /^(?:year|quarter|month|week|day)$/u.test(tokens[at + 1]?.lower ?? ''),
  );
  if (parts.periods.some(({ to }) => to <= time)) return true;
  return (
    parts.nouns.some((noun) => noun.kind === 'table' && noun.to <= colon) || (each > 0 && isNamedAt(each))
  );
}

function namesRows({ parts }: Candidate): boolean {
  return parts.nouns.some(({ kind }) => kind === 'table');
}

function namesAmount(candidate: Candidate): boolean {
  const { parts } = candidate;
  const amounts = [parts.measures, parts.byMeasures, parts.formulas, parts.rates, parts.quotients];
  return (
    amounts.some((list) => list.length > 0) ||
    parts.drivers !== null ||
    parts.unitCounts.length > 0 ||
    (candidate.plan.intent === 'values' && parts.marks.has('distinct')) ||
    (parts.nouns.some(({ kind }) => kind === 'column') && isOfNoOthers(candidate))
  );
}

function isOfNoOthers({ plan }: Candidate): boolean {
  return plan.intent === 'aggregate' || plan.where.length > 0 || plan.limit !== null || plan.sort.length > 0;
}

/** "how many flights are there" counts all that there are. */
export function asksWhatThereIs(tokens: readonly Token[]): boolean {
  return existing.test(tokens.map(({ lower }) => lower).join(' '));
}

/** "list every flight", "the names of all customers": none is left out by what was told before. */
export function saysAll(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => everyone.has(lower) && tokens[at + 1]?.lower !== 'of');
}

/** "those", "his", "there", "the one with": without what they stand for there is no question. */
export function pointsBack(tokens: readonly Token[]): boolean {
  const own = [...tokens];
  return (
    toldTo.test(own.map(({ lower }) => lower).join(' ')) ||
    leansBack(own) ||
    pointsOut(own) ||
    pointerOf(own) !== null ||
    trailingPointer(own) !== null ||
    innerPointer(own) !== null
  );
}

/**
 * Whether an amount without rows, groups or a condition of its own may have been meant of what the question before spoke of: "how many visitors in
 * total" behind one about some gardens. It is told of all, and that is said.
 */
export function mayBeOf(unanswered: string, tokens: readonly Token[], { plan, parts }: Candidate): boolean {
  const isBare =
    plan.intent === 'aggregate' &&
    plan.dimensions.length === 0 &&
    plan.where.length === 0 &&
    plan.limit === null &&
    !parts.nouns.some(({ kind }) => kind === 'table') &&
    !parts.measures.some(({ noun }) => noun?.kind === 'table');
  if (!isBare || tokens.length > longestGoingOn || tokens.some(({ lower }) => whole.has(lower))) return false;
  const isFragment = parts.asks.size === 0 && tokens.length <= longestFragment;
  return isFragment || sharesTable(plan, unanswered);
}

export function sharesTable(plan: Candidate['plan'], unanswered: string): boolean {
  const before = new Set(tokenize(unanswered).map(({ lemma }) => lemma));
  return [plan.root, ...plan.joins.map(({ to }) => to.table)]
    .flatMap(lemmasOfName)
    .some((name) => before.has(name));
}
