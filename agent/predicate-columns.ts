import { columnsOfFormula } from './formula.ts';
import type { ColumnRef, Predicate } from './plan.ts';

/** All columns that conditions read of the rows themselves; what is asked of related rows is read of those. */
export function columnsOfPredicates(predicates: Predicate[]): ColumnRef[] {
  return predicates.flatMap((predicate) => {
    if (predicate.kind === 'related') return [];
    if (predicate.kind === 'formula') return columnsOfFormula(predicate.formula);
    if (predicate.kind === 'columns') return [predicate.column, predicate.other];
    if (predicate.kind === 'period' && predicate.part) return [predicate.column, predicate.part];
    return predicate.kind === 'any' ? columnsOfPredicates(predicate.parts) : [predicate.column];
  });
}
