import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Model } from '../contract.ts';

export interface NewModel
  extends Pick<Model, 'id' | 'name' | 'type' | 'algorithm' | 'dataSourceId' | 'config'> {
  workspaceId: string;
  now: Date;
}

export interface ModelStore {
  /** Newest first. */
  list(workspaceId: string): Promise<Model[]>;
  find(workspaceId: string, id: string): Promise<Model | null>;
  /** Writes a model as a draft. */
  insert(model: NewModel): Promise<void>;
  /** Whether there was such a model. */
  remove(workspaceId: string, id: string): Promise<boolean>;
  /** Mean accuracy of the models that were measured, 0–1; null when none was. */
  readMeanAccuracy(workspaceId: string): Promise<number | null>;
}

export function createModelStore(db: Db): ModelStore {
  return {
    list: async (workspaceId) =>
      (
        await selectModels(db, workspaceId)
          .orderBy('ml_models.created_at', 'desc')
          .orderBy('ml_models.id')
          .execute()
      ).map(modelOf),
    async find(workspaceId, id) {
      const row = await selectModels(db, workspaceId).where('ml_models.id', '=', id).executeTakeFirst();
      return row ? modelOf(row) : null;
    },
    async insert(model) {
      await db
        .insertInto('ml_models')
        .values({
          id: model.id,
          workspace_id: model.workspaceId,
          name: model.name,
          type: model.type,
          algorithm: model.algorithm,
          data_source_id: model.dataSourceId,
          status: 'draft',
          accuracy: null,
          config: JSON.stringify(model.config),
          last_trained_at: null,
          created_at: model.now.toISOString(),
        })
        .execute();
    },
    async remove(workspaceId, id) {
      const result = await db
        .deleteFrom('ml_models')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
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

function selectModels(db: Db, workspaceId: string) {
  return db
    .selectFrom('ml_models')
    .leftJoin('data_sources', 'data_sources.id', 'ml_models.data_source_id')
    .selectAll('ml_models')
    .select('data_sources.name as data_source_name')
    .where('ml_models.workspace_id', '=', workspaceId);
}

type ModelRow = Awaited<ReturnType<ReturnType<typeof selectModels>['execute']>>[number];

function modelOf(row: ModelRow): Model {
  return {
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
    baseline: null,
    isNoBetterThanBaseline: false,
    metrics: null,
    error: null,
    version: null,
    hasNewerData: false,
    isRetrained: false,
    progress: null,
  };
}
