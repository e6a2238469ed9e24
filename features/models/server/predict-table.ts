import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine, FrameRequest, WrittenTable } from '#engine/index.ts';
import type { StorageGuard } from '#features/storage/contract.ts';
import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { PredictedTable } from '../contract.ts';
import { frameRowsMaximum } from '../limits.ts';
import { kindOf } from './choosing/column-kinds.ts';
import { lookupsOf } from './choosing/lookups.ts';
import type { ModelFiles } from './model-files.ts';
import type { ModelProcesses, Running } from './model-processes.ts';
import type { ModelStore } from './model-store.ts';
import { modelsServerStrings as strings } from './strings.ts';
import { tablePaths } from './train-model.ts';
import type { VersionRow, VersionStore } from './version-store.ts';
import type { WorkRow, WorkStore } from './work-store.ts';

export interface PredictWorkParts {
  models: ModelStore;
  versions: VersionStore;
  works: WorkStore;
  files: ModelFiles;
  processes: ModelProcesses;
  engine: Pick<Engine, 'versionDirectory' | 'temporaryDirectory'>;
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  storage: Pick<StorageGuard, 'claim'>;
  clock: Clock;
  /** Makes a written table one of the workspace. */
  publish: (computed: {
    workspaceId: string;
    accountId: string | null;
    dataSourceId: string | null;
    sourceName: string;
    tableName: string;
    written: WrittenTable;
  }) => Promise<NonNullable<PredictedTable['result']>>;
}

/** What is to be predicted into a table. */
export interface PredictPayload {
  version: number;
  /** Null of a forecast. */
  source: { dataSourceId: string; table: string; version: number };
  horizon: number | null;
}

/** Predicts every row of a table, or the steps of a forecast, into a table of its own. */
export async function runPrediction(parts: PredictWorkParts, work: WorkRow, running: Running): Promise<void> {
  const { workspaceId, modelId, accountId } = work;
  const { source, horizon, version: number } = work.payload as PredictPayload;
  const model = await parts.models.find(workspaceId, modelId);
  const version = await parts.versions.find(workspaceId, modelId, number);
  if (!model || !version) throw new AppError('notFound', strings.noSuchVersion);
  const { summary } = version;
  const isForecast = summary.task === 'forecasting';
  const catalog = await parts.readCatalog(workspaceId);
  const table = catalog.tables.find(
    ({ dataSourceId, name }) => dataSourceId === source.dataSourceId && name === source.table,
  );
  if (!table && !isForecast) throw new AppError('notFound', strings.tableGone(source.table));
  const frame = isForecast || !table ? null : frameFor(parts, catalog, table, version);
  // What is written is about as large as what is read; what it came to is measured when it is there.
  using room = await parts.storage.claim(workspaceId, {
    bytes: 0,
    sources: (await earlierSource(parts, work, source)) === null ? 1 : 0,
  });
  const directory = join(parts.engine.temporaryDirectory, `model-${work.id}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    const written = await parts.processes.predictTable(
      {
        file: { path: parts.files.modelPath(workspaceId, modelId, number), sha256: version.fileSha256 },
        frame,
        horizon,
        target: summary.target ?? strings.countOfRows,
        unit: summary.unit,
        taken: table?.profile.columns.map(({ name }) => name) ?? [],
        directory,
      },
      { ...running, signal: AbortSignal.any([running.signal, room.signal]) },
    );
    await room.requireKept();
    const result = await parts.publish({
      workspaceId,
      accountId,
      dataSourceId: await earlierSource(parts, work, source),
      sourceName: strings.predictionsOf(model.name),
      tableName: isForecast ? strings.forecastTable(model.name) : strings.predictedTable(source.table),
      written,
    });
    await parts.works.end(work.id, { status: 'done', error: null, result, now: parts.clock.now() });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The columns of a table that a model learnt from, those of lookup tables among them. Throws `unreadable` where some are missing. */
function frameFor(
  { engine }: PredictWorkParts,
  catalog: Catalog,
  table: CatalogTable,
  { workspaceId, summary, seed }: VersionRow,
): FrameRequest {
  const found = findColumns(catalog, table, summary.form.fields);
  if (found.missing.length > 0)
    throw new AppError('unreadable', strings.tableUnfit(table.name, found.missing.join(', ')));
  const lookups = found.lookups.map((lookup) => lookup.table);
  return {
    tables: tablePaths(engine, workspaceId, [table, ...lookups]),
    base: table.sqlName,
    columns: found.columns,
    joins: found.lookups.map(({ table: { sqlName }, fromColumn, toColumn }) => ({
      table: sqlName,
      fromColumn,
      toColumn,
    })),
    leftOut: [],
    rowsMaximum: Math.max(frameRowsMaximum, table.profile.rowCount),
    seed,
  };
}

/** Where the columns that a model needs are in a table and those that its rows refer to. */
export function findColumns(
  catalog: Catalog,
  table: CatalogTable,
  fields: VersionRow['summary']['form']['fields'],
) {
  const lookups = lookupsOf(catalog, table);
  const missing: string[] = [];
  const columns: FrameRequest['columns'] = [];
  const used = new Set<string>();
  for (const { name, kind } of fields) {
    const own = table.profile.columns.find((column) => column.name === name);
    const lookup = lookups.find((one) => one.columns.some((column) => column.name === name));
    const joined = lookup?.columns.find((column) => column.name === name);
    const column = own ?? joined?.column;
    // A number is told as text where it was learnt so, but a text is no number.
    if (!column || (kind !== 'category' && kindOf(column) !== kind)) {
      missing.push(name);
      continue;
    }
    const from = own || !lookup ? table.sqlName : lookup.table.sqlName;
    if (!own && lookup) used.add(lookup.table.sqlName);
    columns.push({ name, table: from, column: column.name, kind });
  }
  return { columns, missing, lookups: lookups.filter(({ table: { sqlName } }) => used.has(sqlName)) };
}

/** The source that the last prediction of the same table made. */
async function earlierSource(
  { works }: Pick<PredictWorkParts, 'works'>,
  { workspaceId, modelId, id }: WorkRow,
  source: PredictPayload['source'],
): Promise<string | null> {
  const all = await works.list(workspaceId, modelId, 'predict', 50);
  const earlier = all.find((work) => {
    const payload = work.payload as PredictPayload;
    return (
      work.id !== id &&
      work.status === 'done' &&
      payload.source.dataSourceId === source.dataSourceId &&
      payload.source.table === source.table
    );
  });
  return (earlier?.result as PredictedTable['result'])?.dataSourceId ?? null;
}
