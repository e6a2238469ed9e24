import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { denyingWords, partialWords, stateHeaders, voidStates } from '../lexicon/void-states.ts';
import { flagOf } from '../model/flag-columns.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { foldAccents } from '../model/value-index.ts';
import type { ColumnRef, JoinStep, Plan } from '../plan.ts';
import { usesOfPlan } from './column-uses.ts';

const isVoidWord = folded(voidStates);
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
}

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
  const where = plan.where.filter((predicate) => !(predicate.kind === 'oneOf' && predicate.isChosen));
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
      const voided = voidedIn(profile);
      const ref = { table: sqlName, column: profile.name };
      const label = model.columns.get(`${sqlName}\0${profile.name}`)?.label ?? profile.name;
      return voided.length > 0 ? [{ table, ref, label, joins, voided }] : [];
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

/** Values of a column of states whose money does not stand; none where the column is no such column, or all of its values are of the kind. */
export function voidedIn(profile: ColumnProfile): string[] {
  const { name, type, values, distinctCount } = profile;
  // "Voided: yes" says in its header what a state says in its cells.
  if (isVoidFlag(profile)) return (flagOf(profile)?.yes ?? []).map(String);
  if (type !== 'text' || distinctCount < 2 || distinctCount > mostStates) return [];
  // "Trip cancelled" is a state under "Status", and the cause of a loss elsewhere; "Cancelled" alone is one anywhere.
  const longest = wordsOf(name).some((word) => isStateHeader.has(word)) ? mostWords : 1;
  const voided = values.map(({ value }) => value).filter((value) => isVoided(value, longest));
  return voided.length < values.length ? voided : [];
}

/** A column that says yes or no to what its header calls a state. */
export function isVoidFlag(profile: ColumnProfile): boolean {
  const flag = isVoided(profile.name, mostWords) ? flagOf(profile) : null;
  return flag?.yes.length === 1 && profile.type !== 'integer';
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

function isVoided(value: string, longest: number): boolean {
  const words = wordsOf(value);
  return (
    words.length > 0 &&
    words.length <= longest &&
    words.some((word) => isVoidWord.has(word)) &&
    !words.some((word) => denyingWords.has(word) || partialWords.has(word))
  );
}
