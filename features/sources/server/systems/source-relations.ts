import { packRelations } from '../packs/pack-relations.ts';
import { relationsAfter } from '../relations-after.ts';
import type { RelationRow } from '../table-store.ts';
import type { LiveTableStore } from './live-table-store.ts';
import { listSynced, type PublishParts } from './publish-table.ts';
import type { SystemTables } from './system-reader.ts';

/**
 * Brings the relations between the tables of a source up to date once its tables are: those that the system declares,
 * those that the values tell, and those that its pack knows. What a person has decided stays.
 */
export async function relateSource(
  parts: PublishParts & { liveTables: LiveTableStore },
  {
    workspaceId,
    dataSourceId,
    accountId,
  }: { workspaceId: string; dataSourceId: string; accountId: string | null },
  declared: SystemTables['relations'],
): Promise<void> {
  const change = { workspaceId, dataSourceId, replaced: new Map<string, string>() };
  const found = await relationsAfter(parts, change);
  const synced = await listSynced(parts.db, workspaceId, dataSourceId);
  const live = await parts.liveTables.list(workspaceId, [dataSourceId]);
  const idOf = new Map([...synced, ...live].map(({ systemName, tableId }) => [systemName, tableId]));
  // Whose rows are not here nothing is measured of: what was decided stays, what is declared is told anew below.
  const isLive = (tableId: string): boolean => live.some((table) => table.tableId === tableId);
  const decided = (await parts.tables.listRelations(workspaceId)).filter(
    ({ fromTableId, toTableId, decision, origin }) =>
      decision !== null && origin === 'declared' && (isLive(fromTableId) || isLive(toTableId)),
  );
  const told = declared.flatMap(({ fromTable, fromColumn, toTable, toColumn }): RelationRow[] => {
    const [fromTableId, toTableId] = [idOf.get(fromTable), idOf.get(toTable)];
    if (!fromTableId || !toTableId) return [];
    return [
      { fromTableId, fromColumn, toTableId, toColumn, inclusion: 1, origin: 'declared', decision: null },
    ];
  });
  const others = [...found, ...decided].filter(
    (relation) => !told.some((one) => isSame(one, relation) && relation.decision === null),
  );
  const added = told.filter((relation) => !others.some((one) => isSame(one, relation)));
  const standard = await packRelations(parts, { workspaceId, dataSourceId });
  const isKnown = (relation: RelationRow): boolean =>
    [...others, ...added].some(
      (one) =>
        one.fromTableId === relation.fromTableId &&
        one.fromColumn === relation.fromColumn &&
        one.toTableId === relation.toTableId,
    );
  await parts.history.publish({
    workspaceId,
    dataSourceId,
    accountId,
    origin: 'sync',
    tables: [],
    relations: [...others, ...added, ...standard.filter((relation) => !isKnown(relation))],
    read: null,
    changeId: null,
    now: parts.clock.now(),
  });
}

function isSame(one: RelationRow, other: RelationRow): boolean {
  return (
    one.fromTableId === other.fromTableId &&
    one.fromColumn === other.fromColumn &&
    one.toTableId === other.toTableId &&
    one.toColumn === other.toColumn
  );
}
