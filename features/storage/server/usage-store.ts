import { sql } from 'kysely';
import type { Db } from '#platform/db/open-database.ts';

/** A version as the metadata know it. */
export interface KnownVersion {
  id: string;
  dataSourceId: string;
  isCurrent: boolean;
  isRemoved: boolean;
  isNamed: boolean;
}

export interface KnownSource {
  id: string;
  name: string;
  isSample: boolean;
  isRemoved: boolean;
  /** It can be restored no more, and its row is there for receipts alone. */
  isPurged: boolean;
}

export interface UsageStore {
  countSources(workspaceId: string): Promise<number>;
  countChats(workspaceId: string): Promise<number>;
  /** Bytes of messages and receipts. */
  measureAnswers(workspaceId: string): Promise<number>;
  listSources(workspaceId: string): Promise<KnownSource[]>;
  listVersions(workspaceId: string): Promise<KnownVersion[]>;
  /** Receipts that stand on versions that are not current, or on those of removed sources. */
  countReceipts(workspaceId: string, of: 'older' | 'removed'): Promise<number>;
}

const isNamed = sql<number>`exists (select 1 from receipt_versions where receipt_versions.version_id = table_versions.id)`;

export function createUsageStore(db: Db): UsageStore {
  return {
    async countSources(workspaceId) {
      const { count } = await db
        .selectFrom('data_sources')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async countChats(workspaceId) {
      const { count } = await db
        .selectFrom('chat_sessions')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async measureAnswers(workspaceId) {
      // Told by the head of each row: the texts themselves are not read.
      const messages = db
        .selectFrom('chat_messages')
        .select(sql<number>`coalesce(sum(octet_length(metadata) + octet_length(content)), 0)`.as('bytes'))
        .where('workspace_id', '=', workspaceId);
      const receipts = db
        .selectFrom('receipts')
        .select(sql<number>`coalesce(sum(octet_length(body)), 0)`.as('bytes'))
        .where('workspace_id', '=', workspaceId);
      const found = await Promise.all([
        messages.executeTakeFirstOrThrow(),
        receipts.executeTakeFirstOrThrow(),
      ]);
      return found.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    },
    async listSources(workspaceId) {
      const rows = await db
        .selectFrom('data_sources')
        .select(['id', 'name', 'is_sample', 'deleted_at', 'purged_at'])
        .where('workspace_id', '=', workspaceId)
        .orderBy('name')
        .execute();
      return rows.map(({ id, name, is_sample, deleted_at, purged_at }) => ({
        id,
        name,
        isSample: is_sample === 1,
        isRemoved: deleted_at !== null,
        isPurged: purged_at !== null,
      }));
    },
    async listVersions(workspaceId) {
      const rows = await db
        .selectFrom('table_versions')
        .innerJoin('catalog_tables', 'catalog_tables.id', 'table_versions.table_id')
        .innerJoin('data_sources', 'data_sources.id', 'catalog_tables.data_source_id')
        .select([
          'table_versions.id as id',
          'catalog_tables.data_source_id as dataSourceId',
          'catalog_tables.current_version_id as currentId',
          'data_sources.deleted_at as removedAt',
          isNamed.as('named'),
        ])
        .where('table_versions.workspace_id', '=', workspaceId)
        .execute();
      return rows.map(({ id, dataSourceId, currentId, removedAt, named }) => ({
        id,
        dataSourceId,
        isCurrent: id === currentId,
        isRemoved: removedAt !== null,
        // PostgreSQL answers with a boolean, SQLite with 0 or 1.
        isNamed: Boolean(named),
      }));
    },
    async countReceipts(workspaceId, of) {
      let query = db
        .selectFrom('receipt_versions')
        .innerJoin('table_versions', 'table_versions.id', 'receipt_versions.version_id')
        .innerJoin('catalog_tables', 'catalog_tables.id', 'table_versions.table_id')
        .innerJoin('data_sources', 'data_sources.id', 'catalog_tables.data_source_id')
        .select(({ fn }) => fn.count('receipt_versions.receipt_id').distinct().as('count'))
        .where('table_versions.workspace_id', '=', workspaceId);
      query =
        of === 'removed'
          ? query.where('data_sources.deleted_at', 'is not', null)
          : query
              .where('data_sources.deleted_at', 'is', null)
              .whereRef('table_versions.id', '<>', 'catalog_tables.current_version_id');
      const { count } = await query.executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
