import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Model } from '../contract.ts';

/** A model as it is stored; whether it is trained just now is told by its works. */
export interface ModelRow {
  id: string;
  workspaceId: string;
  name: string;
  type: Model['type'];
  algorithm: Model['algorithm'];
  dataSourceId: string | null;
  dataSourceName: string | null;
  status: 'draft' | 'trained' | 'active' | 'failed';
  accuracy: number | null;
  config: Record<string, unknown>;
  lastTrainedAt: string | null;
  createdAt: string;
  currentVersion: number | null;
  error: string | null;
  isRetrained: boolean;
  retrainedFor: string | null;
}

export interface NewModel
  extends Pick<ModelRow, 'id' | 'workspaceId' | 'name' | 'type' | 'algorithm' | 'dataSourceId' | 'config'> {
  now: Date;
}

export type ModelChange = Partial<
  Pick<
    ModelRow,
    'name' | 'config' | 'dataSourceId' | 'status' | 'accuracy' | 'lastTrainedAt' | 'currentVersion' | 'error'
  > &
    Pick<ModelRow, 'isRetrained' | 'retrainedFor'>
>;

export interface ModelStore {
  /** Newest first; deleted ones are not told. */
  list(workspaceId: string): Promise<ModelRow[]>;
  find(workspaceId: string, id: string): Promise<ModelRow | null>;
  count(workspaceId: string): Promise<number>;
  /** Writes a model as a draft. */
  insert(model: NewModel): Promise<void>;
  change(workspaceId: string, id: string, change: ModelChange): Promise<void>;
  /** Hides a model, so that it can be brought back. Whether there was such a model. */
  remove(workspaceId: string, id: string, now: Date): Promise<boolean>;
  restore(workspaceId: string, id: string): Promise<boolean>;
  /** Forgets models that were deleted before a moment. Returns them. */
  purge(before: Date): Promise<{ id: string; workspaceId: string }[]>;
  /** Trained models that are to follow their data, of all workspaces. */
  listRetrained(): Promise<ModelRow[]>;
  /** Mean accuracy of the models that were measured, 0–1; null when none was. */
  readMeanAccuracy(workspaceId: string): Promise<number | null>;
}

export function createModelStore(db: Db): ModelStore {
  const own = (workspaceId: string) => selectModels(db).where('ml_models.workspace_id', '=', workspaceId);
  return {
    list: async (workspaceId) =>
      (await own(workspaceId).orderBy('ml_models.created_at', 'desc').orderBy('ml_models.id').execute()).map(
        modelOf,
      ),
    async find(workspaceId, id) {
      const row = await own(workspaceId).where('ml_models.id', '=', id).executeTakeFirst();
      return row ? modelOf(row) : null;
    },
    async count(workspaceId) {
      const row = await db
        .selectFrom('ml_models')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
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
          current_version: null,
          error: null,
          retrained_for: null,
          deleted_at: null,
        })
        .execute();
    },
    change: (workspaceId, id, change) => changeModel(db, workspaceId, id, change),
    async remove(workspaceId, id, now) {
      const result = await db
        .updateTable('ml_models')
        .set({ deleted_at: now.toISOString() })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async restore(workspaceId, id) {
      const result = await db
        .updateTable('ml_models')
        .set({ deleted_at: null })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async purge(before) {
      const rows = await db
        .deleteFrom('ml_models')
        .where('deleted_at', '<', before.toISOString())
        .returning(['id', 'workspace_id'])
        .execute();
      return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id }));
    },
    listRetrained: async () =>
      (
        await selectModels(db)
          .where('ml_models.is_retrained', '=', 1)
          .where('ml_models.current_version', 'is not', null)
          .execute()
      ).map(modelOf),
    async readMeanAccuracy(workspaceId) {
      const row = await db
        .selectFrom('ml_models')
        .select(({ fn }) => fn.avg<number | null>('accuracy').as('accuracy'))
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
        .where('accuracy', 'is not', null)
        .executeTakeFirst();
      return row?.accuracy == null ? null : Number(row.accuracy);
    },
  };
}

/** For the transaction in which a training becomes the current one. */
export async function changeModel(
  db: Db,
  workspaceId: string,
  id: string,
  change: ModelChange,
): Promise<void> {
  const { config, dataSourceId, lastTrainedAt, currentVersion, isRetrained, retrainedFor, ...same } = change;
  const set = {
    ...same,
    ...(config !== undefined && { config: JSON.stringify(config) }),
    ...(dataSourceId !== undefined && { data_source_id: dataSourceId }),
    ...(lastTrainedAt !== undefined && { last_trained_at: lastTrainedAt }),
    ...(currentVersion !== undefined && { current_version: currentVersion }),
    ...(isRetrained !== undefined && { is_retrained: isRetrained ? 1 : 0 }),
    ...(retrainedFor !== undefined && { retrained_for: retrainedFor }),
  };
  if (Object.keys(set).length === 0) return;
  await db
    .updateTable('ml_models')
    .set(set)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

function selectModels(db: Db) {
  return db
    .selectFrom('ml_models')
    .leftJoin('data_sources', 'data_sources.id', 'ml_models.data_source_id')
    .selectAll('ml_models')
    .select('data_sources.name as data_source_name')
    .where('ml_models.deleted_at', 'is', null);
}

type StoredModel = Awaited<ReturnType<ReturnType<typeof selectModels>['execute']>>[number];

function modelOf(row: StoredModel): ModelRow {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    name: row.name,
    type: row.type as ModelRow['type'],
    algorithm: row.algorithm as ModelRow['algorithm'],
    dataSourceId: row.data_source_id,
    dataSourceName: row.data_source_name,
    status: row.status as ModelRow['status'],
    accuracy: row.accuracy,
    lastTrainedAt: row.last_trained_at,
    createdAt: row.created_at,
    config: readJson(row.config),
    currentVersion: row.current_version,
    error: row.error,
    isRetrained: row.is_retrained === 1,
    retrainedFor: row.retrained_for,
  };
}
