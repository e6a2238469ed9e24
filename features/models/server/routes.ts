import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { Model, modelsEndpoints } from '../contract.ts';
import { readModelConfig } from './model-config.ts';
import type { ModelStore } from './model-store.ts';
import { modelsServerStrings as strings } from './strings.ts';

export interface ModelsParts {
  models: ModelStore;
  clock: Clock;
  /** The ids of the sources of the workspace. */
  findSourceIds: (workspaceId: string) => Promise<ReadonlySet<string>>;
}

export function modelsHandlers({
  models,
  clock,
  findSourceIds,
}: ModelsParts): Handlers<typeof modelsEndpoints> {
  return {
    list: ({ caller }) => models.list(caller.workspaceId),
    async create({ caller, body }) {
      const { workspaceId } = caller;
      const { name, type, algorithm, dataSourceId } = body;
      const config = readModelConfig(body);
      if (dataSourceId !== null && !(await hasSource(workspaceId, dataSourceId))) {
        throw new AppError('notFound', strings.unknownSource);
      }
      const id = newId();
      await models.insert({ id, workspaceId, name, type, algorithm, dataSourceId, config, now: clock.now() });
      return require(workspaceId, id);
    },
    read: ({ caller, params }) => require(caller.workspaceId, params.id),
    async remove({ caller, params }) {
      if (!(await models.remove(caller.workspaceId, params.id))) {
        throw new AppError('notFound', strings.unknownModel);
      }
      return { id: params.id };
    },
    async train({ caller, params, body }) {
      const { dataSourceId } = await require(caller.workspaceId, params.id);
      const hasData =
        body.features !== undefined ||
        (dataSourceId !== null && (await hasSource(caller.workspaceId, dataSourceId)));
      if (!hasData) throw new AppError('unreadable', strings.noTrainingData);
      // Said rather than pretended: a model counts as trained only when something was learnt and measured.
      throw new AppError('unavailable', strings.trainingNotYet);
    },
    async predict({ caller, params }) {
      await require(caller.workspaceId, params.id);
      throw new AppError('conflict', strings.notTrained);
    },
    progress: async ({ caller, params }) => {
      const { status } = await require(caller.workspaceId, params.id);
      return { status, progress: null };
    },
    plan: notYet,
    cancel: notYet,
    report: notYet,
    versions: notYet,
    rollBack: notYet,
    compare: notYet,
    predictionForm: notYet,
    predictTable: notYet,
    predictedTables: notYet,
    change: notYet,
    restore: notYet,
    activate: notYet,
  };

  async function notYet({
    caller,
    params,
  }: {
    caller: { workspaceId: string };
    params: { id: string };
  }): Promise<never> {
    await require(caller.workspaceId, params.id);
    throw new AppError('unavailable', strings.trainingNotYet);
  }

  async function require(workspaceId: string, id: string): Promise<Model> {
    const model = await models.find(workspaceId, id);
    if (!model) throw new AppError('notFound', strings.unknownModel);
    return model;
  }

  async function hasSource(workspaceId: string, id: string): Promise<boolean> {
    return (await findSourceIds(workspaceId)).has(id);
  }
}
