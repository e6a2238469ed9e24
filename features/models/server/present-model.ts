import { AppError } from '#kernel/errors.ts';
import type { Model, TrainingProgress } from '../contract.ts';
import type { ModelRow, ModelStore } from './model-store.ts';
import { modelsServerStrings as strings } from './strings.ts';
import type { VersionRow, VersionStore } from './version-store.ts';
import type { WorkRow, WorkStore } from './work-store.ts';

export interface PresentParts {
  models: ModelStore;
  versions: VersionStore;
  works: WorkStore;
  /** The current versions of the tables of a workspace, by table. */
  readCurrentVersions: (workspaceId: string) => Promise<ReadonlyMap<string, string>>;
}

export interface ModelReader {
  list(workspaceId: string): Promise<Model[]>;
  /** Throws `notFound`. */
  read(workspaceId: string, id: string): Promise<Model>;
  /** As it is stored. Throws `notFound`. */
  require(workspaceId: string, id: string): Promise<ModelRow>;
  /** With the training that predicts. Throws `conflict` where there is none. */
  requireTrained(workspaceId: string, id: string): Promise<{ model: ModelRow; version: VersionRow }>;
  /** The training that is queued or runs; null where none is. */
  findTraining(workspaceId: string, id: string): Promise<WorkRow | null>;
  progressOf(work: WorkRow): Promise<TrainingProgress>;
}

/** Models as people see them: what is stored of each, the training that predicts, and what is being done. */
export function createModelReader(parts: PresentParts): ModelReader {
  const { models, versions, works } = parts;
  const reader: ModelReader = {
    async list(workspaceId) {
      const rows = await models.list(workspaceId);
      if (rows.length === 0) return [];
      const [current, active, newest] = await Promise.all([
        versions.listCurrent(workspaceId),
        works.listActive(workspaceId, 'train'),
        parts.readCurrentVersions(workspaceId),
      ]);
      return Promise.all(
        rows.map(async (row) => {
          const work = active.find(({ modelId }) => modelId === row.id);
          const version = current.find(({ modelId }) => modelId === row.id);
          return present(row, version ?? null, work ? await reader.progressOf(work) : null, newest);
        }),
      );
    },
    async read(workspaceId, id) {
      const row = await reader.require(workspaceId, id);
      const [version, work, newest] = await Promise.all([
        row.currentVersion === null ? null : versions.find(workspaceId, id, row.currentVersion),
        reader.findTraining(workspaceId, id),
        parts.readCurrentVersions(workspaceId),
      ]);
      return present(row, version, work && (await reader.progressOf(work)), newest);
    },
    async require(workspaceId, id) {
      const model = await models.find(workspaceId, id);
      if (!model) throw new AppError('notFound', strings.unknownModel);
      return model;
    },
    async requireTrained(workspaceId, id) {
      const model = await reader.require(workspaceId, id);
      const version =
        model.currentVersion === null ? null : await versions.find(workspaceId, id, model.currentVersion);
      if (!version) throw new AppError('conflict', strings.notTrained);
      return { model, version };
    },
    findTraining: async (workspaceId, id) =>
      (await works.listActive(workspaceId, 'train')).find(({ modelId }) => modelId === id) ?? null,
    async progressOf(work) {
      const progress = work.progress ?? { stage: 'waiting' as const, share: 0, secondsLeft: null };
      const isWaiting = work.status === 'queued';
      return {
        jobId: work.id,
        ...progress,
        ...(work.status === 'running' && work.progress === null && { stage: 'reading' as const }),
        ahead: isWaiting ? await works.countAhead(work) : 0,
      };
    },
  };
  return reader;
}

function present(
  row: ModelRow,
  version: VersionRow | null,
  progress: TrainingProgress | null,
  newest: ReadonlyMap<string, string>,
): Model {
  const { id, name, type, algorithm, dataSourceId, dataSourceName, createdAt, error, isRetrained } = row;
  return {
    id,
    name,
    type,
    algorithm,
    dataSourceId,
    dataSourceName,
    status: progress ? 'training' : row.status,
    accuracy: row.accuracy,
    baseline: version?.summary.baseline ?? null,
    isNoBetterThanBaseline: version?.isNoBetter ?? false,
    metrics: version?.summary.metrics ?? null,
    error,
    lastTrained: row.lastTrainedAt ?? 'Never',
    createdAt,
    config: { ...version?.summary.config, ...row.config },
    version: row.currentVersion,
    hasNewerData: version?.summary.tables.some((table) => isOlder(table, newest)) ?? false,
    isRetrained,
    progress,
  };
}

/** A table that was removed has no newer data. */
export function isOlder(
  { tableId, versionId }: { tableId: string; versionId: string },
  newest: ReadonlyMap<string, string>,
): boolean {
  const current = newest.get(tableId);
  return current !== undefined && current !== versionId;
}
