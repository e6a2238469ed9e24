import type { SemanticModel } from './semantic-model.ts';

/** What is known of a catalog before any question is asked: its tables, columns and relations, and not the values looked up for one. */
type Known = Pick<SemanticModel, 'catalog' | 'columns' | 'tables' | 'relations'>;

/** What follows from a catalog alone, found once for each: rules look for it at every word of every question. */
export function oncePerCatalog<T>(find: (model: Known) => T): (model: Known) => T {
  const known = new WeakMap<Known['columns'], { value: T }>();
  return (model) => {
    const found = known.get(model.columns);
    if (found) return found.value;
    const value = find(model);
    known.set(model.columns, { value });
    return value;
  };
}
