import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  createModelFiles,
  createModelStore,
  createVersionStore,
  createWorkStore,
  type ModelFiles,
  type ModelsParts,
  settleFailedTraining,
  startWorkRunner,
  type WorkRunner,
} from '#features/models/server/index.ts';
import { publishComputed, type ReadCatalog } from '#features/sources/server/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/open-database.ts';
import { startDaily } from '#platform/jobs/daily.ts';
import { removedModelKeepDays } from '../features/models/limits.ts';
import { modelsServerStrings as strings } from '../features/models/server/strings.ts';
import type { FeatureParts } from './features.ts';
import { createModelProcesses } from './model-processes.ts';

/** One leaves a core to everybody else; two are left on larger machines. */
export const trainingsAtOnce = availableParallelism() < 4 ? 1 : 2;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type ModelPieces = Pick<FeatureParts, 'modelFiles' | 'requireModelRoom'> & {
  modelProcesses: ReturnType<typeof createModelProcesses>;
  /** Removes files of trainings that did not come to their end. */
  sweep(): Promise<void>;
};

/** Where models lie and who computes them. */
export function createModels(
  {
    db,
    directory,
    engine,
    trainingDataBytes,
  }: {
    db: Db;
    directory: string;
    engine: Pick<FeatureParts['engine'], 'temporaryDirectory'>;
    trainingDataBytes: number;
  },
  config: Config,
): ModelPieces {
  const modelFiles = createModelFiles(join(directory, 'models'));
  const models = createModelStore(db);
  return {
    modelFiles,
    modelProcesses: createModelProcesses({
      directory: engine.temporaryDirectory,
      dataBytes: trainingDataBytes,
      trainingMs: config.TRAINING_MINUTES * minuteMs,
    }),
    async requireModelRoom(workspaceId) {
      const most = config.QUOTA_MODELS;
      if (most > 0 && (await models.count(workspaceId)) >= most)
        throw new AppError('tooLarge', strings.tooManyModels(most));
    },
    async sweep() {
      await modelFiles.sweep(await createVersionStore(db).listKeys());
    },
  };
}

/** What the calls on models are answered with. */
export function createModelRouteParts(
  parts: FeatureParts,
  readCatalog: ReadCatalog,
  findSourceIds: ModelsParts['findSourceIds'],
): ModelsParts {
  const { db, clock, tables, modelWork } = parts;
  return {
    models: createModelStore(db),
    versions: createVersionStore(db),
    works: createWorkStore(db),
    files: parts.modelFiles,
    processes: parts.modelProcesses,
    clock,
    findSourceIds,
    readCatalog: (workspaceId) => readCatalog(workspaceId),
    readCurrentVersions: (workspaceId) => readCurrentVersionIds(tables, workspaceId),
    requireRoom: parts.requireModelRoom,
    onQueued: () => modelWork.wake(),
    interrupt: (workId) => modelWork.interrupt(workId),
  };
}

/** Begins to train and predict what is queued. What ran when an earlier process died has failed, and its model is told so. */
export async function startModels(
  parts: FeatureParts,
  readCatalog: ReadCatalog,
  config: Config,
): Promise<WorkRunner> {
  const { db, clock, engine, log, live, notify, storage, tables } = parts;
  const models = createModelStore(db);
  const works = createWorkStore(db);
  const whose = config.DATABASE_URL ? 'overdue' : 'all';
  for (const work of await works.failInterrupted(clock.now(), whose))
    await settleFailedTraining({ models, live, notify }, work, strings.interrupted);
  const runner = startWorkRunner({
    models,
    works,
    versions: createVersionStore(db),
    files: parts.modelFiles,
    processes: parts.modelProcesses,
    engine,
    readCatalog: (workspaceId) => readCatalog(workspaceId),
    readCurrentVersions: (workspaceId) => readCurrentVersionIds(tables, workspaceId),
    storage,
    notify,
    live,
    clock,
    log,
    productVersion: parts.version,
    publish: (computed) => publishComputed(parts, computed),
    worksAtOnce: trainingsAtOnce,
  });
  const forgetting = startDaily(
    'removed models',
    () => forgetRemoved(parts.modelFiles, models, clock.now()),
    log,
  );
  return {
    ...runner,
    async close() {
      await forgetting.close();
      await runner.close();
    },
  };
}

async function forgetRemoved(
  files: ModelFiles,
  models: ReturnType<typeof createModelStore>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - removedModelKeepDays * dayMs);
  for (const { id, workspaceId } of await models.purge(before)) await files.removeModel(workspaceId, id);
}

/** By table, the version that is current. */
async function readCurrentVersionIds(
  tables: FeatureParts['tables'],
  workspaceId: string,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await tables.list(workspaceId)).map(({ tableId, versionId }) => [tableId, versionId]));
}
