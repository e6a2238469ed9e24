import type { TableProfile } from '#kernel/catalog.ts';
import { newId } from '#kernel/ids.ts';
import type { LiveTable } from '#kernel/live.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { CatalogChanged } from '../catalog-changed.ts';
import { sqlNameFor } from '../sql-name.ts';

/** What is kept of a table whose rows stay in their system. */
export interface KeptFacts extends Pick<LiveTable, 'dialect' | 'path' | 'columns' | 'isSampled'> {
  profile: TableProfile;
  /** What the system calls it besides its name. */
  label: string | null;
}

export interface LiveTableRow {
  tableId: string;
  dataSourceId: string;
  dataSourceName: string;
  isPractice: number;
  /** Type of its source. */
  sourceType: string;
  name: string;
  sqlName: string;
  /** As the system calls it. */
  systemName: string;
  /** Another one each time the facts are. */
  factsId: string;
  facts: KeptFacts;
  measuredAt: string;
}

export interface LiveTableStore {
  /** Of visible sources, in the order they were made. */
  list(workspaceId: string, dataSourceIds?: readonly string[] | null): Promise<LiveTableRow[]>;
  /** Puts what is known of a table in the place of what was, or makes the table. One that was synced under this name stays as it was for its receipts alone. */
  save(table: {
    workspaceId: string;
    dataSourceId: string;
    dataSourceName: string;
    name: string;
    systemName: string;
    facts: KeptFacts;
    now: Date;
  }): Promise<void>;
  /** Takes those out of the catalog that are not chosen any more; one that was synced before is again what it was. */
  keepOnly(workspaceId: string, dataSourceId: string, systemNames: readonly string[]): Promise<void>;
}

/** In the place of a version, which such a table has none of. */
const noVersion = 'live:';

export function createLiveTableStore(db: Db, onChange: CatalogChanged): LiveTableStore {
  return {
    async list(workspaceId, dataSourceIds = null) {
      let query = db
        .selectFrom('live_tables')
        .innerJoin('catalog_tables', 'catalog_tables.id', 'live_tables.table_id')
        .innerJoin('data_sources', 'data_sources.id', 'live_tables.data_source_id')
        .select([
          'catalog_tables.id as tableId',
          'catalog_tables.data_source_id as dataSourceId',
          'data_sources.name as dataSourceName',
          'data_sources.is_practice as isPractice',
          'data_sources.type as sourceType',
          'catalog_tables.name as name',
          'catalog_tables.sql_name as sqlName',
          'catalog_tables.current_version_id as factsId',
          'live_tables.system_name as systemName',
          'live_tables.facts as facts',
          'live_tables.measured_at as measuredAt',
        ])
        .where('live_tables.workspace_id', '=', workspaceId)
        .where('data_sources.deleted_at', 'is', null)
        .orderBy('catalog_tables.created_at')
        .orderBy('catalog_tables.sql_name');
      if (dataSourceIds) query = query.where('live_tables.data_source_id', 'in', [...dataSourceIds]);
      const rows = await query.execute();
      return rows.map(({ facts, ...row }) => ({ ...row, facts: readJson<KeptFacts>(facts) }));
    },
    save: ({ workspaceId, dataSourceId, dataSourceName, name, systemName, facts, now }) =>
      db.transaction().execute(async (transaction) => {
        const factsId = `${noVersion}${newId()}`;
        const known = await transaction
          .selectFrom('catalog_tables')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('data_source_id', '=', dataSourceId)
          .where('name', '=', name)
          .executeTakeFirst();
        const tableId = known?.id ?? newId();
        if (known)
          await transaction
            .updateTable('catalog_tables')
            .set({ current_version_id: factsId })
            .where('id', '=', tableId)
            .execute();
        else
          await transaction
            .insertInto('catalog_tables')
            .values({
              id: tableId,
              workspace_id: workspaceId,
              data_source_id: dataSourceId,
              name,
              sql_name: await freeSqlName(transaction, workspaceId, name, dataSourceName),
              current_version_id: factsId,
              created_at: now.toISOString(),
            })
            .execute();
        await transaction.deleteFrom('synced_tables').where('table_id', '=', tableId).execute();
        const values = { facts: JSON.stringify(facts), measured_at: now.toISOString() };
        await transaction
          .insertInto('live_tables')
          .values({
            table_id: tableId,
            workspace_id: workspaceId,
            data_source_id: dataSourceId,
            system_name: systemName,
            ...values,
          })
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet(values))
          .execute();
        await onChange(transaction, workspaceId);
      }),
    keepOnly: (workspaceId, dataSourceId, systemNames) =>
      db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom('live_tables')
          .select(['table_id as tableId', 'system_name as systemName'])
          .where('workspace_id', '=', workspaceId)
          .where('data_source_id', '=', dataSourceId)
          .execute();
        const left = rows.filter(({ systemName }) => !systemNames.includes(systemName));
        for (const { tableId, systemName } of left)
          await leave(transaction, { workspaceId, dataSourceId, tableId, systemName });
        if (left.length > 0) await onChange(transaction, workspaceId);
      }),
  };
}

async function freeSqlName(
  db: Db,
  workspaceId: string,
  name: string,
  dataSourceName: string,
): Promise<string> {
  const rows = await db
    .selectFrom('catalog_tables')
    .select('sql_name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return sqlNameFor(name, dataSourceName, new Set(rows.map((row) => row.sql_name)));
}

async function leave(
  db: Db,
  table: { workspaceId: string; dataSourceId: string; tableId: string; systemName: string },
): Promise<void> {
  const { workspaceId, dataSourceId, tableId, systemName } = table;
  const newest = await db
    .selectFrom('table_versions')
    .select(['id', 'created_at as createdAt'])
    .where('table_id', '=', tableId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  await db.deleteFrom('live_tables').where('table_id', '=', tableId).execute();
  if (!newest) {
    await db.deleteFrom('catalog_tables').where('id', '=', tableId).execute();
    return;
  }
  await db
    .updateTable('catalog_tables')
    .set({ current_version_id: newest.id })
    .where('id', '=', tableId)
    .execute();
  // Without a mark of how far it was read, it is read whole again.
  await db
    .insertInto('synced_tables')
    .values({
      table_id: tableId,
      workspace_id: workspaceId,
      data_source_id: dataSourceId,
      system_name: systemName,
      watermark: null,
      synced_at: newest.createdAt,
    })
    .execute();
}
