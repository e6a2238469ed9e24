import type { JoinStep, Plan, Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';

/**
 * Conditions of a plan that rows of one of its tables have to meet to count at all, so that the others need not be read. Fewer than there
 * are where it is not plain: then more rows are read, and the statement leaves them out.
 * @param names all tables that the plan reads
 */
export function conditionsOn(table: string, plan: Plan, names: readonly string[]): Predicate[] {
  if (looksFurther(plan) || comparesWithAll(plan)) return [];
  const isRoot = table === plan.root;
  // Read once more by the side of a condition, other rows of it may count there.
  if (plan.where.some((predicate) => readsRows(predicate)) && names.length > 1 && !isRoot) return [];
  if (plan.where.some(({ kind }) => kind === 'shared')) return [];
  return plan.where.filter((predicate) => isOn(predicate, table) && (isRoot || rejectsEmpty(predicate)));
}

/**
 * A table that the root looks up and that alone says which rows of the root count: the step to it and the conditions on it. Null where
 * none does, or where other rows count, too.
 */
export function narrowedBy(
  plan: Plan,
  isHere: (table: string) => boolean,
): { step: JoinStep; conditions: Predicate[] } | null {
  if (looksFurther(plan) || comparesWithAll(plan) || plan.where.some(({ kind }) => kind === 'shared'))
    return null;
  for (const step of plan.joins) {
    const { table } = step.to;
    if (step.from.table !== plan.root || !isHere(table)) continue;
    const conditions = plan.where.filter((predicate) => isOn(predicate, table) && rejectsEmpty(predicate));
    if (conditions.length > 0) return { step, conditions };
  }
  return null;
}

/** Periods before those that are shown count too, and places among rows. */
function looksFurther({ moving, overPrior, forecast, placeOf, rowOrder, drivers }: Plan): boolean {
  return Boolean(moving ?? overPrior ?? forecast ?? rowOrder ?? drivers) || placeOf !== undefined;
}

/**
 * A condition of a measure, or one of several of which any may hold, is set against all rows, those that do not count among them: the
 * average of all, where the plan is about some.
 */
function comparesWithAll({ where, measures }: Plan): boolean {
  return (
    where.some((predicate) => predicate.kind === 'any' && readsRows(predicate)) ||
    measures.some((measure) => measure.where.some(readsRows))
  );
}

function readsRows(predicate: Predicate): boolean {
  if (predicate.kind === 'any') return predicate.parts.some(readsRows);
  return predicate.kind === 'related' || predicate.kind === 'shared' || predicate.kind === 'average';
}

function isOn(predicate: Predicate, table: string): boolean {
  if (readsRows(predicate)) return false;
  return columnsOfPredicates([predicate]).every((column) => column.table === table);
}

/** A row of the root that finds no row of the looked-up table has empty cells there: where these never meet a condition, nor do rows that are not read. */
function rejectsEmpty(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case 'compare':
      return predicate.operator !== '<>';
    case 'between':
    case 'oneOf':
    case 'text':
    case 'period':
    case 'datePart':
      return !predicate.negated;
    default:
      return false;
  }
}
