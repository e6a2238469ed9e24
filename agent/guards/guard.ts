import type { Lattice } from '../lattice/lattice.ts';
import type { Plan, Predicate } from '../plan.ts';
import type { Parts } from '../planning/parts.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';

/** A plan that owns every word, beside the words and the parts that it was made of. */
export interface Guarded {
  lattice: Lattice;
  parts: Parts;
  plan: Omit<Plan, 'margin'>;
  /** The plan that the words change; null of a whole question. */
  before: Plan | null;
}

/** Why a plan leaves out what a word means, in words for the asker; null where it does not. */
export type Guard = (guarded: Guarded) => string | null;

/** The conditions of a plan, and those that related rows must meet. */
export function toldConditions({ where, measures }: Guarded['plan']): Predicate[] {
  const own = [...where, ...measures.flatMap((measure) => measure.where)];
  return own.flatMap((part) => (part.kind === 'related' ? [part, ...part.where] : [part]));
}

/** Columns that choose the rows of a plan or tell them apart, as `table.column`. */
export function decidingColumns(plan: Guarded['plan']): Set<string> {
  const { dimensions } = plan;
  const predicates = toldConditions(plan);
  return new Set(
    [...columnsOfPredicates(predicates), ...dimensions.map(({ column }) => column)].map(
      ({ table, column }) => `${table}.${column}`,
    ),
  );
}

/** Tables that a plan reads. */
export function tablesOf({ root, joins }: Guarded['plan']): Set<string> {
  return new Set([root, ...joins.map(({ to }) => to.table)]);
}

/** Whether some word of the question may be the name of a table. */
export function speaksOf({ spans }: Lattice, sqlName: string): boolean {
  return spans.some((own) =>
    own.some((span) => span.kind === 'table' && span.links.some(({ table }) => table.sqlName === sqlName)),
  );
}
