import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { ModelComparison, reportEndpoints } from '../contract.ts';
import { equalAccuracy } from '../limits.ts';
import type { ModelFiles } from './model-files.ts';
import type { ModelRow, ModelStore } from './model-store.ts';
import type { ModelReader } from './present-model.ts';
import { comparePaired, unpackLosses } from './row-losses.ts';
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
      const { tables, losses: _, ...report } = await files.readReport(workspaceId, params.id, chosen.number);
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
      const told = compareModels(one, other);
      return told.better === null
        ? told
        : withLuck(told, await lossesOf(workspaceId, one), await lossesOf(workspaceId, other));
    },
  };

  /** Of the tested rows; null where none were kept. */
  async function lossesOf(
    workspaceId: string,
    { model, version }: TrainedModel,
  ): Promise<Float64Array | null> {
    const { losses } = await files.readReport(workspaceId, model.id, version.number);
    return losses === undefined ? null : unpackLosses(losses);
  }

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

/** A lead that row by row may as well be luck makes none of them the better one. */
function withLuck(
  told: ModelComparison,
  first: Float64Array | null,
  second: Float64Array | null,
): ModelComparison {
  const [one, other] = told.models;
  if (!first || !second || first.length !== second.length || !one || !other) return told;
  const outcome = comparePaired(first, second);
  const leading = told.better === one.id ? one : other;
  const rows = strings.testRows(told.testRows ?? first.length);
  if (outcome === 'luck') return { ...told, better: null, sentence: strings.compareLuck(leading.name, rows) };
  const better = outcome === 'first' ? one : other;
  const sentence =
    better === leading
      ? strings.compareSurely(better.name, rows)
      : strings.compareNearer(leading.name, better.name, rows);
  return { ...told, better: better === leading ? better.id : null, sentence };
}
