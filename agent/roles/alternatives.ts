import { canLookUp } from '../model/join-paths.ts';
import { type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';

/** Conditions with an "or" between them are one: either holds. Values of one column are a list. */
export function alternatives(said: readonly { predicate: Predicate; isOr: boolean }[]): Predicate[] {
  const found: Predicate[] = [];
  for (const { predicate, isOr } of said) {
    const last = found.at(-1);
    const isOfOne =
      last?.kind === 'oneOf' &&
      predicate.kind === 'oneOf' &&
      sameColumn(last.column, predicate.column) &&
      last.negated === predicate.negated;
    if (last && isOfOne && last.kind === 'oneOf' && predicate.kind === 'oneOf')
      found[found.length - 1] = { ...last, values: [...new Set([...last.values, ...predicate.values])] };
    else if (last && isOr)
      found[found.length - 1] =
        last.kind === 'any'
          ? { ...last, parts: [...last.parts, predicate] }
          : { kind: 'any', parts: [last, predicate] };
    else found.push(predicate);
  }
  return found;
}

/** Whether one row may hold it or another, which no condition on rows says: none of their tables has the rows of all. */
export function isOfSeveral(model: SemanticModel, predicate: Predicate): boolean {
  if (predicate.kind !== 'any') return false;
  const tables = [...new Set(columnsOfPredicates([predicate]).map(({ table }) => table))];
  return !tables.some((table) => tables.every((other) => canLookUp(model, table, other)));
}
