import { lookupPaths } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';

/**
 * Whether each condition on rows of another table can be told of the rows of the plan. A follow-up that asks for other rows may keep one that spoke of the
 * rows before: no statement can be made of it.
 */
export function holdsOfRoot(
  model: SemanticModel,
  { root, where, measures }: Pick<Plan, 'root' | 'where' | 'measures'>,
): boolean {
  const holds = (predicate: Predicate, table: string): boolean => {
    if (predicate.kind === 'any') return predicate.parts.every((part) => holds(part, table));
    if (predicate.kind !== 'related') return true;
    const [path] = lookupPaths(model, predicate.table, table);
    return path !== undefined && path.steps.length > 0;
  };
  return [...where, ...measures.flatMap((measure) => measure.where)].every((each) => holds(each, root));
}
