import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import {
  continueRows,
  type FittedModel,
  type Frame,
  type FrameColumn,
  readModel,
  writeModel,
} from '#algorithms/index.ts';
import { FrameSession } from '#engine/child.ts';
import { AppError } from '#kernel/errors.ts';
import { modelsServerStrings as strings } from '../strings.ts';
import { learn } from './learn.ts';
import type {
  ContinueAnswer,
  JobProgress,
  KnownFile,
  ModelJob,
  OwnRows,
  PredictTableAnswer,
  PredictTableJob,
  TrainAnswer,
  TrainJob,
} from './model-job.ts';
import { type Predicted, predict } from './predict.ts';
import { predictedColumns } from './predicted-columns.ts';

type Tell = (progress: JobProgress) => void;

/** The shares of the whole that reading and saving take. */
const readingShare = 0.15;
const learningEnd = 0.97;
const tellEveryMs = 200;

/**
 * What the process of a model does: it learns, or predicts.
 * @param signal of a job that nobody waits for any more
 */
export function runModelJob(
  job: ModelJob,
  onProgress: Tell,
  signal?: { readonly aborted: boolean },
): Promise<TrainAnswer | Predicted | PredictTableAnswer | ContinueAnswer> {
  const tell = nowAndThen(onProgress);
  switch (job.kind) {
    case 'train':
      return train(job, tell, signal);
    case 'predict':
      return openModel(job.file).then((model) => predict(model, job.asked));
    case 'predictTable':
      return predictTableOf(job, tell);
    case 'continue':
      return Promise.resolve(continueRows(job.continuation, job, signal));
  }
}

async function train(
  job: TrainJob,
  tell: Tell,
  signal: { readonly aborted: boolean } | undefined,
): Promise<TrainAnswer> {
  const { frame, places, rows } = await readRows(job, tell);
  const learnt = learn(frame, job.spec, places, {
    signal,
    onProgress: (stage, share) => {
      const whole = stage === 'saving' ? learningEnd : readingShare + (learningEnd - readingShare) * share;
      tell({ stage, share: whole });
    },
  });
  if (!learnt.ok) return learnt;
  const bytes = writeModel(learnt.model);
  const file = await open(job.modelPath, 'w', 0o400);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return {
    ok: true,
    report: learnt.report,
    file: { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    rows,
  };
}

async function readRows(
  { source, directory, memoryBytes, spec }: TrainJob,
  tell: Tell,
): Promise<{
  frame: Frame;
  places: Float64Array | null;
  rows: { total: number; read: number; leftOut: number };
}> {
  tell({ stage: 'reading', share: 0 });
  if (source.kind === 'rows') {
    const frame = frameOfRows(source.rows, spec.task === 'classification');
    return { frame, places: null, rows: { total: frame.rowCount, read: frame.rowCount, leftOut: 0 } };
  }
  const session = await FrameSession.open({ directory, memoryBytes });
  const { places, totalRows, leftOutRows, ...frame } = await session.readFrame(source.frame, (share) =>
    tell({ stage: 'reading', share: share * readingShare }),
  );
  session.close();
  return { frame, places, rows: { total: totalRows, read: frame.rowCount, leftOut: leftOutRows } };
}

/** Rows of a caller as columns: `column 1`, `column 2` … and `target`. */
export function frameOfRows({ features, target }: OwnRows, isClass: boolean): Frame {
  const width = features[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) =>
    columnOfCells(
      strings.ownColumn(at + 1),
      features.map((row) => row[at] ?? null),
      false,
    ),
  );
  if (target) columns.push(columnOfCells(strings.ownTarget, target, isClass));
  return { rowCount: features.length, columns };
}

function columnOfCells(
  name: string,
  cells: readonly (number | string | boolean | null)[],
  isClass: boolean,
): FrameColumn {
  const isNumeric = cells.every((cell) => cell === null || typeof cell === 'number');
  if (isNumeric && !isClass)
    return {
      name,
      kind: 'number',
      values: Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : Number(cell))),
    };
  const levels = [...new Set(cells.filter((cell) => cell !== null).map(String))].sort();
  const places = new Map(levels.map((level, place) => [level, place]));
  return {
    name,
    kind: 'category',
    levels,
    codes: Int32Array.from(cells, (cell) => (cell === null ? -1 : (places.get(String(cell)) ?? -1))),
  };
}

/** @throws AppError 'unreadable' where the file is not the one that was written, 'notFound' where it is gone */
async function openModel({ path, sha256 }: KnownFile): Promise<FittedModel> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new AppError('notFound', strings.fileGone, { cause });
  });
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new AppError('unreadable', strings.fileDamaged);
  return readModel(bytes);
}

async function predictTableOf(job: PredictTableJob, tell: Tell): Promise<PredictTableAnswer> {
  const model = await openModel(job.file);
  const session = await FrameSession.open(job);
  if (job.frame === null) {
    const { rowCount, columns } = predictedColumns.ofSeries(model, job);
    return session.writeColumns(rowCount, columns);
  }
  const { places, ...frame } = await session.readFrame(job.frame, (share) =>
    tell({ stage: 'reading', share: share / 2 }),
  );
  tell({ stage: 'fitting', share: 0.5 });
  const columns = predictedColumns.ofRows(model, frame, job);
  tell({ stage: 'saving', share: 0.8 });
  return session.writeWithColumns(job.frame, places, columns);
}

/** Messages cost their reader something: a new stage is told at once, what is only a little further now and then. */
function nowAndThen(tell: Tell): Tell {
  let toldAt = 0;
  let stage = '';
  return (progress) => {
    const now = performance.now();
    if (progress.stage === stage && now - toldAt < tellEveryMs) return;
    toldAt = now;
    stage = progress.stage;
    tell(progress);
  };
}
