import { sql } from 'kysely';
import type { Db } from '#platform/db/open-database.ts';

export interface PurgedVersion {
  id: string;
  workspaceId: string;
}

export interface RetentionStore {
  /**
   * Takes versions out of their history that nothing names: not current, in no receipt, among none of the newest `keep`
   * of their table, and replaced before a moment. Returns some hundreds at most; their files are for the caller to delete.
   */
  takeVersions(replacedBefore: Date, keep: number): Promise<PurgedVersion[]>;
  /** Sources removed before a moment that still hold more than receipts need. */
  listRemovedBefore(moment: Date): Promise<{ id: string; workspaceId: string }[]>;
  /**
   * Ends a removed source for good. Versions that receipts name stay, and with them its row, without its settings; unless the receipts are to
   * let go of them: then these cannot be run again.
   */
  purgeSource(id: string, now: Date, choice?: { withReceipts: boolean }): Promise<PurgedVersion[]>;
  /** Removed sources of a workspace, those that only receipts still hold among them. */
  listRemovedOf(workspaceId: string): Promise<{ id: string; workspaceId: string }[]>;
  /** Takes all older versions of a workspace's visible tables out of their history, some hundreds at most; those that receipts name only if so chosen. */
  takeOlderVersions(workspaceId: string, choice: { withReceipts: boolean }): Promise<PurgedVersion[]>;
}

const batchSize = 500;

const isNamed = sql<boolean>`exists (select 1 from receipt_versions where receipt_versions.version_id = table_versions.id)`;
const isOfRemoved = sql<boolean>`exists (select 1 from catalog_tables join data_sources on data_sources.id = catalog_tables.data_source_id where catalog_tables.id = table_versions.table_id and data_sources.deleted_at is not null)`;
const isCurrent = sql<boolean>`exists (select 1 from catalog_tables where catalog_tables.current_version_id = table_versions.id)`;

export function createRetentionStore(db: Db): RetentionStore {
  return {
    async takeVersions(replacedBefore, keep) {
      const newer = sql`from table_versions newer where newer.table_id = table_versions.table_id and newer.number > table_versions.number`;
      const rows = await db
        .deleteFrom('table_versions')
        .where('id', 'in', (query) =>
          query
            .selectFrom('table_versions')
            .select('id')
            .where(sql<boolean>`not ${isCurrent}`)
            .where(sql<boolean>`not ${isNamed}`)
            // What was removed can be restored as it was; it has its own time.
            .where(sql<boolean>`not ${isOfRemoved}`)
            .where(sql<boolean>`(select count(*) ${newer}) >= ${keep}`)
            // A version is old since it was replaced, however long it was the current one.
            .where(sql<boolean>`(select min(newer.created_at) ${newer}) < ${replacedBefore.toISOString()}`)
            .limit(batchSize),
        )
        .returning(['id', 'workspace_id as workspaceId'])
        .execute();
      return rows;
    },
    listRemovedBefore: (moment) =>
      db
        .selectFrom('data_sources')
        .select(['id', 'workspace_id as workspaceId'])
        .where('deleted_at', '<', moment.toISOString())
        .where(({ or, eb }) =>
          or([
            eb('purged_at', 'is', null),
            // Receipts may have let go of what they held.
            sql<boolean>`not exists (select 1 from table_versions join catalog_tables on catalog_tables.id = table_versions.table_id where catalog_tables.data_source_id = data_sources.id and ${isNamed})`,
          ]),
        )
        .execute(),
    listRemovedOf: (workspaceId) =>
      db
        .selectFrom('data_sources')
        .select(['id', 'workspace_id as workspaceId'])
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is not', null)
        .execute(),
    takeOlderVersions: (workspaceId, { withReceipts }) =>
      db.transaction().execute(async (transaction) => {
        const older = await transaction
          .selectFrom('table_versions')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where(sql<boolean>`not ${isCurrent}`)
          .where(sql<boolean>`not ${isOfRemoved}`)
          .$if(!withReceipts, (query) => query.where(sql<boolean>`not ${isNamed}`))
          .limit(batchSize)
          .execute();
        const ids = older.map(({ id }) => id);
        if (ids.length === 0) return [];
        if (withReceipts)
          await transaction.deleteFrom('receipt_versions').where('version_id', 'in', ids).execute();
        return (
          transaction
            .deleteFrom('table_versions')
            .where('id', 'in', ids)
            // One that a person has gone back to in the meantime, or that a new receipt names, stays.
            .where(sql<boolean>`not ${isCurrent}`)
            .where(sql<boolean>`not ${isNamed}`)
            .returning(['id', 'workspace_id as workspaceId'])
            .execute()
        );
      }),
    purgeSource: (id, now, { withReceipts } = { withReceipts: false }) =>
      db.transaction().execute(async (transaction) => {
        // Claimed first, in one statement: a person may restore it at this very moment.
        const claimed = await transaction
          .updateTable('data_sources')
          .set({ purged_at: now.toISOString(), configuration: '', report: null })
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst();
        if (claimed.numUpdatedRows !== 1n) return [];
        if (withReceipts)
          await transaction
            .deleteFrom('receipt_versions')
            .where('version_id', 'in', (query) =>
              query
                .selectFrom('table_versions')
                .innerJoin('catalog_tables', 'catalog_tables.id', 'table_versions.table_id')
                .select('table_versions.id')
                .where('catalog_tables.data_source_id', '=', id),
            )
            .execute();
        const removed = await transaction
          .deleteFrom('table_versions')
          .where('table_id', 'in', (query) =>
            query.selectFrom('catalog_tables').select('id').where('data_source_id', '=', id),
          )
          .where(sql<boolean>`not ${isNamed}`)
          .returning(['id', 'workspace_id as workspaceId'])
          .execute();
        const left = await transaction
          .selectFrom('table_versions')
          .innerJoin('catalog_tables', 'catalog_tables.id', 'table_versions.table_id')
          .select('table_versions.id')
          .where('catalog_tables.data_source_id', '=', id)
          .executeTakeFirst();
        if (!left) await transaction.deleteFrom('data_sources').where('id', '=', id).execute();
        return removed;
      }),
  };
}
