import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine, FrameRequest } from '#engine/index.ts';
import type { Notify } from '#features/notifications/contract.ts';
import type { StorageGuard } from '#features/storage/contract.ts';
import type { Catalog } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import type { ModelMessage, ModelNote } from '../contract.ts';
import { defaultSeed, versionsKept } from '../limits.ts';
import { modelMessageType, taskOf } from '../manifest.ts';
import { planTraining } from './choosing/plan-training.ts';
import type { PlannedTraining } from './choosing/planned-training.ts';
import { choosingStrings } from './choosing/strings.ts';
import type { OwnRows, TrainAnswer } from './learning/model-job.ts';
import type { ModelFiles, StoredReport } from './model-files.ts';
import type { ModelProcesses, Running } from './model-processes.ts';
import type { ModelRow, ModelStore } from './model-store.ts';
import { modelsServerStrings as strings } from './strings.ts';
import type { VersionRow, VersionStore } from './version-store.ts';
import type { WorkRow, WorkStore } from './work-store.ts';

export interface TrainParts {
  models: ModelStore;
  versions: VersionStore;
  works: WorkStore;
  files: ModelFiles;
  processes: ModelProcesses;
  engine: Pick<Engine, 'versionDirectory' | 'temporaryDirectory'>;
  readCatalog: (workspaceId: string) => Promise<Catalog>;
  storage: Pick<StorageGuard, 'claim'>;
  notify: Notify;
  live: LiveHub;
  clock: Clock;
  log: Log;
  productVersion: string;
}

/** What a training was asked with, besides the settings of its model. */
export interface TrainPayload {
  rows: OwnRows | null;
}

/** What is learnt, from a table or from rows that came with the call. */
type Source = Pick<PlannedTraining, 'spec' | 'tables' | 'config' | 'choices' | 'notes' | 'meanings'> & {
  job: Parameters<ModelProcesses['train']>[0]['source'];
};

/** Trains a model and makes the result its current version. Throws AppError with the sentence that says why not, or what the signal was aborted with. */
export async function trainModel(parts: TrainParts, work: WorkRow, running: Running): Promise<void> {
  const { models, versions, works, files, processes, clock } = parts;
  const { workspaceId, modelId } = work;
  const model = await models.find(workspaceId, modelId);
  if (!model) throw new AppError('notFound', strings.unknownModel);
  const begunAt = performance.now();
  const { rows } = work.payload as TrainPayload;
  const source = rows ? sourceOfRows(model, rows, clock.now()) : await sourceOfTables(parts, model);
  const modelPath = files.stagingPath(work.id);
  const directory = join(parts.engine.temporaryDirectory, `model-${work.id}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    const answer = await processes.train(
      { spec: source.spec, source: source.job, modelPath, directory },
      running,
    );
    if (!answer.ok) throw new AppError('unreadable', answer.reason);
    running.signal.throwIfAborted();
    // The file is on the disk by now: what does not fit is not kept.
    using room = await parts.storage.claim(workspaceId, { bytes: answer.file.bytes, sources: 0 });
    room.signal.throwIfAborted();
    const number = await versions.nextNumber(modelId);
    const durationMs = Math.round(performance.now() - begunAt);
    const trained = { model, source, answer, number, durationMs, now: clock.now() };
    await files.keep({ workspaceId, modelId, version: number }, modelPath, reportOf(parts, trained));
    await versions.insert(versionOf(trained), {
      status: answer.report.isBetter ? 'active' : 'trained',
      accuracy: answer.report.accuracy,
      lastTrainedAt: trained.now.toISOString(),
      currentVersion: number,
      error: null,
    });
    await works.end(work.id, { status: 'done', error: null, now: clock.now() });
    await removeOld(parts, workspaceId, modelId, number);
    await tellEnd(parts, work, model.name, answer.report.isBetter);
  } finally {
    await rm(modelPath, { force: true });
    await rm(directory, { recursive: true, force: true });
  }
}

async function sourceOfTables(parts: TrainParts, model: ModelRow): Promise<Source> {
  const { dataSourceId, workspaceId } = model;
  if (dataSourceId === null) throw new AppError('unreadable', strings.noTrainingData);
  const plan = planTraining(
    await parts.readCatalog(workspaceId),
    { ...model, dataSourceId },
    parts.clock.now(),
  );
  if (!plan.ok) throw new AppError('unreadable', plan.problem);
  const frame: FrameRequest = { ...plan.frame, tables: tablePaths(parts.engine, workspaceId, plan.tables) };
  return { ...plan, job: { kind: 'frame', frame } };
}

/** Where the files of versions are, by the names of their tables. */
export function tablePaths(
  engine: Pick<Engine, 'versionDirectory'>,
  workspaceId: string,
  tables: readonly { sqlName: string; versionId: string }[],
): FrameRequest['tables'] {
  return tables.map(({ sqlName, versionId }) => ({
    name: sqlName,
    path: join(engine.versionDirectory(workspaceId, versionId), 'data.parquet'),
  }));
}

function sourceOfRows(model: ModelRow, rows: OwnRows, now: Date): Source {
  const task = taskOf(model.type, model.algorithm);
  if (task === 'forecasting') throw new AppError('unreadable', strings.notWithRows);
  const isSupervised = task === 'classification' || task === 'regression';
  if (isSupervised && !rows.target) throw new AppError('unreadable', strings.targetNeeded);
  const seed = typeof model.config.seed === 'number' ? model.config.seed : defaultSeed;
  const clusters = typeof model.config.clusters === 'number' ? model.config.clusters : null;
  return {
    spec: {
      task,
      algorithm: model.algorithm,
      target: isSupervised ? strings.ownTarget : null,
      unit: null,
      timeColumn: null,
      seriesColumn: null,
      features: null,
      horizon: null,
      season: null,
      grain: null,
      clusters,
      seed,
      parameters: {},
      how: 'sum',
      nowMs: now.getTime(),
    },
    job: { kind: 'rows', rows: isSupervised ? rows : { ...rows, target: null } },
    tables: [],
    config: { seed },
    choices: [{ key: 'table', isGiven: true, sentence: choosingStrings.ownRows }],
    notes: [],
    meanings: {},
  };
}

interface Trained {
  model: ModelRow;
  source: Source;
  answer: Extract<TrainAnswer, { ok: true }>;
  number: number;
  durationMs: number;
  now: Date;
}

function versionOf({ model, source, answer, number, durationMs, now }: Trained): VersionRow {
  const { report, file } = answer;
  const { spec, tables, config, meanings } = source;
  return {
    modelId: model.id,
    workspaceId: model.workspaceId,
    number,
    trainedAt: now.toISOString(),
    durationMs,
    seed: spec.seed,
    accuracy: report.accuracy,
    isBetter: report.isBetter,
    isNoBetter: report.isNoBetterThanBaseline,
    fileBytes: file.bytes,
    fileSha256: file.sha256,
    summary: {
      task: spec.task,
      algorithm: spec.algorithm,
      target: spec.target,
      unit: spec.unit,
      config: { ...config, ...report.found },
      baseline: report.baseline,
      metrics: report.metrics,
      verdict: report.verdict,
      form: report.form,
      rowsLearnt: report.rows.learnt,
      testRows: 'testRows' in report.findings ? report.findings.testRows : null,
      tables,
      testPart: testPartOf(source, answer),
      meanings,
    },
  };
}

/** The same rows, drawn and parted the same way, with the same thing to tell: what was measured on them can be compared. */
function testPartOf({ spec, tables, job }: Source, { rows, report }: Trained['answer']): string {
  const { findings } = report;
  const told = {
    task: spec.task,
    target: spec.target,
    timeColumn: spec.timeColumn,
    seriesColumn: spec.seriesColumn,
    seed: spec.task === 'forecasting' ? null : spec.seed,
    rows: job.kind === 'rows' ? job.rows : rows,
    version: tables[0]?.versionId ?? null,
    tested:
      findings.kind === 'forecast'
        ? findings.series.map(({ key, backtest }) => [key, backtest.map(({ timestamps }) => timestamps)])
        : 'testRows' in findings
          ? findings.testRows
          : null,
  };
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

function reportOf(parts: TrainParts, { source, answer, number, durationMs, now }: Trained): StoredReport {
  const { report, file, rows } = answer;
  const { isBetter: _, found, form: __, rows: learnt, notes, ...told } = report;
  const sampled: ModelNote[] =
    rows.read < rows.total - rows.leftOut
      ? [
          {
            kind: 'sampling',
            column: null,
            sentence: choosingStrings.sampled(
              rows.read.toLocaleString('en-US'),
              rows.total.toLocaleString('en-US'),
            ),
          },
        ]
      : [];
  return {
    ...told,
    version: number,
    trainedAt: now.toISOString(),
    durationMs,
    seed: source.spec.seed,
    productVersion: parts.productVersion,
    task: source.spec.task,
    rows: { total: rows.total, read: rows.read, ...learnt },
    tables: source.tables.map(({ name, dataSourceName, version, versionId, asOf }) => ({
      name,
      dataSourceName,
      version,
      versionId,
      asOf,
    })),
    config: { ...source.config, ...found },
    choices: source.choices,
    notes: [...sampled, ...notes, ...source.notes],
    file,
  };
}

async function removeOld(
  { versions, files }: TrainParts,
  workspaceId: string,
  modelId: string,
  current: number,
): Promise<void> {
  const all = await versions.list(workspaceId, modelId);
  for (const { number } of all.slice(versionsKept)) {
    if (number === current) continue;
    await versions.remove(workspaceId, modelId, number);
    await files.remove(workspaceId, modelId, number);
  }
}

async function tellEnd(parts: TrainParts, work: WorkRow, name: string, isBetter: boolean): Promise<void> {
  const { workspaceId, modelId, accountId } = work;
  tellModel(parts, work, { status: isBetter ? 'active' : 'trained', progress: null });
  await parts.notify(
    { workspaceId, ...(accountId !== null && { accountId }) },
    { kind: 'trainingFinished', modelId, name, isBetterThanBaseline: isBetter },
  );
}

/** A training that came to nothing: a model that was never trained has failed, another goes on predicting as before. `reason` is null where a person ended it. */
export async function settleFailedTraining(
  parts: Pick<TrainParts, 'models' | 'live' | 'notify'>,
  work: WorkRow,
  reason: string | null,
): Promise<void> {
  if (work.kind !== 'train') return;
  const { workspaceId, modelId, accountId } = work;
  const model = await parts.models.find(workspaceId, modelId);
  if (!model) return;
  const isNew = model.currentVersion === null;
  const status = isNew && reason !== null ? 'failed' : model.status;
  if (reason !== null) await parts.models.change(workspaceId, modelId, { status, error: reason });
  tellModel(parts, work, { status, progress: null });
  if (reason === null) return;
  await parts.notify(
    { workspaceId, ...(accountId !== null && { accountId }) },
    { kind: 'trainingFailed', modelId, name: model.name, reason },
  );
}

export function tellModel(
  { live }: Pick<TrainParts, 'live'>,
  { workspaceId, modelId }: WorkRow,
  told: Pick<ModelMessage, 'status' | 'progress'>,
): void {
  const message: ModelMessage = { type: modelMessageType, modelId, ...told };
  live.publish(workspaceId, message);
}
