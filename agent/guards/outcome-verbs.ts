import { lightVerbs } from '../lexicon/carrier-words.ts';
import { aheadWords, eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { isVerbForm } from '../text/verbs.ts';
import { shareRoot } from '../text/word-roots.ts';
import { decidingColumns, type Guarded, tablesOf } from './guard.ts';

/** A column of at most so many values tells kinds or states. */
const mostStates = 20;
/** Pieces of a reading that choose no rows by themselves. */
const idleNodes = new Set(['filler', 'verb', 'dateVerb', 'idle']);

/**
 * "which rep closed the most deals" of a Stage with Closed Won: the verb tells some rows from the others, and a reading that skips it, or takes it
 * for the name of a date without asking for a time, counts them all.
 */
export function outcomeLost(guarded: Guarded): string | null {
  const { lattice, plan } = guarded;
  const verbs = lattice.tokens.filter((token, at) => isDone(lattice.tokens, at) && isIdle(guarded, token));
  if (verbs.length === 0) return null;
  const deciding = decidingColumns(plan);
  const tables = tablesOf(plan);
  const isOpen = ({ ref }: ModelColumn): boolean => tables.has(ref.table) && !deciding.has(keyOf(ref));
  const columns = [...lattice.model.columns.values()];
  const lost = verbs.find(
    (verb) =>
      !columns.some((column) => deciding.has(keyOf(column.ref)) && isAbout(column, verb)) &&
      columns.some((column) => isOpen(column) && (tellsApart(column, verb) || isExpected(column, verb))),
  );
  return lost ? `It is not clear which rows were ${lost.lower}.` : null;
}

/** What was done is never told by the date on which it is expected: "closed in March" by an Expected Close Date. */
export function doneAhead({ lattice, plan }: Guarded): string | null {
  const { tokens, model } = lattice;
  const told = [...decidingColumns(plan), ...plan.select.map(({ column }) => keyOf(column))];
  const ahead = [...model.columns.values()].filter(
    ({ ref, profile, lemmas }) =>
      isDateColumn(profile) && told.includes(keyOf(ref)) && lemmas.some((word) => aheadWords.has(word)),
  );
  const isNamed = ({ lemmas }: ModelColumn): boolean =>
    lemmas.some(
      (word) => aheadWords.has(word) && tokens.some(({ lemma, lower }) => lemma === word || lower === word),
    );
  const wrong = ahead.find(
    (column) =>
      !isNamed(column) &&
      tokens.some(
        (verb, at) => isDone(tokens, at) && eventWordsOf(column.lemmas).some((word) => isSame(word, verb)),
      ),
  );
  return wrong ? `${wrong.label} says when it is expected, and not when it was done.` : null;
}

/** "closed", "did … close". */
function isDone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.isCapitalised) return false;
  if (token.lower !== token.lemma) return !/(s|ing)$/.test(token.lower);
  const did = tokens.findIndex(({ lower }) => lower === 'did');
  return did >= 0 && at > did + 1 && ['do', 'have', 'be'].every((helper) => helper !== token.lemma);
}

/** The word stands in a piece that chooses no rows. */
function isIdle({ plan }: Guarded, { start }: Token): boolean {
  const entry = plan.trace.find(({ from, to }) => from <= start && start < to);
  return entry !== undefined && idleNodes.has(entry.node);
}

/** A state by the verb's own word is what some rows are in, and others are not. */
function tellsApart({ profile }: ModelColumn, verb: Token): boolean {
  if (profile.type !== 'text' || !profile.hasAllValues || profile.distinctCount > mostStates) return false;
  const told = profile.values.filter(({ value }) => valueWords(value).some((word) => isForm(word, verb)));
  return told.length > 0 && (told.length < profile.values.length || profile.nullCount > 0);
}

/** "closed" beside an Expected Close Date: it is done to some rows, and will be to others. */
function isExpected({ profile, lemmas }: ModelColumn, verb: Token): boolean {
  return (
    isDateColumn(profile) &&
    lemmas.some((word) => aheadWords.has(word)) &&
    eventWordsOf(lemmas).some((word) => isSame(word, verb))
  );
}

/** "won" of Won, "close" of Closed; verbs that may be said of any rows only in their own form. */
function isForm(word: string, { lower, lemma }: Token): boolean {
  if (lower !== lemma && word === lower) return true;
  return !lightVerbs.has(lemma) && lemma !== 'pay' && isVerbForm(word) && lemmaOf(word) === lemma;
}

/** A column that decides already and is called by the verb: "closed in March" by the date Closed. */
function isAbout({ ref }: ModelColumn, verb: Token): boolean {
  return lemmasOfName(ref.column).some((word) => isSame(word, verb));
}

function isSame(word: string, { lemma }: Token): boolean {
  return verbOf(word) === lemma || shareRoot(word, lemma);
}

function keyOf({ table, column }: { table: string; column: string }): string {
  return `${table}.${column}`;
}
