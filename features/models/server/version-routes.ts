import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { ModelComparison, reportEndpoints } from '../contract.ts';
import { equalAccuracy } from '../limits.ts';
import type { ModelFiles } from './model-files.ts';
import type { ModelRow, ModelStore } from './model-store.ts';
import type { ModelReader } from './present-model.ts';
import { modelsServerStrings as strings } from './strings.ts';
import type { VersionRow, VersionStore } from './version-store.ts';

export interface VersionRouteParts {
  models: ModelStore;
  versions: VersionStore;
  files: ModelFiles;
  reader: ModelReader;
  readCurrentVersions: (workspaceId: string) => Promise<ReadonlyMap<string, string>>;
}

/** What was measured of trainings, and which of them predicts. */
export function versionHandlers(parts: VersionRouteParts): Handlers<typeof reportEndpoints> {
  const { models, versions, files, reader } = parts;
  return {
    async report({ caller, params, query }) {
      const { workspaceId } = caller;
      const { version } = await reader.requireTrained(workspaceId, params.id);
      const chosen =
        query.version === undefined ? version : await requireVersion(workspaceId, params.id, query.version);
      const newest = await parts.readCurrentVersions(workspaceId);
      const { tables, ...report } = await files.readReport(workspaceId, params.id, chosen.number);
      return {
        ...report,
        tables: tables.map((table, at) => {
          const used = chosen.summary.tables[at];
          return { ...table, isNewest: used !== undefined && newest.get(used.tableId) === table.versionId };
        }),
      };
    },
    async versions({ caller, params }) {
      const { workspaceId } = caller;
      const { currentVersion } = await reader.require(workspaceId, params.id);
      return (await versions.list(workspaceId, params.id)).map((version) => ({
        version: version.number,
        trainedAt: version.trainedAt,
        durationMs: version.durationMs,
        accuracy: version.accuracy,
        baseline: version.summary.baseline,
        isNoBetterThanBaseline: version.isNoBetter,
        metrics: version.summary.metrics,
        rowsLearnt: version.summary.rowsLearnt,
        seed: version.seed,
        tables: version.summary.tables.map(({ name, version: number }) => ({ name, version: number })),
        isCurrent: version.number === currentVersion,
      }));
    },
    async rollBack({ caller, params }) {
      const { workspaceId } = caller;
      await reader.require(workspaceId, params.id);
      if (await reader.findTraining(workspaceId, params.id))
        throw new AppError('conflict', strings.trainingRuns);
      const version = await requireVersion(workspaceId, params.id, Number(params.version));
      await models.change(workspaceId, params.id, {
        currentVersion: version.number,
        accuracy: version.accuracy,
        lastTrainedAt: version.trainedAt,
        status: version.isBetter ? 'active' : 'trained',
        error: null,
      });
      return { id: params.id, version: version.number };
    },
    async compare({ caller, params }) {
      const { workspaceId } = caller;
      const one = await reader.requireTrained(workspaceId, params.id);
      const other = await reader.requireTrained(workspaceId, params.other);
      return compareModels(one, other);
    },
  };

  async function requireVersion(workspaceId: string, id: string, number: number): Promise<VersionRow> {
    const version = Number.isSafeInteger(number) ? await versions.find(workspaceId, id, number) : null;
    if (!version) throw new AppError('notFound', strings.noSuchVersion);
    return version;
  }
}

interface TrainedModel {
  model: ModelRow;
  version: VersionRow;
}

/** Two models by what was measured on one test part. On others nothing can be said. */
function compareModels(one: TrainedModel, other: TrainedModel): ModelComparison {
  const [first, second] = [one.version.summary, other.version.summary];
  if (first.task !== second.task) throw new AppError('invalid', strings.compareKinds);
  const isSameTest = first.testPart === second.testPart;
  const rows = first.testRows === null ? strings.testPart : strings.testRows(first.testRows);
  const told = {
    isSameTest,
    testRows: isSameTest ? first.testRows : null,
    models: [one, other].map(({ model, version }) => ({
      id: model.id,
      name: model.name,
      version: version.number,
      algorithm: model.algorithm,
      accuracy: version.accuracy,
      metrics: version.summary.metrics,
    })),
  };
  if (!isSameTest) return { ...told, better: null, sentence: strings.compareOther };
  const [mine, theirs] = [one.version.accuracy, other.version.accuracy];
  if (mine === null || theirs === null) return { ...told, better: null, sentence: strings.compareNone };
  if (Math.abs(mine - theirs) < equalAccuracy)
    return { ...told, better: null, sentence: strings.compareEqual(rows) };
  const better = mine > theirs ? one.model : other.model;
  return { ...told, better: better.id, sentence: strings.compareBetter(better.name, rows) };
}
