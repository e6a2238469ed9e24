import type { Engine } from '#engine/index.ts';
import type { TableProfile } from '#kernel/catalog.ts';
import type { RelationRow, TableStore } from './table-store.ts';

/**
 * The relations of a source once some of its tables have other versions. What values told is measured again; what was
 * declared, confirmed or rejected stays while its columns are there and rows can still be told apart by the one it leads to.
 */
export async function relationsAfter(
  { engine, tables }: { engine: Pick<Engine, 'readProfile' | 'inferRelations'>; tables: TableStore },
  change: { workspaceId: string; dataSourceId: string; replaced: ReadonlyMap<string, string> },
): Promise<RelationRow[]> {
  const { workspaceId, dataSourceId, replaced } = change;
  const own = await Promise.all(
    (await tables.list(workspaceId, [dataSourceId])).map(async ({ tableId, sqlName, versionId }) => {
      const next = replaced.get(tableId) ?? versionId;
      return { tableId, sqlName, versionId: next, profile: await engine.readProfile(workspaceId, next) };
    }),
  );
  if (own.length < 2) return [];
  const idOf = new Map(own.map(({ sqlName, tableId }) => [sqlName, tableId]));
  const profileOf = new Map(own.map(({ tableId, profile }) => [tableId, profile]));
  const kept = (await tables.listRelations(workspaceId)).filter(
    (relation) =>
      (relation.origin !== 'inferred' || relation.decision !== null) &&
      hasColumn(profileOf.get(relation.fromTableId), relation.fromColumn) &&
      isUnique(profileOf.get(relation.toTableId), relation.toColumn),
  );
  const found = (await engine.inferRelations(workspaceId, own)).flatMap((relation) => {
    const [fromTableId, toTableId] = [idOf.get(relation.fromTable), idOf.get(relation.toTable)];
    return fromTableId && toTableId ? [{ ...relation, fromTableId, toTableId, decision: null }] : [];
  });
  const isKnown = (relation: RelationRow): boolean =>
    kept.some(
      (other) =>
        other.fromTableId === relation.fromTableId &&
        other.fromColumn === relation.fromColumn &&
        other.toTableId === relation.toTableId,
    );
  return [...kept, ...found.filter((relation) => !isKnown(relation))];
}

function hasColumn(profile: TableProfile | undefined, name: string): boolean {
  return profile?.columns.some((column) => column.name === name) ?? false;
}

function isUnique(profile: TableProfile | undefined, name: string): boolean {
  return profile?.columns.some((column) => column.name === name && column.isUnique) ?? false;
}
