import { columnOf } from '../model/semantic-model.ts';
import type { Guarded } from './guard.ts';
import { toldConditions } from './guard.ts';

/**
 * "trips that left from Brae" where trips point to a port twice, and the firm that owns the boat has its office in Brae too: the way to the
 * port is left open by the words, so the office, to which only one way leads, is not taken in its place.
 */
export function valueOfTwoWays({ lattice: { model, tokens }, plan }: Guarded): string | null {
  const isTwice = (table: string): boolean =>
    model.relations.filter(({ fromTable, toTable }) => fromTable === plan.root && toTable === table).length >
    1;
  for (const predicate of toldConditions(plan)) {
    if (predicate.kind !== 'oneOf' || predicate.column.table === plan.root) continue;
    const { lemmas } = columnOf(model, predicate.column);
    if (isTwice(predicate.column.table) || tokens.some(({ lemma }) => lemmas.includes(lemma))) continue;
    for (const value of predicate.values) {
      const other = (model.values.byPhrase.get(String(value).toLowerCase()) ?? []).find(
        ({ source, column }) => source === 'value' && isTwice(column.table),
      );
      if (other)
        return `${String(value)} is also a ${columnOf(model, other.column).label}, of which each row names two.`;
    }
  }
  return null;
}
