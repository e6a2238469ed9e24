import type { Engine } from '#engine/index.ts';
import type { TableProfile } from '#kernel/catalog.ts';
import { isOpen, mayRest, toldOrigin } from './relation-ends.ts';
import type { RelationRow, TableStore } from './table-store.ts';
import { toldProblem } from './told-relations.ts';

/**
 * The relations of a source once some of its tables have other versions. What values told is measured again; what was
 * declared, confirmed or rejected stays while its columns are there and rows can still be told apart by the one it leads to.
 * What a person added, or decided between this source and another, stays in any case, and rests while the data do not bear it.
 */
export async function relationsAfter(
  {
    engine,
    tables,
  }: { engine: Pick<Engine, 'readProfile' | 'inferRelations' | 'measureRelation'>; tables: TableStore },
  change: { workspaceId: string; dataSourceId: string; replaced: ReadonlyMap<string, string> },
): Promise<RelationRow[]> {
  const { workspaceId, dataSourceId, replaced } = change;
  const all = (await tables.list(workspaceId)).map((table) => ({
    ...table,
    versionId: replaced.get(table.tableId) ?? table.versionId,
  }));
  const known = await tables.listRelations(workspaceId);
  const sourceOf = new Map(all.map((table) => [table.tableId, table.dataSourceId]));
  const told = known.filter((relation) => mayRest(relation, sourceOf) && !isOpen(relation));
  const isTold = ({ tableId }: { tableId: string }): boolean =>
    told.some(({ fromTableId, toTableId }) => fromTableId === tableId || toTableId === tableId);
  const read = await Promise.all(
    all
      .filter((table) => table.dataSourceId === dataSourceId || isTold(table))
      .map(async ({ tableId, sqlName, name, versionId, dataSourceId: source }) => ({
        tableId,
        sqlName,
        // Its name in SQL may have that of its source in front.
        name,
        versionId,
        source,
        profile: await engine.readProfile(workspaceId, versionId),
      })),
  );
  const own = read.filter(({ source }) => source === dataSourceId);
  const profileOf = new Map(read.map(({ tableId, profile }) => [tableId, profile]));
  const versionOf = new Map(read.map(({ tableId, versionId }) => [tableId, versionId]));
  const standing = told.filter(
    (relation) =>
      (replaced.has(relation.fromTableId) || replaced.has(relation.toTableId)) &&
      toldProblem(relation, profileOf) === null,
  );
  const measured = await Promise.all(standing.map(measuredAgain));
  if (own.length < 2) return measured;
  const idOf = new Map(own.map(({ sqlName, tableId }) => [sqlName, tableId]));
  const kept = known.filter(
    (relation) =>
      relation.origin !== toldOrigin &&
      !isOpen(relation) &&
      own.some(({ tableId }) => tableId === relation.fromTableId) &&
      own.some(({ tableId }) => tableId === relation.toTableId) &&
      hasColumn(profileOf.get(relation.fromTableId), relation.fromColumn) &&
      isUnique(profileOf.get(relation.toTableId), relation.toColumn),
  );
  const found = (await engine.inferRelations(workspaceId, own)).flatMap((relation) => {
    const [fromTableId, toTableId] = [idOf.get(relation.fromTable), idOf.get(relation.toTable)];
    return fromTableId && toTableId ? [{ ...relation, fromTableId, toTableId, decision: null }] : [];
  });
  const isKnown = (relation: RelationRow): boolean =>
    [...kept, ...told].some(
      (other) =>
        other.fromTableId === relation.fromTableId &&
        other.fromColumn === relation.fromColumn &&
        other.toTableId === relation.toTableId,
    );
  return [...measured, ...kept, ...found.filter((relation) => !isKnown(relation))];

  async function measuredAgain(relation: RelationRow): Promise<RelationRow> {
    const { rows, foundRows } = await engine.measureRelation(
      workspaceId,
      { versionId: versionOf.get(relation.fromTableId) ?? '', column: relation.fromColumn },
      { versionId: versionOf.get(relation.toTableId) ?? '', column: relation.toColumn },
    );
    return { ...relation, inclusion: rows === 0 ? 0 : foundRows / rows };
  }
}

function hasColumn(profile: TableProfile | undefined, name: string): boolean {
  return profile?.columns.some((column) => column.name === name) ?? false;
}

function isUnique(profile: TableProfile | undefined, name: string): boolean {
  return profile?.columns.some((column) => column.name === name && column.isUnique) ?? false;
}
