import type { RelationEnds, RelationRow } from './table-store.ts';

/** Where a relation comes from that neither data nor names proposed. */
export const toldOrigin = 'told';

/** Between the same two columns, in the same direction. */
export function haveSameEnds(left: RelationEnds, right: RelationEnds): boolean {
  return (
    left.fromTableId === right.fromTableId &&
    left.fromColumn === right.fromColumn &&
    left.toTableId === right.toTableId &&
    left.toColumn === right.toColumn
  );
}

/** Its two ends lie in different sources. `sourceOf` is by table id; an end that is not in it lies nowhere. */
export function isAcross(
  { fromTableId, toTableId }: RelationEnds,
  sourceOf: ReadonlyMap<string, string>,
): boolean {
  const [from, to] = [sourceOf.get(fromTableId), sourceOf.get(toTableId)];
  return from !== undefined && to !== undefined && from !== to;
}

/** Stays when the data do not bear it, and is not followed meanwhile: no file speaks for it. */
export function mayRest(relation: RelationRow, sourceOf: ReadonlyMap<string, string>): boolean {
  return relation.origin === toldOrigin || isAcross(relation, sourceOf);
}

/** Found in names and values, and nobody has said a word on it. */
export function isOpen({ origin, decision }: Pick<RelationRow, 'origin' | 'decision'>): boolean {
  return origin === 'inferred' && decision === null;
}

/** What a relation is read from. */
export const relationColumns = [
  'from_table_id as fromTableId',
  'from_column as fromColumn',
  'to_table_id as toTableId',
  'to_column as toColumn',
  'inclusion',
  'origin',
  'decision',
] as const;
