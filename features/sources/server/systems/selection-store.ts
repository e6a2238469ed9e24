import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Schedule, SelectedTable } from '../../contract.ts';

export interface SelectionRow {
  dataSourceId: string;
  workspaceId: string;
  tables: SelectedTable[];
  schedule: Schedule | null;
  nextRunAt: string | null;
}

export interface SelectionStore {
  find(workspaceId: string, dataSourceId: string): Promise<SelectionRow | null>;
  save(selection: SelectionRow, now: Date): Promise<void>;
  /** Selections whose time has come, of sources that are there. */
  due(now: Date): Promise<SelectionRow[]>;
  setNextRun(dataSourceId: string, at: string | null): Promise<void>;
}

export function createSelectionStore(db: Db): SelectionStore {
  const rows = () =>
    db
      .selectFrom('source_selections')
      .innerJoin('data_sources', 'data_sources.id', 'source_selections.data_source_id')
      .select([
        'source_selections.data_source_id as dataSourceId',
        'source_selections.workspace_id as workspaceId',
        'tables',
        'schedule',
        'next_run_at as nextRunAt',
      ])
      .where('data_sources.deleted_at', 'is', null);
  return {
    async find(workspaceId, dataSourceId) {
      const row = await rows()
        .where('source_selections.workspace_id', '=', workspaceId)
        .where('source_selections.data_source_id', '=', dataSourceId)
        .executeTakeFirst();
      return row ? present(row) : null;
    },
    async save({ dataSourceId, workspaceId, tables, schedule, nextRunAt }, now) {
      const values = {
        tables: JSON.stringify(tables),
        schedule: schedule && JSON.stringify(schedule),
        next_run_at: nextRunAt,
        updated_at: now.toISOString(),
      };
      await db
        .insertInto('source_selections')
        .values({ data_source_id: dataSourceId, workspace_id: workspaceId, ...values })
        .onConflict((conflict) => conflict.column('data_source_id').doUpdateSet(values))
        .execute();
    },
    due: async (now) => (await rows().where('next_run_at', '<=', now.toISOString()).execute()).map(present),
    async setNextRun(dataSourceId, at) {
      await db
        .updateTable('source_selections')
        .set({ next_run_at: at })
        .where('data_source_id', '=', dataSourceId)
        .execute();
    },
  };
}

function present(row: {
  dataSourceId: string;
  workspaceId: string;
  tables: string;
  schedule: string | null;
  nextRunAt: string | null;
}): SelectionRow {
  return {
    ...row,
    tables: readJson<SelectedTable[]>(row.tables),
    schedule: row.schedule === null ? null : readJson<Schedule>(row.schedule),
  };
}
