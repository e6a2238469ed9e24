import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { haveSameEnds, isAcross, isOpen, relationColumns } from './relation-ends.ts';
import type { RelationRow } from './table-store.ts';

export interface Proposals {
  workspaceId: string;
  /** The source whose tables were looked at, with those of others. */
  dataSourceId: string;
  /** The tables that were looked at, with the version of each; the source's own among them. */
  versions: ReadonlyMap<string, string>;
  found: readonly RelationRow[];
}

/**
 * Puts what was found between a source and others in the place of what was proposed before and never decided. What is known besides
 * stays, and so do proposals of tables that were not looked at. A table that has moved on since it was measured is left to who moved it.
 */
export async function replaceProposals(db: Db, proposals: Proposals): Promise<void> {
  const { workspaceId, dataSourceId, versions, found } = proposals;
  await db.transaction().execute(async (transaction) => {
    // Two files that come at the same moment find the same relation; the one waits for the other at this row.
    await transaction
      .updateTable('workspaces')
      .set({ id: workspaceId })
      .where('id', '=', workspaceId)
      .execute();
    const tables = await transaction
      .selectFrom('catalog_tables')
      .select(['id', 'data_source_id as dataSourceId', 'current_version_id as versionId'])
      .where('workspace_id', '=', workspaceId)
      .execute();
    const sourceOf = new Map(
      tables.flatMap((table) =>
        versions.get(table.id) === table.versionId ? [[table.id, table.dataSourceId] as const] : [],
      ),
    );
    const isOfSource = (tableId: string): boolean => sourceOf.get(tableId) === dataSourceId;
    const isLookedAt = (row: RelationRow): boolean =>
      isAcross(row, sourceOf) && (isOfSource(row.fromTableId) || isOfSource(row.toTableId));
    const known = await transaction
      .selectFrom('relations')
      .select(['id', ...relationColumns])
      .where('workspace_id', '=', workspaceId)
      .execute();
    const replaced = known.filter((row) => isOpen(row) && isLookedAt(row));
    for (const { id } of replaced) await transaction.deleteFrom('relations').where('id', '=', id).execute();
    const kept = known.filter((row) => !replaced.includes(row));
    for (const row of found) {
      if (!isLookedAt(row) || kept.some((other) => haveSameEnds(other, row))) continue;
      await transaction
        .insertInto('relations')
        .values({
          id: newId(),
          workspace_id: workspaceId,
          data_source_id: sourceOf.get(row.fromTableId) ?? dataSourceId,
          from_table_id: row.fromTableId,
          from_column: row.fromColumn,
          to_table_id: row.toTableId,
          to_column: row.toColumn,
          inclusion: row.inclusion,
          origin: row.origin,
          decision: row.decision,
        })
        .execute();
    }
  });
}
