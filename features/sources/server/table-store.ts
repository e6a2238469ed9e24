import { newId } from '#kernel/ids.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { VersionOrigin } from '../contract.ts';
import { type CatalogChanged, nobodyAsks } from './catalog-changed.ts';
import { type Proposals, replaceProposals } from './proposal-store.ts';
import { relationColumns, toldOrigin } from './relation-ends.ts';
import { insertSource, type NewSource, requireNoSample } from './source-store.ts';
import { sqlNameFor } from './sql-name.ts';

/** A table with its current version. */
export interface TableRow {
  tableId: string;
  dataSourceId: string;
  dataSourceName: string;
  isSample: number;
  isPractice: number;
  /** Type of its source. */
  sourceType: string;
  name: string;
  sqlName: string;
  versionId: string;
  version: number;
  rowCount: number;
  asOf: string;
  /** Where its version comes from: `upload`, `fix`, `append` … */
  origin: string;
  /** `SystemNames` as JSON; null of a table that no system has, or none that told. */
  systemNames: string | null;
}

export interface NewTable {
  name: string;
  versionId: string;
  rowCount: number;
  sizeBytes: number;
  contentHash: string;
}

/** Where the first versions of a source's tables come from. */
export interface NewTablesOrigin {
  accountId: string | null;
  /** Null where its rows come from no file. */
  fileName: string | null;
  /** Of the first versions; a file that was uploaded where it is not told. */
  origin?: VersionOrigin;
}

/** A source that gets tables: a new one, or one whose system was read. */
export interface TablesOwner {
  id: string;
  workspaceId: string;
  name: string;
  accountId: string | null;
  origin: VersionOrigin;
  /** Null where its rows come from no file. */
  fileName: string | null;
  now: Date;
}

export interface NewRelation {
  /** Tables by name within the source. */
  fromTable: string;
  fromColumn: string;
  toTable: string;
  toColumn: string;
  inclusion: number;
  origin: string;
}

export interface RelationRow {
  fromTableId: string;
  fromColumn: string;
  toTableId: string;
  toColumn: string;
  inclusion: number;
  origin: string;
  /** `confirmed` or `rejected` by a person. */
  decision: string | null;
}

export type RelationEnds = Omit<RelationRow, 'inclusion' | 'origin' | 'decision'>;

export interface TableStore {
  /** Tables of visible sources, in the order they were made. */
  list(workspaceId: string, dataSourceIds?: readonly string[] | null): Promise<TableRow[]>;
  listRelations(workspaceId: string): Promise<RelationRow[]>;
  /** False where there is no such relation. */
  decideRelation(workspaceId: string, ends: RelationEnds, decision: string | null): Promise<boolean>;
  /** Adds what a person told. False where the two columns are related already. */
  addRelation(workspaceId: string, dataSourceId: string, relation: RelationRow): Promise<boolean>;
  /** Removes what a person told. False where there is no such relation. */
  removeRelation(workspaceId: string, ends: RelationEnds): Promise<boolean>;
  /** Puts what was found between a source and others in the place of what was proposed before and never decided. */
  replaceProposals(proposals: Proposals): Promise<void>;
  /**
   * Makes a source with its tables current, in one transaction: before it nothing of them is visible, after it all is.
   * Throws `conflict` for a second sample company.
   */
  insertSourceWithTables(
    source: NewSource & NewTablesOrigin,
    tables: NewTable[],
    relations: NewRelation[],
  ): Promise<void>;
  /** Every version that any table, or any change that waits, names. */
  listVersionIds(): Promise<string[]>;
}

export function createTableStore(db: Db, onChange: CatalogChanged = nobodyAsks): TableStore {
  return {
    async list(workspaceId, dataSourceIds = null) {
      let query = db
        .selectFrom('catalog_tables')
        .innerJoin('data_sources', 'data_sources.id', 'catalog_tables.data_source_id')
        .innerJoin('table_versions', 'table_versions.id', 'catalog_tables.current_version_id')
        .leftJoin('synced_tables', 'synced_tables.table_id', 'catalog_tables.id')
        .select([
          'catalog_tables.id as tableId',
          'catalog_tables.data_source_id as dataSourceId',
          'data_sources.name as dataSourceName',
          'data_sources.is_sample as isSample',
          'data_sources.is_practice as isPractice',
          'data_sources.type as sourceType',
          'catalog_tables.name as name',
          'catalog_tables.sql_name as sqlName',
          'table_versions.id as versionId',
          'table_versions.number as version',
          'table_versions.row_count as rowCount',
          'table_versions.created_at as asOf',
          'table_versions.origin as origin',
          'synced_tables.names as systemNames',
        ])
        .where('catalog_tables.workspace_id', '=', workspaceId)
        .where('data_sources.deleted_at', 'is', null)
        .orderBy('catalog_tables.created_at')
        .orderBy('catalog_tables.sql_name');
      if (dataSourceIds) query = query.where('catalog_tables.data_source_id', 'in', [...dataSourceIds]);
      return query.execute();
    },
    listRelations: (workspaceId) =>
      db.selectFrom('relations').select(relationColumns).where('workspace_id', '=', workspaceId).execute(),
    decideRelation: (workspaceId, ends, decision) =>
      db.transaction().execute(async (transaction) => {
        const decided = await transaction
          .updateTable('relations')
          .set({ decision })
          .where('workspace_id', '=', workspaceId)
          .where('from_table_id', '=', ends.fromTableId)
          .where('from_column', '=', ends.fromColumn)
          .where('to_table_id', '=', ends.toTableId)
          .where('to_column', '=', ends.toColumn)
          .executeTakeFirst();
        await onChange(transaction, workspaceId);
        return decided.numUpdatedRows > 0n;
      }),
    addRelation: (workspaceId, dataSourceId, relation) =>
      db.transaction().execute(async (transaction) => {
        // Two who add the same one at a time wait for each other at their table.
        await transaction
          .updateTable('catalog_tables')
          .set(({ ref }) => ({ sql_name: ref('sql_name') }))
          .where('id', '=', relation.fromTableId)
          .where('workspace_id', '=', workspaceId)
          .execute();
        const known = await transaction
          .selectFrom('relations')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('from_table_id', '=', relation.fromTableId)
          .where('from_column', '=', relation.fromColumn)
          .where('to_table_id', '=', relation.toTableId)
          .where('to_column', '=', relation.toColumn)
          .executeTakeFirst();
        if (known) return false;
        await transaction
          .insertInto('relations')
          .values({
            id: newId(),
            workspace_id: workspaceId,
            data_source_id: dataSourceId,
            from_table_id: relation.fromTableId,
            from_column: relation.fromColumn,
            to_table_id: relation.toTableId,
            to_column: relation.toColumn,
            inclusion: relation.inclusion,
            origin: relation.origin,
            decision: relation.decision,
          })
          .execute();
        await onChange(transaction, workspaceId);
        return true;
      }),
    removeRelation: (workspaceId, ends) =>
      db.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('relations')
          .where('workspace_id', '=', workspaceId)
          .where('origin', '=', toldOrigin)
          .where('from_table_id', '=', ends.fromTableId)
          .where('from_column', '=', ends.fromColumn)
          .where('to_table_id', '=', ends.toTableId)
          .where('to_column', '=', ends.toColumn)
          .executeTakeFirst();
        await onChange(transaction, workspaceId);
        return removed.numDeletedRows > 0n;
      }),
    // Nothing follows a proposal, so no answer changes by it.
    replaceProposals: (proposals) => replaceProposals(db, proposals),
    insertSourceWithTables: (source, tables, relations) =>
      db.transaction().execute(async (transaction) => {
        if (source.isSample) await requireNoSample(transaction, source.workspaceId);
        await insertSource(transaction, source);
        const origin = source.isSample ? 'sample' : (source.origin ?? 'upload');
        const fileName = source.isSample ? null : source.fileName;
        const ids = await insertTables(transaction, { ...source, origin, fileName }, tables);
        await insertRelations(transaction, source, relations, ids);
        await onChange(transaction, source.workspaceId);
      }),
    async listVersionIds() {
      const rows = await db.selectFrom('table_versions').select('id').execute();
      const waiting = await db.selectFrom('table_changes').select('version_ids').execute();
      return [...rows.map((row) => row.id), ...waiting.flatMap((row) => readJson<string[]>(row.version_ids))];
    },
  };
}

/** First versions of tables, by name: their ids. For the transaction that makes them visible. */
export async function insertTables(
  db: Db,
  source: TablesOwner,
  tables: NewTable[],
): Promise<Map<string, string>> {
  const createdAt = source.now.toISOString();
  const takenRows = await db
    .selectFrom('catalog_tables')
    .select('sql_name')
    .where('workspace_id', '=', source.workspaceId)
    .execute();
  const taken = new Set(takenRows.map((row) => row.sql_name));
  const ids = new Map<string, string>();
  for (const table of tables) {
    const id = newId();
    const sqlName = sqlNameFor(table.name, source.name, taken);
    taken.add(sqlName);
    ids.set(table.name, id);
    await db
      .insertInto('catalog_tables')
      .values({
        id,
        workspace_id: source.workspaceId,
        data_source_id: source.id,
        name: table.name,
        sql_name: sqlName,
        current_version_id: table.versionId,
        created_at: createdAt,
      })
      .execute();
    await db
      .insertInto('table_versions')
      .values({
        id: table.versionId,
        workspace_id: source.workspaceId,
        table_id: id,
        number: 1,
        row_count: table.rowCount,
        size_bytes: table.sizeBytes,
        content_hash: table.contentHash,
        created_at: createdAt,
        origin: source.origin,
        account_id: source.accountId,
        details: JSON.stringify({ fileName: source.fileName }),
      })
      .execute();
  }
  return ids;
}

async function insertRelations(
  db: Db,
  source: NewSource,
  relations: NewRelation[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const relation of relations) {
    const fromTableId = ids.get(relation.fromTable);
    const toTableId = ids.get(relation.toTable);
    if (!fromTableId || !toTableId) continue;
    await db
      .insertInto('relations')
      .values({
        id: newId(),
        workspace_id: source.workspaceId,
        data_source_id: source.id,
        from_table_id: fromTableId,
        from_column: relation.fromColumn,
        to_table_id: toTableId,
        to_column: relation.toColumn,
        inclusion: relation.inclusion,
        origin: relation.origin,
      })
      .execute();
  }
}
