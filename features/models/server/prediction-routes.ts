import type { Catalog } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { PredictedTable, predictionEndpoints } from '../contract.ts';
import { predictedTablesShown } from '../limits.ts';
import type { AskedPrediction } from './learning/predict.ts';
import { learningStrings } from './learning/strings.ts';
import type { ModelFiles } from './model-files.ts';
import type { ModelProcesses } from './model-processes.ts';
import { findColumns, type PredictPayload } from './predict-table.ts';
import type { ModelReader } from './present-model.ts';
import { modelsServerStrings as strings } from './strings.ts';
import type { VersionRow } from './version-store.ts';
import type { WorkRow, WorkStore } from './work-store.ts';

export interface PredictionRouteParts {
  reader: ModelReader;
  works: WorkStore;
  files: ModelFiles;
  processes: ModelProcesses;
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  clock: Clock;
  onQueued: () => void;
}

/** What trained models say of rows, of the time that comes, and of whole tables. */
export function predictionHandlers(parts: PredictionRouteParts): Handlers<typeof predictionEndpoints> {
  const { reader, works, files, processes, clock } = parts;
  return {
    async predict({ caller, params, body, signal }) {
      const { workspaceId } = caller;
      const { version } = await reader.requireTrained(workspaceId, params.id);
      const file = {
        path: files.modelPath(workspaceId, params.id, version.number),
        sha256: version.fileSha256,
      };
      const predicted = await processes.predict(workspaceId, { file, asked: askedOf(body, version) }, signal);
      const notes = version.isNoBetter ? [learningStrings.weakModel, ...predicted.notes] : predicted.notes;
      return { ...predicted, version: version.number, notes };
    },
    async predictionForm({ caller, params }) {
      const { workspaceId } = caller;
      const { version } = await reader.requireTrained(workspaceId, params.id);
      const { form, task, target, unit, meanings } = version.summary;
      return {
        version: version.number,
        task,
        target,
        unit,
        fields: form.fields.map((field) => ({
          ...field,
          label: meanings[field.name]?.label ?? field.name,
          unit: meanings[field.name]?.unit ?? null,
        })),
        horizon: form.horizon,
        grain: form.grain,
        series: form.series,
        tables: task === 'forecasting' ? [] : await fittingTables(workspaceId, version),
      };
    },
    async predictTable({ caller, params, body }) {
      const { workspaceId } = caller;
      const { version } = await reader.requireTrained(workspaceId, params.id);
      const payload: PredictPayload = {
        version: version.number,
        source: await sourceOf(workspaceId, version, body),
        horizon: version.summary.task === 'forecasting' ? (body.horizon ?? null) : null,
      };
      const { id } = await works.start({
        workspaceId,
        modelId: params.id,
        kind: 'predict',
        accountId: caller.accountId,
        payload,
        now: clock.now(),
      });
      parts.onQueued();
      const work = await works.find(workspaceId, id);
      if (!work) throw new AppError('notFound', strings.unknownModel);
      return presentWork(work);
    },
    async predictedTables({ caller, params }) {
      await reader.require(caller.workspaceId, params.id);
      const all = await works.list(caller.workspaceId, params.id, 'predict', predictedTablesShown);
      return all.map(presentWork);
    },
  };

  /** The table that was named, or the one that the model learnt from. */
  async function sourceOf(
    workspaceId: string,
    { summary }: VersionRow,
    { dataSourceId, table: name }: { dataSourceId?: string | undefined; table?: string | undefined },
  ): Promise<PredictPayload['source']> {
    const [base] = summary.tables;
    const catalog = await parts.readCatalog(workspaceId);
    const table = catalog.tables.find((one) =>
      name === undefined && dataSourceId === undefined
        ? one.tableId === base?.tableId
        : (dataSourceId === undefined || one.dataSourceId === dataSourceId) &&
          (name === undefined || one.name === name),
    );
    if (!table) throw new AppError('notFound', strings.tableGone(name ?? base?.name ?? ''));
    if (summary.task !== 'forecasting') {
      const { missing } = findColumns(catalog, table, summary.form.fields);
      if (missing.length > 0)
        throw new AppError('unreadable', strings.tableUnfit(table.name, missing.join(', ')));
    }
    return { dataSourceId: table.dataSourceId, table: table.name, version: table.version };
  }

  async function fittingTables(workspaceId: string, { summary }: VersionRow) {
    const catalog = await parts.readCatalog(workspaceId);
    return catalog.tables
      .filter((table) => findColumns(catalog, table, summary.form.fields).missing.length === 0)
      .map(({ dataSourceId, dataSourceName, name, profile }) => ({
        dataSourceId,
        dataSourceName,
        table: name,
        rows: profile.rowCount,
      }));
  }
}

type AskedBody = {
  features?: Extract<AskedPrediction, { kind: 'matrix' }>['features'] | undefined;
  rows?: Extract<AskedPrediction, { kind: 'rows' }>['rows'] | undefined;
  horizon?: number | undefined;
  series?: readonly string[] | undefined;
};

function askedOf({ features, rows, horizon, series }: AskedBody, version: VersionRow): AskedPrediction {
  const isForecast = version.summary.task === 'forecasting';
  if (features) return { kind: 'matrix', features };
  if (rows) return { kind: 'rows', rows };
  if (!isForecast) throw new AppError('invalid', learningStrings.needsRows);
  return { kind: 'horizon', horizon: horizon ?? null, series: series ?? null };
}

function presentWork(work: WorkRow): PredictedTable {
  const { version, source } = work.payload as PredictPayload;
  const isOver = work.status === 'done' || work.status === 'failed' || work.status === 'cancelled';
  return {
    id: work.id,
    status: !isOver ? 'running' : work.status === 'done' ? 'done' : 'failed',
    error: work.error ?? (work.status === 'cancelled' ? strings.cancelled : null),
    source,
    result: work.result as PredictedTable['result'],
    modelVersion: version,
    createdAt: work.createdAt,
  };
}
