import { sql } from 'kysely';
import type { ImportReport } from '#kernel/catalog.ts';
import { readJson, readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { VersionOrigin } from '../contract.ts';
import type { VersionDetails } from './history-store.ts';

/** The current version of a table, as far as reading its file again is concerned. */
export interface ReadVersion {
  tableId: string;
  versionId: string;
  contentHash: string;
  /** Whether it was read from the file that was uploaded, with or without fixes. */
  isOfFile: boolean;
  fileName: string | null;
}

export interface FixStore {
  /** What the last reading reported; null for none. */
  readReport(workspaceId: string, dataSourceId: string): Promise<ImportReport | null>;
  listVersions(workspaceId: string, dataSourceId: string): Promise<ReadVersion[]>;
  /** Sources of all workspaces whose file is still the origin of their tables. */
  listSourceIds(): Promise<string[]>;
}

const originsOfFile: readonly VersionOrigin[] = ['upload', 'fix'];

/** Whether a version of this origin is what reading the uploaded file gave, with or without fixes. */
export function isReadOfFile(origin: string): boolean {
  return (originsOfFile as readonly string[]).includes(origin);
}

export function createFixStore(db: Db): FixStore {
  return {
    async readReport(workspaceId, dataSourceId) {
      const row = await db
        .selectFrom('data_sources')
        .select('report')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', dataSourceId)
        .executeTakeFirst();
      return readOptionalJson<ImportReport>(row?.report ?? null);
    },
    async listVersions(workspaceId, dataSourceId) {
      const rows = await db
        .selectFrom('catalog_tables')
        .innerJoin('table_versions', 'table_versions.id', 'catalog_tables.current_version_id')
        .select([
          'catalog_tables.id as tableId',
          'table_versions.id as versionId',
          'content_hash as contentHash',
          'origin',
          'details',
        ])
        .where('catalog_tables.workspace_id', '=', workspaceId)
        .where('data_source_id', '=', dataSourceId)
        .execute();
      return rows.map(({ origin, details, ...row }) => ({
        ...row,
        isOfFile: isReadOfFile(origin),
        fileName: readJson<VersionDetails>(details).fileName ?? null,
      }));
    },
    async listSourceIds() {
      const tables = sql`from catalog_tables join table_versions on table_versions.id = catalog_tables.current_version_id where catalog_tables.data_source_id = data_sources.id`;
      const rows = await db
        .selectFrom('data_sources')
        .select('id')
        .where('purged_at', 'is', null)
        .where(sql<boolean>`exists (select 1 ${tables})`)
        .where(
          sql<boolean>`not exists (select 1 ${tables} and table_versions.origin not in (${sql.join(originsOfFile)}))`,
        )
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
