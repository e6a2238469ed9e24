import type { ColumnRef } from '../plan.ts';
import { lookupPaths } from './join-paths.ts';
import { columnKey, type SemanticModel } from './semantic-model.ts';

/** Whether no two rows of the one lead to the same row of the other: a gymnast is one of the people. */
export function isOneToOne(model: SemanticModel, from: string, to: string): boolean {
  const [path, ...others] = lookupPaths(model, from, to);
  const isUnique = (ref: ColumnRef): boolean => model.columns.get(columnKey(ref))?.profile.isUnique === true;
  return path !== undefined && others.length === 0 && path.steps.every((step) => isUnique(step.from));
}
