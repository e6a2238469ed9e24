import { anyDate, type CatalogTable, type ColumnProfile } from '#kernel/catalog.ts';
import { actualWords, creditWords, debitWords, plannedWords } from '../lexicon/scenarios.ts';
import {
  backStates,
  creditDocuments,
  dealWords,
  denyingWords,
  failedStates,
  lostStates,
  partialWords,
  stateHeaders,
  voidDates,
  voidStates,
} from '../lexicon/void-states.ts';
import { flagOf } from '../model/flag-columns.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { foldAccents } from '../model/value-index.ts';
import type { ColumnRef, JoinStep, Plan, Predicate } from '../plan.ts';
import { usesOfPlan } from './column-uses.ts';

const isVoidWord = folded(voidStates);
const isVoidDate = folded([...voidStates, ...voidDates]);
const isLostWord = folded(lostStates);
const isFailedWord = folded(failedStates);
const isDealWord = folded(dealWords);
const isBackWord = folded(backStates);
const isStateHeader = folded(stateHeaders);

/** More kinds of values are no states. */
const mostStates = 30;
/** "Cancelled by the customer" is a state, a remark is none. */
const mostWords = 5;

/** A column that tells of each row of a table whether its money stands. */
export interface StateColumn {
  table: CatalogTable;
  ref: ColumnRef;
  label: string;
  /** Steps from the root of the plan to its table; empty where that is the root. */
  joins: JoinStep[];
  /** Values whose money did not come, or went back. */
  voided: string[];
  tells: Telling;
}

/** By values of its own, by yes, or by there being a date. */
type Telling = 'values' | 'flag' | 'date';

/**
 * Columns of states whose money is taken together by a plan that does not speak of them: of the root, and of what its rows belong to, as
 * order lines do to orders.
 */
export function stateColumnsOf(model: SemanticModel, plan: Plan): StateColumn[] {
  if (!takesAmounts(model, plan)) return [];
  const uses = usesOfPlan(model, withoutChoices(plan));
  return stateColumnsNear(model, plan.root).filter(
    ({ ref }) => !uses.columns.has(`${ref.table}\0${ref.column}`),
  );
}

/** The plan without what it only holds because of a choice of states. */
export function withoutChoices(plan: Plan): Plan {
  const where = plan.where.filter((predicate) => !('isChosen' in predicate && predicate.isChosen));
  return where.length === plan.where.length ? plan : { ...plan, where };
}

function stateColumnsNear(model: SemanticModel, root: string): StateColumn[] {
  const parents = model.relations
    .filter(({ fromTable, toTable }) => fromTable === root && toTable !== root)
    .map(
      ({ fromTable, fromColumn, toTable, toColumn }): JoinStep => ({
        from: { table: fromTable, column: fromColumn },
        to: { table: toTable, column: toColumn },
      }),
    );
  const places = [
    { table: root, joins: [] as JoinStep[] },
    ...parents.map((step) => ({ table: step.to.table, joins: [step] })),
  ];
  return places.flatMap(({ table: sqlName, joins }) => {
    const table = tableOf(model, sqlName);
    return table.profile.columns.flatMap((profile): StateColumn[] => {
      const voided = voidedIn(profile, table);
      const ref = { table: sqlName, column: profile.name };
      const label = model.columns.get(`${sqlName}\0${profile.name}`)?.label ?? profile.name;
      return voided.length > 0 ? [{ table, ref, label, joins, voided, tells: tellingOf(profile) }] : [];
    });
  });
}

/** Amounts of rows are added up, averaged, compared, or decide which rows come first. A number that a person defined says itself what counts. */
function takesAmounts(model: SemanticModel, plan: Plan): boolean {
  const uses = usesOfPlan(model, plan);
  if (plan.measures.some(({ named }) => named !== undefined)) return false;
  const wanted = plan.intent === 'aggregate' ? ['added', 'ranked', 'median'] : plan.limit ? ['ranked'] : [];
  return [...model.columns.values()].some(
    ({ ref, profile }) =>
      ref.table === plan.root &&
      (profile.role === 'additive' || profile.role === 'ratio' || profile.role === 'balance') &&
      wanted.some((use) => uses.columns.get(`${ref.table}\0${ref.column}`)?.has(use as 'added')),
  );
}

/** The rows of a column of states in these of its values, or all others. */
export function statePredicate(
  { table, ref, tells }: Pick<StateColumn, 'table' | 'ref' | 'tells'>,
  states: string[],
  negated: boolean,
): Extract<Predicate, { kind: 'oneOf' | 'missing' }> {
  if (tells === 'date') return { kind: 'missing', column: ref, negated: !negated };
  const isNumber = table.profile.columns.some(({ name, type }) => name === ref.column && type === 'integer');
  return { kind: 'oneOf', column: ref, values: isNumber ? states.map(Number) : states, negated };
}

function tellingOf(profile: ColumnProfile): Telling {
  return isDate(profile) ? 'date' : isVoidFlag(profile) ? 'flag' : 'values';
}

function isDate({ type }: ColumnProfile): boolean {
  return type === 'date' || type === 'timestamp';
}

/** Values of a column of states whose money does not stand; none where the column is no such column, or all of its values are of the kind. */
export function voidedIn(profile: ColumnProfile, table: Pick<CatalogTable, 'name' | 'profile'>): string[] {
  const { name, type, values, distinctCount } = profile;
  if (isDate(profile)) return isVoidingDate(profile, table.profile.rowCount) ? [anyDate] : [];
  // "Voided: yes" says in its header what a state says in its cells.
  if (isVoidFlag(profile)) return (flagOf(profile)?.yes ?? []).map(String);
  if (type !== 'text' || distinctCount < 2 || distinctCount > mostStates) return [];
  const versions = otherVersions(profile);
  if (versions.length > 0) return versions;
  // "Trip cancelled" is a state under "Status", and the cause of a loss elsewhere; "Cancelled" alone is one anywhere.
  const isStates = wordsOf(name).some((word) => isStateHeader.has(word));
  const longest = isStates ? mostWords : 1;
  const isOfDeals = isStates || isAboutDeals(table);
  const isCredited = !hasNegativeAmounts(table);
  const voided = values.flatMap(({ value }) => {
    const isLost = isVoided(value, mostWords, isLostWord) && (isOfDeals || hasDealWord(value));
    const isFailed = isStates && isVoided(value, mostWords, isFailedWord);
    return isLost || isFailed || isVoided(value, longest) || (isCredited && isCredit(value)) ? [value] : [];
  });
  return voided.length < values.length ? voided : [];
}

function isCredit(value: string): boolean {
  return creditDocuments.has(wordsOf(value).join(' '));
}

/** Credit notes below zero take themselves off what is added up. */
function hasNegativeAmounts({ profile }: Pick<CatalogTable, 'profile'>): boolean {
  return profile.columns.some(({ role, min }) => role === 'additive' && Number(min) < 0);
}

/** So many kinds of plans there are beside what came. */
const mostVersions = 6;

/** Where the same money stands as it came and as it was planned, the latter; of the two sides of the books, one. Each value is such a word, with a year at most. */
function otherVersions({ values, hasAllValues, distinctCount }: ColumnProfile): string[] {
  if (!hasAllValues || distinctCount > mostVersions) return [];
  const words = values.map(({ value }) => ({
    value,
    word: wordsOf(value)
      .filter((word) => !/^\d+$/.test(word))
      .join(' '),
  }));
  for (const [stands, others] of [
    [actualWords, plannedWords],
    [debitWords, creditWords],
  ] as const) {
    const left = words.filter(({ word }) => others.has(word) && !stands.has(word));
    if (
      left.length > 0 &&
      left.length < words.length &&
      words.every(({ word }) => stands.has(word) || others.has(word))
    )
      return left.map(({ value }) => value);
  }
  return [];
}

function isAboutDeals({ name, profile }: Pick<CatalogTable, 'name' | 'profile'>): boolean {
  return hasDealWord(name) || profile.columns.some((column) => hasDealWord(column.name));
}

function hasDealWord(text: string): boolean {
  return wordsOf(text).some((word) => isDealWord.has(word));
}

/** A column that says yes or no to what its header calls a state. */
export function isVoidFlag(profile: ColumnProfile): boolean {
  const flag = isVoided(profile.name, mostWords) ? flagOf(profile) : null;
  return flag?.yes.length === 1;
}

/** The day on which a row was cancelled or deleted, of those that were. What most rows have given back was lent. */
function isVoidingDate({ name, nullCount }: ColumnProfile, rowCount: number): boolean {
  if (nullCount === 0 || nullCount >= rowCount || !isVoided(name, mostWords, isVoidDate)) return false;
  return nullCount * 2 > rowCount || !wordsOf(name).some((word) => isBackWord.has(word));
}

/** As the words of cells and headers are folded. */
function folded(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldAccents));
}

/** `orderStatus` is of two words, too. */
function wordsOf(text: string): string[] {
  const apart = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldAccents(apart.toLowerCase().normalize('NFC'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function isVoided(value: string, longest: number, isOne = isVoidWord): boolean {
  const words = wordsOf(value);
  return (
    words.length > 0 &&
    words.length <= longest &&
    words.some((word) => isOne.has(word)) &&
    !words.some((word) => denyingWords.has(word) || partialWords.has(word))
  );
}
