import { sql } from 'kysely';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { TableChange, VersionOrigin } from '../contract.ts';
import { type CatalogChanged, nobodyAsks } from './catalog-changed.ts';
import { toldOrigin } from './relation-ends.ts';
import { sourcesServerStrings } from './strings.ts';
import type { RelationRow } from './table-store.ts';

/** What is told of how a version came about; JSON in the database. */
export interface VersionDetails
  extends Partial<Pick<TableChange, 'added' | 'changed' | 'removed' | 'schemaChanges'>> {
  fileName?: string | null;
  restoredFrom?: number;
}

/** A version as the history lists it. */
export interface VersionRow {
  id: string;
  number: number;
  rowCount: number;
  sizeBytes: number;
  contentHash: string;
  createdAt: string;
  createdBy: string | null;
  origin: VersionOrigin;
  details: VersionDetails;
  receipts: number;
}

/** A version on disk that is to become the current one of its table. */
export interface NextVersion {
  tableId: string;
  /** The version that is current while it is made; another one in its place is a conflict. */
  currentVersionId: string;
  versionId: string;
  rowCount: number;
  sizeBytes: number;
  contentHash: string;
  details: VersionDetails;
}

export interface Publication {
  workspaceId: string;
  dataSourceId: string;
  /** Null where the product does it by itself. */
  accountId: string | null;
  origin: VersionOrigin;
  tables: NextVersion[];
  /** Tables that must still be at these versions, though they stay there. */
  unchanged?: readonly { tableId: string; versionId: string }[];
  /** Of all tables of the source, as they are with the new versions. */
  relations: RelationRow[];
  /** Bytes that were read for it, and what reading them reported; null when nothing was read. */
  read: { sizeBytes: number; report: string } | null;
  /** The change that waited and is applied by this. */
  changeId: string | null;
  now: Date;
}

export interface HistoryStore {
  list(workspaceId: string, tableId: string): Promise<VersionRow[]>;
  /**
   * Makes versions current, in one transaction: before it the old ones are, after it all the new ones. Returns their
   * numbers by table. Throws `conflict` when a table has moved on, or the change was applied or discarded already.
   */
  publish(publication: Publication): Promise<Map<string, number>>;
}

export function createHistoryStore(db: Db, onChange: CatalogChanged = nobodyAsks): HistoryStore {
  return {
    async list(workspaceId, tableId) {
      const rows = await db
        .selectFrom('table_versions')
        .leftJoin('accounts', 'accounts.id', 'table_versions.account_id')
        .select([
          'table_versions.id as id',
          'number',
          'row_count as rowCount',
          'size_bytes as sizeBytes',
          'content_hash as contentHash',
          'table_versions.created_at as createdAt',
          'origin',
          'details',
          'first_name as firstName',
          'last_name as lastName',
          'email',
        ])
        .select(({ selectFrom, fn }) =>
          selectFrom('receipt_versions')
            .whereRef('receipt_versions.version_id', '=', 'table_versions.id')
            .select(fn.countAll().as('count'))
            .as('receipts'),
        )
        .where('table_versions.workspace_id', '=', workspaceId)
        .where('table_id', '=', tableId)
        .orderBy('number', 'desc')
        .execute();
      return rows.map(({ firstName, lastName, email, origin, details, receipts, ...row }) => ({
        ...row,
        createdBy: email === null ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim() || email,
        origin: origin as VersionOrigin,
        details: readJson<VersionDetails>(details),
        receipts: Number(receipts),
      }));
    },
    publish: (publication) =>
      db.transaction().execute(async (transaction) => {
        if (publication.changeId !== null) await takeChange(transaction, publication, publication.changeId);
        for (const table of publication.unchanged ?? []) {
          const { workspaceId } = publication;
          await moveTable(transaction, workspaceId, table.tableId, table.versionId, table.versionId);
        }
        const numbers = new Map<string, number>();
        for (const table of publication.tables) {
          numbers.set(table.tableId, await insertVersion(transaction, publication, table));
        }
        await replaceRelations(transaction, publication);
        await updateSource(transaction, publication);
        await onChange(transaction, publication.workspaceId);
        return numbers;
      }),
  };
}

async function takeChange(db: Db, { workspaceId }: Publication, changeId: string): Promise<void> {
  const taken = await db
    .deleteFrom('table_changes')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (taken.numDeletedRows !== 1n) throw new AppError('conflict', sourcesServerStrings.changeGone);
}

/** Throws `conflict` where the table is at another version. */
async function moveTable(
  db: Db,
  workspaceId: string,
  tableId: string,
  from: string,
  to: string,
): Promise<void> {
  const moved = await db
    .updateTable('catalog_tables')
    .set({ current_version_id: to })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', tableId)
    .where('current_version_id', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw new AppError('conflict', sourcesServerStrings.tableMovedOn);
}

async function insertVersion(db: Db, publication: Publication, table: NextVersion): Promise<number> {
  const { workspaceId, accountId, origin, now } = publication;
  await moveTable(db, workspaceId, table.tableId, table.currentVersionId, table.versionId);
  const { newest } = await db
    .selectFrom('table_versions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('table_id', '=', table.tableId)
    .executeTakeFirstOrThrow();
  const number = Number(newest) + 1;
  await db
    .insertInto('table_versions')
    .values({
      id: table.versionId,
      workspace_id: workspaceId,
      table_id: table.tableId,
      number,
      row_count: table.rowCount,
      size_bytes: table.sizeBytes,
      content_hash: table.contentHash,
      created_at: now.toISOString(),
      origin,
      account_id: accountId,
      details: JSON.stringify(table.details),
    })
    .execute();
  return number;
}

async function replaceRelations(
  db: Db,
  { workspaceId, dataSourceId, relations }: Publication,
): Promise<void> {
  const own = db.selectFrom('catalog_tables').select('id').where('data_source_id', '=', dataSourceId);
  const tables = new Set((await own.execute()).map(({ id }) => id));
  await db
    .deleteFrom('relations')
    .where('workspace_id', '=', workspaceId)
    .where('data_source_id', '=', dataSourceId)
    // One that leads to another source is measured anew once these versions are current, unless a person has decided it.
    .where('to_table_id', 'in', own)
    // What a person told stays, whatever the data say: it rests while they do not bear it.
    .where('origin', '<>', toldOrigin)
    .execute();
  for (const relation of relations) {
    const isOwn = tables.has(relation.fromTableId) && tables.has(relation.toTableId);
    if (relation.origin === toldOrigin || !isOwn) {
      await db
        .updateTable('relations')
        .set({ inclusion: relation.inclusion })
        .where('workspace_id', '=', workspaceId)
        .where('from_table_id', '=', relation.fromTableId)
        .where('from_column', '=', relation.fromColumn)
        .where('to_table_id', '=', relation.toTableId)
        .where('to_column', '=', relation.toColumn)
        .execute();
      continue;
    }
    await db
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
  }
}

/** A source that was removed in the meantime takes no new data. */
async function updateSource(db: Db, { workspaceId, dataSourceId, read, now }: Publication): Promise<void> {
  const { rows } = await db
    .selectFrom('catalog_tables')
    .innerJoin('table_versions', 'table_versions.id', 'catalog_tables.current_version_id')
    .select(({ fn }) => fn.sum('row_count').as('rows'))
    .where('catalog_tables.data_source_id', '=', dataSourceId)
    .executeTakeFirstOrThrow();
  const updated = await db
    .updateTable('data_sources')
    .set({
      record_count: Number(rows ?? 0),
      updated_at: now.toISOString(),
      ...(read && {
        report: read.report,
        size_bytes: sql<number>`size_bytes + ${read.sizeBytes}`,
      }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', dataSourceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) throw new AppError('notFound', sourcesServerStrings.unknownSource);
}
