import type { WrittenTable } from '#engine/index.ts';
import type {
  ContinueAnswer,
  ContinueJob,
  JobProgress,
  PredictJob,
  PredictTableJob,
  TrainAnswer,
  TrainJob,
} from './learning/model-job.ts';
import type { Predicted } from './learning/predict.ts';

export interface Running {
  /** Ends the process at once. */
  signal: AbortSignal;
  onProgress: (progress: JobProgress) => void;
}

/** The processes in which models learn and predict, each under a cap of memory and time. */
export interface ModelProcesses {
  train(job: Omit<TrainJob, 'memoryBytes' | 'kind'>, running: Running): Promise<TrainAnswer>;
  predictTable(job: Omit<PredictTableJob, 'memoryBytes' | 'kind'>, running: Running): Promise<WrittenTable>;
  /** A few rows, or steps: somebody waits. Workspaces take turns. */
  predict(workspaceId: string, job: Omit<PredictJob, 'kind'>, signal?: AbortSignal): Promise<Predicted>;
  /** Of rows of an answer, what comes after them. The same rows are computed once for a while. */
  continueRows(
    workspaceId: string,
    job: Omit<ContinueJob, 'kind'>,
    signal?: AbortSignal,
  ): Promise<ContinueAnswer>;
}
