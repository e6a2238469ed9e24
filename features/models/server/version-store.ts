import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { ModelConfig } from '../contract.ts';
import type { ModelTask } from '../manifest.ts';
import type { UsedTable } from './choosing/planned-training.ts';
import type { LearntReport } from './learning/training-spec.ts';
import { changeModel, type ModelChange } from './model-store.ts';

/** What is kept of a training beside its files. */
export interface VersionSummary extends Pick<LearntReport, 'baseline' | 'metrics' | 'verdict' | 'form'> {
  task: ModelTask;
  algorithm: string;
  target: string | null;
  unit: string | null;
  config: ModelConfig;
  rowsLearnt: number;
  testRows: number | null;
  /** Tables that it learnt from, the one of its rows first; none for rows of the caller. */
  tables: UsedTable[];
  /** What it was tested on: two with the same are comparable. */
  testPart: string;
  /** Label and unit of its columns. */
  meanings: Record<string, { label: string; unit: string | null }>;
}

export interface VersionRow {
  modelId: string;
  workspaceId: string;
  number: number;
  trainedAt: string;
  durationMs: number;
  seed: number;
  accuracy: number | null;
  isBetter: boolean;
  isNoBetter: boolean;
  summary: VersionSummary;
  fileBytes: number;
  fileSha256: string;
}

export interface VersionStore {
  /** Newest first. */
  list(workspaceId: string, modelId: string): Promise<VersionRow[]>;
  find(workspaceId: string, modelId: string, number: number): Promise<VersionRow | null>;
  /** The current ones of models. */
  listCurrent(workspaceId: string): Promise<VersionRow[]>;
  /** The next number of a model, which grows also over those that were removed. */
  nextNumber(modelId: string): Promise<number>;
  /** Writes a training down and makes it the current one of its model, in one transaction. */
  insert(version: VersionRow, change: ModelChange): Promise<void>;
  remove(workspaceId: string, modelId: string, number: number): Promise<void>;
  /** `<model>/<number>` of all that are known, for whoever removes files of others. */
  listKeys(): Promise<Set<string>>;
}

export function createVersionStore(db: Db): VersionStore {
  const own = (workspaceId: string) =>
    db
      .selectFrom('model_versions')
      .selectAll('model_versions')
      .where('model_versions.workspace_id', '=', workspaceId);
  return {
    list: async (workspaceId, modelId) =>
      (await own(workspaceId).where('model_id', '=', modelId).orderBy('number', 'desc').execute()).map(
        versionOf,
      ),
    async find(workspaceId, modelId, number) {
      const row = await own(workspaceId)
        .where('model_id', '=', modelId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row ? versionOf(row) : null;
    },
    listCurrent: async (workspaceId) =>
      (
        await own(workspaceId)
          .innerJoin('ml_models', (join) =>
            join
              .onRef('ml_models.id', '=', 'model_versions.model_id')
              .onRef('ml_models.current_version', '=', 'model_versions.number'),
          )
          .where('ml_models.deleted_at', 'is', null)
          .execute()
      ).map(versionOf),
    async nextNumber(modelId) {
      const row = await db
        .selectFrom('model_versions')
        .select(({ fn }) => fn.max('number').as('newest'))
        .where('model_id', '=', modelId)
        .executeTakeFirst();
      return Number(row?.newest ?? 0) + 1;
    },
    insert: (version, change) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('model_versions')
          .values({
            model_id: version.modelId,
            workspace_id: version.workspaceId,
            number: version.number,
            trained_at: version.trainedAt,
            duration_ms: version.durationMs,
            seed: version.seed,
            accuracy: version.accuracy,
            is_better: version.isBetter ? 1 : 0,
            is_no_better: version.isNoBetter ? 1 : 0,
            summary: JSON.stringify(version.summary),
            file_bytes: version.fileBytes,
            file_sha256: version.fileSha256,
          })
          .execute();
        await changeModel(transaction, version.workspaceId, version.modelId, change);
      }),
    async remove(workspaceId, modelId, number) {
      await db
        .deleteFrom('model_versions')
        .where('workspace_id', '=', workspaceId)
        .where('model_id', '=', modelId)
        .where('number', '=', number)
        .execute();
    },
    async listKeys() {
      const rows = await db.selectFrom('model_versions').select(['model_id', 'number']).execute();
      return new Set(rows.map(({ model_id, number }) => `${model_id}/${number}`));
    },
  };
}

type StoredVersion = {
  model_id: string;
  workspace_id: string;
  number: number;
  trained_at: string;
  duration_ms: number;
  seed: number;
  accuracy: number | null;
  is_better: number;
  is_no_better: number;
  summary: string;
  file_bytes: number;
  file_sha256: string;
};

function versionOf(row: StoredVersion): VersionRow {
  return {
    modelId: row.model_id,
    workspaceId: row.workspace_id,
    number: row.number,
    trainedAt: row.trained_at,
    durationMs: row.duration_ms,
    seed: row.seed,
    accuracy: row.accuracy,
    isBetter: row.is_better === 1,
    isNoBetter: row.is_no_better === 1,
    summary: readJson(row.summary),
    fileBytes: row.file_bytes,
    fileSha256: row.file_sha256,
  };
}
