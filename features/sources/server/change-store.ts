import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { SourceChange } from '../contract.ts';
import type { NextVersion } from './history-store.ts';

/** What a file would do to a source: everything that is needed to apply it. Its versions are on disk. */
export interface WaitingChange {
  id: string;
  workspaceId: string;
  dataSourceId: string;
  accountId: string;
  sizeBytes: number;
  shown: SourceChange;
  tables: NextVersion[];
}

export interface ChangeStore {
  insert(change: WaitingChange, now: Date): Promise<void>;
  find(workspaceId: string, dataSourceId: string, id: string): Promise<WaitingChange | null>;
  /** False when it was applied or removed by somebody else. */
  remove(workspaceId: string, id: string): Promise<boolean>;
  /** Changes of any workspace that have waited since before a moment. */
  listBefore(moment: Date): Promise<WaitingChange[]>;
}

export function createChangeStore(db: Db): ChangeStore {
  return {
    async insert(change, now) {
      await db
        .insertInto('table_changes')
        .values({
          id: change.id,
          workspace_id: change.workspaceId,
          data_source_id: change.dataSourceId,
          account_id: change.accountId,
          version_ids: JSON.stringify(change.tables.map(({ versionId }) => versionId)),
          body: JSON.stringify(change),
          created_at: now.toISOString(),
        })
        .execute();
    },
    async find(workspaceId, dataSourceId, id) {
      const row = await db
        .selectFrom('table_changes')
        .select('body')
        .where('workspace_id', '=', workspaceId)
        .where('data_source_id', '=', dataSourceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? readJson<WaitingChange>(row.body) : null;
    },
    async remove(workspaceId, id) {
      const removed = await db
        .deleteFrom('table_changes')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },
    async listBefore(moment) {
      const rows = await db
        .selectFrom('table_changes')
        .select('body')
        .where('created_at', '<', moment.toISOString())
        .execute();
      return rows.map((row) => readJson<WaitingChange>(row.body));
    },
  };
}
