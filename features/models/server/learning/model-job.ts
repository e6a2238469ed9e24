import type { continueRows } from '#algorithms/index.ts';
import type { FrameRequest, WrittenTable } from '#engine/index.ts';
import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import type { Continuation } from '#kernel/continuation.ts';
import type { FeatureCell } from '../../contract.ts';
import type { TrainingStage } from '../../manifest.ts';
import type { AskedPrediction } from './predict.ts';
import type { LearntReport, TrainingSpec } from './training-spec.ts';

/** What the server and the process that learns say to each other. */

/** A model file as it was written: another one in its place is refused. */
export interface KnownFile {
  path: string;
  sha256: string;
}

/** Rows that came with a call, in the place of a table. */
export interface OwnRows {
  features: readonly (readonly FeatureCell[])[];
  target: readonly (number | string)[] | null;
}

export interface TrainJob {
  kind: 'train';
  spec: TrainingSpec;
  source: { kind: 'frame'; frame: FrameRequest } | { kind: 'rows'; rows: OwnRows };
  /** Where the model is written. */
  modelPath: string;
  /** For files of the job alone. */
  directory: string;
  memoryBytes: number;
}

export interface PredictJob {
  kind: 'predict';
  file: KnownFile;
  asked: AskedPrediction;
}

export interface PredictTableJob {
  kind: 'predictTable';
  file: KnownFile;
  /** Null of a forecast, which continues its own table. */
  frame: FrameRequest | null;
  horizon: number | null;
  /** Of the predicted column, and its unit. */
  target: string;
  unit: string | null;
  /** Names that columns have already. */
  taken: readonly string[];
  directory: string;
  memoryBytes: number;
}

/** The rows of an answer, to be continued into the time that comes. */
export interface ContinueJob {
  kind: 'continue';
  continuation: Continuation;
  columns: readonly ResultColumn[];
  rows: readonly (readonly Cell[])[];
}

export type ModelJob = TrainJob | PredictJob | PredictTableJob | ContinueJob;

export type ContinueAnswer = ReturnType<typeof continueRows>;

export interface JobProgress {
  stage: TrainingStage;
  /** Of the whole job. */
  share: number;
}

export type TrainAnswer =
  | {
      ok: true;
      report: LearntReport;
      file: { bytes: number; sha256: string };
      rows: { total: number; read: number; leftOut: number };
    }
  | { ok: false; reason: string };

export type PredictTableAnswer = WrittenTable;
