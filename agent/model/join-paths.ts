import type { Catalog, Relation } from '#kernel/catalog.ts';
import type { JoinStep } from '../plan.ts';
import type { SemanticModel } from './semantic-model.ts';

/** A way from one table to another that never multiplies rows: each step goes from many to one. */
export interface JoinPath {
  steps: JoinStep[];
}

const maxSteps = 4;

/** Relations that may be followed without asking: declared, confirmed, or inferred within one source with almost every value found. */
export function trustedRelations({ relations, tables }: Catalog): Relation[] {
  const keys = new Map(tables.map(({ sqlName, profile }) => [sqlName, profile.key]));
  const sourceOf = new Map(tables.map(({ sqlName, dataSourceId }) => [sqlName, dataSourceId]));
  return relations.filter(
    (relation) =>
      relation.origin !== 'inferred' ||
      (relation.inclusion >= (isOfOneKey(relation) ? 0.8 : 0.95) &&
        sourceOf.get(relation.fromTable) === sourceOf.get(relation.toTable) &&
        !isSibling(relation, relations, keys)),
  );
}

/** `CustomerID` at `CustomerID`: where a few rows point nowhere, the others still mean it. */
function isOfOneKey({ fromColumn, toColumn }: Relation): boolean {
  return fromColumn.toLowerCase() === toColumn.toLowerCase();
}

/**
 * Of customers and loans that each have a branch, the branch of a customer is no loan of his: both only point to the same table, and
 * where one of them happens to name each branch once, values alone make it look like a key.
 */
function isSibling(
  { fromTable, fromColumn, toTable, toColumn }: Relation,
  relations: readonly Relation[],
  keys: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (keys.get(toTable)?.join() === toColumn) return false;
  const targetsOf = (table: string, column: string): string[] =>
    relations
      .filter((other) => other.fromTable === table && other.fromColumn === column)
      .map((other) => `${other.toTable}.${other.toColumn}`);
  const own = new Set(targetsOf(toTable, toColumn));
  return targetsOf(fromTable, fromColumn).some((target) => own.has(target));
}

/** All shortest many-to-one paths; more than one means that the roles differ and the asker must choose. */
export function lookupPaths(model: SemanticModel, from: string, to: string): JoinPath[] {
  if (from === to) return [{ steps: [] }];
  let frontier: JoinPath[] = [{ steps: [] }];
  const { relations } = model;
  for (let length = 1; length <= maxSteps && frontier.length > 0; length += 1) {
    frontier = frontier.flatMap((path) => extend(path, from, relations));
    const arrived = frontier.filter((path) => path.steps.at(-1)?.to.table === to);
    if (arrived.length > 0) return arrived;
  }
  return [];
}

function extend(path: JoinPath, start: string, relations: Relation[]): JoinPath[] {
  const at = path.steps.at(-1)?.to.table ?? start;
  const visited = new Set([start, ...path.steps.map((step) => step.to.table)]);
  return relations
    .filter((relation) => relation.fromTable === at && !visited.has(relation.toTable))
    .map((relation) => ({
      steps: [
        ...path.steps,
        {
          from: { table: relation.fromTable, column: relation.fromColumn },
          to: { table: relation.toTable, column: relation.toColumn },
        },
      ],
    }));
}

export function canLookUp(model: SemanticModel, from: string, to: string): boolean {
  return lookupPaths(model, from, to).length > 0;
}

/** Tables from whose rows every one of `targets` can be looked up, nearest first. */
export function tablesReaching(model: SemanticModel, targets: string[]): string[] {
  const reaching = [...model.tables.keys()].filter((table) =>
    targets.every((target) => canLookUp(model, table, target)),
  );
  return reaching.sort((left, right) => totalSteps(model, left, targets) - totalSteps(model, right, targets));
}

function totalSteps(model: SemanticModel, from: string, targets: string[]): number {
  return targets.reduce((sum, target) => sum + (lookupPaths(model, from, target)[0]?.steps.length ?? 0), 0);
}
