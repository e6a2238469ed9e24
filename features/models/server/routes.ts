import type { Catalog } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import { type ModelConfig, modelConfigSchema, type modelsEndpoints } from '../contract.ts';
import { taskOf } from '../manifest.ts';
import { planTraining } from './choosing/plan-training.ts';
import { choosingStrings } from './choosing/strings.ts';
import { readModelConfig } from './model-config.ts';
import type { ModelStore } from './model-store.ts';
import { type PredictionRouteParts, predictionHandlers } from './prediction-routes.ts';
import { createModelReader, type PresentParts } from './present-model.ts';
import { modelsServerStrings as strings } from './strings.ts';
import type { TrainPayload } from './train-model.ts';
import { type VersionRouteParts, versionHandlers } from './version-routes.ts';
import type { WorkStore } from './work-store.ts';

export interface ModelsParts
  extends PresentParts,
    Omit<VersionRouteParts, 'reader'>,
    Omit<PredictionRouteParts, 'reader'> {
  models: ModelStore;
  works: WorkStore;
  clock: Clock;
  /** The ids of the sources of the workspace. */
  findSourceIds: (workspaceId: string) => Promise<ReadonlySet<string>>;
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  /** Throws AppError `tooLarge` where the workspace has as many models as it may keep. */
  requireRoom: (workspaceId: string) => Promise<void>;
  /** Work was queued. */
  onQueued: () => void;
  /** Ends a work that runs in this process, at once. */
  interrupt: (workId: string) => void;
}

export function modelsHandlers(parts: ModelsParts): Handlers<typeof modelsEndpoints> {
  const { models, works, clock } = parts;
  const reader = createModelReader(parts);
  return {
    ...versionHandlers({ ...parts, reader }),
    ...predictionHandlers({ ...parts, reader }),
    list: ({ caller }) => reader.list(caller.workspaceId),
    async create({ caller, body }) {
      const { workspaceId } = caller;
      const { name, type, algorithm, dataSourceId } = body;
      const config = readModelConfig(body);
      await requireSource(workspaceId, dataSourceId);
      await parts.requireRoom(workspaceId);
      const id = newId();
      await models.insert({ id, workspaceId, name, type, algorithm, dataSourceId, config, now: clock.now() });
      return reader.read(workspaceId, id);
    },
    read: ({ caller, params }) => reader.read(caller.workspaceId, params.id),
    async change({ caller, params, body }) {
      const { workspaceId } = caller;
      await reader.require(workspaceId, params.id);
      const { name, dataSourceId, isRetrained } = body;
      if (dataSourceId !== undefined) await requireSource(workspaceId, dataSourceId);
      const isConfigured = body.config !== undefined || body.configuration !== undefined;
      await models.change(workspaceId, params.id, {
        ...(name !== undefined && { name }),
        ...(dataSourceId !== undefined && { dataSourceId }),
        ...(isRetrained !== undefined && { isRetrained }),
        ...(isConfigured && { config: requireConfig(readModelConfig(body)) }),
      });
      parts.onQueued();
      return reader.read(workspaceId, params.id);
    },
    async remove({ caller, params }) {
      const { workspaceId } = caller;
      const training = await reader.findTraining(workspaceId, params.id);
      if (!(await models.remove(workspaceId, params.id, clock.now())))
        throw new AppError('notFound', strings.unknownModel);
      if (training) await endWork(workspaceId, training.id);
      return { id: params.id };
    },
    async restore({ caller, params }) {
      if (!(await models.restore(caller.workspaceId, params.id)))
        throw new AppError('notFound', strings.unknownModel);
      return reader.read(caller.workspaceId, params.id);
    },
    async train({ caller, params, body }) {
      const { workspaceId } = caller;
      const { dataSourceId, type, algorithm } = await reader.require(workspaceId, params.id);
      const rows = body.features ? { features: body.features, target: body.target ?? null } : null;
      const hasSource = dataSourceId !== null && (await parts.findSourceIds(workspaceId)).has(dataSourceId);
      if (!rows && !hasSource) throw new AppError('unreadable', strings.noTrainingData);
      const task = taskOf(type, algorithm);
      if (rows && task === 'forecasting') throw new AppError('unreadable', strings.notWithRows);
      if (rows && !rows.target && (task === 'classification' || task === 'regression'))
        throw new AppError('unreadable', strings.targetNeeded);
      const payload: TrainPayload = { rows };
      const { id } = await works.start({
        workspaceId,
        modelId: params.id,
        kind: 'train',
        accountId: caller.accountId,
        payload,
        now: clock.now(),
      });
      parts.onQueued();
      return { jobId: id, status: 'training' as const };
    },
    async progress({ caller, params }) {
      const { status, progress } = await reader.read(caller.workspaceId, params.id);
      return { status, progress };
    },
    async cancel({ caller, params }) {
      const { workspaceId } = caller;
      await reader.require(workspaceId, params.id);
      const training = await reader.findTraining(workspaceId, params.id);
      return { isCancelled: training !== null && (await endWork(workspaceId, training.id)) };
    },
    async plan({ caller, params }) {
      const { workspaceId } = caller;
      const model = await reader.require(workspaceId, params.id);
      const { dataSourceId } = model;
      if (dataSourceId === null) throw new AppError('unreadable', strings.noTrainingData);
      const catalog = await parts.readCatalog(workspaceId);
      const plan = planTraining(catalog, { ...model, dataSourceId }, clock.now());
      const tables = catalog.tables
        .filter((table) => table.dataSourceId === dataSourceId)
        .map(({ name, profile }) => ({ name, rows: profile.rowCount }));
      return {
        config: plan.config,
        choices: plan.ok ? plan.choices : [],
        problem: plan.ok ? null : plan.problem,
        columns: plan.columns,
        tables,
      };
    },
    async activate({ caller, params }) {
      const { workspaceId } = caller;
      await reader.requireTrained(workspaceId, params.id);
      await models.change(workspaceId, params.id, { status: 'active' });
      return reader.read(workspaceId, params.id);
    },
  };

  async function endWork(workspaceId: string, workId: string): Promise<boolean> {
    const isEnded = await works.cancel(workspaceId, workId, clock.now());
    parts.interrupt(workId);
    return isEnded;
  }

  async function requireSource(workspaceId: string, id: string | null): Promise<void> {
    if (id === null || (await parts.findSourceIds(workspaceId)).has(id)) return;
    throw new AppError('notFound', strings.unknownSource);
  }
}

/** What a person changes by hand is held to what a training can use. */
function requireConfig(config: Record<string, unknown>): ModelConfig {
  const parsed = modelConfigSchema.strict().safeParse(config);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const key = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : String(issue?.path[0] ?? '');
  throw new AppError('invalid', choosingStrings.badConfig(key));
}
