import { leavingDateOf } from '../model/leaving-dates.ts';
import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan, PlanAssumption, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { compileWith } from '../sql/compile.ts';
import { leftOutThings } from './left-out-things.ts';
import { planQuestion } from './rephrase.ts';

const otherLimits = [5, 20];

/** What an answer takes for granted, with the questions that would change it. `reads` gives the statement that a question is read to. */
export function takenForGranted(
  model: SemanticModel,
  plan: Plan,
  reads: (question: string, model: SemanticModel) => string | null,
): PlanAssumption[] {
  const leavers = leaversCounted(model, plan, reads);
  const told = plan.assumptions.map((assumption) => withLimits(model, plan, assumption));
  const leftOut = leftOutThings(model, plan);
  return [...told, ...(leavers ? [leavers] : []), ...(leftOut ? [leftOut] : [])];
}

/** A number of rows that was not said can be changed. */
function withLimits(model: SemanticModel, plan: Plan, assumption: PlanAssumption): PlanAssumption {
  if (assumption.kind !== 'limit') return assumption;
  const options = otherLimits.flatMap((count) => {
    const question = planQuestion(model, { ...plan, limit: { count, keepsTies: true } });
    return question === null ? [] : [{ label: `the first ${count}`, question }];
  });
  return { ...assumption, options };
}

/** "how many employees" of a staff list that keeps those who left: they are among them, and nobody said so. */
function leaversCounted(
  model: SemanticModel,
  plan: Plan,
  reads: (question: string, model: SemanticModel) => string | null,
): PlanAssumption | null {
  const date = leavingDateOf(tableOf(model, plan.root));
  if (!date) return null;
  const column: ColumnRef = { table: plan.root, column: date.name };
  const predicates = [...plan.where, ...plan.measures.flatMap(({ where }) => where)];
  const used: ColumnRef[] = [
    ...columnsOfPredicates(predicates),
    ...plan.dimensions.map((dimension) => dimension.column),
    ...plan.select.map((shown) => shown.column),
    ...plan.measures.flatMap((measure) => measure.column ?? []),
  ];
  // Who was hired in a year is asked of all who ever were, and a list that shows the date tells it.
  const isOfTime =
    predicates.some(({ kind }) => kind === 'period') || plan.dimensions.some(({ grain }) => grain !== null);
  if (isOfTime || used.some((ref) => sameColumn(ref, column))) return null;
  const stayed: Predicate = { kind: 'missing', column, negated: false };
  const rest: Plan = { ...plan, where: [...plan.where, stayed] };
  const question = planQuestion(model, rest);
  const { label } = columnOf(model, column);
  const isRead = question !== null && reads(question, model) === compileWith(rest, model);
  return {
    kind: 'rows',
    chosen: `also those with a ${label}`,
    options: isRead ? [{ label: `only those without a ${label}`, question }] : [],
  };
}
