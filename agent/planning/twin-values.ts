import { sameColumn } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';

type OneOf = Extract<Predicate, { kind: 'oneOf' }>;

/**
 * Whether two plans ask for the same value in two columns that are as far from the counted rows as each other: "revenue from
 * Technology", an industry and a category. That one of the tables is joined anyway says nothing of which is meant.
 */
export function hasTwinValue(plan: Plan, other: Plan): boolean {
  if (plan.root !== other.root) return false;
  return valuesOf(plan).some((value) =>
    valuesOf(other).some(
      (twin) =>
        !sameColumn(value.column, twin.column) &&
        value.negated === twin.negated &&
        isSameList(value.values, twin.values) &&
        !valuesOf(other).some((own) => sameColumn(own.column, value.column)) &&
        distance(plan, value.column.table) === distance(other, twin.column.table),
    ),
  );
}

/** What a plan costs for the tables that it joins beyond those of another. */
export function extraJoins(plan: Plan, other: Plan): number {
  return Math.max(0, plan.joins.length - other.joins.length);
}

function valuesOf({ where }: Plan): OneOf[] {
  return where.flatMap((predicate) => (predicate.kind === 'oneOf' ? [predicate] : []));
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  const texts = (list: readonly unknown[]) => list.map((value) => String(value).toLowerCase()).join('\0');
  return texts(left) === texts(right);
}

/** Joins between the rows of a plan and a table; 0 for the rows themselves. */
function distance({ root, joins }: Plan, table: string): number {
  let steps = 0;
  for (let at = table; at !== root && steps <= joins.length; steps += 1)
    at = joins.find((join) => join.to.table === at)?.from.table ?? root;
  return steps;
}
