import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Model } from '../contract.ts';

export interface ModelStore {
  list(workspaceId: string): Promise<Model[]>;
  /** Mean accuracy of the models that were measured, 0–1; null when none was. */
  readMeanAccuracy(workspaceId: string): Promise<number | null>;
}

export function createModelStore(db: Db): ModelStore {
  return {
    async list(workspaceId) {
      const rows = await db
        .selectFrom('ml_models')
        .leftJoin('data_sources', 'data_sources.id', 'ml_models.data_source_id')
        .selectAll('ml_models')
        .select('data_sources.name as data_source_name')
        .where('ml_models.workspace_id', '=', workspaceId)
        .orderBy('ml_models.created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        type: row.type as Model['type'],
        algorithm: row.algorithm as Model['algorithm'],
        dataSourceId: row.data_source_id,
        dataSourceName: row.data_source_name,
        status: row.status as Model['status'],
        accuracy: row.accuracy,
        lastTrained: row.last_trained_at ?? 'Never',
        createdAt: row.created_at,
        config: readJson(row.config),
      }));
    },
    async readMeanAccuracy(workspaceId) {
      const row = await db
        .selectFrom('ml_models')
        .select(({ fn }) => fn.avg<number | null>('accuracy').as('accuracy'))
        .where('workspace_id', '=', workspaceId)
        .where('accuracy', 'is not', null)
        .executeTakeFirst();
      return row?.accuracy == null ? null : Number(row.accuracy);
    },
  };
}
